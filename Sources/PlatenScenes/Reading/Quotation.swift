/// A text of a file as messages show it: in quotation marks, and cut if it is long.
package struct Quotation: CustomStringConvertible, Hashable, Sendable {
  package let description: String

  package init(_ text: some StringProtocol) {
    description = "\"\(Self.cut(text))\""
  }

  /// The first forty characters.
  static func cut(_ text: some StringProtocol) -> String {
    // Scalars, because one character can go on for a whole file.
    let start = text.unicodeScalars.prefix(41)
    return start.count > 40
      ? String(String.UnicodeScalarView(start.dropLast())) + "…" : String(text)
  }
}
