import Foundation
import TestSupport
import Testing

/// The pictures in Fixtures/Pictures, which the README shows, drawn again.
///
/// With `PLATEN_RECORD=1` in the environment they are written, and the test fails: look at them before
/// they are committed.
@Suite struct ReferencePictureTests {
  static let pictures: [(name: String, arguments: String)] = [
    ("tags", "tags words.txt --width 400 --alignment trailing --select Swift"),
    (
      "tags-dark",
      "tags words.txt --width 400 --alignment justified --select Swift --deletable"
        + " --color-scheme dark"
    ),
    (
      "pills",
      "tags words.txt --width 400 --style pill --fill #F2F2F7 --background black --inset 20"
        + " --spacing 8 --padding 12x5 --radius 15 --font-size 17 --alignment center"
    ),
    (
      "cloud",
      "tags words.tsv --width 640 --alignment center --weights log --font-size 12...48"
    ),
    ("clock", "clock --size 400"),
    ("clock-roman", "clock --size 400 --time 10:08 --numerals roman --ticks"),
    ("grid", "grid 📘 📕 📗 📙 --size 800x400 --alignment center --scale 1"),
    ("emoji", "grid 📘 📕 🦋 🍎 🚀 🎲 🌈 🐙 🍩 🎧 ⚽ 🌻 --size 800x400 --border 1 --scale 1"),
    ("words", "grid A b g 日本 Wq --size 500x300 --border 1 --scale 1"),
  ]

  @Test(arguments: pictures)
  func theCommandDrawsTheReferencePicture(name: String, arguments: String) throws {
    let work = try Workplace()
    var words = arguments.split(separator: " ").map(String.init)
    if !words.contains("--scale") { words += ["--scale", "2"] }
    let outcome = try work.platen(words + ["-o", "picture.png"])
    #expect(outcome.exitCode == 0 && outcome.error.isEmpty)
    let drawn = try #require(work.bytes(of: "picture.png"))
    let reference = Self.folder.appendingPathComponent(name + ".png")
    if ProcessInfo.processInfo.environment["PLATEN_RECORD"] != nil {
      try Data(drawn).write(to: reference)
      Issue.record("\(reference.lastPathComponent) was recorded: look at it")
      return
    }
    let expected = try PNGFile(Array(try Data(contentsOf: reference)))
    let found = try PNGFile(drawn)
    #expect(found.width == expected.width && found.height == expected.height)
    // Another version of FreeType or Cairo may round an edge's coverage differently.
    let differences = zip(found.colors, expected.colors).map { abs(Int($0) - Int($1)) }
    #expect((differences.max() ?? 0) <= 8, "\(name)")
  }

  @Test func everyReferencePictureIsDrawn() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    // The playground's is a browser's picture, with a browser's fonts.
    #expect(Set(files) == Set(Self.pictures.map { $0.name + ".png" } + ["playground.png"]))
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../Fixtures/Pictures").standardizedFileURL
}
