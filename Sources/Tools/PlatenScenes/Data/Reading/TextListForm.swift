/// How the lines of a list have their weights, as all of them show, or most.
///
/// Texts may look like a text with a weight, as `Windows 11` does. So a form is taken only if most lines
/// have it with a sign between text and weight, and where a space is between them, if all have it.
struct TextListForm {
  enum Kind {
    /// Behind a tab, if there is one.
    case tab
    /// Before the text, in columns, as `uniq -c` prints it.
    case counted
    /// Behind a separator of tables.
    case separated(UInt8)
    /// Behind a sign, up to another one at the line's end, which may be none: `Swift (120)`.
    case behind(String, String)
    /// Before a sign, behind another one at the line's beginning, which may be none: `[120] Swift`.
    case before(String, String)
  }

  /// A line taken apart.
  struct Row {
    var name: Substring
    var weight: (text: String, position: SourcePosition)?
    var position: SourcePosition
    var line: Substring
  }

  typealias Line = TextListReader.Line
  typealias Parts = (name: Substring, weight: Substring)

  /// That of a list without weights, or with tabs before them.
  static let plain = TextListForm(.tab, NumberNotation())

  let kind: Kind
  let numbers: NumberNotation
  private var hasHeader = false
  /// Whether spaces between digits part thousands: `tea 1 200`.
  var groupsDigits = false
  /// Whether a comma may be a separator that stands between two numbers: `Windows 11,300`.
  private(set) var partsNumbers = false
  /// How many numbers stand before the texts of counted lines.
  private(set) var countColumns = 1

  private init(_ kind: Kind, _ numbers: NumberNotation) {
    (self.kind, self.numbers) = (kind, numbers)
  }

  /// Whether it was found out, and is said.
  var isFound: Bool { if case .tab = kind { false } else { true } }

  /// Whether an equals sign stands between text and weight, as in files of settings.
  var isAssigned: Bool {
    if case .behind("=", _) = kind { true } else { false }
  }

  /// Whether a sign stands between text and weight that files of settings have there.
  var isOfSettings: Bool {
    if case .behind(":", _) = kind { true } else { isAssigned }
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
    self =
      counted(lines) ?? separated(lines) ?? signed(lines) ?? separatedNumbers(lines) ?? self
  }

  /// The items of a list in one line, as `tea: 120, milk: 80, juice: 6`; nil for any other line.
  static func items(of line: TextListReader.Line, _ numbers: NumberNotation) -> [TextListReader
    .Line]?
  {
    // A line may be as long as a file.
    guard line.text.utf8.count < 100_000 else { return nil }
    for separator in [";", ",", "，", "、", "|"] as [Character] {
      var items: [TextListReader.Line] = []
      for item in line.text.split(separator: separator) {
        var position = line.position
        position.column += line.text[..<item.startIndex].unicodeScalars.count
        items.append(TextListReader.Line(text: item, position: position))
      }
      let form = items.count > 2 ? TextListForm(of: items, numbers) : .plain
      if form.isSure || form.hasCommas { return items }
    }
    return nil
  }

  private var hasCommas: Bool {
    if case .separated(UInt8(ascii: ",")) = kind { true } else { false }
  }

  private func counted(_ lines: [Line]) -> TextListForm? {
    guard Self.areCounted(lines) || Self.areInOneColumn(lines, share: 0.75) else { return nil }
    var form = TextListForm(.counted, numbers)
    form.countColumns = Self.countColumns(of: lines)
    return form
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

  /// Reads commas between two numbers as separators, where all lines have one and no other sign fits.
  private func separatedNumbers(_ lines: [Line]) -> TextListForm? {
    var form = TextListForm(.separated(UInt8(ascii: ",")), numbers)
    form.partsNumbers = true
    let parts = lines.compactMap { line in
      form.weightSeparator(UInt8(ascii: ","), in: line.text).map { line.text[..<$0] }
    }
    return lines.count > 1 && Set(parts).count == lines.count ? form : nil
  }

  /// Signs before and behind weights at the ends of lines, and those behind weights at their beginnings;
  /// what has a space alone for a sign comes last.
  private static let signs: [Kind] =
    [
      (":", ""), ("：", ""), ("=>", ""), ("->", ""), ("=", ""), (" - ", ""), (" – ", ""),
      (" — ", ""), ("(", ")"), ("（", "）"), ("[", "]"), ("{", "}"), ("×", ""), (" x", ""),
      (" *", ""), ("→", ""), (" | ", ""), (" / ", ""), (";", ""), ("..", ""), (" ~", ""),
      (" ≈", ""),
    ]
    .map { .behind($0, $1) }
    + [
      ("", "×"), ("", "x "), ("", ": "), ("", "："), ("", " - "), ("", " – "), ("", ";"), ("", "|"),
      ("", ", "), ("(", ")"), ("[", "]"),
    ]
    .map { .before($0, $1) }
    + [", ", " ", "\u{A0}", "\u{3000}"].map { .behind($0, "") } + [.before("", " ")]

  private func signed(_ lines: [Line]) -> TextListForm? {
    guard lines.count > 1 else { return nil }
    for kind in Self.signs {
      var form = TextListForm(kind, numbers)
      if case .behind(" ", _) = kind {
        form.groupsDigits = true
        if form.fits(lines) { return form }
        form.groupsDigits = false
      }
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
    let amounts = parts.map { parts in
      parts.flatMap { parts in
        let weight = String(parts.weight)
        return AmountText(weight).hasMark ? nil : notation.number(weight)?.value
      }
    }
    let known = amounts.compactMap(\.self)
    guard known.count * 2 > lines.count else { return false }
    let years = isBehindComma ? 1000.0..<3000 : 1900..<2100
    // In brackets they are read as what is below zero.
    if !isSure || isInBrackets,
      known.allSatisfy({ years ~= abs($0) && $0.rounded() == $0 })
    {
      return false
    }
    // `Windows 11 300` has no thousands; two groups have.
    if groupsDigits,
      parts.contains(where: { $0?.name.last?.isNumber == true })
        || !parts.contains(where: { $0.map { Self.groups(in: $0.weight) > 2 } == true })
    {
      return false
    }
    return isSure || isTold(parts, amounts)
  }

  private var isInBrackets: Bool {
    if case .behind(let sign, _) = kind { ["(", "（", "["].contains(sign) } else { false }
  }

  /// How many groups of digits a number has.
  private static func groups(in weight: Substring) -> Int {
    weight.split(separator: " ").prefix { isGroup($0, of: 1...3) }.count
  }

  /// Whether the sign stands in no name.
  private var isSure: Bool {
    switch kind {
    case .behind(let sign, _): !sign.allSatisfy(\.isWhitespace) && sign != ", "
    default: false
    }
  }

  /// Whether numbers beside a space are weights: all lines have one, or say that there is none, with
  /// texts that differ and go on with no sign of a sentence; they count no lines.
  private func isTold(_ parts: [Parts?], _ amounts: [Double?]) -> Bool {
    let names = zip(parts, amounts).map { parts, amount -> Substring? in
      guard let parts else { return nil }
      return amount != nil || DataValue.text(String(parts.weight)).isMissing ? parts.name : nil
    }
    let known = amounts.compactMap(\.self)
    let isBefore = if case .before = kind { true } else { false }
    return names.allSatisfy { $0?.last.map { !",;:.".contains($0) } ?? false }
      && Set(names).count == names.count
      && !areVersions(parts, known)
      && !(isBefore
        && (known.count < 3 || zip(known, known.dropFirst()).allSatisfy { $1 == $0 + 1 }
          || areSentences(names)))
  }

  /// Whether most texts have seven words or more, as the lines of logs do behind a record's number.
  private func areSentences(_ names: [Substring?]) -> Bool {
    names.count { ($0?.split(separator: " ").count ?? 0) > 6 } * 2 > names.count
  }

  /// Whether numbers are those of versions: they have points, with more digits behind some than behind
  /// others, and are in no order: `Python 3.12` above `Swift 6.1` above `Go 1.22`.
  private func areVersions(_ parts: [Parts?], _ amounts: [Double]) -> Bool {
    let digits = Set(parts.compactMap { $0?.weight.split(separator: ".").dropFirst().first?.count })
    let pairs = zip(amounts, amounts.dropFirst())
    return digits.count > 1 && !pairs.allSatisfy(<=) && !pairs.allSatisfy(>=)
  }

  private var isBehindComma: Bool { if case .behind(", ", _) = kind { true } else { false } }

  /// The text and the weight of a line; nil for one that has not both.
  func parts(of line: Substring) -> Parts? {
    switch kind {
    case .tab: return Self.parts(of: line, at: line.utf8.firstIndex(of: UInt8(ascii: "\t")))
    case .counted: return parts(counted: line)
    case .separated(let separator):
      return Self.parts(
        of: line,
        at: weightSeparator(separator, in: line) ?? Self.lastSeparator(separator, in: line))
    case .behind(let opening, let closing):
      let parts = Self.parts(
        of: TextListReader.trimmed(line), behind: opening, closing, groupsDigits: groupsDigits)
      return parts.map { isAssigned ? ($0.name.unquoted, $0.weight) : $0 }
    case .before(let opening, let sign):
      let line = TextListReader.trimmed(line)
      guard line.hasPrefix(opening) else { return nil }
      let rest = line.dropFirst(opening.count)
      // No number is so long, and a line may be as long as a file.
      guard rest.utf8.first?.isASCIIDigit == true,
        let range = Self.first(sign, in: rest.prefix(40))
      else { return nil }
      let (weight, name) = (
        TextListReader.trimmed(rest[..<range.lowerBound]),
        TextListReader.trimmed(rest[range.upperBound...])
      )
      // What ends in a point counts lines.
      let isAmount = weight.last != "." && AmountText(String(weight)).isAmount
      return name.isEmpty || !isAmount ? nil : (name, weight)
    }
  }

  /// What stands before the byte at an index, and what stands behind it; nil without an index.
  private static func parts(of line: Substring, at index: Substring.Index?) -> Parts? {
    guard let index else { return nil }
    let rest = line[line.utf8.index(after: index)...]
    let weight = TextListReader.trimmed(rest)
    return (TextListReader.trimmed(line[..<index]), weight.isEmpty ? rest : weight)
  }

  private static func parts(
    of line: Substring, behind opening: String, _ closing: String, groupsDigits: Bool
  ) -> Parts? {
    guard closing.isEmpty || line.hasSuffix(closing) else { return nil }
    // No number is so long, and a line may be as long as a file.
    let end = line.dropLast(closing.count)
    guard var sign = last(opening, in: end.suffix(40)) else { return nil }
    // The words of a unit stand behind the number, and belong to it.
    if opening == " " {
      while !end[sign.upperBound...].utf8.contains(where: \.isASCIIDigit),
        let before = last(opening, in: end[..<sign.lowerBound].suffix(40))
      {
        sign = before
      }
      // So does a currency before it: `tea CHF 12`.
      if let before = last(opening, in: end[..<sign.lowerBound].suffix(40)),
        CurrencyText.isOne(end[before.upperBound..<sign.lowerBound])
      {
        sign = before
      }
    }
    while groupsDigits, let before = last(opening, in: end[..<sign.lowerBound].suffix(40)),
      isGroup(end[sign.upperBound...].prefix { $0 != " " }, of: 3...3),
      isGroup(end[before.upperBound..<sign.lowerBound], of: 1...3)
    {
      sign = before
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

  private static func isGroup(_ text: Substring, of count: ClosedRange<Int>) -> Bool {
    count ~= text.utf8.count && text.utf8.allSatisfy(\.isASCIIDigit)
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
  /// The text without the quotation marks around it.
  fileprivate var unquoted: Substring {
    count > 2 && first == last && "\"'".contains(first ?? " ") ? dropFirst().dropLast() : self
  }

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
      let parts = parts(of: line.text)
      // `uniq -c` counts blank lines, too.
      if case .counted = kind, parts?.name.isEmpty == true { continue }
      rows.append(try Self.row(line, parts))
    }
    return rows
  }

  /// A line of a text and a weight, or of a text alone.
  private static func row(_ line: Line, _ parts: Parts?) throws(SceneError) -> Row {
    let whole = TextListReader.trimmed(line.text)
    var name = parts?.name ?? whole
    // A text that begins with a number sign is written with a backslash before it.
    if name.hasPrefix("\\#") { name.removeFirst() }
    guard !name.isEmpty else {
      throw SceneError(
        at: line.position, path: "", found: "a weight alone", expected: "a text before it")
    }
    let weight = parts.map { parts in
      var position = line.position
      position.column += line.text[..<parts.weight.startIndex].unicodeScalars.count
      return (text: String(TextListReader.trimmed(parts.weight)), position: position)
    }
    return Row(name: name, weight: weight, position: line.position, line: whole)
  }
}
