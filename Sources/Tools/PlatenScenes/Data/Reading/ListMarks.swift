internal import PlatenBase

/// The signs, numbers and letters before the items of a list: `- milk`, `2. bread`, `b) eggs`, `#1 tea`, `- [x] tests`.
struct ListMarks {
  /// How many characters stand before the item in each line; nil for a line that is none of the list: a title above it
  /// or above some of its items, or a line below it.
  let lengths: [Int?]
  /// What is said of them, as a phrase.
  let phrase: String
  /// Whether tabs stand behind numbers, which would be weights otherwise, and stand nowhere else.
  let areBeforeTabs: Bool

  private struct Mark {
    var length: Int
    /// The sign, or what ends the number.
    var sign: Character
    /// The number, or that of the letter; nil for a sign alone.
    var value: Int?
  }

  /// - Returns: Nil unless most lines, two or more, have signs, or numbers that count on.
  init?(_ lines: [Substring]) {
    let marks = lines.map(Self.mark)
    let items = marks.compactMap(\.self)
    guard items.count > 1, items.count > lines.count - items.count,
      let start = marks.firstIndex(where: { $0 != nil }),
      let end = marks.lastIndex(where: { $0 != nil }),
      (start...end).allSatisfy({ marks[$0] != nil || lines[$0].last == ":" }),
      Self.areAlike(items)
    else { return nil }
    lengths = marks.map { $0?.length }
    let first = items[0]
    let text = TextListReader.trimmed(lines[start].prefix(first.length))
    phrase =
      items.allSatisfy { $0.sign == first.sign && $0.value == nil }
      ? "\(Quotation(text)) before each text left out"
      : "list marks such as \(Quotation(text)) left out"
    areBeforeTabs = zip(lines, marks).allSatisfy { line, mark in
      line.utf8.count { $0 == UInt8(ascii: "\t") } == (mark == nil ? 0 : 1)
        && mark.map { $0.value != nil && line.prefix($0.length).contains("\t") } ?? true
    }
  }

  /// Whether marks are signs, or numbers of one form that count up or down, all are 1, as Markdown allows, or begin
  /// again below titles.
  private static func areAlike(_ items: [Mark]) -> Bool {
    let numbered = items.filter { $0.value != nil }
    guard let first = numbered.first else { return true }
    let values = numbered.compactMap(\.value)
    let pairs = zip(values, values.dropFirst())
    return numbered.count == items.count && numbered.allSatisfy { $0.sign == first.sign }
      && (pairs.allSatisfy { $1 == $0 + 1 || $1 == values[0] && $0 > $1 }
        || values.allSatisfy { $0 == 1 }
        // A number before a tab may be a weight.
        || first.sign != "\t" && values.count > 2 && pairs.allSatisfy { $1 == $0 - 1 })
      && (first.sign != "\t" || values[0] <= 1)
  }

  /// Removes the marks from the lines that they were found in, and the lines that are none of the list.
  ///
  /// - Returns: The lines that were removed.
  func remove(from lines: inout [TextListReader.Line]) -> [TextListReader.Line] {
    var others: [TextListReader.Line] = []
    lines = zip(lines, lengths).compactMap { line, length in
      guard let length else {
        others.append(line)
        return nil
      }
      var line = line
      line.position.column += line.text.prefix(length).unicodeScalars.count
      line.text = line.text.dropFirst(length)
      return line
    }
    return others
  }

  private static func mark(_ line: Substring) -> Mark? {
    let text = line.drop(while: \.isWhitespace)
    if let sign = text.first, "・•‣▪◦●○■□◆◇".contains(sign) {
      let item = text.dropFirst().drop(while: \.isWhitespace)
      guard !item.isEmpty else { return nil }
      return Mark(length: line.distance(from: line.startIndex, to: item.startIndex), sign: sign)
    }
    let word = text.prefix { !$0.isWhitespace }
    let behind = text[word.endIndex...]
    var item = behind.drop(while: \.isWhitespace)
    guard !word.isEmpty, !item.isEmpty else { return nil }
    var number = number(word)
    if number == nil, behind.first == "\t", word.count <= 4, let value = Int(word), value >= 0 {
      number = (value, "\t")
    }
    if number == nil {
      guard word.count == 1, let sign = word.first, "-*+–—·".contains(sign) else { return nil }
      for box in ["[ ] ", "[x] ", "[X] "] where item.hasPrefix(box) { item = item.dropFirst(4) }
    }
    return Mark(
      length: line.distance(from: line.startIndex, to: item.startIndex),
      sign: number?.sign ?? word[word.startIndex], value: number?.value)
  }

  /// The number or letter that a word is, and the sign that makes it a mark: `2.`, `(b)`, `#1`; nil for another word.
  private static func number(_ word: Substring) -> (value: Int, sign: Character)? {
    if word.first == "#", word.count <= 5, let value = Int(word.dropFirst()), value >= 0 {
      return (value, "#")
    }
    guard word.count > 1, let sign = word.last else { return nil }
    let text = (word.first == "(" ? word.dropFirst() : word).dropLast()
    let isLetter = text.count == 1 && text.first.map { $0.isASCII && $0.isLetter } == true
    guard sign == ")" || sign == "." && !isLetter, text.count <= 4 else { return nil }
    let value = isLetter ? text.unicodeScalars.first.map { Int($0.value) } : Int(text)
    return value.flatMap { $0 >= 0 ? ($0, sign) : nil }
  }
}
