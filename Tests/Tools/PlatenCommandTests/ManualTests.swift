import Testing

@Suite struct ManualTests {
  @Test func theManPageNamesEveryCommandAndOption() throws {
    let work = try Workplace()
    let page = try work.platen(["manual"])
    #expect(page.exitCode == 0 && page.error.isEmpty)
    #expect(page.text.hasPrefix(".TH PLATEN 1 "))
    for command in ["tags", "clock", "grid", "measure", "fonts", "completions"] {
      #expect(page.text.contains(".SS \"platen \(command)"))
    }
    for option in ["\\-\\-color\\-scheme", "\\-\\-line\\-limit", "\\-\\-explain"] {
      #expect(page.text.contains("\\fB\(option)\\fR"))
    }
    #expect(!page.text.contains("platen nest"))
  }

  @Test func theManPageIsRead() throws {
    let work = try Workplace()
    let shown = try work.shell(
      "platen manual > platen.1 && LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings=w -l platen.1")
    #expect(shown.exitCode == 0 && shown.error.isEmpty)
    #expect(shown.text.contains("draws word clouds, tags, clocks"))
    #expect(shown.text.contains("printf 'Swift\\t120\\nKotlin\\t80\\n' | \\"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func aShellGetsItsCompletions(shell: String) throws {
    let work = try Workplace()
    let script = try work.platen(["completions", shell])
    #expect(script.exitCode == 0)
    #expect(script.text.contains("line-limit"))
  }

  @Test func aShellIsToldOfChoicesAndFiles() throws {
    let script = try Workplace().platen(["completions", "fish"]).text
    for choices in [
      "fast small", "outlines semantic", "svg png pdf webp jpg", "png svg",
      "default serif rounded monospaced",
      "ultraLight thin light regular medium semibold bold heavy black",
    ] {
      #expect(script.contains("-rfka '\(choices)'"), "\(choices)")
    }
    let lines = script.split(separator: "\n")
    for name in ["input", "output", "allow-path"] {
      let declarations = lines.filter { $0.contains("-l '\(name)'") }
      #expect(!declarations.isEmpty, "\(name)")
      // The output of a sweep is a folder.
      #expect(
        declarations.allSatisfy { $0.contains("-rF") || $0.contains("directories") }, "\(name)")
    }
  }

  @Test func bashCompletesCommandsAndOptions() throws {
    let work = try Workplace()
    let outcome = try work.shell(
      """
      bash -c 'source <(platen completions bash)
      COMP_WORDS=(platen ta); COMP_CWORD=1; COMP_LINE="platen ta"; COMP_POINT=9; _platen
      echo "${COMPREPLY[@]}"'
      """)
    #expect(outcome.text.contains("tags"))
  }

  @Test func anUnknownShellIsAnError() throws {
    let outcome = try Workplace().platen(["completions", "fihs"])
    #expect(outcome.exitCode == 64 && outcome.isOneError)
    #expect(outcome.error.contains("did you mean \"fish\"?"))
  }
}
