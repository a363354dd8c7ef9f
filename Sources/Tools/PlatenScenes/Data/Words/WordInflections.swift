internal import PlatenText

/// Puts the inflected forms of words together: `cat` and `cats`, `run` and `running`.
///
/// Two words are forms of one by the rules of their language (`InflectionRules`). Where there are none,
/// they are if they have one stem by the rules of the Snowball project and short endings behind it.
/// Stems alone are not enough: Snowball has one for `universe` and `university`, for casa and caso. In
/// Arabic and Hebrew, words with an article or preposition before them are forms of those without.
struct WordInflections {
  private struct Rules {
    let language: WordLanguage
    let inflections: InflectionRules?
    /// Those for words whose vowels differ in their marks.
    let marked: InflectionRules?
    let stemmer: Stemmer?
  }

  /// The rules of one language for each script.
  private let rules: [Rules]

  init(of languages: [WordLanguage]) {
    rules = languages.enumerated().compactMap { i, language in
      guard !languages[..<i].contains(where: { $0.hasScript(of: language) }) else { return nil }
      let inflections = InflectionRules.rules(of: language)
      let stemmer = inflections == nil ? Stemmer(language: language.rawValue) : nil
      return Rules(
        language: language, inflections: inflections,
        marked: InflectionRules.rules(of: language, areMarked: true), stemmer: stemmer)
    }
  }

  /// The word that stands for each of some words, as its index: the most frequent of its forms, of
  /// equally frequent ones the shortest, and of those the first in Unicode's order.
  ///
  /// - Parameter words: The words with folded case, all different, and how often each occurs.
  /// - Complexity: O(*n*), where *n* is the number of words.
  func representatives(of words: [(key: String, count: Int)]) -> [Int] {
    var groups = Groups(count: words.count)
    for rule in rules {
      if let inflections = rule.inflections {
        // The rules have no ß; words that differ in it are none that they are of: Maß, Masse.
        let sharp = words.map { $0.key.contains("ß") }
        let keys = zip(words, sharp).map { $1 ? $0.key.replacing("ß", with: "ss") : $0.key }
        Self.join(keys, by: inflections, &groups) { a, b, _ in sharp[a] == sharp[b] }
        if let marked = rule.marked {
          Self.join(keys.map(Self.unmarked), by: marked, &groups) { a, b, stem in
            sharp[a] == sharp[b] && keys[a].prefix(stem) != keys[b].prefix(stem)
          }
        }
      } else if let stemmer = rule.stemmer {
        Self.join(words.map(\.key), by: stemmer, of: rule.language, &groups)
      }
      Self.join(words, behind: rule.language.prefixes, &groups)
      if rule.language == .indonesian { Self.joinDoubled(words.map(\.key), &groups) }
      if rule.language == .arabic { Self.joinPlurals(words.map(\.key), &groups) }
    }
    var shown = Array(words.indices)
    for forms in Dictionary(grouping: words.indices, by: { groups.group(of: $0) }).values {
      let best = forms.min { a, b in
        (words[b].count, words[a].key.count, words[a].key)
          < (words[a].count, words[b].key.count, words[b].key)
      }
      for form in forms { shown[form] = best ?? form }
    }
    return shown
  }

  /// The letters of a word without the marks of vowels in German: Haus, Häuser.
  private static func unmarked(_ word: String) -> String {
    guard word.utf8.contains(0xC3) else { return word }
    return String(word.map { $0 == "ä" ? "a" : $0 == "ö" ? "o" : $0 == "ü" ? "u" : $0 })
  }
}

// MARK: - Ways to join

extension WordInflections {
  /// Which words are forms of one, as a tree for each: of a disjoint set.
  private struct Groups {
    private var parents: [Int]

    init(count: Int) { parents = Array(0..<count) }

    mutating func group(of index: Int) -> Int {
      var index = index
      while parents[index] != index {
        parents[index] = parents[parents[index]]
        index = parents[index]
      }
      return index
    }

    mutating func join(_ a: Int, _ b: Int) {
      let (a, b) = (group(of: a), group(of: b))
      parents[max(a, b)] = min(a, b)
    }
  }

  /// - Parameter mayBeForms: Whether the rules are for two of the words, that begin with as many letters.
  private static func join(
    _ words: [String], by rules: InflectionRules, _ groups: inout Groups,
    where mayBeForms: (_ a: Int, _ b: Int, _ letters: Int) -> Bool
  ) {
    var listed: [Int: Int] = [:]
    for (index, word) in words.enumerated() {
      for group in rules.whole[word] ?? [] {
        groups.join(index, listed[group] ?? index)
        listed[group] = index
      }
    }
    var endings: [String: [(index: Int, ending: String)]] = [:]
    for (index, word) in words.enumerated() {
      let letters = Array(word.unicodeScalars)
      guard letters.count > 1 else { continue }
      for length in max(2, letters.count - InflectionRules.longestEnding)...letters.count {
        let ending = text(letters[length...])
        guard rules.endings.contains(ending) else { continue }
        endings[text(letters[..<length]), default: []].append((index, ending))
      }
    }
    for (stem, forms) in endings where forms.count > 1 {
      for (i, form) in forms.enumerated() {
        for other in forms[(i + 1)...]
        where rules.areForms(stem, form.ending, other.ending)
          && mayBeForms(form.index, other.index, stem.count)
        {
          groups.join(form.index, other.index)
        }
      }
    }
  }

  /// No stem of Snowball has more forms; so the time is bounded that a text may take.
  private static let mostForms = 100

  private static func join(
    _ words: [String], by stemmer: Stemmer, of language: WordLanguage, _ groups: inout Groups
  ) {
    let letters = words.map { Array($0.unicodeScalars) }
    for forms in Dictionary(grouping: words.indices, by: { stemmer.stem(of: words[$0]) }).values
    where forms.count > 1 && forms.count <= mostForms {
      for (i, form) in forms.enumerated() {
        for other in forms[(i + 1)...] {
          let shared = zip(letters[form], letters[other]).prefix { $0 == $1 }.count
          let longest = max(letters[form].count, letters[other].count) - shared
          let differ = language.areOfBothGenders(words[form], words[other])
          if shared >= 3 && longest <= language.longestEnding && !differ {
            groups.join(form, other)
          }
        }
      }
    }
  }

  private static func join(
    _ words: [(key: String, count: Int)], behind prefixes: [(text: String, rest: Int)],
    _ groups: inout Groups
  ) {
    guard !prefixes.isEmpty else { return }
    let indices = Dictionary(uniqueKeysWithValues: zip(words.map(\.key), words.indices))
    // Words that stand behind two of them, and never alone.
    var behind: [Substring: (index: Int, prefix: String)] = [:]
    for (index, word) in words.enumerated() {
      for prefix in prefixes where word.key.hasPrefix(prefix.text) {
        let rest = word.key.dropFirst(prefix.text.count)
        if rest.count >= 3, articles.contains(prefix.text) {
          if let other = behind[rest], other.prefix != prefix.text {
            groups.join(index, other.index)
          } else {
            behind[rest] = (index, prefix.text)
          }
        }
        guard rest.count >= 2, let other = indices[String(rest)],
          // A short word that occurs again and again is one.
          rest.count >= prefix.rest || words[other].count >= 2
        else { continue }
        groups.join(index, other)
      }
    }
  }

  /// Joins the plural in -āt with its singular, for which Snowball has another stem: سيارات, سيارة.
  private static func joinPlurals(_ words: [String], _ groups: inout Groups) {
    let indices = Dictionary(uniqueKeysWithValues: zip(words, words.indices))
    for (index, word) in words.enumerated() where word.count > 4 && word.hasSuffix("ات") {
      if let other = indices[word.dropLast(2) + "ة"] { groups.join(index, other) }
    }
  }

  /// Joins the plural that repeats a word with the singular: buku-buku, buku.
  private static func joinDoubled(_ words: [String], _ groups: inout Groups) {
    let indices = Dictionary(uniqueKeysWithValues: zip(words, words.indices))
    for (index, word) in words.enumerated() {
      let parts = word.split(separator: "-")
      guard parts.count == 2, parts[0] == parts[1] else { continue }
      if let other = indices[String(parts[0])] { groups.join(index, other) }
    }
  }

  /// What is hardly ever the beginning of another word: articles, alone or behind a preposition.
  private static let articles: Set<String> = [
    "ال", "وال", "بال", "فال", "كال", "لل", "ה", "ב", "ל", "וה",
  ]

  private static func text(_ letters: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(letters))
  }
}

extension WordLanguage {
  /// The most letters of an ending; languages that put endings behind each other have longer ones.
  fileprivate var longestEnding: Int {
    switch self {
    case .finnish, .hungarian, .turkish: 6
    default: 3
    }
  }

  /// Returns whether two words differ in that they are of men and of women, or may be of things that
  /// have no more in common than that: लड़का and लड़की, والد and والدة.
  fileprivate func areOfBothGenders(_ a: String, _ b: String) -> Bool {
    switch self {
    case .arabic: return a.hasSuffix("ة") != b.hasSuffix("ة") && (a + "ة" == b || b + "ة" == a)
    case .hindi:
      let (a, b) = (a.unicodeScalars.last, b.unicodeScalars.last)
      let men: Set<Unicode.Scalar?> = ["\u{93E}", "\u{947}"]
      return men.contains(a) && b == "\u{940}" || men.contains(b) && a == "\u{940}"
    default: return false
    }
  }

  /// What is written before words as a part of them, and the fewest letters of a word behind it.
  fileprivate var prefixes: [(text: String, rest: Int)] {
    switch self {
    case .arabic:
      [
        ("ال", 2), ("وال", 2), ("بال", 3), ("فال", 3), ("كال", 3), ("لل", 3), ("و", 3), ("ب", 4),
        ("ل", 4), ("ف", 4), ("ك", 4),
      ]
    case .hebrew:
      [
        ("ה", 3), ("ו", 3), ("ב", 3), ("כ", 3), ("ל", 3), ("מ", 3), ("ש", 3), ("וה", 3), ("שה", 3),
        ("מה", 3),
      ]
    default: []
    }
  }
}
