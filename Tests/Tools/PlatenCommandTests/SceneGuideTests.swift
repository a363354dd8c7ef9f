import Foundation
import Testing

/// What the guide to scenes shows; Tests/Documents runs its commands.
@Suite struct SceneGuideTests {
  @Test func theSceneIsRenderedWithoutAWarning() throws {
    let work = try Workplace()
    try work.write(try Self.block("yaml").utf8, to: "cloud.yaml")
    try work.write(try Self.block("csv").utf8, to: "languages.csv")
    let outcome = try work.platen(["render", "cloud.yaml", "-o", "cloud.png"])
    #expect(outcome.exitCode == 0)
    #expect(outcome.error.isEmpty)
    #expect(Picture(work.bytes(of: "cloud.png"))?.size?.width == 1280)
  }

  /// Pictures that people draw: with `PLATEN_RECORD=1` in the environment their references are written,
  /// and the test fails: look at them before they are committed.
  @Test(arguments: realPictures + ["card", "temperatures", "ticket"])
  func thePicturesAreThoseOfTheScenes(name: String) throws {
    let work = try Workplace()
    let scene = Self.scenes.appendingPathComponent("\(name).yaml").path
    let outcome = try work.platen([
      "render", scene, "-o", "new.png", "--scale", "1", "--strict",
    ])
    #expect(outcome.exitCode == 0 && outcome.error.isEmpty, "\(outcome.error)")
    let drawn = try #require(work.bytes(of: "new.png"))
    let picture = Self.scenes.appendingPathComponent("\(name).png")
    if ProcessInfo.processInfo.environment["PLATEN_RECORD"] != nil {
      try Data(drawn).write(to: picture)
      Issue.record("\(name).png was recorded: look at it")
    }
    #expect(drawn == Array(try Data(contentsOf: picture)))
  }

  @Test(arguments: realPictures)
  func realPicturesTakeAtMost45Lines(name: String) throws {
    let scene = Self.scenes.appendingPathComponent("\(name).yaml")
    let lines = try String(contentsOf: scene, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.last == "" && lines.count - 1 <= 45, "\(lines.count - 1)")
  }

  @Test(arguments: realPictures)
  func realPicturesAreWholeInTheDark(name: String) throws {
    let work = try Workplace()
    let scene = Self.scenes.appendingPathComponent("\(name).yaml").path
    let outcome = try work.platen([
      "render", scene, "-o", "dark.png", "--scale", "1", "--strict", "--color-scheme", "dark",
    ])
    #expect(outcome.exitCode == 0 && outcome.error.isEmpty, "\(outcome.error)")
    let light = try Data(contentsOf: Self.scenes.appendingPathComponent("\(name).png"))
    #expect(work.bytes(of: "dark.png") != Array(light))
  }

  /// An open-graph card, a row of badges, a timetable, bars, a contact sheet, a ring of stations, a
  /// profile card, a poster, the cloud of a text, and clocks.
  static let realPictures = [
    "og", "badges", "timetable", "bars", "contact", "stations", "profile", "poster", "letter",
    "world",
  ]

  private static let scenes = project.appendingPathComponent("Fixtures/Scenes")

  private static let project = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../..").standardizedFileURL

  /// The guide's first block of code in a language.
  private static func block(_ language: String) throws -> String {
    let guide = try String(
      contentsOf: project.appendingPathComponent("Sources/Core/Platen/Platen.docc/Scenes.md"),
      encoding: .utf8)
    let after = guide.components(separatedBy: "```\(language)\n").dropFirst().first ?? ""
    return after.components(separatedBy: "```")[0]
  }
}
