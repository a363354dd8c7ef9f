import Foundation
import PlatenScenes
import TestSupport
import Testing

/// Scenes that are almost right: whatever they are, they are read or refused.
@Suite struct MutatedSceneTests {
  private static let cases = 1_500

  /// What takes the place of words and signs.
  private static let words = [
    "null", "", "~", "true", "-1", "1e9", ".nan", "\"{name}\"", "\"{$size}\"", "\"{a\"", "[]", "{}",
    "[1, 2]", "{a: b}", "text", "vStack", "forEach", "items", "style", "theme.accent", "#FFF",
    "infinity", "999999", "zStack: [{text: a}]", "\"\\0\"", "語", "*missing", "12...48",
  ]

  @Test func `Mutated scenes are read or refused with places inside of the text`() throws {
    var random = SeededGenerator(seed: 5)
    let scenes = try Self.scenes()
    var readCount = 0
    for _ in 0..<Self.cases {
      let text = Self.mutated(scenes[Int.random(in: 0..<scenes.count, using: &random)], &random)
      do {
        _ = try PictureScene(SceneText(name: "scene.yaml", text: text), options: SceneOptions())
        readCount += 1
      } catch let error as SceneFileError {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
        #expect(!error.errors.isEmpty)
        #expect(error.errors.allSatisfy { 1...max(lines, 1) ~= $0.position.line }, "\(text)")
      }
    }
    // Mutations that leave nothing to read would test nothing but YAML.
    #expect(readCount > 0)
    #expect(readCount < Self.cases)
  }

  private static func mutated(_ scene: String, _ random: inout SeededGenerator) -> String {
    var lines = scene.components(separatedBy: "\n")
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let i = Int.random(in: 0..<lines.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where lines.count > 1: lines.remove(at: i)
      case 1: lines.insert(lines[i], at: i)
      case 2: lines[i] = String(repeating: " ", count: 2) + lines[i]
      default: lines[i] = withAnotherWord(lines[i], &random)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// A line in which one word is another.
  private static func withAnotherWord(
    _ line: String, _ random: inout SeededGenerator
  ) -> String {
    var parts = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let places = parts.indices.filter { !parts[$0].isEmpty }
    guard let place = places.randomElement(using: &random) else { return line }
    parts[place] = words[Int.random(in: 0..<words.count, using: &random)]
    return parts.joined(separator: " ")
  }

  /// The scenes of the fixtures, and those that are wrong already.
  private static func scenes() throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../../Fixtures/Scenes").standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let fixtures = try names.filter { $0.hasSuffix(".yaml") }.map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
    return fixtures + WrongScene.all.map(\.yaml)
  }
}
