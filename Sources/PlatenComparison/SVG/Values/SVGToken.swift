/// A part of an attribute: a number with its unit, or a word.
enum SVGToken: Hashable {
  case number(Double, unit: String)
  case word(String)

  /// What absolute lengths are in pixels (CSS Values and Units Level 3, 5.2).
  private static let pixels: [String: Double] = [
    "px": 1, "pt": 96 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
  ]

  /// The tokens of a text, without what separates them.
  static func tokens(of text: String) -> [SVGToken] {
    var scanner = SVGScanner(text)
    var tokens: [SVGToken] = []
    while true {
      scanner.skipSeparators()
      guard let next = scanner.next else { return tokens }
      if let number = scanner.number() {
        let unit = scanner.unit()
        if let pixels = pixels[unit.lowercased()] {
          tokens.append(.number(number * pixels, unit: ""))
        } else {
          tokens.append(.number(number, unit: unit))
        }
        continue
      }
      let word = scanner.word()
      if word.isEmpty {
        scanner.advance()
        tokens.append(.word(String(UnicodeScalar(next))))
      } else {
        tokens.append(.word(word))
      }
    }
  }
}
