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
  /// The bytes at its end that are the ending of a case and none of the word: 4 of `USA:ssa`.
  var ending = 0
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
  /// - one within a hashtag, whatever scripts it has: `#iOS開発`, `#2026goals`;
  /// - with a point before them after a space, unless only their first letter is a capital one, as in
  ///   a sentence without a space: `.NET`;
  /// - with `#`, `+` or `++` behind them if they end with a letter and no word follows: `C#`, `C++`;
  /// - without low lines around them, with which plain texts emphasize: `_very_`, but `__init__`;
  /// - one with a hyphen and the end of a line between them: `wa-` and `ter`, `Bundes-` and `Regierung`;
  /// - with the ending of a case behind a colon and initials, which is not shown: `USA:ssa`;
  /// - with the short article of Dutch before a hyphen: `'s-Hertogenbosch`;
  /// - one if both are a capital twice with a point behind, as plurals in Spanish: `EE. UU.`;
  /// - with a point behind them if each of their letters has one, or parts of two letters at most:
  ///   `U.S.`, `Ph.D.`;
  /// - one with a slash between initials: `TCP/IP`;
  /// - one with digits below the line, and with those above it behind a unit: `CO₂`, `H₂O`, `km²`;
  /// - one with the sign before the ending of both genders in German: `Student:innen`;
  /// - one with the katakana beside it if these are one sign or two, which dictionaries cut off words that
  ///   they lack: `リポジトリ`.
  ///
  /// `node.js` and `IPv6` are words to ICU.
  ///
  /// - Parameter omitted: Bytes in which no words are looked for, in their order.
  func tokens(in utf8: UnsafeBufferPointer<UInt8>, omitting omitted: [Range<Int>] = [])
    -> [WordToken]
  {
    var tokens: [WordToken] = []
    let text = SignedText(utf8: utf8)
    let tags = TextHashtags.ranges(in: utf8)
    var (next, nextTag) = (0, 0)
    var isCut = false
    forEachWord(in: utf8) { found, isNumber in
      while next < omitted.count, omitted[next].upperBound <= found.lowerBound { next += 1 }
      if next < omitted.count, omitted[next].lowerBound < found.upperBound { return }
      while nextTag < tags.count, tags[nextTag].upperBound <= found.lowerBound { nextTag += 1 }
      if nextTag < tags.count, tags[nextTag].lowerBound < found.lowerBound {
        let end = max(tags[nextTag].upperBound, text.end(of: found))
        if let last = tokens.last, last.range.lowerBound >= tags[nextTag].lowerBound {
          tokens[tokens.count - 1].range = last.range.lowerBound..<end
        } else {
          tokens.append(text.token(tags[nextTag].lowerBound..<end, behind: tokens.last))
        }
        return
      }
      let word = text.withoutEmphasis(found)
      isCut = tokens.last.map { text.areKatakana($0.range, word, isCut) } ?? false
      if isCut {
        tokens[tokens.count - 1].range = tokens[tokens.count - 1].range.lowerBound..<word.upperBound
        return
      }
      if let last = tokens.last, text.join(last, word, isNumber, in: &tokens[tokens.count - 1]) {
        return
      }
      let start = text.start(of: word, behind: tokens.last?.range.upperBound ?? 0)
      tokens.append(text.token(start..<text.end(of: word), isNumber, behind: tokens.last))
    }
    return tokens
  }
}

/// The signs around words.
struct SignedText {
  let utf8: UnsafeBufferPointer<UInt8>

  /// A word where it stands.
  func token(
    _ range: Range<Int>, _ isNumber: Bool = false, behind last: WordToken?
  ) -> WordToken {
    let gap = (last?.range.upperBound ?? 0)..<range.lowerBound
    return WordToken(
      range: range, isNumber: isNumber, gap: self.gap(gap),
      startsSentence: startsSentence(behind: gap))
  }

  /// Returns whether katakana end a word and begin the next one, of which one has at most two signs.
  ///
  /// - Parameter isCut: Whether the first one has been put together so.
  func areKatakana(_ first: Range<Int>, _ second: Range<Int>, _ isCut: Bool) -> Bool {
    first.upperBound == second.lowerBound && (isCut || min(first.count, second.count) <= 6)
      && isKatakana(first.upperBound - 3) && isKatakana(second.lowerBound)
  }

  /// Returns whether three bytes are a letter of katakana, or the sign that makes one long.
  private func isKatakana(_ place: Int) -> Bool {
    guard place >= 0, place + 2 < utf8.count, utf8[place] == 0xE3 else { return false }
    return utf8[place + 1] == 0x82 && utf8[place + 2] >= 0xA1
      || utf8[place + 1] == 0x83 && utf8[place + 2] != 0xBB
  }

  /// Returns whether two words are one, which then takes the place of the first one.
  func join(
    _ first: WordToken, _ word: Range<Int>, _ isNumber: Bool, in joined: inout WordToken
  ) -> Bool {
    let gap = first.range.upperBound..<word.lowerBound
    if areDoubledInitials(gap, word) {
      joined.range = first.range.lowerBound..<word.upperBound + 1
      return true
    }
    if isCaseEnding(word, behind: gap) {
      joined.range = first.range.lowerBound..<word.upperBound
      joined.ending = word.upperBound - gap.lowerBound
      return true
    }
    guard joins(gap, areNumbers: first.isNumber && isNumber) else { return false }
    joined.range = first.range.lowerBound..<end(of: word)
    (joined.isNumber, joined.ending) = (first.isNumber && isNumber, 0)
    return true
  }

  /// Returns whether what stands between two words makes them one.
  func joins(_ gap: Range<Int>, areNumbers: Bool) -> Bool {
    if gap.isEmpty { return numeralLength(gap.lowerBound - 3, behind: 0) == 3 }
    if numeralsEnd(behind: gap.lowerBound) >= gap.upperBound { return true }
    switch gap.count {
    case 1 where utf8[gap.lowerBound] == UInt8(ascii: "-"): return !areNumbers
    case 1 where utf8[gap.lowerBound] == UInt8(ascii: "/"):
      return areInitials(before: gap.lowerBound, behind: gap.upperBound)
    case 1
    where utf8[gap.lowerBound] == UInt8(ascii: ":") || utf8[gap.lowerBound] == UInt8(ascii: "*"):
      return isGenderEnding(gap.upperBound)
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

  /// Returns where the digits end that stand below the line behind a word or above it behind a unit,
  /// points between them included.
  private func numeralsEnd(behind end: Int) -> Int {
    guard end > 0, isLetter(end - 1) else { return end }
    var place = end
    while let length = numeralLength(place, behind: end) {
      place += length
      if place < utf8.count, utf8[place] == UInt8(ascii: "."),
        numeralLength(place + 1, behind: end) != nil
      {
        place += 1
      }
    }
    return place
  }

  private func numeralLength(_ place: Int, behind end: Int) -> Int? {
    guard place >= 0, place + 1 < utf8.count else { return nil }
    // U+00B2 and U+00B3, the square and the cube of a unit; behind longer words they are of footnotes.
    if utf8[place] == 0xC2, utf8[place + 1] == 0xB2 || utf8[place + 1] == 0xB3 {
      let isUnit = (1...3).contains { !isLetterOrNone(end - $0) } || isFree(end - 4)
      return isUnit ? 2 : nil
    }
    guard place + 2 < utf8.count, utf8[place] == 0xE2, utf8[place + 1] == 0x82 else { return nil }
    return (0x80...0x89).contains(utf8[place + 2]) ? 3 : nil
  }

  private func isLetterOrNone(_ place: Int) -> Bool {
    utf8.indices.contains(place) && isLetter(place)
  }

  /// Returns whether up to five capitals stand on either side of a place, and no more letters or digits.
  func areInitials(before end: Int, behind start: Int) -> Bool {
    var first = end
    while isCapital(first - 1) { first -= 1 }
    var last = start
    while isCapital(last) { last += 1 }
    return (1...5).contains(end - first) && (1...5).contains(last - start) && isFree(first - 1)
      && isFree(last)
  }

  /// Returns whether the ending of women, in the singular or plural, stands at a place.
  private func isGenderEnding(_ place: Int) -> Bool {
    let ending: StaticString = "innen"
    return ending.withUTF8Buffer { ending in
      [5, 2].contains { length in
        place + length <= utf8.count
          && utf8[place..<place + length].elementsEqual(ending.prefix(length))
          && isFree(place + length)
      }
    } && isLetter(place - 2)
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

  /// Returns whether a hyphen and the end of a line stand between two letters; behind a soft hyphen
  /// follows no capital.
  private func breaksWord(_ gap: Range<Int>) -> Bool {
    guard !gap.isEmpty, gap.upperBound < utf8.count, gap.lowerBound > 0 else { return false }
    var rest = utf8[gap]
    // To ICU, a soft hyphen is a part of the word before it.
    let isSoft = gap.lowerBound > 1 && hyphenLength(gap.lowerBound - 2..<gap.lowerBound) == 2
    if !isSoft { rest = rest.dropFirst(hyphenLength(gap)) }
    return rest.count < gap.count + (isSoft ? 1 : 0)
      && rest.allSatisfy { $0 == UInt8(ascii: " ") || $0 == 0x0D || $0 == 0x0A }
      && rest.count { $0 == 0x0A } == 1
      && isLetter(gap.lowerBound - 1) && isLetter(gap.upperBound)
      && !(isSoft && isCapital(gap.upperBound))
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
    case UInt8(ascii: "'"), 0x98, 0x99:
      return articleStart(before: word) ?? word.lowerBound
    default: return word.lowerBound
    }
  }

  /// Returns where a word ends with the signs behind it.
  func end(of word: Range<Int>) -> Int {
    let numerals = numeralsEnd(behind: word.upperBound)
    if numerals > word.upperBound { return numerals }
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

  /// Returns whether a word is single letters with points between them, or begins with a capital and has
  /// parts of two letters at most.
  private func hasPoints(_ word: Range<Int>) -> Bool {
    let parts = utf8[word].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let most = isCapital(word.lowerBound) ? 2 : 1
    return parts.count > 1
      && (parts.contains { $0.count == 1 } || parts.allSatisfy { isDoubled($0.startIndex) })
      && parts.allSatisfy { (1...most).contains($0.count) && $0.indices.allSatisfy(isLetter) }
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
  func isFree(_ place: Int) -> Bool {
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
  func isLetter(_ place: Int) -> Bool {
    let small = utf8[place] | 0x20
    return utf8[place] >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(small)
  }

  func isDigit(_ place: Int) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(utf8[place])
  }

  func isCapital(_ place: Int) -> Bool {
    utf8.indices.contains(place)
      && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(utf8[place])
  }
}
