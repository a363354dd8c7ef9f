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
  /// The least length in characters, of which those that may well be a word alone count as two: kanji,
  /// syllables of Korean, letters with their vowel signs in the scripts of India.
  package var minimumLength = 2
  /// Whether numbers are words.
  package var keepsNumbers = false
  /// Whether the parts of addresses, mail addresses and paths of files are words.
  package var keepsAddresses = false
  /// Whether the tags of HTML and XML are no words; nil for a text that has some.
  package var isMarkup: Bool?
  /// Whether each line is a word, whatever is in it; nil for a text that is a list of them.
  package var countsLines: Bool?
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
  /// Of a word's spellings the most frequent one is shown, or the first of those; a capital that the
  /// beginning of a sentence may have made counts only where there is no other spelling. A possessive
  /// ending, as in `Swift's`, is no part of a word, and neither is an elided article, as in `l'acqua`.
  ///
  /// - Parameter name: The name of the text's file, which may say how it is written; nil for a text
  ///   without one.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  /// - Throws: An error if there is no memory for ICU's rules of words.
  package func table(of text: String, named name: String? = nil) throws(SceneError) -> DataTable {
    guard let breaker = WordBreaker() else {
      throw SceneError(
        at: SourcePosition(line: 1, column: 1), path: "", found: "no memory for words",
        expected: "")
    }
    let source = TextNotation.withoutEscapes(text)
    let notation = isMarkup == nil ? TextNotation.prose(of: source, named: name) : nil
    let text = notation?.text ?? source
    let hasTags = isMarkup ?? (MarkupText.isMarkup(text) || MarkupText.hasMarkup(text))
    let plain = hasTags ? MarkupText.plainText(of: text) : text
    let program = ProgramText(plain.prefix(4096))
    let lines = WordList(plain)
    let isList = countsLines ?? (notation?.mayBeList != false && lines.isList)
    var assumed = notation.map { [$0.phrase] } ?? []
    if hasTags, isMarkup == nil { assumed.append("the text of markup, without its tags") }
    if isList, countsLines == nil { assumed.append("each line as one word, as in a list") }
    var words =
      isList
      ? lines.words(without: foldedKeys(of: ignored, breaker), breaker)
      : words(
        of: SpelledText(
          plain, breaker, keepsAddresses: keepsAddresses, keepsNumbers: keepsNumbers), breaker,
        program, &assumed)
    assumed += TextNotation.phrases(on: plain, program)
    words.removeAll { $0.count < max(minimumCount, 1) }
    words.sort { ($1.count, $0.key) < ($0.count, $1.key) }
    let fields = FieldNames(["name", "count"])
    let places = Self.places(ofTooLong: words, in: source)
    let start = SourcePosition(line: 1, column: 1)
    let records = words.prefix(max(top ?? .max, 0)).map { word in
      DataRecord(
        fields: fields,
        values: [.text(word.spelling), .number(DataNumber(Double(word.count)))],
        at: places[word.spelling] ?? start)
    }
    var table = DataTable(fields: fields, records: records)
    table.hasLinesAsWords = isList
    table.lost = (notation?.lost ?? []).map {
      UnreadCell(position: start, record: start, countsOnce: true, detail: $0)
    }
    table.form =
      assumed.isEmpty ? .plain : .counted(Self.prefix + assumed.joined(separator: "; "))
    return table
  }

  /// So many places are looked for.
  private static let mostPlaces = 20

  /// Where words first stand that are too long for a picture, for what is said of them.
  private static func places(
    ofTooLong words: [CountedWord], in text: String
  ) -> [String: SourcePosition] {
    let long = words.lazy.map(\.spelling).filter(CountedWord.isTooLong).prefix(mostPlaces)
    let source = SceneText(name: "", text: text)
    var places: [String: SourcePosition] = [:]
    for word in long {
      guard let found = source.text.utf8.firstRange(of: word.utf8) else { continue }
      let start = source.text.utf8.distance(from: source.text.startIndex, to: found.lowerBound)
      places[word] = source.position(ofByte: start)
    }
    return places
  }

  /// What the phrase on what was assumed begins with.
  static let prefix = "counted: "
}

// MARK: - Steps

/// A word of a text with its count.
struct CountedWord {
  /// What all spellings have in common.
  var key: String
  var spelling: String
  /// How often the spelling that is shown occurs, where its capital is no sentence's, and in all; and
  /// how plain it is.
  private var shown = (0, 0, Int.min)
  var count = 0
  /// Whether it is only a part of phrases: a word that is left out alone.
  var isOmitted = false

  /// The most letters of a word that can be read in a cloud: beside a longer one no other could be read
  /// either, as all are set in sizes by one rule.
  static let mostLetters = 1000

  /// Returns whether a word is too long for a cloud.
  static func isTooLong(_ word: String) -> Bool {
    // A letter has a byte at least.
    word.utf8.count > mostLetters && word.count > mostLetters
  }

  /// Adds the count of another form; a capital that only sentences made goes if the other one has none.
  mutating func join(_ other: CountedWord) {
    count += other.count
    if shown.0 == 0, SpelledText.isCapitalized(spelling),
      other.spelling.unicodeScalars.first?.properties.isLowercase == true
    {
      // The key may have another letter than is written: ş for ș.
      let small = spelling.prefix(1).lowercased()
      let isSame = WordFolding.key(ofFolded: small) == key.prefix(1)
      spelling = (isSame ? small : String(key.prefix(1))) + spelling.dropFirst()
    }
  }

  init(key: String, spelling: String) { (self.key, self.spelling) = (key, spelling) }

  /// Adds another spelling's count; it is shown if it is more frequent than the others, or as frequent
  /// and plainer.
  ///
  /// - Parameter starts: At how many places its capital may be that of a sentence.
  mutating func add(_ text: String, _ added: Int, starts: Int = 0) {
    count += added
    let rank = (added - starts, added, -WordFolding.ornaments(of: text))
    guard rank > shown else { return }
    spelling = text
    shown = rank
  }
}

extension WordCounter {
  private func words(
    of text: SpelledText, _ breaker: borrowing WordBreaker, _ program: ProgramText?,
    _ assumed: inout [String]
  ) -> [CountedWord] {
    var spellings = text.spellings
    var keys = spellings.map { breaker.key($0.text) }
    let languages = self.languages ?? guessed(spellings, keys, program, &assumed)
    if languages.contains(.korean) {
      let particles = KoreanParticles(of: keys)
      let known = WordLanguage.korean.stopWords
      for (i, key) in keys.enumerated() where !known.contains(key) {
        keys[i] = particles.noun(of: key)
        if keys[i] != key { spellings[i].text = keys[i] }
      }
    }
    if languages.contains(.turkish) {
      keys = spellings.map { breaker.key($0.text, isTurkish: true) }
    }
    keys = WordFolding.accented(keys, spellings.map(\.text), spellings.map(\.count))
    if languages.contains(.french) {
      WordFolding.addInitialMarks(&keys, &spellings)
    }
    let omission = WordOmission(
      words: languages.reduce(into: foldedKeys(of: ignored, breaker)) {
        $0.formUnion($1.stopWords)
      },
      kept: foldedKeys(of: kept, breaker), languages: languages, minimumLength: minimumLength,
      keepsNumbers: keepsNumbers, isInCapitals: text.isInCapitals)
    var (words, indices, texts) = counted(spellings, keys, omission)
    if mergesInflections {
      var shown = WordInflections(of: languages)
        .representatives(of: words.map { ($0.key, $0.count) })
      for (i, index) in shown.enumerated() where index != i {
        guard !words[i].isOmitted, !words[index].isOmitted else {
          shown[i] = i
          continue
        }
        words[index].join(words[i])
        words[i].count = 0
      }
      indices = indices.map { $0.map { shown[$0] } }
    }
    if keepsPhrases {
      var sequence = WordSequence(spellings: texts)
      for (spelling, gap) in text.words {
        if gap == .other { sequence.elements.append(.init()) }
        sequence.elements.append(
          .init(word: indices[spelling], spelling: spelling, gap: gap))
      }
      sequence.joinPhrases(&words)
    }
    return words.filter { !$0.isOmitted }
  }

  /// The languages that a text seems to be in.
  private func guessed(
    _ spellings: [SpelledText.Spelling], _ keys: [String], _ program: ProgramText?,
    _ assumed: inout [String]
  ) -> [WordLanguage] {
    if keys.isEmpty { return [] }
    let guess = LanguageGuess(
      of: zip(keys, spellings).map { key, spelling in
        .init(
          key: key, count: spelling.count,
          isCapitalized: SpelledText.isCapitalized(spelling.text)
            && spelling.starts < spelling.count,
          isBeyondArabic: spelling.text.unicodeScalars.contains(
            where: LanguageGuess.lettersBeyondArabic.contains))
      }, isCode: program == .code)
    assumed.append(guess.phrase)
    return guess.languages
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
      let rest = omission.kept(spelling, key)
      guard rest != nil || keepsPhrases && spelling.mayBeginName else { continue }
      let (text, key) = rest ?? (spelling.text, key)
      let index = places[key] ?? words.count
      if index == words.count {
        places[key] = index
        words.append(CountedWord(key: key, spelling: text))
        words[index].isOmitted = rest == nil
      }
      words[index].add(text, spelling.count, starts: spelling.starts)
      (indices[i], texts[i]) = (index, text)
    }
    return (words, indices, texts)
  }

  /// The keys of some words as the lists of stop words have them.
  private func foldedKeys(of words: [String], _ breaker: borrowing WordBreaker) -> Set<String> {
    Set(words.map { WordLanguage.unaccented(breaker.key($0)) })
  }
}
