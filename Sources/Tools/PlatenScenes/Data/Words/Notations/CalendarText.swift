/// Takes the titles and descriptions out of a calendar (iCalendar, RFC 5545).
enum CalendarText {
  /// Returns whether a text begins as a calendar does.
  static func isOne(_ start: Substring) -> Bool {
    start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.prefix(15).uppercased() == "BEGIN:VCALENDAR"
  }

  /// Returns the titles and descriptions.
  static func plainText(of text: String) -> String {
    var texts: [String] = []
    // Whether a line goes on with one of them.
    var isText = false
    for line in text.split(whereSeparator: \.isNewline) {
      if line.first == " " || line.first == "\t" {
        if isText { texts[texts.count - 1] += line.dropFirst() }
        continue
      }
      let name = line.prefix { $0 != ":" && $0 != ";" }.uppercased()
      isText = name == "SUMMARY" || name == "DESCRIPTION"
      if isText { texts.append(String(value(of: line))) }
    }
    return texts.map(unescaped).joined(separator: "\n\n")
  }

  /// What stands behind the name of a field and its parameters, in which text may be quoted.
  private static func value(of line: Substring) -> Substring {
    var isQuoted = false
    let colon = line.firstIndex { character in
      if character == "\"" { isQuoted.toggle() }
      return character == ":" && !isQuoted
    }
    return colon.map { line[$0...].dropFirst() } ?? ""
  }

  private static func unescaped(_ text: String) -> String {
    text.replacing("\\n", with: "\n").replacing("\\N", with: "\n").replacing("\\,", with: ",")
      .replacing("\\;", with: ";").replacing("\\\\", with: "\\")
  }
}
