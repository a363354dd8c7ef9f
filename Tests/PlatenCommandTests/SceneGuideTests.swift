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

  @Test(arguments: ["world", "card"])
  func thePicturesAreThoseOfTheScenes(name: String) throws {
    let work = try Workplace()
    let scenes = Self.project.appendingPathComponent("Fixtures/Scenes")
    let scene = scenes.appendingPathComponent("\(name).yaml").path
    let outcome = try work.platen(["render", scene, "-o", "new.png", "--scale", "1"])
    #expect(outcome.exitCode == 0)
    let picture = try Data(contentsOf: scenes.appendingPathComponent("\(name).png"))
    #expect(work.bytes(of: "new.png") == Array(picture))
  }

  private static let project = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../..").standardizedFileURL

  /// The guide's first block of code in a language.
  private static func block(_ language: String) throws -> String {
    let guide = try String(
      contentsOf: project.appendingPathComponent("Sources/Platen/Platen.docc/Scenes.md"),
      encoding: .utf8)
    let after = guide.components(separatedBy: "```\(language)\n").dropFirst().first ?? ""
    return after.components(separatedBy: "```")[0]
  }
}
