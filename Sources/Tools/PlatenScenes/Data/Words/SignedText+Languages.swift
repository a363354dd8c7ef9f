// What some languages write around words and no other does.

extension SignedText {
  /// Returns whether a word is the ending of a case that Finnish and Swedish write behind initials or
  /// digits and a colon: `USA:ssa`, `EU:s`.
  func isCaseEnding(_ word: Range<Int>, behind gap: Range<Int>) -> Bool {
    guard gap.count == 1, utf8[gap.lowerBound] == UInt8(ascii: ":"), word.count <= 6,
      isCapital(gap.lowerBound - 1) || gap.lowerBound > 0 && isDigit(gap.lowerBound - 1)
    else { return false }
    var start = gap.lowerBound
    while start > 0, isCapital(start - 1) || isDigit(start - 1) { start -= 1 }
    return gap.lowerBound - start > 1 && isFree(start - 1)
      && Self.caseEndings.contains(String(decoding: utf8[word], as: UTF8.self))
  }

  private static let caseEndings: Set<String> = [
    // Finnish
    "n", "a", "ä", "t", "ta", "tä", "tta", "ttä", "na", "nä", "ssa", "ssä", "sta", "stä", "lla",
    "llä", "lta", "ltä", "lle", "ksi", "iin", "een", "hin", "han", "hen", "hun", "hyn", "hon", "in",
    "ien", "ia", "iä", "ita", "itä", "issa", "issä", "ista", "istä", "illa", "illä", "ilta", "iltä",
    "ille", "iksi",
    // Swedish
    "s", "en", "et", "ar", "er", "or", "ens", "ets", "erna", "arna", "orna",
  ]

  /// Returns where the article of Dutch begins that lost its vowel, `'s` or `'t`, if a hyphen and a capital
  /// stand behind it; nil for another word.
  func articleStart(before word: Range<Int>) -> Int? {
    let letters = [UInt8(ascii: "s"), UInt8(ascii: "t")]
    guard letters.contains(utf8[word.lowerBound]), isCapital(word.lowerBound + 2),
      utf8[word.lowerBound + 1] == UInt8(ascii: "-")
    else { return nil }
    // U+2018 and U+2019 are quotation marks that are typed for apostrophes.
    let isQuote =
      word.lowerBound > 2 && utf8[word.lowerBound - 3] == 0xE2 && utf8[word.lowerBound - 2] == 0x80
    let isApostrophe = utf8[word.lowerBound - 1] == UInt8(ascii: "'")
    guard isApostrophe || isQuote else { return nil }
    let start = word.lowerBound - (isApostrophe ? 1 : 3)
    return isFree(start - 1) ? start : nil
  }

  /// Returns whether two words are initials that are written twice, each with a point behind.
  ///
  /// Spanish writes those of plurals so: `EE. UU.`, `RR. HH.`
  func areDoubledInitials(_ gap: Range<Int>, _ word: Range<Int>) -> Bool {
    guard word.count == 2, isDoubled(word.lowerBound), isDoubled(gap.lowerBound - 2),
      isFree(gap.lowerBound - 3), !isRoman(gap.lowerBound - 2), word.upperBound < utf8.count,
      utf8[word.upperBound] == UInt8(ascii: "."), utf8[gap.lowerBound] == UInt8(ascii: ".")
    else { return false }
    let space = String(decoding: utf8[gap.dropFirst()], as: UTF8.self)
    return ["", " ", "\u{A0}", "\u{202F}", "\n"].contains(space)
  }

  /// Returns whether the same capital stands at a place and behind it.
  func isDoubled(_ place: Int) -> Bool {
    isCapital(place) && isCapital(place + 1) && utf8[place] == utf8[place + 1]
  }

  /// Returns whether a capital is a numeral that sentences may end with, as `siglo XX` does.
  private func isRoman(_ place: Int) -> Bool {
    utf8[place] == UInt8(ascii: "I") || utf8[place] == UInt8(ascii: "X")
  }
}
