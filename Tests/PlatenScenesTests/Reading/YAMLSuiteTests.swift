import Foundation
import PlatenScenes
import Testing

/// The public yaml-test-suite, whose files are YAML themselves.
@Suite(.enabled(if: !Suites.yaml.isEmpty, "the suite is not here"))
struct YAMLSuiteTests {
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
    "W4TN/0", "W5VH/0", "Y79Y/1", "Y79Y/10", "ZYU8/0", "ZYU8/1", "ZYU8/2", "ZYU8/3",
  ]

  /// Valid YAML that libyaml 0.2.5 reads otherwise: `?` and `:` inside of words, an anchor with a
  /// colon, an empty line's end at a file's end.
  ///
  /// `!` before nothing (UKK6/2) is an empty text by YAML 1.2 and null in the suite.
  private static let readOtherwise: Set = [
    "652Z/0", "HM87/1", "L24T/1", "UKK6/2", "Y2GN/0",
  ]

  @Test func `Every example is read or refused as the suite says, but for libyaml's errors`() throws
  {
    var accepted: Set<String> = []
    var refused: Set<String> = []
    var different: Set<String> = []
    for (name, example) in try Suites.yaml.flatMap(Self.examples) {
      do throws(SceneFailure) {
        let node = try read(yaml: example.yaml, name: name + ".yaml")
        if example.fails {
          accepted.insert(name)
        } else if let json = example.json, try read(json: json).outline != node.outline {
          different.insert(name)
        }
      } catch {
        if !example.fails && !Self.isOnPurpose(error) { refused.insert(name) }
      }
    }
    #expect(accepted == Self.acceptedByLibyaml)
    #expect(refused == Self.refusedByLibyaml)
    #expect(different == Self.readOtherwise)
  }

  /// Whether a file holds what scenes have no use for.
  private static func isOnPurpose(_ failure: SceneFailure) -> Bool {
    failure.problems.contains {
      $0.found.hasPrefix("the tag") || $0.found == "a second document" || $0.expected == "a name"
    }
  }

  struct Example {
    var yaml = ""
    var json: String?
    var fails = false
  }

  /// The examples of a file, in which signs stand for what cannot be seen.
  private static func examples(
    in file: Suites.Case
  ) throws(SceneFailure) -> [(name: String, example: Example)] {
    let node = try SourceReader().read(SceneText(name: file.name, bytes: file.text))
    guard case .sequence(let items) = node.content else { return [] }
    return items.enumerated().compactMap { i, item in
      guard case .mapping(let entries) = item.content else { return nil }
      var example = Example()
      for entry in entries {
        guard case .scalar(let scalar) = entry.value.content else { continue }
        switch entry.key {
        case "yaml": example.yaml = plain(scalar.text)
        case "json": example.json = scalar.text.isEmpty ? nil : scalar.text
        case "fail": example.fails = true
        default: break
        }
      }
      return ("\(file.name.prefix(4))/\(i)", example)
    }
  }

  private static func plain(_ text: String) -> String {
    let text = text.replacing(/—*»/, with: "\t")
    return ["␣": " ", "←": "\r", "⇔": "\u{FEFF}", "↵": "", "∎\n": ""].reduce(text) {
      $0.replacingOccurrences(of: $1.key, with: $1.value)
    }
  }
}
