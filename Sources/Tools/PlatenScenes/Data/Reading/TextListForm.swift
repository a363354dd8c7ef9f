internal import PlatenBase

/// How the lines of a list have their weights, as all of them show, or most.
///
/// Texts may look like a text with a weight, as `Windows 11` does. So a form is taken only if most lines
/// have it with a sign between text and weight, and where a space is between them, if all have it.
struct TextListForm {
  private enum Kind {
    /// Behind a tab, if there is one.
    case tab
    /// Before the text, in columns, as `uniq -c` prints it.
    case counted
    /// Behind a separator of tables.
    case separated(UInt8)
    /// Behind a sign, up to another one at the line's end, which may be none: `Swift (120)`.
    case behind(String, String)
    /// Before a sign.
    case before(String)
  }

  /// A line taken apart.
  struct Row {
    var name: Substring
    var weight: (text: String, position: SourcePosition)?
    var position: SourcePosition
    var line: Substring
  }

  private typealias Line = TextListReader.Line
  private typealias Parts = (name: Substring, weight: Substring)

  /// That of a list without weights, or with tabs before them.
  static let plain = TextListForm(.tab, NumberNotation())

  private let kind: Kind
  private let numbers: NumberNotation
  private var hasHeader = false

  private init(_ kind: Kind, _ numbers: NumberNotation) {
    (self.kind, self.numbers) = (kind, numbers)
  }

  /// Whether it is none of those that are documented.
  var isFound: Bool {
    switch kind {
    case .tab, .counted: false
    case .separated: hasHeader
    case .behind, .before: true
    }
  }

  var hasSemicolons: Bool {
    if case .separated(UInt8(ascii: ";")) = kind { true } else { false }
  }

  /// Finds the form that lines have.
  init(of lines: [TextListReader.Line], _ numbers: NumberNotation) {
    self.init(.tab, numbers)
    let isTabbed = lines.contains { $0.text.utf8.contains(UInt8(ascii: "\t")) }
    let digits = lines.count { $0.text.utf8.contains { $0.isASCIIDigit || $0 >= 0xD9 } }
    if isTabbed || digits * 2 <= lines.count { return }
    self = counted(lines) ?? separated(lines) ?? signed(lines) ?? self
  }

  private func counted(_ lines: [Line]) -> TextListForm? {
    Self.areCounted(lines) ? TextListForm(.counted, numbers) : nil
  }

  private func separated(_ lines: [Line]) -> TextListForm? {
    for separator in [UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "|")] {
      let hasHeader = hasHeader(lines, separator)
      let others = hasHeader ? lines.dropFirst() : lines[...]
      let weighted = others.count { weightSeparator(separator, in: $0.text) != nil }
      guard weighted * 2 > others.count else { continue }
      var form = TextListForm(.separated(separator), numbers)
      form.hasHeader = hasHeader
      return form
    }
    return nil
  }

  /// Signs before and behind weights at the ends of lines, and those behind weights at their beginnings;
  /// what has a space alone for a sign comes last.
  private static let signs: [Kind] =
    [
      (":", ""), ("(", ")"), ("[", "]"), ("=", ""), (" - ", ""), (" – ", ""), (" — ", ""),
      ("×", ""), (" x", ""), ("→", ""), ("..", ""),
    ]
    .map { .behind($0, $1) }
    + ["×", "x ", ": ", " - ", " – ", ";", "|", ", "].map { .before($0) }
    + [.behind(", ", ""), .behind(" ", ""), .before(" ")]

  private func signed(_ lines: [Line]) -> TextListForm? {
    guard lines.count > 1 else { return nil }
    for kind in Self.signs {
      var form = TextListForm(kind, numbers)
      if form.fits(lines) { return form }
      // The first line may have the names of both.
      guard lines.count > 2, let names = form.parts(of: lines[0].text),
        ColumnNames.rank(ofWord: String(names.name)) != nil,
        ColumnNames.rank(ofWeight: String(names.weight)) != nil, form.fits(Array(lines.dropFirst()))
      else { continue }
      form.hasHeader = true
      return form
    }
    return nil
  }

  /// Whether nearly all lines have their weights so.
  private func fits(_ lines: [Line]) -> Bool {
    let parts = lines.map { self.parts(of: $0.text) }
    guard parts.count(where: { $0 != nil }) * 4 >= lines.count * 3 else { return false }
    let notation = AmountNotation(of: parts.compactMap { $0.map { String($0.weight) } }, numbers)
    let amounts = parts.map { $0.flatMap { notation.number(String($0.weight))?.value } }
    guard amounts.count(where: { $0 != nil }) * 2 > lines.count else { return false }
    return isSure || isTold(parts, amounts)
  }

  /// Whether the sign stands in no name.
  private var isSure: Bool {
    switch kind {
    case .behind(let sign, _): sign != " " && sign != ", "
    default: false
    }
  }

  /// Whether numbers beside a space are weights: all lines have one, or say that there is none, with
  /// texts that differ and go on with no sign of a sentence; they are no years, and count no lines.
  private func isTold(_ parts: [Parts?], _ amounts: [Double?]) -> Bool {
    let names = zip(parts, amounts).map { parts, amount -> Substring? in
      guard let parts else { return nil }
      return amount != nil || DataValue.text(String(parts.weight)).isMissing ? parts.name : nil
    }
    let known = amounts.compactMap(\.self)
    let isBefore = if case .before = kind { true } else { false }
    return names.allSatisfy { $0?.last.map { !",;:.".contains($0) } ?? false }
      && Set(names).count == names.count
      && !(kindIsComma && known.allSatisfy { 1000..<3000 ~= $0 && $0.rounded() == $0 })
      && !(isBefore
        && (known.count < 3 || zip(known, known.dropFirst()).allSatisfy { $1 == $0 + 1 }))
  }

  private var kindIsComma: Bool { if case .behind(", ", _) = kind { true } else { false } }

  /// The text and the weight of a line; nil for one that has not both.
  private func parts(of line: Substring) -> Parts? {
    let line = TextListReader.trimmed(line)
    switch kind {
    case .behind(let opening, let closing): return Self.parts(of: line, behind: opening, closing)
    case .before(let sign):
      // No number is so long, and a line may be as long as a file.
      guard line.utf8.first?.isASCIIDigit == true, let range = Self.first(sign, in: line.prefix(40))
      else { return nil }
      let (weight, name) = (
        TextListReader.trimmed(line[..<range.lowerBound]),
        TextListReader.trimmed(line[range.upperBound...])
      )
      return name.isEmpty || !AmountText(String(weight)).isAmount ? nil : (name, weight)
    default: return nil
    }
  }

  private static func parts(of line: Substring, behind opening: String, _ closing: String) -> Parts?
  {
    guard closing.isEmpty || line.hasSuffix(closing) else { return nil }
    // No number is so long, and a line may be as long as a file.
    let end = line.dropLast(closing.count)
    guard var sign = last(opening, in: end.suffix(40)) else { return nil }
    // The words of a unit stand behind the number.
    if opening == " " {
      while !end[sign.upperBound...].utf8.contains(where: \.isASCIIDigit),
        let before = last(opening, in: end[..<sign.lowerBound].suffix(40))
      {
        sign = before
      }
    }
    var name = TextListReader.trimmed(end[..<sign.lowerBound])
    // Of a line of dots all go.
    if opening == ".." { name = name.trimmingDots }
    let weight = TextListReader.trimmed(end[sign.upperBound...])
    // Between digits it is a time of the day, or a ratio.
    let isBetweenDigits =
      opening == ":" && name.last?.isNumber == true && sign.upperBound == weight.startIndex
    return name.isEmpty || weight.isEmpty || isBetweenDigits ? nil : (name, weight)
  }

  private static func first(_ sign: String, in text: Substring) -> Range<Substring.Index>? {
    text.utf8.indices.lazy.compactMap { range(of: sign, at: $0, in: text) }.first
  }

  private static func last(_ sign: String, in text: Substring) -> Range<Substring.Index>? {
    text.utf8.indices.reversed().lazy.compactMap { range(of: sign, at: $0, in: text) }.first
  }

  /// By bytes: to search for characters is costly.
  private static func range(
    of sign: String, at index: Substring.Index, in text: Substring
  ) -> Range<Substring.Index>? {
    guard text.utf8[index] == sign.utf8.first, text.utf8[index...].starts(with: sign.utf8) else {
      return nil
    }
    return index..<text.utf8.index(index, offsetBy: sign.utf8.count)
  }
}

extension Substring {
  /// The text without dots and spaces at its end.
  fileprivate var trimmingDots: Substring {
    self[..<(lastIndex { $0 != "." && $0 != " " }.map(index(after:)) ?? startIndex)]
  }
}

// MARK: - Rows

extension TextListForm {
  /// The texts and weights of lines.
  ///
  /// - Throws: An error at a weight that is alone.
  func rows(of lines: [TextListReader.Line]) throws(SceneError) -> [Row] {
    var rows: [Row] = []
    rows.reserveCapacity(lines.count)
    for line in hasHeader ? lines.dropFirst() : lines[...] {
      switch kind {
      case .tab:
        rows.append(try Self.row(line, partedAt: line.text.utf8.firstIndex(of: UInt8(ascii: "\t"))))
      case .counted: if let row = Self.row(counted: line) { rows.append(row) }
      case .separated(let separator):
        let index =
          weightSeparator(separator, in: line.text) ?? Self.lastSeparator(separator, in: line.text)
        rows.append(try Self.row(line, partedAt: index))
      case .behind, .before: rows.append(try row(line))
      }
    }
    return rows
  }

  /// A line whose weight is behind the byte at an index; without an index it has none.
  private static func row(
    _ line: Line, partedAt index: Substring.Index?
  ) throws(SceneError) -> Row {
    var name = TextListReader.trimmed(line.text[..<(index ?? line.text.endIndex)])
    // A text that begins with a number sign is written with a backslash before it.
    if name.hasPrefix("\\#") { name.removeFirst() }
    guard !name.isEmpty else {
      throw SceneError(
        at: line.position, path: "", found: "a weight alone", expected: "a text before it")
    }
    let whole = TextListReader.trimmed(line.text)
    guard let index else { return Row(name: name, position: line.position, line: whole) }
    let weight = line.text[line.text.utf8.index(after: index)...]
    var position = line.position
    position.column += line.text[..<index].unicodeScalars.count + 1
    return Row(
      name: name, weight: (String(TextListReader.trimmed(weight)), position),
      position: line.position,
      line: whole)
  }

  private func row(_ line: Line) throws(SceneError) -> Row {
    guard var parts = self.parts(of: line.text) else { return try Self.row(line, partedAt: nil) }
    if parts.name.hasPrefix("\\#") { parts.name.removeFirst() }
    var position = line.position
    position.column += line.text[..<parts.weight.startIndex].unicodeScalars.count
    return Row(
      name: parts.name, weight: (String(parts.weight), position), position: line.position,
      line: TextListReader.trimmed(line.text))
  }

  /// A line of `uniq -c`; nil for the count of blank lines.
  private static func row(counted line: Line) -> Row? {
    guard let count = count(before: line.text) else { return nil }
    let bytes = line.text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: count.lowerBound)
    let end = bytes.index(bytes.startIndex, offsetBy: count.upperBound)
    let name = TextListReader.trimmed(line.text[end...])
    if name.isEmpty { return nil }
    var position = line.position
    position.column += count.lowerBound
    return Row(
      name: name, weight: (String(line.text[start..<end]), position), position: line.position,
      line: TextListReader.trimmed(line.text))
  }

  /// Returns whether all lines begin with numbers that end in one column, the fourth or a later
  /// one; only numbers that need more columns go beyond it.
  static func areCounted(_ lines: [TextListReader.Line]) -> Bool {
    let counts = lines.compactMap { count(before: $0.text) }
    guard counts.count == lines.count, let column = counts.map(\.upperBound).min(), column >= 4
    else {
      return false
    }
    return counts.contains { $0.lowerBound > 0 }
      && counts.allSatisfy { $0.upperBound == column || $0.lowerBound == 0 }
  }

  /// Returns where a number begins and ends that is before a text, in bytes.
  private static func count(before line: Substring) -> Range<Int>? {
    let (bytes, space) = (line.utf8, UInt8(ascii: " "))
    let start = bytes.prefix { $0 == space }.count
    let digits = bytes.dropFirst(start).prefix(while: \.isASCIIDigit).count
    let next = bytes.dropFirst(start + digits).first ?? space
    return digits > 0 && next == space ? start..<(start + digits) : nil
  }
}

// MARK: - Separators of tables

extension TextListForm {
  /// Returns whether the first line names the fields of lines that have weights.
  private func hasHeader(_ lines: [Line], _ separator: UInt8) -> Bool {
    guard lines.count > 1, weightSeparator(separator, in: lines[1].text) != nil,
      weightSeparator(separator, in: lines[0].text) == nil
    else { return false }
    return lines[0].text.utf8.count { $0 == separator } == 1
      && Self.lastSeparator(separator, in: lines[0].text) != nil
  }

  /// The separator behind which a line has nothing but a number: the first of those, as a number may
  /// have commas.
  private func weightSeparator(_ separator: UInt8, in line: Substring) -> Substring.Index? {
    guard line.utf8.contains(separator), !isNumber(line) else { return nil }
    let isComma = separator == UInt8(ascii: ",")
    // No number is so long, and a line may be as long as a file.
    return line.utf8.suffix(40).indices.first { i in
      guard Self.isSeparator(separator, at: i, in: line) else { return false }
      let rest = line[line.utf8.index(after: i)...]
      return isComma ? isNumber(rest) : AmountText(String(rest)).isAmount
    }
  }

  private func isNumber(_ text: Substring) -> Bool {
    text.utf8.count <= 40
      && (numbers.number(String(text)) != nil || DataNumber(spelling: String(text)) != nil)
  }

  private static func lastSeparator(_ separator: UInt8, in line: Substring) -> Substring.Index? {
    line.utf8.indices.last { isSeparator(separator, at: $0, in: line) }
  }

  /// Returns whether a comma or semicolon is between two texts, and no sign of a sentence, which
  /// has a space behind it.
  private static func isSeparator(
    _ separator: UInt8, at index: Substring.Index, in line: Substring
  ) -> Bool {
    let (bytes, space) = (line.utf8, UInt8(ascii: " "))
    guard bytes[index] == separator, index > bytes.startIndex else { return false }
    let next = bytes.index(after: index)
    return bytes[bytes.index(before: index)] != space && next < bytes.endIndex
      && bytes[next] != space && !isDecimal(index, in: line)
  }

  /// Returns whether a comma is that of a number behind other signs, as in `red: 3,5`.
  private static func isDecimal(_ index: Substring.Index, in line: Substring) -> Bool {
    let digits = line[..<index].reversed().prefix { $0.isASCII && $0.isNumber }.count
    let before = line[..<index].dropLast(digits).last
    return line.utf8[index] == UInt8(ascii: ",") && digits > 0
      && before.map { " \t:([=".contains($0) } ?? false
  }
}
