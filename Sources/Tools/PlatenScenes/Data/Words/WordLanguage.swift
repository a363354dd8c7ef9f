internal import CStopWords

/// A language whose most frequent words are known.
package enum WordLanguage: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case japanese = "ja"
  case russian = "ru"
  case arabic = "ar"
  case bengali = "bn"
  case bulgarian = "bg"
  case chinese = "zh"
  case croatian = "hr"
  case czech = "cs"
  case danish = "da"
  case dutch = "nl"
  case finnish = "fi"
  case french = "fr"
  case german = "de"
  case greek = "el"
  case hebrew = "he"
  case hindi = "hi"
  case hungarian = "hu"
  case indonesian = "id"
  case italian = "it"
  case korean = "ko"
  case latvian = "lv"
  case norwegian = "nb"
  case persian = "fa"
  case polish = "pl"
  case portuguese = "pt"
  case romanian = "ro"
  case serbian = "sr"
  case slovak = "sk"
  case slovenian = "sl"
  case spanish = "es"
  case swedish = "sv"
  case thai = "th"
  case turkish = "tr"
  case ukrainian = "uk"
  case urdu = "ur"
  case vietnamese = "vi"
  // Where a text may be in either, it is more often in French or Spanish.
  case catalan = "ca"

  /// Its name in English.
  var name: String { "\(self)".prefix(1).uppercased() + "\(self)".dropFirst() }

  /// The words that say little of what a text is about, as the keys of words; those of Greek without
  /// accents.
  package var stopWords: Set<String> { Self.sets[self] ?? [] }

  /// What stands before words with an apostrophe, for it lost a vowel: l'acqua.
  var elisions: Set<String> {
    switch self {
    case .catalan: ["d", "l", "m", "n", "s", "t"]
    case .french:
      ["c", "d", "j", "jusqu", "l", "lorsqu", "m", "n", "puisqu", "qu", "quoiqu", "s", "t"]
    case .italian:
      [
        "all", "c", "coll", "d", "dall", "dell", "gl", "l", "m", "n", "nell", "quell", "quest", "s",
        "sull", "t", "un", "v",
      ]
    default: []
    }
  }

  /// The pronouns that stand behind verbs with a hyphen between them: dit-elle.
  var pronounsBehindHyphens: Set<String> {
    switch self {
    case .catalan:
      ["en", "hi", "ho", "la", "les", "li", "lo", "los", "me", "ne", "nos", "se", "te", "vos"]
    case .french:
      [
        "ce", "ci", "elle", "elles", "en", "il", "ils", "je", "la", "le", "les", "leur", "lui",
        "là", "moi", "nous", "on", "t", "toi", "tu", "vous", "y",
      ]
    case .portuguese:
      [
        "a", "as", "la", "las", "lhe", "lhes", "lo", "los", "me", "na", "nas", "no", "nos", "o",
        "os", "se", "te", "vos",
      ]
    case .romanian: ["i", "l", "le", "mi", "ne", "o", "se", "te", "vă", "ţi"]
    default: []
    }
  }

  /// Words that end as verbs with such a pronoun do, and are none.
  static let wholeWords: Set<String> = ["garde-à-vous", "rendez-vous"]

  /// The lists of all languages.
  private static let sets: [WordLanguage: Set<String>] = {
    var sets: [WordLanguage: Set<String>] = [:]
    var language: WordLanguage?
    // By bytes: there are thousands of words.
    for line in String(cString: platen_stop_words()).utf8.split(separator: UInt8(ascii: "\n")) {
      switch line.first {
      case UInt8(ascii: "#"): continue
      case UInt8(ascii: "["):
        language = WordLanguage(rawValue: String(Substring(line.dropFirst().dropLast())))
      default:
        guard let language else { preconditionFailure("no language before \(Substring(line))") }
        let words = line.split(separator: UInt8(ascii: " ")).map {
          WordFolding.key(ofFolded: String(Substring($0)))
        }
        sets[language, default: []].formUnion(words)
      }
    }
    return sets
  }()
}

// MARK: - Scripts

extension WordLanguage {
  /// The script of a language.
  enum Script: CaseIterable {
    case latin, cyrillic, greek, arabic, hebrew, devanagari, bengali, thai, hangul, ideographs

    var hasLanguagesWithoutList: Bool { self == .latin || self == .cyrillic }

    /// The letters of a script that only one of the languages has.
    var letters: ClosedRange<UInt32>? {
      switch self {
      case .greek: 0x370...0x3FF
      case .hebrew: 0x590...0x5FF
      case .devanagari: 0x900...0x97F
      case .bengali: 0x980...0x9FF
      case .thai: 0xE00...0xE7F
      case .hangul: 0xAC00...0xD7A3
      case .latin, .cyrillic, .arabic, .ideographs: nil
      }
    }
  }

  var script: Script {
    switch self {
    case .bulgarian, .russian, .serbian, .ukrainian: .cyrillic
    case .arabic, .persian, .urdu: .arabic
    case .bengali: .bengali
    case .chinese, .japanese: .ideographs
    case .greek: .greek
    case .hebrew: .hebrew
    case .hindi: .devanagari
    case .korean: .hangul
    case .thai: .thai
    default: .latin
    }
  }

  /// Returns whether another language has the same letters.
  func hasScript(of other: WordLanguage) -> Bool { script == other.script }
}

// MARK: - Letters

extension WordLanguage {
  /// A word with folded case, without accents if it is Greek: the list has none, and capitals often
  /// have none.
  static func unaccented(_ word: String) -> String {
    guard let first = word.unicodeScalars.first, greekLetters.contains(first.value) else {
      return word
    }
    var letters = String.UnicodeScalarView()
    for scalar in word.unicodeScalars where !["\u{301}", "\u{308}"].contains(scalar) {
      letters.append(unaccentedGreek[scalar] ?? scalar)
    }
    return String(letters)
  }

  private static let greekLetters: ClosedRange<UInt32> = 0x370...0x3FF
  private static let unaccentedGreek: [Unicode.Scalar: Unicode.Scalar] = [
    "ά": "α", "έ": "ε", "ή": "η", "ί": "ι", "ό": "ο", "ύ": "υ", "ώ": "ω", "ϊ": "ι", "ϋ": "υ",
    "ΐ": "ι", "ΰ": "υ",
  ]
}
