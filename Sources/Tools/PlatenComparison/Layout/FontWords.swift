/// The sentences about fonts that became others: `Inter is now Nunito`, `the weight is now bold, not
/// regular`.
enum FontWords {
  /// A font as a layout names it: `Inter semibold italic 17`.
  private struct Name: Equatable {
    var family: String
    var weight = "regular"
    var isItalic = false
    var size: String

    /// Reads a name; nil for what is none.
    init?(_ name: Substring) {
      var words = name.split(separator: " ").map(String.init)
      guard let size = words.popLast(), Double(size) != nil else { return nil }
      self.size = size
      if words.last == "italic" {
        isItalic = true
        words.removeLast()
      }
      if let weight = words.last, FontWords.weights.contains(weight) || Double(weight) != nil,
        words.count > 1
      {
        self.weight = weight
        words.removeLast()
      }
      family = words.joined(separator: " ")
    }
  }

  private static let weights: Set = [
    "ultraLight", "thin", "light", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// What became of the family, the weight, the slant and the size of a text, in a sentence each; one
  /// sentence of all where the text has other parts than before.
  static func changes(_ names: LayoutChange.TextPair) -> [String] {
    let (old, new) = (parts(names.old), parts(names.new))
    guard old.count == new.count, !old.isEmpty, names.old != names.new else {
      return ["\(names.old) is now \(names.new)"]
    }
    var changes: [String] = []
    func add(_ sentence: String) {
      if !changes.contains(sentence) { changes.append(sentence) }
    }
    for (old, new) in zip(old, new) where old.family != new.family {
      add("\(old.family) is now \(new.family)")
    }
    for (old, new) in zip(old, new) {
      if old.weight != new.weight { add("the weight is now \(new.weight), not \(old.weight)") }
      if old.isItalic != new.isItalic { add(new.isItalic ? "now italic" : "no longer italic") }
      if old.size != new.size { add("the size is now \(new.size) pt, not \(old.size)") }
    }
    return changes
  }

  private static func parts(_ names: String) -> [Name] {
    let parts = names.split(separator: ", ").map { Name($0) }
    return parts.contains { $0 == nil } ? [] : parts.compactMap(\.self)
  }
}
