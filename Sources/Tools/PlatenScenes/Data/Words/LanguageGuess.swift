/// What language a text seems to be in, and how that is told.
struct LanguageGuess {
  /// The languages, of each script those that have a share in it.
  var languages: [WordLanguage] = []
  /// What is assumed, as a phrase.
  var phrase: String

  /// The letters of the script of Arabic that Persian and Urdu have beside those of Arabic.
  static let lettersBeyondArabic: Set<Unicode.Scalar> = [
    "پ", "چ", "ژ", "گ", "ک", "ی", "ں", "ے", "ٹ", "ڈ", "ہ",
  ]

  /// A word of a text as it is spelled.
  struct Word {
    var key: String
    var count: Int
    /// Whether it begins with a capital, as names do, which tell no language: `La La Land`.
    var isCapitalized: Bool
    /// Whether it has letters that Arabic lacks, though it has its script.
    var isBeyondArabic = false
  }

  /// Guesses the languages by the words of grammar that a text has.
  ///
  /// A word that several languages have says less of each: it counts for each as one part of as many,
  /// in 60ths. Languages with equally many follow each other as their declarations do. In Latin script
  /// one word alone says nothing, unless it is English: it may be a name. A second language has a share
  /// if words that the first lacks make a quarter of its own.
  ///
  /// - Parameter isCode: Whether they are of source code, whose names are English but for proof: four
  ///   words of grammar that English lacks.
  init(of words: [Word], isCode: Bool = false) {
    var evidence = words.filter { !$0.isCapitalized }
    var points = Points(of: evidence)
    if points.isEmpty {
      evidence = words
      points = Points(of: evidence)
    }
    var unlisted: [String] = []
    for script in WordLanguage.Script.allCases {
      let found = Self.languages(in: script, evidence, points, of: words)
      if isCode, script == .latin, !Self.isForeign(found, evidence) {
        languages.append(.english)
        continue
      }
      if script.hasLanguagesWithoutList,
        let name = UnlistedLanguage.name(of: evidence, in: script, against: found.first)
      {
        unlisted.append(name)
      } else {
        languages += found
      }
    }
    phrase = Self.phrase(languages, unlisted)
  }

  private static func phrase(_ languages: [WordLanguage], _ unlisted: [String]) -> String {
    let names = languages.map(\.name)
    let known =
      names.count > 1
      ? names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1] : names.first
    let parts =
      (known.map { ["a text in \($0) (--language sets another language)"] } ?? [])
      + unlisted.map { "no list of stop words for \($0): all words are counted" }
    return parts.isEmpty
      ? "a text in an unknown language: no word is left out, and forms are counted separately"
        + " (--language sets the language)"
      : parts.joined(separator: "; ")
  }
}

// MARK: - Points

extension LanguageGuess {
  /// How many words of grammar a text has of each language.
  private struct Points {
    private var points: [WordLanguage: Int] = [:]
    private var differing: [WordLanguage: Set<String>] = [:]
    /// The points of the word that gives a language most.
    private var largest: [WordLanguage: Int] = [:]

    /// - Parameter known: Languages whose words do not count.
    init(of words: [Word], without known: [WordLanguage] = []) {
      for word in words {
        let languages = LanguageGuess.languages(of: word.key)
        guard !languages.isEmpty, !known.contains(where: languages.contains) else { continue }
        for language in languages {
          let added = word.count * 60 / languages.count
          points[language, default: 0] += added
          largest[language] = max(largest[language] ?? 0, added)
          differing[language, default: []].insert(word.key)
        }
      }
      for (language, keys) in differing
      where keys.count == 1 && language.script == .latin && language != .english {
        points[language] = nil
      }
    }

    var isEmpty: Bool { points.isEmpty }
    func points(of language: WordLanguage) -> Int { points[language] ?? 0 }
    func words(of language: WordLanguage) -> Int { differing[language]?.count ?? 0 }

    /// The languages of a script that have half as many as the best one or more, or a quarter and nearly as many
    /// words: one word alone may be of another language.
    func likely(in script: WordLanguage.Script) -> [WordLanguage] {
      guard let best = best(in: script) else { return [] }
      let most = points(of: best)
      return WordLanguage.allCases.filter { language in
        let least = words(of: language) + 1 >= words(of: best) ? 4 : 2
        return language.script == script && points[language] != nil
          && points(of: language) * least >= most
      }
    }

    /// The language of a script that has most.
    func best(
      in script: WordLanguage.Script, without others: [WordLanguage] = []
    ) -> WordLanguage? {
      let found = WordLanguage.allCases.filter {
        $0.script == script && points[$0] != nil && !others.contains($0)
      }
      let most = found.map { points(of: $0) }.max()
      guard let best = found.first(where: { points(of: $0) == most }) else { return nil }
      // One word alone may be of another language: with two more words, what is left of the points counts.
      let broader = found.filter {
        words(of: $0) >= words(of: best) + 2 && rest(of: $0) > rest(of: best)
      }
      let broadest = broader.map(rest).max()
      return broader.first { rest(of: $0) == broadest } ?? best
    }

    private func rest(of language: WordLanguage) -> Int {
      points(of: language) - (largest[language] ?? 0)
    }
  }

  /// The most languages that a text has in one script.
  private static let mostLanguages = 4

  private static func languages(
    in script: WordLanguage.Script, _ evidence: [Word], _ points: Points, of words: [Word]
  ) -> [WordLanguage] {
    if let letters = script.letters {
      let isUsed = words.contains { word in
        word.key.unicodeScalars.first.map { letters.contains($0.value) } ?? false
      }
      return isUsed ? WordLanguage.allCases.filter { $0.script == script } : []
    }
    let isArabic = script != .arabic || !words.contains(where: \.isBeyondArabic)
    let foreign =
      LanguageAlphabet.strangers(to: evidence)
      + LanguageAlphabet.misfits(to: evidence, among: points.likely(in: script))
    guard let best = points.best(in: script, without: foreign + (isArabic ? [] : [.arabic])),
      // A few short words are those of many languages.
      points.words(of: best) > (best == .english ? 1 : 2)
        || LanguageAlphabet.has(lettersOf: evidence, best)
    else {
      return LanguageAlphabet.language(of: words, in: script).map { [$0] } ?? []
    }
    var found = [best]
    while found.count < mostLanguages {
      let rest = Points(of: evidence, without: found)
      guard let next = rest.best(in: script), rest.words(of: next) >= 4,
        rest.points(of: next) * 4 >= points.points(of: best)
      else { break }
      found.append(next)
    }
    if script == .latin, found.count < mostLanguages, !found.contains(.english),
      isQuoted(.english, in: evidence, beside: found)
    {
      found.append(.english)
    }
    return found
  }

  /// Returns whether a text in other languages quotes sentences in English: it has ten words of grammar
  /// or more that only English has, and each of the most frequent ones three times.
  private static func isQuoted(
    _ english: WordLanguage, in evidence: [Word], beside others: [WordLanguage]
  ) -> Bool {
    let surest = evidence.filter { ["and", "of", "the", "to"].contains($0.key) }
    return surest.count == 4 && surest.allSatisfy { $0.count >= 3 }
      && Points(of: evidence, without: others).words(of: english) >= 10
  }

  /// Returns whether the first of some languages has four words of grammar or more that English lacks.
  private static func isForeign(_ languages: [WordLanguage], _ evidence: [Word]) -> Bool {
    guard let first = languages.first, first != .english else { return false }
    return Points(of: evidence, without: [.english]).words(of: first) >= 4
  }

  /// The languages that have a word of grammar, or such a word before an apostrophe: l'eau.
  private static func languages(of key: String) -> [WordLanguage] {
    // Parts of addresses are of no language.
    if ["http", "https", "www"].contains(key) { return [] }
    if let languages = languagesOfWords[WordLanguage.unaccented(key)] { return languages }
    guard let apostrophe = key.firstIndex(of: "'") else { return [] }
    let article = String(key[..<apostrophe])
    return WordLanguage.allCases.filter { $0.elisions.contains(article) }
  }

  private static let languagesOfWords: [String: [WordLanguage]] = {
    var languages: [String: [WordLanguage]] = [:]
    for language in WordLanguage.allCases {
      for word in language.stopWords { languages[word, default: []].append(language) }
    }
    for (word, language) in furtherWords { languages[word, default: []].append(language) }
    return languages
  }()

  /// Words that are frequent in one language, whose list lacks them, while they stand in that of another; and the
  /// verb of Portuguese of one letter.
  private static let furtherWords: [(word: String, language: WordLanguage)] = [
    ("bien", .spanish), ("bom", .portuguese), ("é", .portuguese), ("s", .dutch), ("saat", .turkish),
  ]
}

// MARK: - Languages without a list

/// Languages whose words of grammar are not known, by a few of them.
private enum UnlistedLanguage {
  /// Returns the name of the one of which there are more words in a text than of a known language, and three that
  /// this lacks.
  static func name(
    of words: [LanguageGuess.Word], in script: WordLanguage.Script, against known: WordLanguage?
  ) -> String? {
    let counts = Dictionary(words.map { ($0.key, $0.count) }, uniquingKeysWith: +)
    let knownWords = known?.stopWords ?? []
    func count(_ list: some Sequence<String>) -> (differing: Int, all: Int) {
      let found = list.filter { counts[$0] != nil }
      return (
        found.count { !knownWords.contains($0) }, found.reduce(0) { $0 + (counts[$1] ?? 0) }
      )
    }
    let most = count(knownWords).all
    let isCyrillic = script == .cyrillic
    let found = signs.filter { ($0.words[0].utf8.first ?? 0 >= 0xD0) == isCyrillic }
      .map { (name: $0.name, count: count($0.words)) }
      .filter { $0.count.differing >= 3 && $0.count.all > most }
    return found.max { $0.count.all < $1.count.all }?.name
  }

  private static let signs: [(name: String, words: [String])] = [
    ("Afrikaans", "die en het nie is van wat vir sy hulle ons jy ek was daar baie om te in".words),
    ("Albanian", "dhe në të një për me që nga si nuk është së i e u ka por kjo ky".words),
    ("Azerbaijani", "və bu bir ilə üçün də ki olan o mən sən biz daha deyil çox kimi".words),
    ("Basque", "eta da bat ez du dira dute baina izan zen ere hau hori egin dago".words),
    ("Belarusian", "і ў на не што з да як яго але для гэта якія быў ад па ён яна я мы".words),
    (
      "Esperanto",
      "la kaj de en al estas ne mi vi ili li ŝi ĝi por sed ĉar ke kun kiu sur pri el".words
    ),
    ("Estonian", "ja on ei see et ta oli kui ma mis ka oma kes ning või aga ning me sa".words),
    (
      "Galician",
      "na unha non un hai os as do da que o a en con e cando porque miña teñen dous é".words
    ),
    ("Icelandic", "og að er í á það sem um var ekki við til með hann hún en ég eru af".words),
    ("Kazakh", "және мен менің бұл да де үшін бар емес олар біз ол бір деп сен болды".words),
    (
      "Latin",
      "et in est non ad cum qui quae quod ab ex sed hi inter ut per atque aut si eius sunt".words
    ),
    ("Lithuanian", "ir yra į kad tai su ne iš jis kaip bet o aš ar buvo jo ji už per".words),
    ("Macedonian", "и на во се да од со е за не што ќе го ги ја тоа беше како но или".words),
    ("Swahili", "na ya wa kwa ni katika za la kuwa hii yake hiyo si lakini sana yangu".words),
    ("Tagalog", "ang ng sa na mga ay at si ko ako hindi ito siya para kung may ka".words),
  ]
}

extension String {
  fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
