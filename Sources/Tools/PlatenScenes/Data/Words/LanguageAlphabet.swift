/// Languages by the letters that they have and others of their script lack.
enum LanguageAlphabet {
  /// Returns the language with whose letters three words or more are spelled, or two of six at most, if no other
  /// has as many; and Chinese for a text of which half is in ideographs, without kana.
  static func language(
    of words: [LanguageGuess.Word], in script: WordLanguage.Script
  ) -> WordLanguage? {
    if script == .ideographs { return isChinese(words) ? .chinese : nil }
    let counts = letters.filter { $0.language.script == script }.map { language, letters in
      (language: language, count: words.count { $0.key.contains(where: letters.contains) })
    }
    guard let most = counts.max(by: { $0.count < $1.count }),
      most.count >= 3 || most.count == 2 && words.count <= 6
    else { return nil }
    return counts.count { $0.count == most.count } == 1 ? most.language : nil
  }

  private static func isChinese(_ words: [LanguageGuess.Word]) -> Bool {
    let scalars = words.lazy.flatMap(\.key.unicodeScalars)
    let isForeign = scalars.contains {
      (0x3041...0x30FF).contains($0.value) || (0xAC00...0xD7A3).contains($0.value)
    }
    let count = words.count { $0.key.unicodeScalars.contains(where: \.properties.isIdeographic) }
    return !isForeign && count > 0 && count * 2 >= words.count
  }

  /// Returns the languages in which no word has an ä or ö, if every fifth of some words has one.
  static func strangers(to words: [LanguageGuess.Word]) -> [WordLanguage] {
    let dotted = words.count { $0.key.contains { $0 == "ä" || $0 == "ö" } }
    guard dotted * 5 >= max(words.count, 1) else { return [] }
    let known: [WordLanguage] = [
      .finnish, .german, .hungarian, .slovak, .swedish, .turkish, .dutch, .english,
    ]
    return WordLanguage.allCases.filter { $0.script == .latin && !known.contains($0) }
  }

  /// Returns those of some languages that lack letters of the words, if there are others that have them.
  ///
  /// - Parameter likely: Languages in which the text may be: names and dishes of other countries have
  ///   such letters, too.
  static func misfits(
    to words: [LanguageGuess.Word], among likely: [WordLanguage]
  ) -> [WordLanguage] {
    let misfits = likely.count > 1 ? likely.filter { !has(lettersOf: words, $0) } : []
    return misfits.count < likely.count ? misfits : []
  }

  /// Returns whether a language has the letters of seven of eight words with letters beyond ASCII.
  static func has(lettersOf words: [LanguageGuess.Word], _ language: WordLanguage) -> Bool {
    guard let letters = LatinAlphabets.letters[language.rawValue] else { return true }
    var (marked, strange) = (0, 0)
    for word in words {
      let marks = word.key.unicodeScalars.lazy.filter { !$0.isASCII && $0.properties.isAlphabetic }
      guard marks.first != nil else { continue }
      marked += 1
      if !marks.allSatisfy(letters.contains) { strange += 1 }
    }
    return strange * 8 <= marked
  }

  private static let letters: [(language: WordLanguage, letters: Set<Character>)] = [
    (.czech, ["ě", "ř", "ů"]), (.danish, ["æ", "ø"]), (.german, ["ß"]), (.hungarian, ["ő", "ű"]),
    (.latvian, ["ā", "ē", "ģ", "ķ", "ļ", "ņ"]), (.polish, ["ą", "ę", "ł", "ś", "ź", "ż"]),
    (.portuguese, ["ã", "õ"]), (.romanian, ["ă", "ş", "ţ"]), (.russian, ["ы", "э"]),
    (.serbian, ["ђ", "ћ", "џ", "љ", "њ"]), (.spanish, ["ñ"]), (.turkish, ["ı", "ğ", "ş"]),
    (.ukrainian, ["і", "ї", "є", "ґ"]), (.vietnamese, Set(LatinAlphabets.vietnamese)),
    (.persian, ["پ", "چ", "ژ", "گ"]), (.urdu, ["ں", "ے", "ٹ", "ڈ"]),
  ]
}
