import Foundation
import TestSupport

extension SeededGenerator {
  /// Words of many scripts, spaces, hyphens, line ends and what is seldom seen.
  mutating func text(words: ClosedRange<Int>) -> String {
    let pieces = [
      "office", "AVATAR", "a", "well-known", "Überraschung", "re\u{AD}sume", "日本語。", "「開発」", "ガッツ",
      "🦋", "👨‍👩‍👧", "🇯🇵", "e\u{301}te\u{301}", "привет", "سلام", "\u{10FFFD}", "(a, b)", "1-2", "—",
      "  ",
      "\t", "\n", "\r\n", "\u{200B}", "\u{A0}", "f", "ffi", "…",
    ]
    let count = Int.random(in: words, using: &self)
    return (0..<count).map { _ in
      pieces[Int.random(in: 0..<pieces.count, using: &self)]
        + (Bool.random(using: &self) ? " " : "")
    }.joined()
  }
}
