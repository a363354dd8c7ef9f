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
    return WordFolding.key(ofFolded: folded(word))
  }
}

/// What differs between spellings of a word besides their cases.
enum WordFolding {
  /// Returns a word with folded cases without vowel signs of Arabic and Hebrew, lengthened
  /// connections and signs of no width; apostrophes, quotation marks and hyphens are those of ASCII,
  /// letters of Persian and letters with hamza are the ones that Arabic has, and letters of full
  /// width are of half.
  static func key(ofFolded word: String) -> String {
    guard word.utf8.contains(where: { $0 >= 0xC2 }) else { return word }
    var key = String.UnicodeScalarView()
    for scalar in word.unicodeScalars where !isOptional(scalar) {
      // The small letter of İ has a dot of its own.
      if scalar == "\u{307}", key.last == "i" { continue }
      key.append(letters[scalar] ?? halfWidth(scalar))
    }
    return String(key)
  }

  /// Returns a word as it is shown, without signs that only say where it may be broken.
  static func shown(_ word: String) -> String {
    guard word.utf8.contains(where: { $0 >= 0xC2 }) else { return word }
    return String(String.UnicodeScalarView(word.unicodeScalars.filter { !isInvisible($0) }))
  }

  /// Soft hyphens and word joiners.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{AD}" || scalar == "\u{2060}" || scalar == "\u{FEFF}"
  }

  /// Returns whether a word is the same without a sign.
  private static func isOptional(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Points of Hebrew.
    case 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7: true
    // Tatweel, vowel signs, and signs of recitation.
    case 0x640, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7...0x6E8, 0x6EA...0x6ED:
      true
    // Joiners, and marks of direction.
    case 0x200C...0x200F: true
    default: isInvisible(scalar)
    }
  }

  private static func halfWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }

  private static let letters: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{2019}": "'", "\u{2BC}": "'", "\u{5F3}": "'", "\u{5F4}": "\"", "\u{2010}": "-",
    "\u{2011}": "-", "\u{5BE}": "-",
    "ک": "ك", "ی": "ي", "أ": "ا", "إ": "ا", "آ": "ا", "ٱ": "ا",
  ]
}

// MARK: - Greek

extension WordFolding {
  /// Returns the keys of some spellings where those of Greek in capitals without accents are those of
  /// the most frequent spelling with accents: ΑΘΗΝΑ is Αθήνα.
  ///
  /// - Parameters:
  ///   - keys: The keys of the spellings, in their order.
  ///   - counts: How often each spelling occurs.
  static func accented(_ keys: [String], _ spellings: [String], _ counts: [Int]) -> [String] {
    guard keys.contains(where: isGreek) else { return keys }
    var best: [String: (key: String, count: Int)] = [:]
    for (i, key) in keys.enumerated() where isGreek(key) {
      let bare = WordLanguage.unaccented(key)
      if bare != key, counts[i] > best[bare]?.count ?? 0 { best[bare] = (key, counts[i]) }
    }
    return keys.enumerated().map { i, key in
      let isCapital = spellings[i].unicodeScalars.allSatisfy { !$0.properties.isLowercase }
      return isCapital ? best[key]?.key ?? key : key
    }
  }

  private static func isGreek(_ key: String) -> Bool {
    key.unicodeScalars.first.map { (0x370...0x3FF).contains($0.value) } ?? false
  }
}
