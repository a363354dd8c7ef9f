internal import Platen
internal import PlatenBase

/// Counts the words of a raw text.
///
/// find words (UAX #29, with ICU's dictionaries) → count spellings → fold cases → tell the languages →
/// leave out → put spellings together → put inflected forms together → find phrases.
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
  /// Whether words that stand side by side more often than by chance are counted together: `New York`.
  package var keepsPhrases = true
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
    var words = words(of: SpelledText(text, breaker), breaker)
      .filter { $0.count >= max(minimumCount, 1) }
    words.sort { ($1.count, $0.key) < ($0.count, $1.key) }
    let fields = FieldNames(["name", "count"])
    let records = words.prefix(max(top ?? .max, 0)).map { word in
      DataRecord(
        fields: fields,
        values: [.text(word.spelling), .number(DataNumber(Double(word.count)))],
        at: SourcePosition(line: 1, column: 1))
    }
    var table = DataTable(fields: fields, records: records)
    table.form = .plain
    return table
  }
}

// MARK: - Steps

/// A word of a text with its count.
struct CountedWord {
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

/// The words of a text as they are spelled.
private struct SpelledText {
  struct Spelling {
    var text: String
    var isNumber: Bool
    var count = 1
  }

  /// The spellings in the order of their first occurrence.
  var spellings: [Spelling] = []
  /// What follows each other in the text: the index of a spelling, and what stands before it.
  var words: [(spelling: Int, gap: WordToken.Gap)] = []

  init(_ text: String, _ breaker: borrowing WordBreaker) {
    var indices: [String: Int] = [:]
    var text = text
    text.withUTF8 { utf8 in
      for token in breaker.tokens(in: utf8) {
        let word = String(decoding: UnsafeBufferPointer(rebasing: utf8[token.range]), as: UTF8.self)
        if let index = indices[word] {
          spellings[index].count += 1
          words.append((index, token.gap))
        } else {
          indices[word] = spellings.count
          words.append((spellings.count, token.gap))
          // To ICU, a word that ends in digits is a number.
          let hasLetters = word.unicodeScalars.contains(where: \.properties.isAlphabetic)
          spellings.append(Spelling(text: word, isNumber: token.isNumber && !hasLetters))
        }
      }
    }
  }
}

extension WordCounter {
  private func words(of text: SpelledText, _ breaker: borrowing WordBreaker) -> [CountedWord] {
    let spellings = text.spellings
    let keys = spellings.map { Self.key($0.text, breaker) }
    let languages =
      self.languages ?? WordLanguage.languages(of: Array(zip(keys, spellings.map(\.count))))
    let omission = WordOmission(
      words: languages.reduce(into: foldedKeys(of: ignored, breaker)) {
        $0.formUnion($1.stopWords)
      },
      kept: foldedKeys(of: kept, breaker), languages: languages, minimumLength: minimumLength,
      keepsNumbers: keepsNumbers)
    var (words, indices, texts) = counted(spellings, keys, omission)
    if mergesInflections {
      let shown = WordInflections(of: languages)
        .representatives(of: words.map { ($0.key, $0.count) })
      for (i, index) in shown.enumerated() where index != i {
        words[index].count += words[i].count
        words[i].count = 0
      }
      indices = indices.map { $0.map { shown[$0] } }
    }
    if keepsPhrases {
      var sequence = WordSequence(spellings: texts)
      for (spelling, gap) in text.words {
        if gap == .other { sequence.elements.append(.init()) }
        sequence.elements.append(
          .init(word: indices[spelling], spelling: spelling, isAttached: gap == .nothing))
      }
      sequence.joinPhrases(&words)
    }
    return words
  }

  /// The words of the spellings that are not left out; for each spelling the index of its word, and
  /// what is shown of it.
  private func counted(
    _ spellings: [SpelledText.Spelling], _ keys: [String], _ omission: WordOmission
  ) -> (words: [CountedWord], indices: [Int?], texts: [String]) {
    var words: [CountedWord] = []
    var places: [String: Int] = [:]
    var indices = [Int?](repeating: nil, count: spellings.count)
    var texts = spellings.map(\.text)
    let cancellation = RenderCancellation.current(over: spellings.count)
    for (i, (spelling, key)) in zip(spellings, keys).enumerated() {
      if cancellation.isCancelled { break }
      guard let (text, key) = omission.kept(spelling.text, key, isNumber: spelling.isNumber) else {
        continue
      }
      let index = places[key] ?? words.count
      if index == words.count {
        places[key] = index
        words.append(CountedWord(key: key, spelling: text, spellingCount: 0, count: 0))
      }
      words[index].add(text, spelling.count)
      (indices[i], texts[i]) = (index, text)
    }
    return (words, indices, texts)
  }

  /// Returns what all spellings of a word have in common; apostrophes are straight, hyphens those
  /// of ASCII.
  private static func key(_ word: String, _ breaker: borrowing WordBreaker) -> String {
    let folded = breaker.folded(word)
    guard folded.utf8.contains(0xE2) else { return folded }
    var key = String.UnicodeScalarView()
    for scalar in folded.unicodeScalars {
      switch scalar {
      case "\u{2019}": key.append("'")
      case "\u{2010}", "\u{2011}": key.append("-")
      default: key.append(scalar)
      }
    }
    return String(key)
  }

  /// The keys of some words as the lists of stop words have them.
  private func foldedKeys(of words: [String], _ breaker: borrowing WordBreaker) -> Set<String> {
    Set(words.map { WordLanguage.unaccented(Self.key($0, breaker)) })
  }
}
