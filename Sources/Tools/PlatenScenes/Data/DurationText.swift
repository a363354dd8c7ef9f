internal import PlatenBase

/// How long something takes, as people and programs write it: `12:30`, `1:12:30.5`, `12h 30m`, `PT1H30M`.
enum DurationText {
  /// Whether a text is one.
  static func isOne(_ text: String) -> Bool {
    // No duration is so long, and it has digits.
    guard text.utf8.count <= 24, text.utf8.contains(where: \.isASCIIDigit) else { return false }
    let units =
      #/
      (?: -? \d+ (?: [.,] \d+ )? \s*
        (?: d | days? | h | hrs? | hours? | m | mins? | minutes? | s | sec | secs | seconds? ) \.? ,? \s* )+
      /#
    return text.wholeMatch(of: #/-?\d+(?::[0-5]\d){1,2}(?:[.,]\d+)?/#) != nil
      || text.wholeMatch(of: #/P(?:\d+D)?(?:T(?:[\d.]+[HMS])+)?/#) != nil
      || text.wholeMatch(of: units) != nil
  }

  /// Returns the last units of a duration with colons, of which sixty are one of those before: 90 for `1:30`;
  /// nil for another text.
  static func sixtieths(of text: String) -> Double? {
    guard text.utf8.contains(UInt8(ascii: ":")), isOne(text) else { return nil }
    let plain = text.replacing(",", with: ".")
    let parts = plain.drop { $0 == "-" }.split(separator: ":").compactMap { Double($0) }
    let value = parts.reduce(0) { $0 * 60 + $1 }
    return plain.first == "-" ? -value : value
  }
}

/// A column of durations as weights: of clocks, `1:30` and `02:15:00`.
struct DurationColumn {
  /// How it was read, as a phrase.
  let note: String

  /// - Returns: Nil unless at least three quarters of the cells that have something are such durations.
  init?(of cells: [DataValue]) {
    // Most columns have no colons.
    guard cells.contains(where: { Self.number($0) != nil }) else { return nil }
    let filled = cells.filter { !$0.isEmpty && !$0.isMissing }
    let durations = filled.filter { Self.number($0) != nil }
    guard let first = durations.first, durations.count * 4 >= filled.count * 3 else { return nil }
    // Of two forms both are shown.
    let colons = { (cell: DataValue) in cell.text.count { $0 == ":" } }
    let other = durations.first { colons($0) != colons(first) }
    note =
      "times: "
      + [first, other].compactMap(\.self).map { cell in
        "\(Quotation(cell.text)) as \(Self.number(cell)?.spelling ?? "")"
      }.joined(separator: ", ")
  }

  /// Returns the number of a cell; nil for one that is no duration.
  static func number(_ cell: DataValue) -> DataNumber? {
    guard case .text(let text) = cell else { return nil }
    return DurationText.sixtieths(of: String(TextListReader.trimmed(text[...]))).map {
      DataNumber($0)
    }
  }
}
