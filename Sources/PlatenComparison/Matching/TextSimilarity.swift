/// How much alike two texts are.
enum TextSimilarity {
  /// The most bytes of a text that are looked at from either end.
  private static let limit = 64

  /// Which part of the longer text the two begin and end with alike, from 0 to 1.
  static func of(_ text: String, _ other: String) -> Double {
    let longest = max(text.utf8.count, other.utf8.count)
    if longest == 0 { return 1 }
    let shortest = min(text.utf8.count, other.utf8.count, limit)
    let start = zip(text.utf8, other.utf8).prefix(shortest).prefix { $0 == $1 }.count
    let ends = zip(text.utf8.reversed(), other.utf8.reversed())
    let end = ends.prefix(shortest - start).prefix { $0 == $1 }.count
    return Double(start + end) / Double(min(longest, limit))
  }
}
