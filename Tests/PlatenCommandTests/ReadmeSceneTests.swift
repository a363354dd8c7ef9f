import Foundation
import Testing

/// What the README promises about scenes.
@Suite struct ReadmeSceneTests {
  @Test func theSceneIsRenderedWithoutAWarning() throws {
    let work = try Workplace()
    try work.write(try Self.block("yaml").utf8, to: "cloud.yaml")
    try work.write("name,weight\nSwift,120\nRust,95\nZig,28\n".utf8, to: "languages.csv")
    let outcome = try work.platen(["render", "cloud.yaml", "-o", "cloud.png"])
    #expect(outcome.exitCode == 0)
    #expect(outcome.error.isEmpty)
    #expect(Picture(work.bytes(of: "cloud.png"))?.size?.width == 1280)
  }

  @Test func theCommandsRunOneAfterTheOther() throws {
    let work = try Workplace()
    try FileManager.default.createDirectory(
      at: work.folder.appendingPathComponent("scenes"), withIntermediateDirectories: false)
    try work.write("platen: 1\nview: {text: Hi}".utf8, to: "scenes/a.yaml")
    let section = try Self.readme().components(separatedBy: "## Scenes")[1]
    let commands = Self.block("sh", in: section).split(separator: "\n")
      .filter { !$0.contains("--watch") }
    #expect(commands.count >= 6)
    for command in commands {
      let outcome = try work.shell(String(command))
      #expect(outcome.exitCode == 0, "\(command): \(outcome.error)")
    }
    #expect(Picture(work.bytes(of: "out/a.png")) != nil)
    #expect(Picture(work.bytes(of: "dark.png")) != nil)
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

  private static func readme() throws -> String {
    try String(contentsOf: project.appendingPathComponent("README.md"), encoding: .utf8)
  }

  private static func block(_ language: String) throws -> String {
    block(language, in: try readme())
  }

  /// The first block of code in a language.
  private static func block(_ language: String, in text: String) -> String {
    let after = text.components(separatedBy: "```\(language)\n").dropFirst().first ?? ""
    return after.components(separatedBy: "```")[0]
  }
}
