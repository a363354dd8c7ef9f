internal import Platen
internal import PlatenConsole

/// Reads colours: names and hexadecimal digits.
enum Colors {
  private static let names = Color.named.map { ($0.name, $0.color) } + [("none", .clear)]

  /// A colour; nothing is drawn for `none`.
  @Sendable static func color(_ text: String) throws -> Color {
    if let hex = Color.Resolved(hex: text) { return Color(hex) }
    if text.hasPrefix("#") { throw OptionValueError(expected: "#RGB, #RRGGBB or #RRGGBBAA") }
    return try Spelling.value(text, among: names)
  }
}
