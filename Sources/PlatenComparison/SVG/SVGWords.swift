internal import Foundation

/// How numbers of SVG files are told.
enum SVGWords {
  /// A number with no more than three decimals.
  static func number(_ value: Double) -> String {
    guard abs(value) < 1e12 else { return "\(value)" }
    let rounded = (value * 1_000).rounded() / 1_000
    if rounded == 0, value != 0 { return "\(value)" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// A few numbers in parentheses.
  static func list(_ values: [Double]) -> String {
    "(" + values.map(number).joined(separator: " ") + ")"
  }

  /// Where something has gone: `12 right and 8 down`; empty if it has gone nowhere.
  static func move(_ x: Double, _ y: Double, _ limit: Double) -> String {
    var parts: [String] = []
    if abs(x) > limit { parts.append("\(number(abs(x))) \(x > 0 ? "right" : "left")") }
    if abs(y) > limit { parts.append("\(number(abs(y))) \(y > 0 ? "down" : "up")") }
    return parts.joined(separator: " and ")
  }

  /// Numbers and words, cut off when long.
  static func tokens(_ tokens: [SVGToken]) -> String {
    let words = tokens.prefix(12).map { token in
      switch token {
      case .number(let value, let unit): number(value) + unit
      case .word(let word): word
      }
    }
    let text = words.joined(separator: " ") + (tokens.count > 12 ? " …" : "")
    return text.count <= 40 ? text.printableForSentence : text.quotedForSentence
  }
}
