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
    let stemmer: Stemmer?
  }

  /// The rules of one language for each script.
  private let rules: [Rules]

  init(of languages: [WordLanguage]) {
    rules = languages.enumerated().compactMap { i, language in
      guard !languages[..<i].contains(where: { $0.hasScript(of: language) }) else { return nil }
      let inflections = InflectionRules.rules(of: language)
      let stemmer = inflections == nil ? Stemmer(language: language.rawValue) : nil
      return Rules(language: language, inflections: inflections, stemmer: stemmer)
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
        let folded = words.map { Self.letters(of: $0.key, rule.language) }
        Self.join(folded, by: inflections, &groups)
      } else if let stemmer = rule.stemmer {
        Self.join(
          words.map(\.key), by: stemmer, longestEnding: rule.language.longestEnding, &groups)
      }
      Self.join(words.map(\.key), behind: rule.language.prefixes, &groups)
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

  /// The letters of a word, those of German without the marks of vowels: Haus, Häuser.
  private static func letters(of word: String, _ language: WordLanguage) -> String {
    guard language == .german, word.utf8.contains(0xC3) else { return word }
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

  private static func join(
    _ words: [String], by rules: InflectionRules, _ groups: inout Groups
  ) {
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
        for other in forms[(i + 1)...] where rules.areForms(stem, form.ending, other.ending) {
          groups.join(form.index, other.index)
        }
      }
    }
  }

  /// No stem of Snowball has more forms; so the time is bounded that a text may take.
  private static let mostForms = 100

  private static func join(
    _ words: [String], by stemmer: Stemmer, longestEnding: Int, _ groups: inout Groups
  ) {
    let letters = words.map { Array($0.unicodeScalars) }
    for forms in Dictionary(grouping: words.indices, by: { stemmer.stem(of: words[$0]) }).values
    where forms.count > 1 && forms.count <= mostForms {
      for (i, form) in forms.enumerated() {
        for other in forms[(i + 1)...] {
          let shared = zip(letters[form], letters[other]).prefix { $0 == $1 }.count
          let longest = max(letters[form].count, letters[other].count) - shared
          if shared >= 3 && longest <= longestEnding { groups.join(form, other) }
        }
      }
    }
  }

  private static func join(
    _ words: [String], behind prefixes: [(text: String, rest: Int)], _ groups: inout Groups
  ) {
    guard !prefixes.isEmpty else { return }
    let indices = Dictionary(uniqueKeysWithValues: zip(words, words.indices))
    for (index, word) in words.enumerated() {
      for prefix in prefixes where word.hasPrefix(prefix.text) {
        let rest = word.dropFirst(prefix.text.count)
        guard rest.count >= prefix.rest, let other = indices[String(rest)] else { continue }
        groups.join(index, other)
      }
    }
  }

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
