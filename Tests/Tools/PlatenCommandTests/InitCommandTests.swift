import Foundation
import Testing

/// The scenes that `platen init` writes.
@Suite struct InitCommandTests {
  private static let kinds = [
    "tags", "clock", "grid", "og", "badge", "timetable", "contact", "profile",
  ]

  @Test(arguments: kinds)
  func whatIsWrittenIsDrawnAsItIs(kind: String) throws {
    let work = try Workplace()
    #expect(try work.platen(["init", kind, "-o", "new.yaml"]).exitCode == 0)
    #expect(try work.platen(["check", "new.yaml", "--strict"]).exitCode == 0)
    let outcome = try work.platen(["render", "new.yaml", "-o", "new.png", "--strict"])
    #expect(outcome.exitCode == 0 && outcome.error.isEmpty, "\(outcome.error)")
    #expect(Picture(work.bytes(of: "new.png")) != nil)
    #expect(try work.platen(["init", kind]).output == work.bytes(of: "new.yaml"))
  }

  /// `platen init KIND -o Fixtures/Scenes/NAME.yaml --force` writes them anew.
  @Test(arguments: [
    ("og", "og"), ("badge", "badges"), ("timetable", "timetable"), ("contact", "contact"),
    ("profile", "profile"),
  ])
  func theScenesOfPagesAndCardsAreThoseOfTheFixtures(kind: String, name: String) throws {
    let file = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Fixtures/Scenes/\(name).yaml").standardizedFileURL
    let written = try Workplace().platen(["init", kind]).output
    #expect(
      String(decoding: written, as: UTF8.self) == (try String(contentsOf: file, encoding: .utf8)))
  }

  /// Sites show open-graph cards 1200 pixels wide and 630 high.
  @Test func anOpenGraphCardHasTheSizeThatSitesShow() throws {
    let work = try Workplace()
    #expect(try work.platen(["init", "og", "-o", "og.yaml"]).exitCode == 0)
    #expect(try work.platen(["render", "og.yaml", "-o", "og.png"]).exitCode == 0)
    #expect(Picture(work.bytes(of: "og.png")) == .png(width: 1200, height: 630))
  }

  @Test func aFrameOfAContactSheetShowsTheFileThatItNames() throws {
    let work = try Workplace()
    let sheet = try work.platen(["init", "contact"]).text
    let named = sheet.replacingOccurrences(of: "file: \"\"", with: "file: photo.png")
    #expect(named != sheet)
    try work.write(sheet.utf8, to: "sheet.yaml")
    try work.write(named.utf8, to: "named.yaml")
    let missing = try work.platen(["render", "named.yaml", "-o", "named.png"])
    #expect(missing.exitCode == 66 && missing.error.contains("photo.png"), "\(missing.error)")
    #expect(try work.platen(["grid", "a", "-o", "photo.png", "--background", "red"]).exitCode == 0)
    for name in ["sheet", "named"] {
      let outcome = try work.platen(["render", "\(name).yaml", "-o", "\(name).png", "--strict"])
      #expect(outcome.exitCode == 0 && outcome.error.isEmpty, "\(outcome.error)")
    }
    #expect(work.bytes(of: "sheet.png") != work.bytes(of: "named.png"))
  }

  @Test func aFileThatIsThereIsNotWrittenOver() throws {
    let work = try Workplace()
    try work.write("mine".utf8, to: "og.yaml")
    let outcome = try work.platen(["init", "og", "-o", "og.yaml"])
    #expect(outcome.exitCode == 73 && outcome.isOneError, "\(outcome.error)")
    #expect(outcome.error.contains("\"og.yaml\" exists already; --force overwrites it"))
    #expect(work.bytes(of: "og.yaml") == Array("mine".utf8))
    #expect(try work.platen(["init", "og", "-o", "og.yaml", "--force"]).exitCode == 0)
    #expect(work.bytes(of: "og.yaml") != Array("mine".utf8))
  }

  @Test func theHelpNamesEveryKind() throws {
    let help = try Workplace().platen(["init", "--help"], environment: ["COLUMNS": "1000"]).text
    for kind in Self.kinds {
      #expect(help.contains(try Regex("<kind> .*\\b\(kind)\\b")), "\(kind)")
    }
  }
}
