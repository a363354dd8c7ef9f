internal import Foundation

/// Which encodings with one byte for a character a text may be in: those in which what is not ASCII makes words of
/// a language.
///
/// read the bytes in each → rate each character beside its neighbours → compare the means
enum CodePageGuess {
  struct Guess {
    var name: String
    /// The mean of what the characters beyond ASCII are worth, at most 1.
    var score: Double
    fileprivate var text: String
  }

  /// Returns the best encoding, and another that is as good with other characters; none if no encoding gives
  /// words.
  static func guesses(of bytes: [UInt8]) -> [Guess] {
    let guesses = candidates.compactMap { candidate -> Guess? in
      guard let text = candidate.text(of: bytes) else { return nil }
      let scores = candidate.letters.map { score(Array(text.unicodeScalars), $0) }
      return Guess(name: candidate.name, score: scores.max() ?? 0, text: text)
    }
    guard let best = guesses.max(by: { $0.score < $1.score })?.score, best > 0 else { return [] }
    let first = guesses.first { $0.score == best }
    let second = guesses.first { $0.score > best - 0.05 && $0.text != first?.text }
    return [first, second].compactMap(\.self)
  }

  // MARK: - Scores

  /// The letters of a language beyond ASCII, or of a script.
  fileprivate struct Letters {
    var all: Set<Unicode.Scalar>
    /// The most frequent letters of a script; empty for letters beside those of ASCII.
    var frequent: Set<Unicode.Scalar> = []
  }

  private static func score(_ text: [Unicode.Scalar], _ letters: Letters) -> Double {
    var (sum, count) = (0.0, 0.0)
    for place in text.indices where !text[place].isASCII {
      let before = place > 0 ? text[place - 1] : " "
      let behind = place + 1 < text.count ? text[place + 1] : " "
      sum += worth(of: text[place], before, behind, letters)
      count += 1
    }
    return sum / max(count, 1)
  }

  private static func worth(
    of scalar: Unicode.Scalar, _ before: Unicode.Scalar, _ behind: Unicode.Scalar,
    _ letters: Letters
  ) -> Double {
    let neighbours = [before, behind].filter(\.properties.isAlphabetic)
    if punctuation.contains(scalar) {
      return neighbours.count < 2 || scalar == "’" ? 1 : -1
    }
    let small = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
    guard letters.all.contains(small) else { return -1 }
    let isCapital = scalar.properties.isUppercase
    // No capital stands behind a small letter.
    if isCapital && before.properties.isLowercase
      || behind.properties.isUppercase && scalar.properties.isLowercase
    {
      return -1
    }
    if letters.frequent.isEmpty {
      return before.isASCII || !before.properties.isAlphabetic ? 1 : 0.5
    }
    if neighbours.contains(where: \.isASCII) { return -1 }
    return (letters.frequent.contains(small) ? 1 : 0.5) - (isCapital ? 0.3 : 0)
  }

  private static let punctuation: Set<Unicode.Scalar> = [
    "“", "”", "„", "‘", "’", "‚", "–", "—", "…", "«", "»", "€", "£", "§", "°", "·", "•", "¡", "¿",
    "\u{A0}", "©", "®", "™", "½", "²", "³", "×", "±", "º", "ª",
  ]
}

// MARK: - Candidates

extension CodePageGuess {
  private struct Candidate {
    var name: String
    var letters: [Letters]

    /// The text of some bytes; nil for bytes that are none of the encoding.
    func text(of bytes: [UInt8]) -> String? {
      guard let encoding = TextEncoding(label: name) else {
        return CodePage.number(named: name).flatMap { CodePage.text(of: bytes, in: $0) }
      }
      let (text, valid) = encoding.decoded(Data(bytes))
      return valid == nil ? text : nil
    }
  }

  private static let candidates: [Candidate] = [
    .init(name: "latin1", letters: western), .init(name: "windows-1250", letters: eastern),
    .init(name: "windows-1251", letters: [cyrillic]), .init(name: "koi8-r", letters: [cyrillic]),
    .init(name: "windows-1253", letters: [greek]), .init(name: "windows-1254", letters: turkish),
    .init(name: "windows-1255", letters: [hebrew]), .init(name: "windows-1256", letters: [arabic]),
    .init(name: "windows-1257", letters: baltic), .init(name: "windows-874", letters: [thai]),
    .init(name: "iso-8859-2", letters: eastern), .init(name: "iso-8859-5", letters: [cyrillic]),
    .init(name: "macintosh", letters: western), .init(name: "cp850", letters: western),
    .init(name: "cp852", letters: eastern), .init(name: "cp866", letters: [cyrillic]),
  ]

  private static let western = languages(
    "en fr de es pt it nl da nb sv fi ca is")
  private static let eastern = languages("pl cs sk hu hr sl ro")
  private static let turkish = languages("tr")
  private static let baltic = languages("lv lt et")

  private static func languages(_ codes: String) -> [Letters] {
    codes.split(separator: " ").compactMap { LatinAlphabets.letters[String($0)] }
      .map { Letters(all: $0) }
  }

  private static let cyrillic = script(0x400...0x45F, "оеаинтсрвл")
  private static let greek = script(0x370...0x3FF, "αοιετνσηυράέήίό")
  private static let hebrew = script(0x5D0...0x5EA, "יוהלארמתבש")
  private static let arabic = script(0x620...0x64A, "البيمونرتة")
  private static let thai = script(0xE01...0xE4E, "านรกอเงวมยล่้ั")

  private static func script(_ range: ClosedRange<UInt32>, _ frequent: String) -> Letters {
    Letters(
      all: Set(range.compactMap(Unicode.Scalar.init)), frequent: Set(frequent.unicodeScalars))
  }
}

// MARK: - Alphabets

/// The letters of languages in Latin script beyond those of ASCII.
enum LatinAlphabets {
  /// By the codes of the languages (ISO 639), with letters of foreign words that are frequent; those of Romanian with
  /// commas and with cedillas.
  static let letters: [String: Set<Unicode.Scalar>] = [
    "ca": "àçèéíïòóúü", "cs": "áčďéěíňóřšťúůýž", "da": "åæéøü", "de": "ßàäçèéêöü",
    "en": "áãäåçèéêëíïñóôöøü", "es": "ªºáéíñóúü", "et": "äõöüšž", "fi": "äåöšž",
    "fr": "àâäæçèéêëîïñôöùûüÿœ", "hr": "ćčđšž", "hu": "áéíóöúüőű", "id": "é",
    "is": "áðéíóúýþæö", "it": "àèéìíîòóùú", "lt": "ąčęėįšųūž", "lv": "āčēģīķļņšūž",
    "nb": "åæéêòóôø", "nl": "áäçèéêëíïóöúü", "pl": "ąćęłńóśźż", "pt": "ªºàáâãçéêíóôõúü",
    "ro": "âîăşţșț", "sk": "áäčďéíĺľňóôŕšťúýž", "sl": "čšž", "sv": "àäåéöü",
    "tr": "âçîöûüğıİş\u{307}", "vi": "àáâãèéêìíòóôõùúýăđĩũ" + vietnamese,
  ].mapValues { Set($0.unicodeScalars) }

  /// The letters that only Vietnamese has.
  static let vietnamese = "ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ"
}
