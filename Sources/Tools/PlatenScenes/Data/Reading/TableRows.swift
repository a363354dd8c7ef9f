internal import PlatenBase

/// The rows of a table, by whatever its cells are parted: a separator, which the first line tells, or
/// the rules that databases and Markdown draw.
struct TableRows {
  private var lines: DelimitedReader
  /// The rows of a table with rules or of columns; nil for one with separators.
  private var drawn: ArraySlice<DelimitedReader.Row>?
  /// Whether the first row has the names of the columns, as it is drawn.
  private(set) var isRuled = false
  /// What its text was taken for, as a phrase; nil for what is documented of its format.
  private(set) var reading: String?
  /// What parts the cells; nil for rules and columns.
  private(set) var separator: UInt8?
  /// What is said of the lines that are no rows.
  private(set) var lost: [UnreadCell] = []

  /// - Parameter placesFields: Whether rows say where their fields begin.
  init(_ reader: DataReader, _ text: String, placesFields: Bool = false) {
    var bytes = Array(text.utf8)
    var separator = reader.separator?.byte
    if separator == nil, let table = DrawnTable(text, isTabbed: reader.format != .csv) {
      (drawn, isRuled, lost) = (table.rows[...], table.hasNames, table.lost)
      reading = table.reading
    } else if let declared = Self.declaredSeparator(of: bytes) {
      // The line stays, as a blank one, so that lines keep their numbers.
      bytes.removeFirst(declared.length)
      let found = FirstLine(bytes).separator(reader.numbers)
      let isWrong =
        separator == nil && !FirstLine(bytes).has(declared.separator) && FirstLine(bytes).has(found)
      if isWrong {
        let names = [declared.separator, found].map {
          Quotation(String(Character(Unicode.Scalar($0))))
        }
        lost.append(
          UnreadCell(
            row: SourcePosition(line: 1, column: 1),
            detail:
              "the first line says that \(names[0]) separates the cells, but the next line has"
              + " none: \(names[1]) is used"))
      }
      separator = separator ?? (isWrong ? found : declared.separator)
    }
    if reader.format == .tsv { separator = separator ?? DataReader.Separator.tab.byte }
    if drawn == nil {
      let rare = separator == nil && reader.format == .csv ? Self.rareSeparator(of: bytes) : nil
      self.separator = separator ?? rare ?? FirstLine(bytes).separator(reader.numbers)
      if let rare, rare > 0x20 {
        reading = "cells between \(Quotation(String(Character(Unicode.Scalar(rare)))))"
      }
    }
    let isQuoted = drawn == nil && (reader.format == .csv || Self.areQuoted(bytes))
    lines = DelimitedReader(
      drawn == nil ? bytes : [], separator: self.separator ?? 0,
      isQuoted ? QuotationMarks.used(in: bytes, separator: self.separator ?? 0) : nil,
      mostFields: reader.limits.fields, placesFields: placesFields
    )
  }

  /// The next row; nil at the end.
  mutating func row() throws(SceneError) -> DelimitedReader.Row? {
    drawn != nil ? drawn?.popFirst() : try lines.row()
  }

  /// A sign that programs write between cells so that no cell has it: the same number of times in each
  /// line, none of which has a usual separator.
  private static func rareSeparator(of bytes: [UInt8]) -> UInt8? {
    let signs: [UInt8] = [UInt8(ascii: "^"), UInt8(ascii: "~"), 0x1F, 0x01]
    guard !bytes.contains(where: { ",;|\t".utf8.contains($0) }),
      bytes.contains(where: signs.contains)
    else { return nil }
    let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return signs.first { sign in
      let counts = Set(lines.map { line in line.count { $0 == sign } })
      return lines.count > 1 && counts.count == 1 && !counts.contains(0)
    }
  }

  /// Whether cells between tabs are in quotation marks as those of CSV: all lines begin with one, or
  /// what is between them has commas, as Excel writes them, tabs, line ends or doubled ones.
  static func areQuoted(_ bytes: [UInt8]) -> Bool {
    let quote = UInt8(ascii: "\"")
    guard bytes.contains(quote) else { return false }
    var lines = DelimitedReader(
      bytes, separator: DataReader.Separator.tab.byte, hasQuotes: true, mostFields: 1000,
      placesFields: true)
    var (isNeeded, allBegin, count) = (false, true, 0)
    do {
      while let row = try lines.row() {
        if count > 0, row.fields.count != count { return false }
        count = row.fields.count
        isNeeded = isNeeded || row.fields.contains { $0.contains { "\t\n\r\"".contains($0) } }
        allBegin = allBegin && row.isQuoted
      }
    } catch {
      return false
    }
    if isNeeded || allBegin { return true }
    var isQuoted = false
    return bytes.contains { byte in
      if byte == quote { isQuoted.toggle() }
      return isQuoted && byte == UInt8(ascii: ",")
    }
  }

  /// The separator that a first line such as `sep=;` tells, as Excel writes and reads it.
  private static func declaredSeparator(of bytes: [UInt8]) -> (separator: UInt8, length: Int)? {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard line.count <= 7 else { return nil }
    let plain = line.filter { $0 != UInt8(ascii: "\"") }
    guard plain.count == 5, plain.starts(with: Array("sep=".utf8)) else { return nil }
    return (plain[4], line.count)
  }

  /// Whether a text begins with the line that tells its separator.
  static func declaresSeparator(_ text: String) -> Bool {
    declaredSeparator(of: Array(text.utf8.prefix(16))) != nil
  }
}

/// How often each separator is in the first line of a table, outside of quotation marks; below a title
/// without any, in the line that has as many as the one after it.
private struct FirstLine {
  private var counts: [UInt8: Int] = [:]
  /// The commas that do not stand between two digits.
  private var plainCommas = 0

  init(_ bytes: [UInt8]) {
    var start = bytes.startIndex
    // Comments tell nothing of the columns.
    while bytes[start...].starts(with: Array("# ".utf8)),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
    {
      start = end + 1
    }
    self.init(bytes, from: &start)
    guard !hasAny else { return }
    var before = self
    // Titles and blank lines are few.
    for _ in 0..<10 where start < bytes.endIndex {
      let line = FirstLine(bytes, from: &start)
      if before.hasAny,
        before.counts.filter({ Self.separators.contains($0.key) })
          == line.counts.filter({ Self.separators.contains($0.key) })
      {
        self = before
        return
      }
      before = line
    }
  }

  private static let separators = DataReader.Separator.allCases.map(\.byte)

  private var hasAny: Bool { Self.separators.contains(where: has) }

  func has(_ separator: UInt8) -> Bool { counts[separator] != nil }

  /// - Parameter start: Where to begin; gets where the next line does.
  private init(_ bytes: [UInt8], from start: inout Int) {
    var isQuoted = false
    start =
      bytes[start...].firstIndex { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      ?? bytes.endIndex
    for (i, byte) in zip(start..., bytes[start...]) {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        start = i
        return
      }
      counts[byte, default: 0] += 1
      if byte == UInt8(ascii: ","),
        i == 0 || i + 1 == bytes.count || !(bytes[i - 1].isASCIIDigit && bytes[i + 1].isASCIIDigit)
      {
        plainCommas += 1
      }
    }
    start = bytes.endIndex
  }

  /// The separator of which there are most; where fractions begin with commas, and where all commas are
  /// between digits, these separate nothing beside other separators.
  func separator(_ numbers: NumberNotation) -> UInt8 {
    let comma = DataReader.Separator.comma.byte
    let commas = plainCommas > 0 && !numbers.hasDecimalComma ? counts[comma] ?? 0 : 0
    // Hardly any text has a tab in it.
    if let tabs = counts[DataReader.Separator.tab.byte], tabs > commas {
      return DataReader.Separator.tab.byte
    }
    let others = [DataReader.Separator.semicolon, .bar].map(\.byte)
    let most = others.map { counts[$0] ?? 0 }.max() ?? 0
    return most > commas ? others.first { counts[$0] == most } ?? comma : comma
  }
}
