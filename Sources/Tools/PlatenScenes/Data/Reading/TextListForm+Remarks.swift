internal import PlatenBase

// MARK: - What is said of numbers

extension TextListForm {
  /// What is to be said of numbers at the ends of most lines that are no weights, as a phrase; nil where
  /// there are none.
  func remark(on lines: [TextListReader.Line]) -> String? {
    if let remark = remarkOnCounts(of: lines) { return remark }
    guard case .tab = kind else { return nil }
    let numbered = lines.filter { line in
      let end = line.text.last.map { ")]}".contains($0) } == true ? line.text.dropLast() : line.text
      return end.utf8.last?.isASCIIDigit == true && !end.utf8.contains(UInt8(ascii: "\t"))
        && end.split { " ([{".contains($0) }.dropFirst().last
          .map { AmountText(String($0)).isAmount } == true
    }
    // Numbers behind one text tell its copies apart: `tag 1`, `tag 2`.
    if let first = lines.first, let numbers = Self.numbersOfNames(lines) {
      return numbers.contains { $0 < 2 } ? nil : Self.remark(onTextsWithNumbers: first)
    }
    let names = Set(numbered.map { $0.text[..<($0.text.lastIndex(of: " ") ?? $0.text.startIndex)] })
    guard numbered.count * 2 > lines.count, names.count * 2 > numbered.count,
      let first = numbered.first
    else { return nil }
    return Self.remark(onTextsWithNumbers: first)
  }

  private static func remark(onTextsWithNumbers line: Line) -> String {
    "the numbers in lines such as \(Quotation(TextListReader.trimmed(line.text))) belong to the"
      + " texts: write a tab before a number to make it a weight"
  }

  /// Whether all lines are names with numbers, of which those of the same name count by one.
  func areNumberedNames(_ lines: [Line]) -> Bool {
    guard case .tab = kind else { return false }
    return Self.numbersOfNames(lines) != nil
  }

  /// The numbers behind the names of all lines, if some names are the same and their numbers count by one:
  /// `iPhone 14`, `iPhone 15`; nil for other lines.
  private static func numbersOfNames(_ lines: [Line]) -> [Int]? {
    var last: [Substring: Int] = [:]
    var numbers: [Int] = []
    for line in lines {
      let text = TextListReader.trimmed(line.text)
      guard let space = text.lastIndex(of: " "), text.last?.isASCII == true,
        let number = Int(text[space...].dropFirst()), number >= 0
      else { return nil }
      if let before = last[text[..<space]], abs(number - before) != 1 { return nil }
      last[text[..<space]] = number
      numbers.append(number)
    }
    return last.count < lines.count ? numbers : nil
  }

  /// What is said of a list whose numbers may go on before the last space: `tea 1 200`; nil for any other.
  func doubt(on lines: [TextListReader.Line]) -> UnreadCell? {
    guard case .behind(" ", _) = kind, !groupsDigits else { return nil }
    var grouping = self
    grouping.groupsDigits = true
    let doubtful = lines.filter { parts(of: $0.text)?.name != grouping.parts(of: $0.text)?.name }
    guard doubtful.count * 2 > lines.count, let first = doubtful.first,
      let parts = parts(of: first.text), let others = grouping.parts(of: first.text)
    else { return nil }
    return UnreadCell(
      position: first.position, record: first.position, countsOnce: true,
      detail: "\(Quotation(parts.name)) is read with \(parts.weight), but may be"
        + " \(Quotation(others.name)) with \(others.weight): write thousands without a space")
  }
}
