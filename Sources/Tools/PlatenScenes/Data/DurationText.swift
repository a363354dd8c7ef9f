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

extension DurationText {
  /// Returns the minutes of a duration with units; nil for another text.
  static func minutes(of text: String) -> Double? {
    guard !text.utf8.contains(UInt8(ascii: ":")), isOne(text) else { return nil }
    var minutes = 0.0
    for part in text.lowercased().matches(of: /(\d+(?:[.,]\d+)?)\s*([dhms])/) {
      guard let value = Double(part.output.1.replacing(",", with: ".")) else { return nil }
      minutes +=
        value
        * (part.output.2 == "d"
          ? 1440 : part.output.2 == "h" ? 60 : part.output.2 == "m" ? 1 : 1 / 60)
    }
    return text.first == "-" ? -minutes : minutes
  }

  /// Whether a text has two units, of which the second one tells what the first one is: `1h 30m`.
  static func hasUnits(_ text: String) -> Bool {
    isOne(text) && text.matches(of: /\d\s*[A-Za-z]/).count > 1
  }
}

/// A column of durations as weights: of clocks, `1:30` and `02:15:00`, or with units, `1h 30m` and `45m`.
struct DurationColumn {
  /// How it was read, as a phrase.
  let note: String
  /// Whether the durations have units, and are read in minutes.
  private let hasUnits: Bool

  /// - Returns: Nil unless at least three quarters of the cells that have something are such durations.
  init?(of cells: [DataValue]) {
    func text(_ cell: DataValue) -> String? { if case .text(let text) = cell { text } else { nil } }
    // Most columns have no such texts. `45m` alone may be metres.
    hasUnits = cells.contains { text($0).map(DurationText.hasUnits) == true }
    guard hasUnits || cells.contains(where: { text($0).flatMap(DurationText.sixtieths) != nil })
    else { return nil }
    let filled = cells.filter { !$0.isEmpty && !$0.isMissing }
    let durations = filled.filter { [hasUnits] in Self.number($0, hasUnits) != nil }
    guard let first = durations.first, durations.count * 4 >= filled.count * 3 else { return nil }
    // Of two forms both are shown.
    let form = { (cell: DataValue) in cell.text.filter { !$0.isNumber && !$0.isWhitespace } }
    let other = durations.first { form($0) != form(first) }
    note =
      (hasUnits ? "minutes: " : "times: ")
      + [first, other].compactMap(\.self).map { [hasUnits] cell in
        "\(Quotation(cell.text)) as \(Self.number(cell, hasUnits)?.spelling ?? "")"
      }.joined(separator: ", ")
  }

  /// Returns the number of a cell; nil for one that is no duration.
  func number(_ cell: DataValue) -> DataNumber? { Self.number(cell, hasUnits) }

  private static func number(_ cell: DataValue, _ hasUnits: Bool) -> DataNumber? {
    guard case .text(let text) = cell else { return nil }
    let plain = String(TextListReader.trimmed(text[...]))
    return (hasUnits ? DurationText.minutes(of: plain) : DurationText.sixtieths(of: plain))
      .map { DataNumber($0) }
  }
}
