internal import Foundation
internal import Platen

/// One thing that an operator can set: the only place where it is written down.
///
/// From it come the option `--render-time`, the variable `PLATEN_SERVER_RENDER_TIME`, the name
/// `renderTime` in a file, the help and the table of the documents.
package struct ServiceSetting: Sendable {
  /// The words of the name, in lower case and with hyphens between them.
  package let name: String
  package let group: SettingGroup
  /// What stands for the value in the help, such as `TIME`.
  package let form: String
  /// A sentence, and what is answered beyond a limit.
  package let summary: String
  /// How many values it takes.
  let number: Number
  /// Whether the values must not be seen.
  let isSecret: Bool
  /// Puts values in force; none for those that go back to nothing.
  let read: @Sendable ([String], inout ServiceConfiguration) throws -> Void
  /// The values that are in force; empty for none.
  let values: @Sendable (ServiceConfiguration) -> [String]

  enum Number: Hashable, Sendable {
    /// Yes or no: the option takes no value.
    case flag
    case one
    case many
  }

  /// The name in a file: `renderTime`.
  package var fileName: String {
    let words = name.split(separator: "-")
    return words.dropFirst().reduce(String(words.first ?? "")) { $0 + $1.capitalized }
  }

  /// The environment variable: `PLATEN_SERVER_RENDER_TIME`.
  package var variable: String {
    Self.variablePrefix + name.uppercased().replacing("-", with: "_")
  }

  static let variablePrefix = "PLATEN_SERVER_"

  /// The values that are in force if nobody sets any, as the help shows them; empty for none.
  package var defaultText: String {
    values(ServiceConfiguration()).joined(separator: ", ")
  }
}

extension Substring {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}

/// The heading under which settings are explained.
package enum SettingGroup: String, CaseIterable, Sendable {
  case listening = "Listening"
  case pictures = "Pictures"
  case access = "Access"
  case requests = "Limits of requests"
  case renders = "Limits of pictures"
  case connections = "Limits of connections"
  case watching = "Watching"
}

// MARK: - Settings by the types of their values

/// The settings by the types of their values.
extension ServiceSetting {
  /// The key path of a setting's value in the configuration.
  typealias Path<Value> = WritableKeyPath<ServiceConfiguration, Value> & Sendable

  private static func one<Value>(
    _ name: String, _ group: SettingGroup, _ form: String, _ path: any Path<Value>,
    _ summary: String, read: @escaping @Sendable (String) throws -> Value,
    shown: @escaping @Sendable (Value) -> String?
  ) -> ServiceSetting {
    ServiceSetting(
      name: name, group: group, form: form, summary: summary, number: .one, isSecret: false,
      read: { texts, configuration in
        if let text = texts.last { configuration[keyPath: path] = try read(text) }
      },
      values: { shown($0[keyPath: path]).map { [$0] } ?? [] })
  }

  static func text(
    _ name: String, _ group: SettingGroup, _ form: String, _ path: any Path<String>,
    _ summary: String
  ) -> ServiceSetting {
    one(name, group, form, path, summary) { text in
      guard !text.isEmpty else { throw SettingValueError(expected: "a text that is not empty") }
      return text
    } shown: {
      $0
    }
  }

  static func optionalText(
    _ name: String, _ group: SettingGroup, _ form: String, _ path: any Path<String?>,
    _ summary: String
  ) -> ServiceSetting {
    one(name, group, form, path, summary) { text in
      guard !text.isEmpty else { throw SettingValueError(expected: "a text that is not empty") }
      return text
    } shown: {
      $0
    }
  }

  static func count(
    _ name: String, _ group: SettingGroup, _ path: any Path<Int>, _ range: ClosedRange<Int>,
    _ summary: String
  ) -> ServiceSetting {
    one(name, group, "NUMBER", path, summary) {
      try number($0, in: range)
    } shown: {
      "\($0)"
    }
  }

  static func optionalCount(
    _ name: String, _ group: SettingGroup, _ path: any Path<Int?>, _ range: ClosedRange<Int>,
    _ summary: String
  ) -> ServiceSetting {
    one(name, group, "NUMBER", path, summary) {
      try number($0, in: range)
    } shown: {
      $0.map { "\($0)" }
    }
  }

  private static func number(_ text: String, in range: ClosedRange<Int>) throws -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw SettingValueError(
        expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  static func bytes(
    _ name: String, _ group: SettingGroup, _ path: any Path<Int>, _ range: ClosedRange<Int>,
    _ summary: String
  ) -> ServiceSetting {
    one(name, group, "SIZE", path, summary) { text in
      guard let bytes = SettingText.bytes(text), range.contains(bytes) else {
        let low = SettingText.text(bytes: range.lowerBound)
        let high = SettingText.text(bytes: range.upperBound)
        throw SettingValueError(expected: "a size from \(low) to \(high), such as 64MiB")
      }
      return bytes
    } shown: {
      SettingText.text(bytes: $0)
    }
  }

  static func duration(
    _ name: String, _ group: SettingGroup, _ path: any Path<Duration>,
    _ range: ClosedRange<Duration>, _ summary: String
  ) -> ServiceSetting {
    one(name, group, "TIME", path, summary) { text in
      guard let duration = SettingText.duration(text), range.contains(duration) else {
        let (low, high) = (range.lowerBound, range.upperBound)
        throw SettingValueError(
          expected:
            "a time from \(SettingText.text(low)) to \(SettingText.text(high)), such as 10s")
      }
      return duration
    } shown: {
      SettingText.text($0)
    }
  }

  static func rate(
    _ name: String, _ group: SettingGroup, _ path: any Path<Double?>, _ summary: String
  ) -> ServiceSetting {
    one(name, group, "NUMBER", path, summary) { text in
      guard let rate = Double(text), (0.001...1e6).contains(rate) else {
        throw SettingValueError(expected: "a number from 0.001 to 1000000")
      }
      return rate
    } shown: {
      $0.map(SettingText.text)
    }
  }

  static func choice<Value>(
    _ name: String, _ group: SettingGroup, _ path: any Path<Value>, _ summary: String
  ) -> ServiceSetting
  where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
    let names = Value.allCases.map(\.rawValue)
    return one(name, group, "WORD", path, summary) { text in
      guard let value = Value(rawValue: text) else {
        throw SettingValueError(
          expected: "one of " + names.joined(separator: ", "),
          suggestion: NearestSpelling.of(text, among: names, limit: 1).first)
      }
      return value
    } shown: {
      $0.rawValue
    }
  }

  static func folder(
    _ name: String, _ group: SettingGroup, _ path: any Path<URL?>, _ summary: String
  ) -> ServiceSetting {
    one(name, group, "FOLDER", path, summary) {
      try folder(at: $0)
    } shown: {
      $0?.path
    }
  }

  /// Returns the address of a folder.
  ///
  /// - Throws: What is wrong if there is no folder.
  static func folder(at path: String) throws -> URL {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      var wrong = SettingValueError(expected: "a folder")
      wrong.found = "\"\(path)\", which does not exist"
      wrong.isInputMissing = true
      throw wrong
    }
    guard isFolder.boolValue else { throw SettingValueError(expected: "a folder") }
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  static func flag(
    _ name: String, _ group: SettingGroup, _ path: any Path<Bool>, _ summary: String
  ) -> ServiceSetting {
    ServiceSetting(
      name: name, group: group, form: "", summary: summary, number: .flag, isSecret: false,
      read: { texts, configuration in
        switch texts.last {
        case "true"?, "yes"?, "1"?: configuration[keyPath: path] = true
        case "false"?, "no"?, "0"?: configuration[keyPath: path] = false
        case nil: break
        default: throw SettingValueError(expected: "true or false")
        }
      },
      values: { ["\($0[keyPath: path])"] })
  }

  static func list(
    _ name: String, _ group: SettingGroup, _ form: String, _ path: any Path<[String]>,
    _ summary: String, check: @escaping @Sendable (String) throws -> Void
  ) -> ServiceSetting {
    ServiceSetting(
      name: name, group: group, form: form, summary: summary, number: .many, isSecret: false,
      read: { texts, configuration in
        for text in texts { try check(text) }
        configuration[keyPath: path] = texts
      },
      values: { $0[keyPath: path] })
  }
}
