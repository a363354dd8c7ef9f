/// A handful of sentences for a message, and how many more there are.
package enum ChangeSentences {
  /// The first sentences, with semicolons between them: `tag 7 moved 12 pt right; and 40 more`.
  package static func line(_ sentences: [String], limit: Int = 5) -> String {
    list(sentences, limit: limit).joined(separator: "; ")
  }

  /// The first sentences, and one that says how many more there are.
  package static func list(_ sentences: [String], limit: Int = 5) -> [String] {
    // One more is told rather than counted.
    if sentences.count <= limit + 1 { return sentences }
    return sentences.prefix(limit) + ["and \(sentences.count - limit) more"]
  }

  /// A few things in a row: `1`, `1 and 2`, `1, 2 and 3`.
  package static func enumeration(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }

  /// A count and what is counted: `1 view`, `13 views`.
  static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
