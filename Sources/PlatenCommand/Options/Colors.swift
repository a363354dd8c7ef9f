internal import Platen

/// Reads colours: names and hexadecimal digits.
enum Colors {
  /// A colour, or nothing for `none`.
  static func color(_ option: String) -> @Sendable (String) throws -> Color {
    { text in
      if let hex = Color.Resolved(hex: text) { return Color(hex) }
      if text.hasPrefix("#") {
        throw CommandFailure(
          .usage, "\(option) is \"\(text)\", expected #RGB, #RRGGBB or #RRGGBBAA")
      }
      return try Spelling.value(
        text, of: option, among: Color.named.map { ($0.name, $0.color) } + [("none", .clear)])
    }
  }
}
