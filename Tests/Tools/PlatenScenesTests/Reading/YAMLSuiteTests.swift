import Foundation
import PlatenBase
import PlatenScenes
import Testing

/// The public yaml-test-suite: folders with a text, and what it means in JSON or that it is wrong.
@Suite struct YAMLSuiteTests {
  /// Errors that libyaml 0.2.5 does not see: comments without a space before them, dashes in
  /// brackets, and tabs and too little indentation inside of brackets and quotation marks.
  private static let acceptedByLibyaml: Set = [
    "9C9N/0", "9JBA/0", "CVW2/0", "DK95/1", "G5U8/0", "MUS6/0", "QB6E/0", "S98Z/0", "SU5Z/0",
    "X4QW/0", "Y79Y/3", "YJV2/0",
  ]

  /// Valid YAML that libyaml 0.2.5 refuses: tabs as spaces behind signs, names that are nothing,
  /// colons on a line after their names, letters of other scripts in anchors, directives of the
  /// future, block texts without indentation, and `...` before or after nothing.
  private static let refusedByLibyaml: Set = [
    "2JQS/0", "2LFX/0", "4ABK/0", "4MUZ/0", "4MUZ/1", "4MUZ/2", "58MP/0", "5MUD/0", "5T43/0",
    "6BCT/0", "6CA3/0", "6LVF/0", "6M2F/0", "7Z25/0", "8XYN/0", "96NN/0", "96NN/1", "9SA2/0",
    "A2M4/0", "BEC7/0", "CFD4/0", "DBG4/0", "DK3J/0", "DK95/0", "DK95/3", "DK95/4", "FP8R/0",
    "FRK4/0", "HM87/0", "HWV9/0", "K3WX/0", "M7A3/0", "MUS6/5", "MUS6/6", "NHX8/0", "NJ66/0",
    "NKF9/0", "Q5MG/0", "QT73/0", "R4YG/0", "S3PD/0", "SM9W/1", "UKK6/0", "UT92/0", "VJP3/1",
    "W4TN/0", "W5VH/0", "Y79Y/1", "Y79Y/10",
  ]

  /// Valid YAML that libyaml 0.2.5 reads otherwise: `?` and `:` inside of words, an anchor with a
  /// colon, and spaces at a file's end that no line's end follows.
  private static let readOtherwise: Set = ["652Z/0", "HM87/1", "JEF9/2", "L24T/1", "Y2GN/0"]

  @Test func `Every example is read or refused as the suite says, but for libyaml's errors`() throws
  {
    var accepted: Set<String> = []
    var refused: Set<String> = []
    var different: Set<String> = []
    for example in try Self.examples() {
      do throws(SceneFileError) {
        let node = try Self.read(example.yaml, as: "in.yaml")
        if example.fails {
          accepted.insert(example.name)
        } else if let json = example.json {
          let meaning = try Self.read(json, as: "in.json")
          if node.outline != meaning.outline { different.insert(example.name) }
        }
      } catch {
        if !example.fails && !Self.isOnPurpose(error) { refused.insert(example.name) }
      }
    }
    #expect(accepted == Self.acceptedByLibyaml)
    #expect(refused == Self.refusedByLibyaml)
    #expect(different == Self.readOtherwise)
  }

  /// Whether a file holds what scenes have no use for.
  private static func isOnPurpose(_ failure: SceneFileError) -> Bool {
    failure.errors.contains {
      $0.found.hasPrefix("the tag") || $0.found == "a second document" || $0.expected == "a name"
    }
  }

  struct Example {
    let name: String
    let yaml: Data
    let json: Data?
    let fails: Bool
  }

  /// The examples, each named by its folder and its number in it: 229Q/0.
  private static func examples() throws -> [Example] {
    let files = try Suites.yaml()
    let texts = Dictionary(files.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 })
    return files.compactMap { file in
      guard file.name.hasSuffix("/in.yaml") else { return nil }
      let folder = file.name.dropLast("/in.yaml".count)
      let number = Int(folder.dropFirst(5)) ?? 0
      // A text without a value has one in scenes: null.
      let json = texts["\(folder)/in.json"].flatMap { $0.isEmpty ? nil : $0 }
      return Example(
        name: "\(folder.prefix(4))/\(number)", yaml: file.text, json: json,
        fails: texts["\(folder)/error"] != nil)
    }
  }

  private static func read(_ bytes: Data, as name: String) throws(SceneFileError) -> SourceNode {
    try SourceReader().read(SceneText(name: name, bytes: bytes))
  }
}
