/// The lines of a file of settings, as `tea = 3` below `[drinks]`, without the names of its sections and
/// without comments.
struct SettingLines {
  typealias Line = TextListReader.Line

  /// The lines that have entries.
  let entries: [Line]
  /// The lines that have none, in order.
  let others: [Line]
  let form: TextListForm

  /// - Returns: Nil for lines that are no such file.
  init?(_ lines: [Line], _ numbers: NumberNotation) {
    let hasSections = lines.contains { Self.isSection($0.text) }
    func isOther(_ line: Line) -> Bool {
      hasSections && (Self.isSection(line.text) || TextListReader.trimmed(line.text).first == ";")
    }
    let entries = lines.filter { !isOther($0) }.map(Self.withoutComment)
    let form = TextListForm(of: entries, numbers)
    guard hasSections ? form.isOfSettings : form.isAssigned else { return nil }
    (self.entries, others, self.form) = (entries, lines.filter(isOther), form)
  }

  /// Returns whether a line is the name of a section: `[words]`.
  private static func isSection(_ line: Substring) -> Bool {
    let text = TextListReader.trimmed(line)
    return text.count > 2 && text.first == "[" && text.last == "]"
      && text.dropFirst().dropLast().allSatisfy {
        $0.isLetter || $0.isNumber || "._- \"'".contains($0)
      }
  }

  /// The line without the comment behind its value: `tea = 3 # cups`.
  private static func withoutComment(_ line: Line) -> Line {
    guard let sign = line.text.utf8.firstIndex(of: UInt8(ascii: "=")),
      let comment = line.text[sign...].firstRange(of: #/\s[#;]/#)
    else { return line }
    return Line(text: line.text[..<comment.lowerBound], position: line.position)
  }
}
