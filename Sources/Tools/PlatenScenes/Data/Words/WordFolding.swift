internal import PlatenText

extension WordBreaker {
  /// Returns what all spellings of a word have in common: its letters with folded cases, without
  /// what may be written or not.
  ///
  /// - Parameter isTurkish: Whether `I` is the capital of `ı`, and not of `i`.
  func key(_ word: String, isTurkish: Bool = false) -> String {
    var word = word
    if isTurkish, word.contains(where: { $0 == "I" || $0 == "İ" }) {
      word = String(word.map { $0 == "I" ? "ı" : $0 == "İ" ? "i" : $0 })
    }
    // Maße are no Masse, though ß folds to ss.
    let parts = word.split(omittingEmptySubsequences: false) { $0 == "ß" || $0 == "ẞ" }
    return WordFolding.key(ofFolded: parts.map { folded(String($0)) }.joined(separator: "ß"))
  }
}

/// What differs between spellings of a word besides their cases.
enum WordFolding {
  /// Returns a word with folded cases without vowel signs of Arabic and Hebrew, lengthened
  /// connections and signs of no width; apostrophes, quotation marks and hyphens are those of ASCII,
  /// letters of Persian and letters with hamza are the ones that Arabic has, letters of full width are
  /// of half and katakana of half of full; `œ` is `oe`, the `ё` of Russian is `е`, and the sign before
  /// the ending of both genders is none of the word: `Student:innen`.
  ///
  /// The comma below letters of Romanian is a cedilla, and initials that are written twice have no points:
  /// `EE. UU.` is `eeuu`.
  static func key(ofFolded word: String) -> String {
    let word = doubledInitials(in: word) ?? withoutGenderSign(word)
    guard word.utf8.contains(where: { $0 >= 0xC2 }) else { return word }
    var key = String.UnicodeScalarView()
    for scalar in word.unicodeScalars where !isOptional(scalar) {
      // The small letter of İ has a dot of its own.
      if scalar == "\u{307}", key.last == "i" { continue }
      switch scalar {
      case "œ": key.append(contentsOf: "oe".unicodeScalars)
      case "\u{FF9E}", "\u{FF9F}": voice(&key, by: scalar.value - 0xFF9D)
      default: key.append(letters[scalar] ?? usualWidth(scalar))
      }
    }
    return String(key)
  }

  /// Puts a sign of voice on the last kana, whose voiced forms follow it in Unicode.
  private static func voice(_ key: inout String.UnicodeScalarView, by offset: UInt32) {
    guard let last = key.popLast() else { return }
    let voiced = last == "ウ" ? 0x30F4 : last.value + offset
    key.append(Unicode.Scalar(voiced) ?? last)
  }

  /// Returns the letters of initials that are written twice, with points behind; nil for another word.
  private static func doubledInitials(in word: String) -> String? {
    guard word.utf8.last == UInt8(ascii: "."), word.utf8.count > 5 else { return nil }
    let parts = word.split { !$0.isLetter }
    guard parts.count > 1, parts.allSatisfy({ $0.count == 2 && $0.first == $0.last }) else {
      return nil
    }
    return parts.joined()
  }

  private static func withoutGenderSign(_ word: String) -> String {
    for sign in [":", "*", "_"] {
      for ending in ["innen", "in"] where word.hasSuffix(sign + ending) && word.count > 6 {
        return String(word.dropLast(ending.count + 1)) + ending
      }
    }
    return word
  }

  /// How much of a spelling need not be written: vowel signs, tatweel, other widths, and capitals all
  /// through.
  static func ornaments(of word: String) -> Int {
    var count = 0
    var (hasCapital, hasSmall) = (false, false)
    for scalar in word.unicodeScalars {
      if isOptional(scalar) && !isInvisible(scalar) && !isJoiner(scalar)
        || (0xFF01...0xFF9F).contains(scalar.value) || (0xFB00...0xFB06).contains(scalar.value)
      {
        count += 1
      }
      if scalar.properties.isUppercase { hasCapital = true }
      if scalar.properties.isLowercase { hasSmall = true }
    }
    return hasCapital && !hasSmall ? count + 1 : count
  }

  /// Returns a word as it is shown, without signs that only say where it may be broken or in which
  /// direction it runs, without joiners where they change no letter, and with the letters of ligatures that
  /// PDFs and old fonts have.
  static func shown(_ word: String) -> String {
    // Most words have none of these.
    guard word.utf8.contains(where: { $0 >= 0xC2 }),
      word.unicodeScalars.contains(where: {
        isInvisible($0) || isJoiner($0) || ligatures[$0] != nil
      })
    else { return word }
    let scalars = word.unicodeScalars.filter { !isInvisible($0) }
      .flatMap { ligatures[$0].map { Array($0.unicodeScalars) } ?? [$0] }
    let shown = scalars.indices.filter { i in
      !isJoiner(scalars[i])
        || i > 0 && isLetterPart(behind: scalars[i - 1], before: scalars[(i + 1)...].first)
    }
    return String(String.UnicodeScalarView(shown.map { scalars[$0] }))
  }

  private static let ligatures: [Unicode.Scalar: String] = [
    "\u{FB00}": "ff", "\u{FB01}": "fi", "\u{FB02}": "fl", "\u{FB03}": "ffi", "\u{FB04}": "ffl",
    "\u{FB05}": "st", "\u{FB06}": "st",
  ]

  /// Returns whether a joiner has a meaning between two characters (UAX #31, 2.3): between letters of
  /// Arabic and behind those of Indic scripts, and of emoji.
  private static func isLetterPart(behind: Unicode.Scalar, before: Unicode.Scalar?) -> Bool {
    switch behind.value {
    case 0x600...0x8FF: before.map { (0x600...0x8FF).contains($0.value) } ?? false
    // From Devanagari to Sinhala, Myanmar, Khmer and Mongolian.
    case 0x900...0xDFF, 0x1000...0x109F, 0x1780...0x18AF: true
    default: behind.value > 0x2000 && before.map(\.properties.isEmoji) == true
    }
  }

  /// U+200C ZERO WIDTH NON-JOINER and U+200D ZERO WIDTH JOINER.
  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200C}" || scalar == "\u{200D}"
  }

  /// Soft hyphens, word joiners, and controls of direction (Bidi_Control).
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x2060, 0xFEFF, 0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Returns whether a word is the same without a sign.
  private static func isOptional(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Points of Hebrew.
    case 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7: true
    // Tatweel, vowel signs, and signs of recitation.
    case 0x640, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7...0x6E8, 0x6EA...0x6ED:
      true
    default: isJoiner(scalar) || isInvisible(scalar)
    }
  }

  private static func usualWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    case 0xFF66...0xFF9D: katakana[Int(scalar.value - 0xFF66)]
    default: scalar
    }
  }

  /// Katakana in the order of those of half width.
  private static let katakana = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン".unicodeScalars)

  private static let letters: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{2018}": "'", "\u{2019}": "'", "\u{2BB}": "'", "\u{2BC}": "'", "\u{5F3}": "'",
    "\u{5F4}": "\"", "\u{2010}": "-", "\u{2011}": "-", "\u{5BE}": "-", "ک": "ك", "ی": "ي", "أ": "ا",
    "إ": "ا", "آ": "ا", "ٱ": "ا", "ё": "е", "ș": "ş", "ț": "ţ",
  ]
}

// MARK: - Capitals without marks

extension WordFolding {
  /// Returns the keys of some spellings where those in capitals, which often lack the marks of letters,
  /// are those of the most frequent spelling with marks: ΑΘΗΝΑ is Αθήνα, CITTA' città, STRASSE Straße.
  ///
  /// - Parameters:
  ///   - keys: The keys of the spellings, in their order.
  ///   - counts: How often each spelling occurs.
  static func accented(_ keys: [String], _ spellings: [String], _ counts: [Int]) -> [String] {
    let isCapital = spellings.map { spelling in
      spelling.utf8.count > 1 && spelling.unicodeScalars.allSatisfy { !$0.properties.isLowercase }
    }
    guard isCapital.contains(true) else { return keys }
    var best: [String: (key: String, count: Int)] = [:]
    var small: Set<String> = []
    for (i, key) in keys.enumerated() where !isCapital[i] {
      small.insert(key)
      let bare = unmarked(key)
      if bare != key, counts[i] > best[bare]?.count ?? 0 { best[bare] = (key, counts[i]) }
    }
    guard !best.isEmpty else { return keys }
    return keys.enumerated().map { i, key in
      guard isCapital[i], !small.contains(key) else { return key }
      return best[unmarked(key)]?.key ?? key
    }
  }

  /// Writes the marks of letters that capitals often lack in French: Ecole and l'Ecole are école, if the
  /// text has no ecole.
  static func addInitialMarks(_ keys: inout [String], _ spellings: inout [SpelledText.Spelling]) {
    // An article stands before an apostrophe, of whatever kind.
    func word(_ key: String) -> Substring {
      key.lastIndex(of: "'").map { key[$0...].dropFirst() } ?? key[...]
    }
    let words = keys.map(word)
    let initials = zip(words, spellings).map { $1.text.suffix($0.count).first }
    var marked: [String: Substring] = [:]
    var small: Set<Substring> = []
    for (word, initial) in zip(words, initials) {
      let bare = unmarked(String(word.prefix(1))) + word.dropFirst()
      if bare != word {
        marked[bare] = marked[bare] ?? word
      } else if initial?.isLowercase == true {
        small.insert(word)
      }
    }
    for (i, word) in words.enumerated() where initials[i]?.isUppercase == true {
      guard !small.contains(word), let found = marked[String(word)] else { continue }
      keys[i] = String(keys[i].dropLast(word.count)) + found
      let start = spellings[i].text.dropLast(word.count)
      spellings[i].text =
        start + found.prefix(1).uppercased() + spellings[i].text.suffix(word.count - 1)
    }
  }

  /// A key without the marks that capitals lack: those of Greek, the accents of French and Italian and
  /// their like, but no umlauts; `ß` is `ss`.
  private static func unmarked(_ key: String) -> String {
    guard key.utf8.contains(where: { $0 >= 0xC3 }) else { return key }
    var bare = ""
    for character in WordLanguage.unaccented(key) { bare += marked[character] ?? String(character) }
    return bare
  }

  private static let marked: [Character: String] = [
    "à": "a", "á": "a", "â": "a", "ç": "c", "è": "e", "é": "e", "ê": "e", "ë": "e", "ì": "i",
    "í": "i", "î": "i", "ï": "i", "ò": "o", "ó": "o", "ô": "o", "ù": "u", "ú": "u", "û": "u",
    "ß": "ss",
  ]
}
