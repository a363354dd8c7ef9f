internal import PlatenBase

/// The signs, numbers and letters before the items of a list: `- milk`, `2. bread`, `b) eggs`, `- [x] tests`.
struct ListMarks {
  /// How many characters stand before the item in each line.
  let lengths: [Int]
  /// What is said of them, as a phrase.
  let phrase: String

  private struct Mark {
    var length: Int
    /// The sign, or what ends the number.
    var sign: Character
    /// The number, or that of the letter; nil for a sign alone.
    var value: Int?
  }

  /// - Returns: Nil unless all of two lines or more have the same sign, or numbers that count on.
  init?(_ lines: [Substring]) {
    guard lines.count > 1, let first = lines.first.flatMap(Self.mark) else { return nil }
    var lengths: [Int] = []
    var isCounting = true
    var isRepeated = true
    for (i, line) in lines.enumerated() {
      guard let mark = Self.mark(line), mark.sign == first.sign,
        (mark.value == nil) == (first.value == nil)
      else { return nil }
      isCounting = isCounting && mark.value == first.value.map { $0 + i }
      // Markdown counts lines that all begin with 1.
      isRepeated = isRepeated && mark.value == 1
      lengths.append(mark.length)
    }
    guard first.value == nil || isCounting || isRepeated else { return nil }
    self.lengths = lengths
    let text = TextListReader.trimmed(lines[0].prefix(first.length))
    phrase =
      first.value == nil
      ? "\(Quotation(text)) before each text left out"
      : "list marks such as \(Quotation(text)) left out"
  }

  private static func mark(_ line: Substring) -> Mark? {
    let text = line.drop(while: \.isWhitespace)
    if let sign = text.first, "・•‣▪◦●○■□◆◇".contains(sign) {
      let item = text.dropFirst().drop(while: \.isWhitespace)
      guard !item.isEmpty else { return nil }
      return Mark(length: line.distance(from: line.startIndex, to: item.startIndex), sign: sign)
    }
    let word = text.prefix { !$0.isWhitespace }
    var item = text[word.endIndex...].drop(while: \.isWhitespace)
    guard let sign = word.last, !item.isEmpty else { return nil }
    var value: Int?
    if word.count > 1 {
      let number = (word.first == "(" ? word.dropFirst() : word).dropLast()
      let isLetter = number.count == 1 && number.first.map { $0.isASCII && $0.isLetter } == true
      guard sign == ")" || sign == "." && !isLetter, number.count <= 4 else { return nil }
      value = isLetter ? number.unicodeScalars.first.map { Int($0.value) } : Int(number)
      guard value ?? -1 >= 0 else { return nil }
    } else if !"-*+–·".contains(sign) {
      return nil
    }
    if value == nil {
      for box in ["[ ] ", "[x] ", "[X] "] where item.hasPrefix(box) { item = item.dropFirst(4) }
    }
    return Mark(
      length: line.distance(from: line.startIndex, to: item.startIndex), sign: sign, value: value)
  }
}
