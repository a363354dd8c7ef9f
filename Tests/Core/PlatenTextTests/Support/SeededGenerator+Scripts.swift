import TestSupport

extension SeededGenerator {
  /// Scraps of labels, and between them what splits runs or is seldom seen.
  mutating func text(from labels: [ScriptCorpus.Label], pieces: ClosedRange<Int>) -> String {
    var text = ""
    for _ in 0..<Int.random(in: pieces, using: &self) {
      switch Int.random(in: 0..<10, using: &self) {
      case 0: text.unicodeScalars.append(rareScalar())
      case 1: text += scraps.randomElement(using: &self) ?? ""
      default: text += scrap(of: labels.randomElement(using: &self)?.text ?? "")
      }
    }
    return text
  }

  private var scraps: [String] {
    [
      " ", "  ", "\n", "\t", "\u{AD}", "\u{200B}", "\u{200D}", "\u{200C}", "\u{2067}", "\u{2069}",
      "\u{202E}", "\u{202C}", "\u{200F}", "\u{A0}", "\u{301}\u{302}", "\u{FE0F}", "\u{20E3}",
      "(", ")", "12", "…", "\u{1}", "\u{FFFC}", "\u{34F}", "\u{3164}", "\u{600}", "\u{E0061}",
    ]
  }

  /// A part of a text between two of its code points, as often as not inside a cluster.
  private mutating func scrap(of text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let start = Int.random(in: 0...scalars.count, using: &self)
    let count = min(Int.random(in: 0...12, using: &self), scalars.count - start)
    return String(String.UnicodeScalarView(scalars[start..<start + count]))
  }

  private mutating func rareScalar() -> Unicode.Scalar {
    let top: UInt32 = Bool.random(using: &self) ? 0x2FFF : 0x1FFFF
    return Unicode.Scalar(UInt32.random(in: 0...top, using: &self)) ?? "\u{FFFD}"
  }
}
