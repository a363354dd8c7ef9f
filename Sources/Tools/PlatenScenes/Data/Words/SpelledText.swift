internal import PlatenText

/// The words of a text as they are spelled.
struct SpelledText {
  struct Spelling {
    var text: String
    var isNumber: Bool
    var count = 0
    /// At how many places it has a capital that the beginning of a sentence may have made.
    var starts = 0

    /// Whether a word that is left out alone may begin a name: it has a capital in the middle of
    /// sentences, as in `The Who`.
    var mayBeginName: Bool {
      count - starts >= 3 && text.count > 1 && SpelledText.isCapitalized(text)
    }
  }

  /// The spellings in the order of their first occurrence.
  private(set) var spellings: [Spelling] = []
  /// What follows each other in the text: the index of a spelling, and what stands before it.
  private(set) var words: [(spelling: Int, gap: WordToken.Gap)] = []
  private var indices: [String: Int] = [:]

  /// Whether more than a third of the words of at least two letters are in capitals.
  var isInCapitals: Bool {
    var (capitals, all) = (0, 0)
    for spelling in spellings where spelling.text.utf8.count > 1 && !spelling.isNumber {
      all += spelling.count
      let scalars = spelling.text.unicodeScalars
      if scalars.allSatisfy({ !$0.properties.isLowercase }),
        scalars.contains(where: \.properties.isUppercase)
      {
        capitals += spelling.count
      }
    }
    return capitals * 3 > all
  }

  init(
    _ text: String, _ breaker: borrowing WordBreaker, keepsAddresses: Bool,
    keepsNumbers: Bool = false
  ) {
    var text = text
    text.withUTF8 { utf8 in
      let addresses = keepsAddresses ? [] : TextAddresses.ranges(in: utf8)
      let times = keepsNumbers ? [] : TextTimes.ranges(in: utf8)
      let omitted =
        times.isEmpty
        ? addresses : (addresses + times).sorted { $0.lowerBound < $1.lowerBound }
      var tokens = breaker.tokens(in: utf8, omitting: omitted).map { token in
        let bytes = UnsafeBufferPointer(rebasing: utf8[token.range].dropLast(token.ending))
        return (token: token, text: String(decoding: bytes, as: UTF8.self))
      }
      Self.joinChinese(&tokens)
      // How a broken word is spelled is seen elsewhere in the text.
      let whole = Set(
        tokens.lazy.map(\.text).filter { !$0.utf8.contains(UInt8(ascii: "\n")) }.map {
          $0.lowercased()
        })
      var end = 0
      for (token, text) in tokens where token.range.lowerBound >= end {
        if let form = Self.japaneseForm(of: text, at: token.range.lowerBound, in: utf8) {
          end = token.range.lowerBound + form.length
          add(form.text, token)
        } else {
          add(WordFolding.shown(Self.joined(text, like: whole)), token)
        }
      }
    }
  }

  /// Puts words of Chinese together that ICU's dictionary parts.
  ///
  /// They are a word and a suffix, as 联合国, and two single ideographs that are no words of grammar, as
  /// 匮乏. Texts with kana are Japanese.
  private static func joinChinese(_ tokens: inout [(token: WordToken, text: String)]) {
    func isIdeographs(_ text: String) -> Bool {
      text.unicodeScalars.allSatisfy(\.properties.isIdeographic)
    }
    guard tokens.contains(where: { $0.text.utf8.count > 2 && isIdeographs($0.text) }),
      !tokens.contains(where: { $0.text.unicodeScalars.contains { 0x3041...0x30FA ~= $0.value } })
    else { return }
    let stopWords = WordLanguage.chinese.stopWords
    func isSingle(_ token: (token: WordToken, text: String)?) -> Bool {
      token.map { $0.text.count == 1 && isIdeographs($0.text) && !stopWords.contains($0.text) }
        ?? false
    }
    var joined: [(token: WordToken, text: String)] = []
    // How many single ideographs stand side by side at the end.
    var singles = 0
    for (i, token) in tokens.enumerated() {
      let next = i + 1 < tokens.count ? tokens[i + 1] : nil
      let isBehind = token.token.gap == .nothing && !joined.isEmpty
      singles = isSingle(token) ? (isBehind ? singles : 0) + 1 : 0
      let isPair = singles == 2 && !(isSingle(next) && next?.token.gap == .nothing)
      let isSuffixed =
        isBehind && suffixes.contains(token.text)
        && joined.last.map { $0.text.count == 2 && isIdeographs($0.text) } == true
      guard isPair || isSuffixed, let last = joined.popLast() else {
        joined.append(token)
        continue
      }
      var whole = last
      whole.token.range = last.token.range.lowerBound..<token.token.range.upperBound
      whole.text += token.text
      joined.append(whole)
      singles = 0
    }
    tokens = joined
  }

  private static let suffixes: Set<String> = [
    "国", "者", "性", "化", "员", "家", "院", "局", "馆", "课", "率",
  ]

  /// Returns the dictionary form of a word of ideographs with hiragana behind them, and the length of
  /// what stands in the text, in bytes.
  private static func japaneseForm(
    of word: String, at start: Int, in utf8: UnsafeBufferPointer<UInt8>
  ) -> (length: Int, text: String)? {
    guard word.utf8.first.map({ $0 >= 0xE4 }) == true else { return nil }
    let kanji = String(word.prefix { $0.unicodeScalars.first?.properties.isIdeographic == true })
    guard !kanji.isEmpty else { return nil }
    // Four hiragana, each of three bytes, tell all that is to be told.
    let behind = start + kanji.utf8.count
    let bytes = UnsafeBufferPointer(rebasing: utf8[behind..<min(behind + 12, utf8.count)])
    let kana = String(decoding: bytes, as: UTF8.self).prefix {
      ("\u{3041}"..."\u{3096}").contains($0)
    }
    // What is behind the kanji in the word itself is kana, too.
    guard word.dropFirst(kanji.count).allSatisfy({ ("\u{3041}"..."\u{3096}").contains($0) }),
      let form = JapaneseInflections.form(of: kanji, String(kana))
    else { return nil }
    return (kanji.utf8.count + 3 * form.length, form.text)
  }

  private mutating func add(_ word: String, _ token: WordToken) {
    // The sign of the present is a part of the verb behind it in Persian.
    if token.gap == .space, let last = words.last,
      ["می", "نمی"].contains(spellings[last.spelling].text)
    {
      spellings[last.spelling].count -= 1
      words.removeLast()
      var token = token
      token.gap = last.gap
      return add(spellings[last.spelling].text + "\u{200C}" + word, token)
    }
    let index = indices[word] ?? spellings.count
    if index == spellings.count {
      indices[word] = index
      // To ICU, a word that ends in digits is a number.
      let hasLetters = word.unicodeScalars.contains(where: \.properties.isAlphabetic)
      spellings.append(Spelling(text: word, isNumber: token.isNumber && !hasLetters))
    }
    spellings[index].count += 1
    if token.startsSentence, Self.isCapitalized(word) { spellings[index].starts += 1 }
    words.append((index, token.gap))
  }

  /// Returns whether the first letter alone is a capital.
  static func isCapitalized(_ word: String) -> Bool {
    let scalars = word.unicodeScalars
    return scalars.first?.properties.isUppercase == true
      && !scalars.dropFirst().contains(where: \.properties.isUppercase)
  }

  /// Returns a word that a hyphen and the end of a line break as one: with the hyphen or without, as it is
  /// spelled elsewhere, or else without, but with one before a capital: `Bundes-Regierung`.
  private static func joined(_ word: String, like whole: Set<String>) -> String {
    guard word.utf8.contains(UInt8(ascii: "\n")) else { return word }
    var lines: [Substring] = []
    for line in word.split(whereSeparator: \.isNewline) {
      lines.append(line.drop { $0 == " " })
      while lines[lines.count - 1].last == " " { lines[lines.count - 1].removeLast() }
    }
    let hyphenated = lines.joined()
    if whole.contains(hyphenated.lowercased()) { return hyphenated }
    let plain = withoutBreaks(lines) { _, _ in false }
    if whole.contains(plain.lowercased()) { return plain }
    return withoutBreaks(lines) { line, next in
      next.first?.isUppercase == true && line.contains(where: \.isLowercase)
    }
  }

  /// Returns the lines of a broken word as one, without the hyphens at their ends but those that are kept; a
  /// capital behind a hyphen that goes is a small letter where the line before has some.
  private static func withoutBreaks(
    _ lines: [Substring], keeping keeps: (_ line: Substring, _ next: Substring) -> Bool
  ) -> String {
    var word = ""
    for (i, line) in lines.enumerated() {
      var line = line
      let isHyphenated = line.last.map { "-\u{2010}\u{2011}".contains($0) } == true
      let next = i + 1 < lines.count ? lines[i + 1] : nil
      if i > 0, word.last != "-", word.last?.isLowercase == true {
        line = Substring(line.prefix(1).lowercased() + line.dropFirst())
      }
      word += next.map { isHyphenated && !keeps(line, $0) } == true ? line.dropLast() : line
    }
    return word
  }
}
