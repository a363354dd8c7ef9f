/// The words of a text that are others in another text.
enum WordDifference {
  /// Words that are others; one of the two may be empty.
  struct Replacement: Hashable {
    var old: String
    var new: String
  }

  /// The most replacements that are told apart; texts that differ in more are others as a whole.
  private static let mostReplacements = 4
  /// The most parts of a text that are compared.
  private static let mostParts = 2_000

  /// Returns what was replaced by what, in the order of the texts; the whole texts where they have
  /// no word in common or differ in many places.
  ///
  /// Numbers are whole with their points and commas, and characters of scripts without spaces between
  /// words stand alone.
  static func replacements(from old: String, to new: String) -> [Replacement] {
    let whole = [Replacement(old: old, new: new)]
    let (then, now) = (parts(of: old), parts(of: new))
    guard then.count <= mostParts, now.count <= mostParts else { return whole }
    var numbers = NumberedKeys<Substring>()
    let pairs = SequenceAlignment.pairs(
      then.map { numbers.number(of: $0) }, now.map { numbers.number(of: $0) })
    let haveWords = pairs.contains { then[$0.old].contains { $0.isLetter || $0.isNumber } }
    guard haveWords else { return whole }
    var found: [Replacement] = []
    var (start, other) = (0, 0)
    for pair in pairs + [SequenceAlignment.Pair(old: then.count, new: now.count)] {
      if pair.old > start || pair.new > other {
        found.append(
          Replacement(
            old: then[start..<pair.old].joined(), new: now[other..<pair.new].joined()))
      }
      (start, other) = (pair.old + 1, pair.new + 1)
    }
    return found.count > mostReplacements ? whole : found
  }

  /// The words, numbers and single other characters of a text.
  private static func parts(of text: String) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    while start < text.endIndex {
      var end = text.index(after: start)
      if isWord(text[start]) {
        while end < text.endIndex, continues(text, at: end) { end = text.index(after: end) }
      }
      parts.append(text[start..<end])
      start = end
    }
    return parts
  }

  private static func continues(_ text: String, at index: String.Index) -> Bool {
    if isWord(text[index]) { return true }
    let next = text.index(after: index)
    return ".,:'’".contains(text[index]) && text[text.index(before: index)].isWholeNumber
      && next < text.endIndex && text[next].isWholeNumber
  }

  private static func isWord(_ character: Character) -> Bool {
    (character.isLetter || character.isNumber) && !standsAlone(character)
  }

  /// Returns whether a letter belongs to a script that has no spaces between words.
  private static func standsAlone(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0xA4CF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
