import Testing

@Suite struct OutputTests {
  @Test(
    "a dash writes to standard output the bytes that a file would get",
    arguments: ["svg", "png", "pdf", "webp", "jpg"])
  func standardOutput(format: String) throws {
    let work = try Workplace()
    let piped = try work.platen(["tags", "words.txt", "-o", "-", "--format", format])
    #expect(piped.exitCode == 0)
    #expect(try work.platen(["tags", "words.txt", "-o", "new.\(format)"]).exitCode == 0)
    #expect(Picture(piped.output) != nil)
    #expect(work.bytes(of: "new.\(format)") == piped.output)
  }

  @Test func theFormatWinsOverTheEnding() throws {
    let work = try Workplace()
    let outcome = try work.platen(["clock", "-o", "new.svg", "--format", "png"])
    #expect(outcome.exitCode == 0)
    #expect(outcome.error == "warning: \"new.svg\" ends in .svg and is written as PNG\n")
    #expect(Picture(work.bytes(of: "new.svg")) == .png(width: 800, height: 800))
  }

  /// Only an SVG has both schemes.
  @Test(arguments: [("a.svg", ""), ("a.png", "PNG"), ("a.pdf", "PDF")])
  func whichSchemeAPictureHasIsSaid(name: String, format: String) throws {
    let work = try Workplace()
    let outcome = try work.platen(["clock", "-o", name, "--color-scheme", "auto", "--strict"])
    #expect(outcome.exitCode == 0)
    let note = "note: only an SVG follows the reader's colour scheme: the \(format) is light\n"
    #expect(outcome.error == (format.isEmpty ? "" : note))
  }

  /// A JPEG lies on white where the picture has no background; a WebP has no loss by itself.
  @Test func whatAJPEGHasNotIsAFinding() throws {
    let work = try Workplace()
    let said =
      "the picture has no opaque background, and a JPEG cannot be transparent: the background is"
      + " white"
    let scene = "platen: 1\ncanvas: {background: clear}\nview: {text: a}\n"
    try work.write(scene.utf8, to: "a.yaml")
    let loose = try work.platen(["render", "a.yaml", "-o", "a.jpeg"])
    #expect(
      loose.exitCode == 0 && loose.error.contains("warning: a.yaml: \(said)"), "\(loose.error)")
    #expect(Picture(work.bytes(of: "a.jpeg")) == .jpeg)
    let strict = try work.platen(["render", "a.yaml", "-o", "b.jpg", "--strict"])
    #expect(strict.exitCode == 1 && work.bytes(of: "b.jpg") == nil)
    for line in [["--background", "white", "-o", "c.jpg"], ["-o", "c.webp"]] {
      #expect(try work.platen(["render", "a.yaml", "--strict"] + line).exitCode == 0)
    }
    let poor = try work.platen(["render", "a.yaml", "-o", "d.webp", "--quality", "10"])
    #expect(poor.exitCode == 0 && work.bytes(of: "d.webp") != work.bytes(of: "c.webp"))
  }

  @Test func anEndingInCapitalsNamesTheFormatToo() throws {
    let work = try Workplace()
    try work.write("platen: 1\nview: {text: a}\n".utf8, to: "a.yaml")
    for line in [["render", "a.yaml"], ["clock"]] {
      let outcome = try work.platen(line + ["-o", "NEW.SVG"])
      #expect(outcome.exitCode == 0 && outcome.error.isEmpty, "\(outcome.error)")
      #expect(Picture(work.bytes(of: "NEW.SVG")) == .svg)
    }
  }

  @Test(arguments: ["embedded", "names", "outlines"])
  func aSemanticSVGHasTexts(fonts: String) throws {
    let arguments = ["clock", "-o", "-", "--format", "svg", "--svg"]
    let semantic = try Workplace().platen(arguments + ["semantic", "--svg-fonts", fonts])
    #expect(String(decoding: semantic.output, as: UTF8.self).contains(">12</text>"))
    let outlines = try Workplace().platen(arguments + ["outlines"])
    #expect(!String(decoding: outlines.output, as: UTF8.self).contains("<text"))
  }

  @Test func fontsWithoutATextToDrawAreAnError() throws {
    let outcome = try Workplace().platen(["clock", "-o", "new.svg", "--svg-fonts", "names"])
    #expect(outcome.exitCode == 64)
    #expect(outcome.isOneError)
  }

  @Test(
    "a PNG has the picture's points times the scale",
    arguments: [(1, 300, 200), (2, 600, 400), (0.5, 150, 100), (0.1, 30, 20)])
  func scale(scale: Double, width: Int, height: Int) throws {
    let outcome = try Workplace().platen([
      "grid", "a", "b", "-o", "-", "--format", "png", "--width", "300", "--height", "200",
      "--scale", "\(scale)",
    ])
    #expect(Picture(outcome.output) == .png(width: width, height: height))
  }

  @Test func aPNGHasTwoPixelsAPointUnlessItIsTold() throws {
    let outcome = try Workplace().platen([
      "grid", "a", "-o", "-", "--format", "png", "--width", "30", "--height", "20",
    ])
    #expect(Picture(outcome.output) == .png(width: 60, height: 40))
  }

  @Test(arguments: [
    "tags words.txt -o new/folder/a.svg", "clock -o new/a.png", "grid a -o ./new/a.pdf",
    "init tags -o new/a.yaml",
  ])
  func theFolderOfAnOutputIsMade(line: String) throws {
    let work = try Workplace()
    let outcome = try work.shell("platen " + line)
    #expect(outcome.exitCode == 0 && outcome.error.isEmpty, "\(outcome.error)")
    #expect(work.bytes(of: String(line.split(separator: " ").last ?? "")) != nil)
  }

  @Test(arguments: [32_767, 32_768, 65_535])
  func aPNGIsAsWideAsTheLimitAllows(width: Int) throws {
    let outcome = try Workplace().platen([
      "grid", "a", "b", "-o", "-", "--format", "png", "--width", "\(width)", "--height", "20",
      "--scale", "1",
    ])
    #expect(outcome.error.isEmpty)
    #expect(Picture(outcome.output) == .png(width: width, height: 20))
  }

  @Test func optionsRaiseTheLimitsOfAPicturesPixels() throws {
    let work = try Workplace()
    let grid = ["grid", "a", "-o", "new.png", "--scale", "1"]
    let side = grid + ["--width", "1", "--height", "65536", "--side", "65536"]
    #expect(try work.platen(side).exitCode == 0)
    #expect(Picture(work.bytes(of: "new.png")) == .png(width: 1, height: 65536))
    let pixels = grid + ["--width", "1001", "--height", "1000", "--pixels"]
    #expect(try work.platen(pixels + ["1000000"]).exitCode == 65)
    #expect(try work.platen(pixels + ["2000000"]).exitCode == 0)
  }

  @Test func aReaderThatGoesAwayEndsTheCommandWithAnErrorNotACrash() throws {
    let work = try Workplace()
    let outcome = try work.shell(
      """
      for i in $(seq 2000); do echo "a tag with the number $i"; done |
        { platen tags - -o - --format svg; echo $? > status; } | head -c 1
      """)
    #expect(outcome.output.count == 1)
    #expect(work.bytes(of: "status") == Array("73\n".utf8))
    #expect(outcome.isOneError)
  }

  @Test func whatIsPrintedForPeopleMayBeCutByItsReader() throws {
    let work = try Workplace()
    // It is longer than what a pipe holds.
    let outcome = try work.shell("{ platen fonts --json; echo $? > status; } | head -c 1")
    #expect(outcome.text == "[")
    #expect(outcome.error.isEmpty)
    #expect(work.bytes(of: "status") == Array("0\n".utf8))
  }

  @Test func aNamedPipeAndADeviceAreWrittenToNotReplaced() throws {
    let work = try Workplace()
    let outcome = try work.shell(
      "mkfifo pipe.png && { platen clock -o pipe.png & cat pipe.png; } && wait && test -p pipe.png")
    #expect(outcome.exitCode == 0)
    #expect(Picture(outcome.output) == .png(width: 800, height: 800))
    #expect(try work.platen(["clock", "-o", "/dev/null", "--format", "svg"]).exitCode == 0)
  }

  @Test func twoProcessesInDifferentSurroundingsWriteTheSameBytes() throws {
    let work = try Workplace()
    let surroundings = [
      ["LANG": "C", "TZ": "UTC", "HOME": "/nonexistent"],
      ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo", "HOME": "/tmp"],
    ]
    for format in ["svg", "png", "pdf", "webp", "jpg"] {
      for command in [
        ["tags", "words.tsv", "--weights", "logarithmic"],
        ["tags", "words.txt", "--select", "Swift"],
        ["grid", "📘", "📕"], ["clock", "--time", "10:08"],
      ] {
        let pictures = try surroundings.map {
          try work.platen(command + ["-o", "-", "--format", format], environment: $0).output
        }
        #expect(Picture(pictures[0]) != nil)
        #expect(pictures[0] == pictures[1], "\(command) as \(format)")
      }
    }
  }

  @Test func aBenchmarkPrintsOneLineOfMillisecondsForEachRunAndWritesNoFile() throws {
    let work = try Workplace()
    let before = try work.names()
    let outcome = try work.platen(["clock", "--format", "png", "--benchmark", "4"])
    #expect(outcome.exitCode == 0)
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { Double($0).map { $0 > 0 } ?? false })
    #expect(try work.names() == before)
  }

  /// 0xE9 is é in ISO 8859-1, and no character of UTF-8.
  @Test func aNameThatIsNotUTF8IsAnErrorAndNoOtherName() throws {
    let work = try Workplace()
    let before = try work.names()
    for arguments in [
      #"words.txt -o "$(printf 'caf\351.png')""#, #""$(printf 'caf\351.txt')" -o new.svg"#,
    ] {
      let outcome = try work.shell("platen cloud \(arguments)")
      #expect(outcome.exitCode == 64)
      #expect(outcome.error.contains("found the byte 0xE9 in the argument \"caf"))
    }
    #expect(try work.names() == before)
    // The shell opens files of any name.
    let piped = try work.shell(
      #"platen cloud - -o - --format svg < words.txt > "$(printf 'caf\351.svg')""#)
    #expect(piped.exitCode == 0)
  }

  @Test func fontsThatAreNotFoundAreLookedForInThePlacesThatTheErrorNames() throws {
    let work = try Workplace()
    let outcome = try work.platen(["clock", "-o", "new.svg", "--fonts", "/nonexistent"])
    #expect(outcome.exitCode == 66)
    #expect(outcome.error.contains("/nonexistent"))
    let named = try work.platen(
      ["clock", "-o", "new.svg"], environment: ["PLATEN_FONTS": "/nonexistent"])
    #expect(named.exitCode == 66)
    #expect(named.error.contains("/nonexistent (no such folder) of $PLATEN_FONTS"))
  }
}
