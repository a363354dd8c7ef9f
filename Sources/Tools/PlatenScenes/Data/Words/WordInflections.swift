internal import PlatenText

/// Puts the inflected forms of words together: `cat` and `cats`, `run` and `running`.
///
/// Two words are forms of one if they have one stem and differ in endings of inflections alone. The
/// stem is not enough: Snowball has one for `universe` and `university`, and for `import` and
/// `important`. English and German have lists of those endings, for most endings that their stems go
/// without make other words: `-ity`, `-ant`, `-ung`, `-lich`. In the other languages any short ending
/// will do, as endings that make words are longer, or are left by the stem.
struct WordInflections {
  private struct Rules {
    let language: WordLanguage
    let stemmer: Stemmer
  }

  /// The rules of one language for each script.
  private let rules: [Rules]

  init(of languages: [WordLanguage]) {
    rules = languages.enumerated().compactMap { i, language in
      guard !languages[..<i].contains(where: { $0.hasScript(of: language) }),
        let stemmer = Stemmer(language: language.stemmerName)
      else { return nil }
      return Rules(language: language, stemmer: stemmer)
    }
  }

  /// The word that stands for each of some words, as its index: the most frequent of its forms, of
  /// equally frequent ones the shortest, and of those the first in Unicode's order.
  ///
  /// - Parameter words: The words with folded case, all different, and how often each occurs.
  /// - Complexity: O(*n*), where *n* is the number of words.
  func representatives(of words: [(key: String, count: Int)]) -> [Int] {
    var representatives = Array(words.indices)
    guard !rules.isEmpty else { return representatives }
    for group in Dictionary(grouping: words.indices, by: { stem(of: words[$0].key) }).values
    where group.count > 1 && group.count <= Self.mostForms {
      for forms in forms(in: group, of: words) {
        let shown = forms.min { a, b in
          (words[b].count, words[a].key.count, words[a].key)
            < (words[a].count, words[b].key.count, words[b].key)
        }
        for form in forms { representatives[form] = shown ?? form }
      }
    }
    return representatives
  }

  /// No word has more forms; so the time is bounded that a text may take.
  private static let mostForms = 100

  private func stem(of word: String) -> String {
    // Of a word in another script, nothing is taken.
    rules.reduce(word) { $1.stemmer.stem(of: $0) }
  }

  /// The words of a group with one stem, those that are forms of one together.
  private func forms(in group: [Int], of words: [(key: String, count: Int)]) -> [[Int]] {
    var forms: [[(index: Int, letters: [Unicode.Scalar])]] = []
    for index in group {
      let letters = Self.letters(of: words[index].key)
      let isForm = { (others: [(index: Int, letters: [Unicode.Scalar])]) in
        others.contains { areForms($0.letters, letters) }
      }
      // It may be what joins several: study, between studies and studying.
      let joined = forms.filter(isForm).flatMap(\.self) + [(index, letters)]
      forms = forms.filter { !isForm($0) } + [joined]
    }
    return forms.map { $0.map(\.index) }
  }

  private func areForms(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Bool {
    let shared = zip(a, b).prefix { $0 == $1 }.count
    let (first, second) = (a[shared...], b[shared...])
    return rules.contains { rule in
      guard let endings = Self.endings[rule.language] else {
        let most = rule.language.longestEnding
        return shared >= 3 && first.count <= most && second.count <= most
      }
      return shared >= 2
        && [first, second].allSatisfy { ending in
          endings.contains(Self.text(ending))
            // run, running
            || rule.language == .english && shared >= 3 && ending.first == a[shared - 1]
              && ["ed", "ing"].contains(Self.text(ending.dropFirst()))
        }
    }
  }

  private static func text(_ letters: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(letters))
  }

  /// The letters of a word, without the marks of German vowels: Haus, Häuser.
  private static func letters(of word: String) -> [Unicode.Scalar] {
    word.unicodeScalars.map { letter in
      switch letter {
      case "ä": "a"
      case "ö": "o"
      case "ü": "u"
      default: letter
      }
    }
  }

  /// The endings of inflections, behind what two forms share.
  private static let endings: [WordLanguage: Set<String>] = [
    .english: ["", "s", "es", "d", "ed", "ing", "e", "y", "ies", "ied", "ying"],
    .german: [
      "", "e", "em", "en", "end", "ens", "er", "ern", "es", "est", "et", "n", "ns", "s", "se",
      "ses",
      "st", "t", "te", "ten", "test", "tet",
    ],
  ]
}

extension WordLanguage {
  /// What Snowball calls the language; for some there are no rules.
  fileprivate var stemmerName: String { self == .norwegian ? "norwegian" : rawValue }

  /// The most letters of an ending; languages that put endings behind each other have longer ones.
  fileprivate var longestEnding: Int {
    switch self {
    case .finnish, .hungarian, .turkish: 6
    default: 3
    }
  }
}
