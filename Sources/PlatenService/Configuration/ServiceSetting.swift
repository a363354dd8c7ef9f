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
