internal import Foundation
internal import PlatenBase

extension WordCounter {
  /// The options of how a text is counted into its words.
  ///
  /// - Parameter needs: What has to be asked for, so that words are counted.
  static func options(needs: [OptionNeed] = []) -> OptionSetters<WordCounter> {
    OptionSetters { counter in
      counter.add(
        "language",
        ValueType<WordLanguage>.wordLanguage.commaSeparated(
          "a language, or several with commas between them", mayBeEmpty: false),
        default: [], unit: "language", in: .what, needs: needs,
        """
        The language of the text, or several, such as en,de. Their grammatical words are left out. \
        If none is given, the language is detected.
        """
      ) { $0.languages = $1.isEmpty ? nil : $1 }
      counter.add(
        "stopWords", ValueType<String>.anyText.commaSeparated("a list of words"), default: [],
        unit: "word", in: .what, needs: needs, "More words to leave out."
      ) { $0.ignored = $1 }
      counter.add(
        "keep", ValueType<String>.anyText.commaSeparated("a list of words"), default: [],
        unit: "word", in: .what, needs: needs,
        "Words to count even if they are common, short or numbers."
      ) { $0.kept = $1 }
      counter.add(
        "mergesInflections", .boolean, default: true, unit: "boolean", in: .what, needs: needs,
        "Whether to count inflected forms as one word, such as cat and cats."
      ) { $0.mergesInflections = $1 }
      counter.add(
        "keepsPhrases", .boolean, default: true, unit: "boolean", in: .what, needs: needs,
        "Whether to count words that often occur together as one, such as New York."
      ) { $0.keepsPhrases = $1 }
      counter.add(
        "minimumLength", .count, default: 2, unit: "number", in: .what, needs: needs,
        "The minimum length of a word in characters. A character that can be a word alone, such as"
          + " a kanji, counts as two."
      ) { $0.minimumLength = $1 }
      counter.add(
        "minimumCount", .count, default: 1, unit: "number", in: .what, needs: needs,
        "The minimum number of times a word must occur."
      ) { $0.minimumCount = $1 }
      counter.add(
        "keepsNumbers", .boolean, default: false, unit: "boolean", in: .what, needs: needs,
        "Whether numbers count as words."
      ) { $0.keepsNumbers = $1 }
      counter.add(
        "keepsAddresses", .boolean, default: false, unit: "boolean", in: .what, needs: needs,
        "Whether to count the parts of web addresses, email addresses and file paths as words."
      ) { $0.keepsAddresses = $1 }
      counter.add(
        "markup", .boolean, unit: "boolean", in: .what, needs: needs,
        "Whether the text is HTML or XML, so that its tags are not counted.",
        leftOut: "true if the text has tags"
      ) { $0.isMarkup = $1 }
      counter.add(
        "countsLines", .boolean, unit: "boolean", in: .what, needs: needs,
        "Whether to take each line, or each text of a table, as one word and leave none out.",
        leftOut:
          "true if there are at least three lines, all are short and none ends like a sentence"
      ) { $0.countsLines = $1 }
    }
  }
}

// MARK: - Options without effect

extension WordCounter {
  /// The options that change only how the words of a text are found, not how lines are taken as words.
  private static let ofWords = [
    "language", "keep", "mergesInflections", "keepsPhrases", "minimumLength", "keepsNumbers",
    "keepsAddresses",
  ]
  /// The options that change nothing where no text is counted.
  private static let ofTexts = ofWords + ["stopWords", "minimumCount", "markup"]

  /// Returns a sentence on the options of counting that changed nothing; nil if each had an effect.
  ///
  /// - Parameters:
  ///   - given: The names of all options that were given.
  ///   - isText: Whether the words that are drawn were counted in a text.
  ///   - hasLines: Whether they are its lines.
  static func sentence(onIdle given: Set<String>, isText: Bool, hasLines: Bool) -> String? {
    guard !isText || hasLines else { return nil }
    let idle = (isText ? ofWords : ofTexts).filter(given.contains)
    guard let last = idle.last.map(OptionSpelling.command.name) else { return nil }
    let others = idle.dropLast().map(OptionSpelling.command.name).joined(separator: ", ")
    return (others.isEmpty ? "\(last) has" : "\(others) and \(last) have") + " no effect: "
      + (isText
        ? "each line is one word (--no-counts-lines counts the words of the text)"
        : "no text is counted, because the words are given")
  }
}

extension ValueType where Value == WordLanguage {
  /// A language by its code; other codes and names are answered with those that there are.
  static var wordLanguage: ValueType {
    name(
      expectation, WordLanguage.allCases.map { ($0.rawValue, $0) },
      meant: WordLanguage.code(meantBy:))
  }

  /// All codes, which are written here as joining them takes a twentieth of a small picture's start.
  static var expectation: String {
    "one of the languages ar, bg, bn, ca, cs, da, de, el, en, es, fa, fi, fr, he, hi, hr, hu, id, it,"
      + " ja, ko, lv, nb, nl, pl, pt, ro, ru, sk, sl, sr, sv, th, tr, uk, ur, vi, zh"
  }
}

extension WordLanguage {
  /// The code of a language by its name in English or in itself, or by a tag with its region, as `de` for `German`,
  /// `Deutsch` and `de-CH`; nil if none is near.
  @Sendable fileprivate static func code(meantBy text: String) -> String? {
    let head = text.prefix { $0 != "-" && $0 != "_" }.lowercased()
    if let language = WordLanguage(rawValue: head) { return language.rawValue }
    if let language = allCases.first(where: { $0.ownName == head }) { return language.rawValue }
    let nearest = NearestSpelling.of(head, among: allCases.map { "\($0)" }, limit: 1).first
    return allCases.first { "\($0)" == nearest }?.rawValue
  }

  /// Its name in the language itself, in small letters: `deutsch`.
  private var ownName: String? {
    Locale(identifier: rawValue).localizedString(forLanguageCode: rawValue)?.lowercased()
  }
}
