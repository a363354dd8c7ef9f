import Testing

@Suite struct VersionTests {
  @Test func theVersionNamesEveryLibraryAndTheFonts() throws {
    let work = try Workplace()
    let outcome = try work.platen(["--version"])
    #expect(outcome.exitCode == 0 && outcome.error.isEmpty)
    let lines = outcome.text.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(
      lines.map { $0[0] }
        == ["platen", "Cairo", "FreeType", "HarfBuzz", "ICU", "fontconfig", "fonts"])
    let numbers = lines.dropLast().flatMap { $0[1].split(separator: ".") }
    #expect(numbers.allSatisfy { Int($0) != nil })
    #expect(lines[6][1].count == 16 && lines[6][1].allSatisfy(\.isHexDigit))
  }

  @Test func whatIsLinkedInIsListedWhereItIsInstalled() throws {
    let work = try Workplace()
    let said = try work.shell(
      """
      platen --version --verbose | tail -n 1
      mkdir -p bin share/platen && cp "$(command -v platen)" bin/
      printf 'expat 2.5.0\\nzlib 1.2\\n' > share/platen/libraries.txt
      bin/platen --verbose --version | tail -n 3
      """)
    let lines = said.text.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasSuffix("this program is not installed") == true, "\(said.error)")
    #expect(lines.dropFirst() == ["linked with", "expat 2.5.0", "zlib 1.2"])
  }

  @Test func theFontsHaveAFingerprintByTheirBytes() throws {
    let work = try Workplace()
    func fingerprint(_ folder: String) throws -> String {
      try work.shell("PLATEN_FONTS=\(folder) platen --version | grep fonts").text
    }
    let source = try work.shell("platen fonts Inter | grep -o '/[^ ]*/Inter.ttf'").text
      .split(separator: "\n")[0]
    for folder in ["one", "two", "three", "four"] {
      #expect(try work.shell("mkdir \(folder) && cp \(source) \(folder)/").exitCode == 0)
    }
    // A byte more, and another name for the same bytes.
    #expect(
      try work.shell("printf x >> three/Inter.ttf; mv four/Inter.ttf four/Other.ttf").exitCode == 0)
    #expect(try fingerprint("one") == fingerprint("two"))
    #expect(try fingerprint("one") != fingerprint("three"))
    #expect(try fingerprint("one") != fingerprint("four"))
  }
}
