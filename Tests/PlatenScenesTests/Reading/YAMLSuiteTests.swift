import Foundation
import PlatenScenes
import Testing

/// The public yaml-test-suite, whose files are YAML themselves.
@Suite(.enabled(if: !Suites.yaml.isEmpty, "the suite is not here"))
struct YAMLSuiteTests {
  @Test func report() throws {
    for file in Suites.yaml {
      for (i, test) in try Self.tests(in: file).enumerated() {
        let text = SceneText(name: "\(file.name)/\(i)", text: test.yaml)
        do throws(SceneFailure) {
          let node = try SourceReader().read(text, as: .yaml)
          if test.fails { print("ACCEPTED", text.name) }
          if let json = test.json {
            let e = try? SourceReader().read(SceneText(name: "j", text: json), as: .json)
            if let e, e.outline != node.outline {
              print("DIFF", text.name, e.outline, node.outline)
            }
          }
        } catch {
          if !test.fails {
            print("REFUSED", text.name, error.problems[0].message)
          } else {
            print("OK", text.name, error)
          }
        }
      }
    }
  }

  struct Example {
    var yaml = ""
    var json: String?
    var fails = false
  }

  /// The examples of a file, in which signs stand for what cannot be seen.
  static func tests(in file: Suites.Case) throws(SceneFailure) -> [Example] {
    let node = try SourceReader().read(SceneText(name: file.name, bytes: file.text))
    guard case .sequence(let items) = node.content else { return [] }
    return items.compactMap { item in
      guard case .mapping(let entries) = item.content else { return nil }
      var example = Example()
      for entry in entries {
        guard case .scalar(let scalar) = entry.value.content else { continue }
        switch entry.key {
        case "yaml": example.yaml = plain(scalar.text)
        case "json": example.json = scalar.text
        case "fail": example.fails = true
        default: break
        }
      }
      return example
    }
  }

  private static func plain(_ text: String) -> String {
    let text = text.replacing(/—*»/, with: "\t")
    return ["␣": " ", "←": "\r", "⇔": "\u{FEFF}", "↵": "", "∎\n": ""].reduce(text) {
      $0.replacingOccurrences(of: $1.key, with: $1.value)
    }
  }
}
