internal import PlatenText

/// The lines of a text, each of which may be one item of a list: `The Who`.
struct WordList {
  private let lines: [Substring]

  /// Whether all lines have the sign or the number of a list before them, which is none of the item.
  private let isMarked: Bool

  init(_ text: String) {
    let lines: [Substring] = text.split(whereSeparator: \.isNewline).map { line in
      let start = line.drop(while: \.isWhitespace)
      return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
    }
    .filter { !$0.isEmpty }
    let marks = ListMarks(lines)
    isMarked = marks != nil
    self.lines =
      marks.map { marks in zip(lines, marks.lengths).map { $0.dropFirst($1 ?? 0) } } ?? lines
  }

  /// Whether the text is a list and no prose: three lines or more of at most four words, of which none
  /// ends as a sentence or a part of one does, and not all begin with a small letter unless they are
  /// marked as items, or addresses.
  var isList: Bool {
    lines.count > 2
      && lines.allSatisfy { line in
        line.split(whereSeparator: \.isWhitespace).count <= 4
          && line.last.map { $0.isLetter || $0.isNumber || ")）".contains($0) || $0.isEmoji } == true
          && Self.mayBeItem(line)
      }
      && (isMarked || lines.contains { $0.first?.hasNoCaseOrIsUppercase == true }
        || lines.allSatisfy(TextAddresses.isOne))
  }

  /// Whether a line may be an item in Chinese or Japanese, which have no spaces: a few signs, and none of the particles
  /// that a sentence has.
  private static func mayBeItem(_ line: Substring) -> Bool {
    let ideographs = line.unicodeScalars.count { $0.properties.isIdeographic }
    if ideographs == 0 { return true }
    let kana = line.unicodeScalars.filter { (0x3040...0x30FF).contains($0.value) }
    return ideographs <= 6 && ideographs + kana.count <= 12
      && !kana.contains { "はがをにへで".unicodeScalars.contains($0) }
  }

  /// The lines with their counts.
  ///
  /// - Parameter ignored: The keys of those that are left out.
  func words(without ignored: Set<String>, _ breaker: borrowing WordBreaker) -> [CountedWord] {
    var words: [CountedWord] = []
    var places: [String: Int] = [:]
    var spellings: [String: Int] = [:]
    for line in lines { spellings[WordFolding.shown(String(line)), default: 0] += 1 }
    for line in lines {
      let text = WordFolding.shown(String(line))
      guard let count = spellings.removeValue(forKey: text) else { continue }
      let key = breaker.key(text)
      guard !ignored.contains(key) else { continue }
      if places[key] == nil {
        places[key] = words.count
        words.append(CountedWord(key: key, spelling: text))
      }
      words[places[key] ?? 0].add(text, count)
    }
    return words
  }
}

extension Character {
  fileprivate var isEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }

  /// Whether it begins a name: a capital letter, or one of a script that has none.
  fileprivate var hasNoCaseOrIsUppercase: Bool {
    isUppercase
      || unicodeScalars.first.map {
        $0.properties.isIdeographic || (0x3040...0x30FF).contains($0.value)
      } == true
  }
}
