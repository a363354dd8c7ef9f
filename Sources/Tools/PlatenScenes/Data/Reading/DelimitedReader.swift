/// Takes the lines of a CSV or TSV file apart into fields.
///
/// In CSV (RFC 4180) a field in quotation marks may hold separators and line ends, and a quotation
/// mark that is written twice; one within a field that does not begin with one is a character. TSV has
/// no quotation marks, unless its cells show them (`TableRows`). Lines end with a line feed, a carriage
/// return, or both; blank ones are passed over.
///
/// Other notations of quotation marks are read where a file shows them (`QuotationMarks`).
struct DelimitedReader {
  struct Row {
    var fields: [String]
    var position: SourcePosition
    /// Where the fields begin; empty unless that was asked for.
    var places: [SourcePosition] = []
    /// Whether the first field is in quotation marks.
    var isQuoted = false
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private let bytes: [UInt8]
  private let separator: UInt8
  private let marks: QuotationMarks?
  private let mostFields: Int
  /// Whether rows say where their fields begin.
  private let placesFields: Bool
  private var next = 0
  private var line = 1
  /// Where the line begins that `next` is in.
  private var lineStart = 0

  init(
    _ bytes: [UInt8], separator: UInt8, hasQuotes: Bool, mostFields: Int, placesFields: Bool = false
  ) {
    self.init(
      bytes, separator: separator, hasQuotes ? .standard : nil, mostFields: mostFields,
      placesFields: placesFields)
  }

  /// - Parameter marks: How fields are quoted; nil where they are not.
  init(
    _ bytes: [UInt8], separator: UInt8, _ marks: QuotationMarks?, mostFields: Int,
    placesFields: Bool = false
  ) {
    self.bytes = bytes
    self.placesFields = placesFields
    self.separator = separator
    self.marks = marks
    self.mostFields = mostFields
  }

  /// The next line that is not blank, or `nil` at the end.
  mutating func row() throws(SceneError) -> Row? {
    while next < bytes.count, isLineEnd(bytes[next]) { passLineEnd() }
    guard next < bytes.count else { return nil }
    let start = position(of: next)
    let isQuoted = bytes[next] == (marks ?? .standard).mark
    var fields: [String] = []
    var places: [SourcePosition] = []
    while true {
      guard fields.count < mostFields else {
        throw SceneError(
          at: position(of: next), path: "", found: "more than \(mostFields) fields",
          expected: "at most \(mostFields)", exceedsLimit: true)
      }
      if placesFields { places.append(position(of: next)) }
      fields.append(try field())
      guard next < bytes.count, bytes[next] == separator else { break }
      next += 1
    }
    if next < bytes.count { passLineEnd() }
    return Row(fields: fields, position: start, places: places, isQuoted: isQuoted)
  }

  /// Reads up to the separator or line end behind a field.
  private mutating func field() throws(SceneError) -> String {
    let start = next
    if let marks {
      if marks.hasSpaces { passSpaces() }
      if next < bytes.count, bytes[next] == marks.mark { return try quotedField(marks) }
      next = start
    }
    while next < bytes.count, bytes[next] != separator, !isLineEnd(bytes[next]) {
      next += 1
    }
    return String(decoding: bytes[start..<next], as: UTF8.self)
  }

  private mutating func quotedField(_ marks: QuotationMarks) throws(SceneError) -> String {
    let opening = position(of: next)
    var content: [UInt8] = []
    next += 1
    var start = next
    while next < bytes.count {
      if isLineEnd(bytes[next]) {
        passLineEnd()
      } else if marks.isEscape(at: next, in: bytes) {
        content += bytes[start..<next]
        start = next + 1
        next += 2
      } else if bytes[next] != marks.mark {
        next += 1
      } else {
        content += bytes[start..<next]
        next += 1
        // RFC 4180, section 2, rule 7: a quotation mark in a quoted field is doubled.
        guard next < bytes.count, bytes[next] == marks.mark else {
          if marks.hasSpaces { passSpaces() }
          try checkEnd()
          return String(decoding: content, as: UTF8.self)
        }
        // The second of two is the first character of what follows.
        start = next
        next += 1
      }
    }
    throw SceneError(
      at: opening, path: "", found: "a quotation mark that opens a field",
      expected: "a closing one before the end of the file")
  }

  private func checkEnd() throws(SceneError) {
    guard next < bytes.count, bytes[next] != separator, !isLineEnd(bytes[next]) else { return }
    throw SceneError(
      at: position(of: next), path: "", found: "text after a closing quotation mark",
      expected: "a separator, the end of the line, or a doubled quotation mark")
  }

  private mutating func passSpaces() {
    while next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == Self.lineFeed || byte == Self.carriageReturn
  }

  private mutating func passLineEnd() {
    let isReturn = bytes[next] == Self.carriageReturn
    next += 1
    if isReturn, next < bytes.count, bytes[next] == Self.lineFeed { next += 1 }
    line += 1
    lineStart = next
  }

  private func position(of offset: Int) -> SourcePosition {
    let scalars = bytes[lineStart..<offset].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    return SourcePosition(line: line, column: scalars + 1)
  }
}

// MARK: - Quotation marks

/// How the fields of a table are quoted: as RFC 4180 says, or as some programs write them.
struct QuotationMarks: Hashable {
  /// The mark before and behind a field.
  let mark: UInt8
  /// Whether a backslash stands before a mark within a field, as MySQL writes it, and before another
  /// backslash.
  var hasBackslashes = false
  /// Whether spaces may stand around what is quoted: `"tea", "120"`.
  var hasSpaces = false

  /// Those of RFC 4180.
  static let standard = QuotationMarks(mark: UInt8(ascii: "\""))
  private static let escaped = QuotationMarks(mark: UInt8(ascii: "\""), hasBackslashes: true)
  private static let spaced = QuotationMarks(mark: UInt8(ascii: "\""), hasSpaces: true)
  private static let single = QuotationMarks(mark: UInt8(ascii: "'"))

  private static let backslash = UInt8(ascii: "\\")

  private init(mark: UInt8, hasBackslashes: Bool = false, hasSpaces: Bool = false) {
    (self.mark, self.hasBackslashes, self.hasSpaces) = (mark, hasBackslashes, hasSpaces)
  }

  /// Finds how a file is quoted: as RFC 4180 says unless that does not fit and another notation does.
  ///
  /// - Parameter separator: What parts the fields.
  static func used(in bytes: [UInt8], separator: UInt8) -> QuotationMarks {
    if bytes.first == single.mark, !bytes.contains(standard.mark) {
      return single.isOfAllRows(bytes, separator) ? single : standard
    }
    if mayBeSpaced(bytes, separator), spaced.fits(bytes, separator) { return spaced }
    let isEscaped =
      mayBeEscaped(bytes) && !standard.fits(bytes, separator) && escaped.fits(bytes, separator)
    return isEscaped ? escaped : standard
  }

  /// Whether a byte is a backslash before a mark or another backslash.
  func isEscape(at index: Int, in bytes: [UInt8]) -> Bool {
    hasBackslashes && bytes[index] == Self.backslash && index + 1 < bytes.count
      && (bytes[index + 1] == mark || bytes[index + 1] == Self.backslash)
  }

  /// Whether a backslash stands before a mark: in most files none does.
  private static func mayBeEscaped(_ bytes: [UInt8]) -> Bool {
    guard bytes.contains(backslash) else { return false }
    return zip(bytes, bytes.dropFirst()).contains { $0 == backslash && $1 == standard.mark }
  }

  /// Whether spaces stand between a separator and a mark.
  private static func mayBeSpaced(_ bytes: [UInt8], _ separator: UInt8) -> Bool {
    let space = UInt8(ascii: " ")
    var before: UInt8?
    for (byte, next) in zip(bytes, bytes.dropFirst()) {
      if byte != space { before = byte }
      guard byte == space, next != space, let before else { continue }
      if before == separator && next == standard.mark
        || before == standard.mark && next == separator
      {
        return true
      }
    }
    return false
  }

  /// Whether all fields with marks end with one.
  private func fits(_ bytes: [UInt8], _ separator: UInt8) -> Bool {
    var lines = reader(bytes, separator)
    do {
      while try lines.row() != nil {}
      return true
    } catch {
      return false
    }
  }

  /// Whether all rows begin with the mark, and have as many fields.
  private func isOfAllRows(_ bytes: [UInt8], _ separator: UInt8) -> Bool {
    var lines = reader(bytes, separator)
    var width: Int?
    do {
      while let row = try lines.row() {
        guard row.isQuoted, row.fields.count == width ?? row.fields.count else { return false }
        width = row.fields.count
      }
    } catch {
      return false
    }
    return width.map { $0 > 1 } ?? false
  }

  private func reader(_ bytes: [UInt8], _ separator: UInt8) -> DelimitedReader {
    DelimitedReader(bytes, separator: separator, self, mostFields: .max)
  }
}
