internal import PlatenBase

// MARK: - Counts before texts

extension TextListForm {
  /// Returns whether all lines begin with counts, as `uniq -c` and `wc` print them.
  static func areCounted(_ lines: [Line]) -> Bool {
    areInOneColumn(lines, share: 1) || areOfFiles(lines)
  }

  /// Returns whether lines begin with numbers that end in one column, the fourth or a later one; only
  /// numbers that need more columns go beyond it.
  ///
  /// - Parameter share: The least share of the lines that begin with a number.
  static func areInOneColumn(_ lines: [Line], share: Double) -> Bool {
    let counts = lines.compactMap { numbers(before: $0.text).first }
    guard Double(counts.count) >= Double(lines.count) * share,
      let column = counts.map(\.upperBound).min(), column >= 4
    else { return false }
    return counts.contains { $0.lowerBound > 0 }
      && counts.allSatisfy { $0.upperBound == column || $0.lowerBound == 0 }
  }

  /// Returns whether all lines begin with three numbers or more, as `wc` counts lines, words and bytes:
  /// the first ones are no dates and number no lines.
  private static func areOfFiles(_ lines: [Line]) -> Bool {
    guard lines.count > 1, leastNumbers(lines) > 2 else { return false }
    let first = lines.compactMap { line in
      numbers(before: line.text).first.flatMap { Int(text(in: line.text, $0)) }
    }
    return !zip(first, first.dropFirst()).allSatisfy { $1 == $0 + 1 }
      && !first.allSatisfy { (1900..<2100).contains($0) }
  }

  /// Returns how many numbers stand before the texts in columns; one where more numbers are the beginnings
  /// of texts, as `404 Not Found` behind its count.
  static func countColumns(of lines: [Line]) -> Int {
    let count = leastNumbers(lines)
    let rows = lines.map { numbers(before: $0.text) }
    let areAligned = (0..<count).allSatisfy { i in Set(rows.map { $0[i].upperBound }).count == 1 }
    if count > 2 { return areAligned || !areInOneColumn(lines, share: 1) ? count : 1 }
    let isPadded = rows.contains { $0.count > 1 && $0[1].lowerBound > $0[0].upperBound + 1 }
    return count == 2 && areAligned && isPadded ? 2 : 1
  }

  /// What is said of lines that have more numbers than one before their texts, as a phrase; nil for others.
  func remarkOnCounts(of lines: [Line]) -> String? {
    let count = max(Self.leastNumbers(lines), countColumns)
    guard case .counted = kind, count > 1 else { return nil }
    return "the first of \(count) numbers is the weight"
  }

  /// The parts of a line of `uniq -c` or `wc`.
  func parts(counted line: Substring) -> Parts? {
    let numbers = Self.numbers(before: line)
    guard let count = numbers.first else { return nil }
    let last = numbers[min(countColumns, numbers.count) - 1]
    let end = line.utf8.index(line.utf8.startIndex, offsetBy: last.upperBound)
    return (TextListReader.trimmed(line[end...]), Self.text(in: line, count))
  }

  /// The least count of numbers before a text that any of the lines has.
  private static func leastNumbers(_ lines: [Line]) -> Int {
    lines.lazy.map { line in
      let numbers = numbers(before: line.text)
      // The last one is the text of a line that has nothing else.
      let isAll = numbers.last?.upperBound == line.text.utf8.count
      return numbers.count - (isAll ? 1 : 0)
    }.min() ?? 0
  }

  /// Returns where the numbers begin and end that are before a text, in bytes.
  private static func numbers(before line: Substring) -> [Range<Int>] {
    let (bytes, space) = (Array(line.utf8.prefix(200)), UInt8(ascii: " "))
    var (ranges, place) = ([Range<Int>](), 0)
    while true {
      let start = bytes[place...].firstIndex { $0 != space } ?? bytes.count
      let end = bytes[start...].firstIndex { !$0.isASCIIDigit } ?? bytes.count
      guard end > start, end == bytes.count || bytes[end] == space else { return ranges }
      ranges.append(start..<end)
      place = end
    }
  }

  private static func text(in line: Substring, _ range: Range<Int>) -> Substring {
    let bytes = line.utf8
    return line[
      bytes.index(
        bytes.startIndex, offsetBy: range.lowerBound)..<bytes.index(
          bytes.startIndex, offsetBy: range.upperBound)]
  }
}
