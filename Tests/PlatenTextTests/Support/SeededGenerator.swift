import Foundation

/// Numbers that look random and are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(bitPattern: Int64(seed))
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

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
