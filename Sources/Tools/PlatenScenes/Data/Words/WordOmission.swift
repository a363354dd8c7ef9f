/// The words that are left out, and the parts of words.
struct WordOmission {
  /// The words with folded case.
  var words: Set<String>
  /// The words that stay in any case.
  var kept: Set<String>
  var languages: [WordLanguage]
  var minimumLength: Int
  var keepsNumbers: Bool
  /// Whether the text is in capitals, so that `IT` is no name in it.
  var isInCapitals: Bool
  private let elisions: Set<String>
  private let pronouns: Set<String>

  init(
    words: Set<String>, kept: Set<String>, languages: [WordLanguage], minimumLength: Int,
    keepsNumbers: Bool, isInCapitals: Bool
  ) {
    self.isInCapitals = isInCapitals
    (self.words, self.kept, self.languages) = (words, kept, languages)
    (self.minimumLength, self.keepsNumbers) = (minimumLength, keepsNumbers)
    elisions = languages.reduce(into: []) { $0.formUnion($1.elisions) }
    pronouns = languages.reduce(into: []) { $0.formUnion($1.pronounsBehindHyphens) }
  }

  /// Returns what is left of a word and of its folded spelling; nil for nothing.
  func kept(_ spelling: SpelledText.Spelling, _ key: String) -> (text: String, key: String)? {
    let text = spelling.text
    guard !isKept(key), !isNoun(spelling) else { return (text, key) }
    let parts = withoutEnds(text, key)
    if let parts, isKept(parts.key) { return parts }
    guard keepsNumbers || !spelling.isNumber, let parts, !isTooShort(parts.text) else { return nil }
    return parts
  }

  /// Returns whether a word is a noun as it is spelled, though it is left out in other spellings: `US`,
  /// `Waren` of German.
  private func isNoun(_ spelling: SpelledText.Spelling) -> Bool {
    !isInCapitals && Self.initials.contains(spelling.text)
      || languages.contains(.german) && Self.germanNouns.contains(spelling.text)
        && spelling.count > spelling.starts
  }

  private static let initials: Set<String> = ["AI", "EU", "IT", "ONE", "UN", "US", "WHO"]
  private static let germanNouns: Set<String> = [
    "Dank", "Habe", "Kraft", "Laut", "Muss", "Sein", "Soll", "Statt", "Trotz", "Waren", "Wille",
  ]

  /// Returns what is left of a word without an article before an apostrophe, without pronouns
  /// behind a hyphen, without what stands by a joiner of Persian, and without the ending of a
  /// possessive or of initials; nil if that is left out.
  private func withoutEnds(_ text: String, _ key: String) -> (text: String, key: String)? {
    guard !contains(key), var (text, key) = withoutPronouns(text, key) else { return nil }
    // Been, but the summer behind an article.
    if key == "l'été" || key == "d'été" { return (String(text.suffix(3)), "été") }
    (text, key) = withoutSuffix(text, key)
    if let end = elisionEnd(of: key) {
      // The spellings differ in the kind of the apostrophe and in cases alone.
      text = text.dropFirst(key[..<end].count)
      key = key[end...]
    }
    if key.hasSuffix("'s") {
      key.removeLast(2)
      text.removeLast(2)
    }
    if Self.isPluralOfInitials(text) {
      key.removeLast()
      text.removeLast()
    }
    if text.unicodeScalars.contains(Self.joiner) { (text, key) = withoutJoined(text) }
    guard isKept(String(key)) || !contains(String(key)) && !isSingleKana(text) else { return nil }
    return (String(text), String(key))
  }

  /// Returns what is left of a word without the pronouns that some languages put behind it,
  /// `dit-elle`; nil for a word all of whose parts between hyphens are left out.
  private func withoutPronouns(_ text: String, _ key: String) -> (text: Substring, key: Substring)?
  {
    if key.contains("/"), key.split(separator: "/").allSatisfy({ contains(String($0)) }) {
      return nil
    }
    let parts = key.split(separator: "-")
    guard parts.count > 1 else { return (text[...], key[...]) }
    // An elided article is a part of the first one: qu'est-ce.
    let first = elisionEnd(of: parts[0]).map { parts[0][$0...] } ?? parts[0]
    let isOut = { (part: Substring) in part.count == 1 || contains(String(part)) }
    guard !([first] + parts.dropFirst()).allSatisfy(isOut) else { return nil }
    let omitted = parts.reversed().prefix { pronouns.contains(String($0)) }.count
    guard omitted > 0, omitted < parts.count, !WordLanguage.wholeWords.contains(key) else {
      return (text[...], key[...])
    }
    // The spellings have as many hyphens, be they other ones.
    let rest = text.split(whereSeparator: { $0 == "-" || $0 == "\u{2010}" || $0 == "\u{2011}" })
    guard rest.count == parts.count else { return (text[...], key[...]) }
    let last = parts.count - 1 - omitted
    return (text[..<rest[last].endIndex], key[..<parts[last].endIndex])
  }

  /// Returns what is left of a word without what Turkish writes behind names with an apostrophe:
  /// Ankara'ya.
  private func withoutSuffix(
    _ text: Substring, _ key: Substring
  ) -> (text: Substring, key: Substring) {
    guard languages.contains(.turkish),
      let apostrophe = key.firstIndex(of: "'"), apostrophe > key.startIndex
    else { return (text, key) }
    let length = key[..<apostrophe].count
    // A small letter of Turkish has as many characters as its capital.
    return (text.prefix(length), key[..<apostrophe])
  }

  /// Returns whether a word is capitals with a small s behind them: SMEs.
  private static func isPluralOfInitials(_ text: Substring) -> Bool {
    text.utf8.count > 2 && text.utf8.last == UInt8(ascii: "s")
      && text.utf8.dropLast().allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  /// U+200C ZERO WIDTH NON-JOINER stands between a word of Persian and its endings.
  private static let joiner: Unicode.Scalar = "\u{200C}"

  /// Returns the parts of a word between joiners that are not left out, and their key.
  private func withoutJoined(_ text: Substring) -> (text: Substring, key: Substring) {
    let parts = text.unicodeScalars.split(separator: Self.joiner).map { String($0) }
    // The sign of the present is a part of a verb.
    if ["می", "نمی"].contains(parts.first) {
      return (text, WordFolding.key(ofFolded: String(text))[...])
    }
    let kept = parts.filter { !contains(WordFolding.key(ofFolded: $0)) }
    let rest = kept.isEmpty ? parts : kept
    return (
      rest.joined(separator: "\u{200C}")[...], WordFolding.key(ofFolded: rest.joined())[...]
    )
  }

  private func isKept(_ key: String) -> Bool {
    !kept.isEmpty && kept.contains(WordLanguage.unaccented(key))
  }

  private func contains(_ key: String) -> Bool {
    words.contains(WordLanguage.unaccented(key)) || isPossessive(key)
  }

  /// Returns whether a word of Chinese is a pronoun or another word that is left out, with its mark: 你的.
  private func isPossessive(_ key: String) -> Bool {
    languages.contains(.chinese) && key.last == "的" && words.contains(String(key.dropLast()))
  }

  /// The place behind the apostrophe of a word that is left out and stands before another one; nil as
  /// well where what is behind begins with one that is left out: c'est-à-dire.
  private func elisionEnd(of key: Substring) -> String.Index? {
    guard !elisions.isEmpty, let apostrophe = key.firstIndex(of: "'"),
      elisions.contains(String(key[..<apostrophe]))
    else { return nil }
    let rest = key[apostrophe...].dropFirst()
    let first = rest.prefix { $0 != "-" }
    return rest.isEmpty || first != rest && contains(String(first)) ? nil : rest.startIndex
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
      length += Self.isOftenWord(character) ? 2 : 1
    }
    return length < minimumLength
  }

  /// Returns whether a character alone is a word as often as not: an ideograph, a syllable of Korean or
  /// Ethiopic, and a letter with its vowel sign in the scripts of India and South-East Asia.
  private static func isOftenWord(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return false }
    return switch first.value {
    case 0x900...0x109F, 0x1780...0x17FF: scalars.count > 1
    case 0x1200...0x139F, 0xAC00...0xD7A3: true
    default: first.properties.isIdeographic
    }
  }
}
