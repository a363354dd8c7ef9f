internal import Platen
internal import PlatenBase

/// Counts the words of a raw text.
///
/// find words (UAX #29, with ICU's dictionaries) → count spellings → fold cases → tell the languages →
/// leave out → put spellings together → put inflected forms together.
package struct WordCounter: Hashable, Sendable {
  /// The languages whose most frequent words, which say nothing of the text, are left out; nil for
  /// those that the text seems to be in.
  ///
  /// In Japanese those are particles, auxiliaries and all single hiragana.
  package var languages: [WordLanguage]?
  /// Further words that are left out, in any case.
  package var ignored: [String] = []
  /// Words that are counted in any case, whatever else leaves them out.
  package var kept: [String] = []
  /// The least length in characters, of which each kanji counts as two.
  package var minimumLength = 2
  /// Whether numbers are words.
  package var keepsNumbers = false
  /// Whether inflected forms of a word are one, `cat` and `cats`, in languages with a stemmer; the
  /// most frequent one is shown.
  package var mergesInflections = true
  /// The least count of a word.
  package var minimumCount = 1
  /// How many of the most frequent words there are at most; `nil` for all.
  package var top: Int?

  package init() {}

  /// A table with the fields `name` and `count`, the most frequent word first, and equally frequent
  /// ones by their letters with folded cases, in Unicode's order.
  ///
  /// Of a word's spellings the most frequent one is shown, or the first of those. A possessive ending,
  /// as in `Swift's`, is no part of a word, and neither is an elided article, as in `l'acqua`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  /// - Throws: An error if there is no memory for ICU's rules of words.
  package func table(of text: String) throws(SceneError) -> DataTable {
    guard let breaker = WordBreaker() else {
      throw SceneError(
        at: SourcePosition(line: 1, column: 1), path: "", found: "no memory for words",
        expected: "")
    }
    var words = words(of: Self.spellings(in: text, breaker), breaker)
      .filter { $0.count >= minimumCount }
    words.sort { ($1.count, $0.key) < ($0.count, $1.key) }
    let fields = FieldNames(["name", "count"])
    let records = words.prefix(max(top ?? .max, 0)).map { word in
      DataRecord(
        fields: fields,
        values: [.text(word.spelling), .number(DataNumber(Double(word.count)))],
        at: SourcePosition(line: 1, column: 1))
    }
    return DataTable(fields: fields, records: records)
  }
}

// MARK: - Steps

extension WordCounter {
  private struct Spelling {
    var text: String
    var isNumber: Bool
    var count = 1
  }

  private struct Word {
    /// What all spellings have in common.
    var key: String
    var spelling: String
    var spellingCount: Int
    var count: Int

    /// Adds another spelling's count; it is shown if it is more frequent than the others.
    mutating func add(_ text: String, _ added: Int) {
      count += added
      guard added > spellingCount else { return }
      spelling = text
      spellingCount = added
    }
  }

  /// The words as they are spelled, in the order of their first occurrence.
  private static func spellings(in text: String, _ breaker: borrowing WordBreaker) -> [Spelling] {
    var spellings: [Spelling] = []
    var indices: [String: Int] = [:]
    var text = text
    text.withUTF8 { utf8 in
      breaker.forEachWord(in: utf8) { range, isNumber in
        let word = String(decoding: UnsafeBufferPointer(rebasing: utf8[range]), as: UTF8.self)
        if let index = indices[word] {
          spellings[index].count += 1
        } else {
          indices[word] = spellings.count
          // To ICU, a word that ends in digits is a number.
          let hasLetters = word.unicodeScalars.contains(where: \.properties.isAlphabetic)
          spellings.append(Spelling(text: word, isNumber: isNumber && !hasLetters))
        }
      }
    }
    return spellings
  }

  private func words(of spellings: [Spelling], _ breaker: borrowing WordBreaker) -> [Word] {
    let keys = spellings.map { Self.key($0.text, breaker) }
    let languages =
      self.languages ?? WordLanguage.languages(of: Array(zip(keys, spellings.map(\.count))))
    let rule = Omission(
      words: languages.reduce(into: foldedKeys(of: ignored, breaker)) {
        $0.formUnion($1.stopWords)
      },
      kept: foldedKeys(of: kept, breaker), languages: languages, minimumLength: minimumLength,
      keepsNumbers: keepsNumbers)
    let words = self.words(of: spellings, keys, rule)
    return mergesInflections ? Self.merged(words, WordInflections(of: languages)) : words
  }

  /// The words of the spellings that are not left out.
  private func words(of spellings: [Spelling], _ keys: [String], _ rule: Omission) -> [Word] {
    var words: [Word] = []
    var indices: [String: Int] = [:]
    let cancellation = RenderCancellation.current(over: spellings.count)
    for (spelling, key) in zip(spellings, keys) {
      if cancellation.isCancelled { break }
      guard let (text, key) = rule.kept(spelling.text, key, isNumber: spelling.isNumber) else {
        continue
      }
      if let index = indices[key] {
        words[index].add(text, spelling.count)
      } else {
        indices[key] = words.count
        words.append(
          Word(key: key, spelling: text, spellingCount: spelling.count, count: spelling.count))
      }
    }
    return words
  }

  /// The words of which none is a form of another, with the counts of all forms.
  private static func merged(_ words: [Word], _ inflections: WordInflections) -> [Word] {
    let shown = inflections.representatives(of: words.map { ($0.key, $0.count) })
    var merged = words
    for (i, index) in shown.enumerated() where index != i { merged[index].count += words[i].count }
    return zip(merged, shown).enumerated().filter { $0.offset == $0.element.1 }.map(\.element.0)
  }

  /// What all spellings of a word have in common; apostrophes are straight.
  private static func key(_ word: String, _ breaker: borrowing WordBreaker) -> String {
    let folded = breaker.folded(word)
    guard folded.unicodeScalars.contains("\u{2019}") else { return folded }
    return String(
      String.UnicodeScalarView(folded.unicodeScalars.map { $0 == "\u{2019}" ? "'" : $0 }))
  }

  /// The keys of some words as the lists of stop words have them.
  private func foldedKeys(of words: [String], _ breaker: borrowing WordBreaker) -> Set<String> {
    Set(words.map { WordLanguage.unaccented(Self.key($0, breaker)) })
  }
}

/// Which words are left out, and which parts of words.
private struct Omission {
  /// The words with folded case.
  var words: Set<String>
  /// The words that stay in any case.
  var kept: Set<String>
  var languages: [WordLanguage]
  var minimumLength: Int
  var keepsNumbers: Bool

  /// What is left of a word and of its folded spelling; nil for nothing.
  func kept(_ text: String, _ key: String, isNumber: Bool) -> (text: String, key: String)? {
    guard !isKept(key) else { return (text, key) }
    let parts = withoutEnds(text, key)
    if let parts, isKept(parts.key) { return parts }
    guard keepsNumbers || !isNumber, let parts, !isTooShort(parts.text) else { return nil }
    return parts
  }

  /// What is left of a word without an article before an apostrophe and without a possessive ending;
  /// nil if that is left out.
  private func withoutEnds(_ text: String, _ key: String) -> (text: String, key: String)? {
    guard !contains(key) else { return nil }
    var (text, key) = (text[...], key[...])
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

  /// Whether Japanese is left out and a word is one hiragana, or one sign that makes kana long.
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
