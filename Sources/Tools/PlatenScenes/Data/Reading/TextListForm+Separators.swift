// MARK: - Separators of tables

extension TextListForm {
  /// Whether tables have their cells so.
  var isOfTable: Bool {
    switch kind {
    case .tab, .separated: true
    case .counted, .behind, .before: false
    }
  }

  /// Returns whether the first line names the fields of lines that have weights.
  func hasHeader(_ lines: [Line], _ separator: UInt8) -> Bool {
    guard lines.count > 1, weightSeparator(separator, in: lines[1].text) != nil,
      weightSeparator(separator, in: lines[0].text) == nil
    else { return false }
    return lines[0].text.utf8.count { $0 == separator } == 1
      && Self.lastSeparator(separator, in: lines[0].text) != nil
  }

  /// The separator behind which a line has nothing but a number: the first of those, as a number may
  /// have commas.
  func weightSeparator(_ separator: UInt8, in line: Substring) -> Substring.Index? {
    guard line.utf8.contains(separator), !isNumber(line) else { return nil }
    let isComma = separator == UInt8(ascii: ",")
    // No number is so long, and a line may be as long as a file.
    return line.utf8.suffix(40).indices.first { i in
      guard Self.isSeparator(separator, at: i, in: line, partsNumbers) else { return false }
      let rest = line[line.utf8.index(after: i)...]
      return isComma ? isNumber(rest) : AmountText(String(rest)).isUnmarkedAmount
    }
  }

  /// Returns whether a line has a weight behind a separator and no text before it: `,9`.
  func isWordless(_ line: Line) -> Bool {
    guard case .separated(let separator) = kind, line.text.utf8.first == separator else {
      return false
    }
    return isNumber(line.text.dropFirst())
  }

  private func isNumber(_ text: Substring) -> Bool {
    text.utf8.count <= 40
      && (numbers.number(String(text)) != nil || DataNumber(spelling: String(text)) != nil)
  }

  static func lastSeparator(_ separator: UInt8, in line: Substring) -> Substring.Index? {
    line.utf8.indices.last { isSeparator(separator, at: $0, in: line) }
  }

  /// Returns whether a comma or semicolon is between two texts, and no sign of a sentence, which
  /// has a space behind it.
  private static func isSeparator(
    _ separator: UInt8, at index: Substring.Index, in line: Substring,
    _ partsNumbers: Bool = false
  ) -> Bool {
    let (bytes, space) = (line.utf8, UInt8(ascii: " "))
    guard bytes[index] == separator, index > bytes.startIndex else { return false }
    let next = bytes.index(after: index)
    return bytes[bytes.index(before: index)] != space && next < bytes.endIndex
      && bytes[next] != space && (partsNumbers || !isWithinNumber(index, in: line))
  }

  /// Returns whether a comma is that of a number behind another sign, as in `red: 3,5` and
  /// `red – £1,200,000`.
  private static func isWithinNumber(_ index: Substring.Index, in line: Substring) -> Bool {
    guard line.utf8[index] == UInt8(ascii: ",") else { return false }
    let start = line[..<index].lastIndex { !($0.isASCII && $0.isNumber || ",.'’".contains($0)) }
    guard let start else { return false }
    let number = line[line.index(after: start)..<index]
    guard number.first?.isNumber == true, number.last?.isNumber == true else { return false }
    return isBeforeNumber(line[...start])
  }

  /// Returns whether a text ends in a sign or the name of a currency that stands before a number, and
  /// in no part of a name such as `Boeing 737-`.
  private static func isBeforeNumber(_ text: Substring) -> Bool {
    guard let last = text.last else { return false }
    if last.isCurrencySymbol || " \t\u{A0}:：([{=>~≈×*→|–—".contains(last) { return true }
    let word = text.suffix(while: { !$0.isWhitespace })
    return ["x", "X", "-", "/"].contains(word) && word.startIndex > text.startIndex
      || CurrencyText.isOne(text.suffix(while: { $0.isLetter || $0 == "." }))
  }
}

extension Substring {
  /// Returns the longest end of the text whose characters are all such.
  fileprivate func suffix(while isOne: (Character) -> Bool) -> Substring {
    self[(lastIndex { !isOne($0) }.map(index(after:)) ?? startIndex)...]
  }
}
