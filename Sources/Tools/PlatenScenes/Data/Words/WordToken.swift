internal import PlatenText

/// A word of a text where it stands.
struct WordToken {
  /// The gap between a word and the one before it.
  enum Gap {
    case nothing, space, other
    /// A slash alone, as in `GNU/Linux`.
    case slash
    /// A space at which no line is broken.
    case noBreak
  }

  /// The word's bytes.
  var range: Range<Int>
  /// Whether ICU takes it for a number, and so any word that ends in digits.
  var isNumber: Bool
  var gap: Gap
  /// Whether it is the first word of a sentence, or may be.
  var startsSentence = false
}

extension WordBreaker {
  /// The words of a well-formed text, with the signs that belong to them.
  ///
  /// To ICU's words (UAX #29) this adds that they are
  ///
  /// - one with a hyphen between them, unless both are numbers: `e-mail`, `COVID-19`, `1914-1918`
  ///   being two;
  /// - one with `&` between capital letters: `AT&T`;
  /// - with `#` or `@` before them if a letter follows and no word stands before: `#tag`, `@name`;
  /// - with a point before them after a space, unless only their first letter is a capital one, as in
  ///   a sentence without a space: `.NET`;
  /// - with `#`, `+` or `++` behind them if they end with a letter and no word follows: `C#`, `C++`;
  /// - without low lines around them, with which plain texts emphasize: `_very_`, but `__init__`;
  /// - one with a hyphen and the end of a line between them, if a small letter follows;
  /// - with a point behind them if each of their letters has one: `U.S.`.
  ///
  /// `node.js` and `IPv6` are words to ICU.
  ///
  /// - Parameter omitted: Bytes in which no words are looked for, in their order.
  func tokens(in utf8: UnsafeBufferPointer<UInt8>, omitting omitted: [Range<Int>] = [])
    -> [WordToken]
  {
    var tokens: [WordToken] = []
    let text = SignedText(utf8: utf8)
    var next = 0
    forEachWord(in: utf8) { found, isNumber in
      while next < omitted.count, omitted[next].upperBound <= found.lowerBound { next += 1 }
      if next < omitted.count, omitted[next].lowerBound < found.upperBound { return }
      let word = text.withoutEmphasis(found)
      if let last = tokens.last,
        text.joins(last.range.upperBound..<word.lowerBound, areNumbers: last.isNumber && isNumber)
      {
        tokens[tokens.count - 1].range = last.range.lowerBound..<text.end(of: word)
        tokens[tokens.count - 1].isNumber = last.isNumber && isNumber
        return
      }
      let previous = tokens.last?.range.upperBound ?? 0
      let start = text.start(of: word, behind: previous)
      tokens.append(
        WordToken(
          range: start..<text.end(of: word), isNumber: isNumber, gap: text.gap(previous..<start),
          startsSentence: text.startsSentence(behind: previous..<start)))
    }
    return tokens
  }
}

/// The signs around words.
private struct SignedText {
  let utf8: UnsafeBufferPointer<UInt8>

  /// Returns whether what stands between two words makes them one.
  func joins(_ gap: Range<Int>, areNumbers: Bool) -> Bool {
    switch gap.count {
    case 1 where utf8[gap.lowerBound] == UInt8(ascii: "-"): return !areNumbers
    case 1 where utf8[gap.lowerBound] == UInt8(ascii: "&"):
      return isCapital(gap.lowerBound - 1) && isCapital(gap.upperBound)
    // jack-o'-lantern
    case 2
    where utf8[gap.lowerBound] == UInt8(ascii: "'") && utf8[gap.upperBound - 1] == UInt8(ascii: "-"):
      return true
    // U+2010 HYPHEN and U+2011 NON-BREAKING HYPHEN
    case 3 where hyphenLength(gap) == 3: return !areNumbers
    default: return breaksWord(gap)
    }
  }

  /// The bytes of the hyphen with which a gap begins, or 0.
  private func hyphenLength(_ gap: Range<Int>) -> Int {
    if utf8[gap.lowerBound] == UInt8(ascii: "-") { return 1 }
    guard gap.count >= 2 else { return 0 }
    // U+00AD SOFT HYPHEN
    if utf8[gap.lowerBound] == 0xC2, utf8[gap.lowerBound + 1] == 0xAD { return 2 }
    guard gap.count >= 3, utf8[gap.lowerBound] == 0xE2, utf8[gap.lowerBound + 1] == 0x80 else {
      return 0
    }
    return (0x90...0x91).contains(utf8[gap.lowerBound + 2]) ? 3 : 0
  }

  /// Returns whether a hyphen and the end of a line stand between two letters, of which the second is
  /// no capital.
  private func breaksWord(_ gap: Range<Int>) -> Bool {
    guard !gap.isEmpty, gap.upperBound < utf8.count, gap.lowerBound > 0 else { return false }
    var rest = utf8[gap]
    // To ICU, a soft hyphen is a part of the word before it.
    let isSoft = gap.lowerBound > 1 && hyphenLength(gap.lowerBound - 2..<gap.lowerBound) == 2
    if !isSoft { rest = rest.dropFirst(hyphenLength(gap)) }
    return rest.count < gap.count + (isSoft ? 1 : 0)
      && rest.allSatisfy { $0 == UInt8(ascii: " ") || $0 == 0x0D || $0 == 0x0A }
      && rest.count { $0 == 0x0A } == 1
      && isLetter(gap.lowerBound - 1) && isLetter(gap.upperBound) && !isCapital(gap.upperBound)
  }

  /// Returns whether a sentence may begin behind a gap: there is no gap, or more in it than spaces,
  /// the end of a line, and what stands inside of sentences.
  func startsSentence(behind gap: Range<Int>) -> Bool {
    guard gap.lowerBound > 0 else { return true }
    let inner: StaticString = " \t\r\n,;-/()&'+"
    var lineCount = 0
    for (i, byte) in zip(gap, utf8[gap]) {
      if byte == UInt8(ascii: "\n") { lineCount += 1 }
      // U+00A0 NO-BREAK SPACE
      let isNoBreak = byte == 0xA0 && i > 0 && utf8[i - 1] == 0xC2 || byte == 0xC2
      guard isNoBreak || inner.withUTF8Buffer({ $0.contains(byte) }), lineCount < 2 else {
        return true
      }
    }
    return false
  }

  /// A word without one low line before and one behind it, if it has no others.
  func withoutEmphasis(_ word: Range<Int>) -> Range<Int> {
    let line = UInt8(ascii: "_")
    guard word.count > 2, utf8[word.lowerBound] == line, utf8[word.upperBound - 1] == line else {
      return word
    }
    let inner = word.lowerBound + 1..<word.upperBound - 1
    return utf8[inner].contains(line) ? word : inner
  }

  /// Returns where a word begins with the sign before it.
  func start(of word: Range<Int>, behind previous: Int) -> Int {
    let sign = word.lowerBound - 1
    guard sign >= previous, isLetter(word.lowerBound) else { return word.lowerBound }
    switch utf8[sign] {
    case UInt8(ascii: "#"), UInt8(ascii: "@"):
      return isFree(sign - 1) ? sign : word.lowerBound
    case UInt8(ascii: "."):
      let isSentence =
        isCapital(word.lowerBound) && word.count > 1 && !isCapital(word.lowerBound + 1)
      return isSpace(sign - 1) && !isSentence ? sign : word.lowerBound
    default: return word.lowerBound
    }
  }

  /// Returns where a word ends with the signs behind it.
  func end(of word: Range<Int>) -> Int {
    var end = word.upperBound
    guard isLetter(end - 1), end < utf8.count else { return end }
    switch utf8[end] {
    case UInt8(ascii: "."):
      return hasPoints(word) ? end + 1 : end
    case UInt8(ascii: "#"): end += 1
    case UInt8(ascii: "+"):
      end += 1
      if end < utf8.count, utf8[end] == UInt8(ascii: "+") {
        end += 1
        // C++17
        if end < utf8.count, isDigit(end) { return end }
      }
    default: return end
    }
    return isFree(end) ? end : word.upperBound
  }

  /// Returns whether a word is single letters with points between them.
  private func hasPoints(_ word: Range<Int>) -> Bool {
    word.count > 2 && word.count % 2 == 1
      && word.allSatisfy { i in
        (i - word.lowerBound) % 2 == 0 ? isLetter(i) : utf8[i] == UInt8(ascii: ".")
      }
  }

  /// Returns what stands between two words: spaces with at most one line end, or something else.
  func gap(_ range: Range<Int>) -> WordToken.Gap {
    switch range.count {
    case 0: return .nothing
    case 1 where utf8[range.lowerBound] == UInt8(ascii: "/"): return .slash
    case 2 where utf8[range.lowerBound] == 0xC2 && utf8[range.lowerBound + 1] == 0xA0:
      return .noBreak
    default: break
    }
    var lineCount = 0
    for byte in utf8[range] {
      if byte == UInt8(ascii: "\n") { lineCount += 1 }
      guard isSpace(byte), lineCount < 2 else { return .other }
    }
    return .space
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
  }

  /// Returns whether there is a space, an opening bracket or no byte at a place.
  private func isSpace(_ place: Int) -> Bool {
    !utf8.indices.contains(place) || isSpace(utf8[place]) || utf8[place] == UInt8(ascii: "(")
  }

  /// Returns whether neither a letter, a digit nor a sign of words is at a place.
  private func isFree(_ place: Int) -> Bool {
    guard utf8.indices.contains(place) else { return true }
    guard utf8[place] < 0x80 else { return !isLetterBeyondASCII(place) }
    let signs: StaticString = "#@+/&_"
    return !isLetter(place) && !isDigit(place)
      && !signs.withUTF8Buffer { $0.contains(utf8[place]) }
  }

  /// Returns whether the character is a letter that has a byte at a place.
  private func isLetterBeyondASCII(_ place: Int) -> Bool {
    var start = place
    while start > 0, utf8[start] & 0xC0 == 0x80 { start -= 1 }
    let bytes = utf8[start..<min(start + 4, utf8.count)]
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.first?.properties.isAlphabetic
      ?? false
  }

  /// Returns whether a byte is of a letter; what is not ASCII counts as one.
  private func isLetter(_ place: Int) -> Bool {
    let small = utf8[place] | 0x20
    return utf8[place] >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(small)
  }

  private func isDigit(_ place: Int) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(utf8[place])
  }

  private func isCapital(_ place: Int) -> Bool {
    utf8.indices.contains(place)
      && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(utf8[place])
  }
}
