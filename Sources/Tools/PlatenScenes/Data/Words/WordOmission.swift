/// The words that are left out, and the parts of words.
struct WordOmission {
  /// The words with folded case.
  var words: Set<String>
  /// The words that stay in any case.
  var kept: Set<String>
  var languages: [WordLanguage]
  var minimumLength: Int
  var keepsNumbers: Bool

  /// Returns what is left of a word and of its folded spelling; nil for nothing.
  func kept(_ text: String, _ key: String, isNumber: Bool) -> (text: String, key: String)? {
    guard !isKept(key) else { return (text, key) }
    let parts = withoutEnds(text, key)
    if let parts, isKept(parts.key) { return parts }
    guard keepsNumbers || !isNumber, let parts, !isTooShort(parts.text) else { return nil }
    return parts
  }

  /// Returns what is left of a word without an article before an apostrophe, without pronouns
  /// behind a hyphen, and without a possessive ending; nil if that is left out.
  private func withoutEnds(_ text: String, _ key: String) -> (text: String, key: String)? {
    guard !contains(key), var (text, key) = withoutPronouns(text, key) else { return nil }
    if let end = elisionEnd(of: key) {
      // The spellings differ in the kind of the apostrophe and in cases alone.
      text = text.dropFirst(key[..<end].count)
      key = key[end...]
    }
    if key.hasSuffix("'s") {
      key.removeLast(2)
      text.removeLast(2)
    }
    guard isKept(String(key)) || !contains(String(key)) && !isSingleKana(text) else { return nil }
    return (String(text), String(key))
  }

  /// Returns what is left of a word without the pronouns that some languages put behind it,
  /// `dit-elle`; nil for a word all of whose parts between hyphens are left out.
  private func withoutPronouns(_ text: String, _ key: String) -> (text: Substring, key: Substring)?
  {
    let parts = key.split(separator: "-")
    let omitted = parts.reversed().prefix { contains(String($0)) }.count
    guard parts.count > 1, omitted > 0 else { return (text[...], key[...]) }
    guard omitted < parts.count else { return nil }
    guard languages.contains(where: \.hasPronounsBehindHyphens) else {
      return (text[...], key[...])
    }
    // The spellings have as many hyphens, be they other ones.
    let rest = text.split(whereSeparator: { $0 == "-" || $0 == "\u{2010}" || $0 == "\u{2011}" })
    guard rest.count == parts.count else { return (text[...], key[...]) }
    let last = parts.count - 1 - omitted
    return (text[..<rest[last].endIndex], key[..<parts[last].endIndex])
  }

  private func isKept(_ key: String) -> Bool {
    !kept.isEmpty && kept.contains(WordLanguage.unaccented(key))
  }

  private func contains(_ key: String) -> Bool { words.contains(WordLanguage.unaccented(key)) }

  /// The place behind the apostrophe of a word that is left out and stands before another one.
  private func elisionEnd(of key: Substring) -> String.Index? {
    guard languages.contains(where: \.hasElisions), let apostrophe = key.firstIndex(of: "'"),
      contains(String(key[..<apostrophe]))
    else { return nil }
    return key.index(after: apostrophe)
  }

  /// Returns whether Japanese is left out and a word is one hiragana, or one sign that makes kana
  /// long.
  private func isSingleKana(_ word: Substring) -> Bool {
    guard languages.contains(.japanese), word.count == 1,
      let scalar = word.unicodeScalars.first
    else { return false }
    return (0x3041...0x309F).contains(scalar.value) || scalar.value == 0x30FC
  }

  private func isTooShort(_ word: String) -> Bool {
    var length = 0
    for character in word {
      guard length < minimumLength else { return false }
      length += character.unicodeScalars.first?.properties.isIdeographic == true ? 2 : 1
    }
    return length < minimumLength
  }
}
