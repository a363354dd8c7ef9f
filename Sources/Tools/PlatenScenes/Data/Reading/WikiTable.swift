internal import PlatenBase

/// A table in the notation of a wiki or of LaTeX.
///
/// - MediaWiki: `{| class="wikitable"`, rows below `|-`, cells behind `!` and `|`
/// - Jira: `||word||count||` above `|tea|3|`
/// - LaTeX: `tea & 3 \\` within `\begin{tabular}`
struct WikiTable {
  private(set) var rows: [DelimitedReader.Row] = []
  /// What its text was taken for, as a phrase.
  let reading: String

  /// - Returns: Nil for a text that is no such table.
  init?(_ text: String) {
    let start = text.drop(while: \.isWhitespace)
    guard "{|\\".contains(start.first ?? " ") else { return nil }
    var lines: [(text: Substring, number: Int)] = []
    for (i, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    where !line.allSatisfy(\.isWhitespace) {
      lines.append((TextListReader.trimmed(line), i + 1))
    }
    if start.hasPrefix("{|") {
      reading = "read as a table of MediaWiki"
      readMediaWiki(lines)
    } else if start.hasPrefix("||") {
      reading = "read as a table of Jira"
      readJira(lines)
    } else if start.hasPrefix("\\begin{tabular") || start.hasPrefix("\\begin{table") {
      reading = "read as a table of LaTeX"
      readLaTeX(lines)
    } else {
      return nil
    }
    guard rows.count > 1, rows.contains(where: { $0.fields.count > 1 }) else { return nil }
  }

  private mutating func add(_ cells: [String], _ number: Int) {
    let position = SourcePosition(line: number, column: 1)
    rows.append(
      DelimitedReader.Row(fields: cells, position: position, places: cells.map { _ in position }))
  }

  private mutating func readMediaWiki(_ lines: [(text: Substring, number: Int)]) {
    var isNew = true
    for (line, number) in lines.dropFirst() {
      if line.hasPrefix("|}") { return }
      if line.hasPrefix("|-") {
        isNew = true
      } else if let sign = line.first, sign == "|" || sign == "!", !line.hasPrefix("|+") {
        let bars = Self.withoutTemplates(String(line.dropFirst())).replacing("!!", with: "||")
        let cells = bars.split(separator: "||", omittingEmptySubsequences: false).map(Self.text)
        if isNew { add([], number) }
        isNew = false
        rows[rows.count - 1].fields += cells
        rows[rows.count - 1].places += cells.map { _ in rows[rows.count - 1].position }
      }
    }
  }

  /// The text of a cell without its attributes and the marks around it: `align="right" | 120`,
  /// `[[River|the river]]`, `'''tea'''`.
  private static func text(_ cell: some StringProtocol) -> String {
    var text = Substring(cell)
    if let bar = text.firstIndex(of: "|"), text[..<bar].contains("="), !text[..<bar].contains("[[")
    {
      text = text[bar...].dropFirst()
    }
    var plain = TextListReader.trimmed(text)
    if plain.hasPrefix("[["), plain.hasSuffix("]]") {
      plain = plain.dropFirst(2).dropLast(2)
      if let bar = plain.lastIndex(of: "|") { plain = plain[bar...].dropFirst() }
    }
    return String(plain).replacing("'''", with: "").replacing("''", with: "")
  }

  /// The text without footnotes, and with the numbers in place of what formats them:
  /// `{{formatnum:120}}`, `{{nts|120}}`.
  private static func withoutTemplates(_ cell: String) -> String {
    // Most cells have none.
    guard cell.contains("{{") || cell.contains("<ref") else { return cell }
    return cell.replacing(#/<ref[^>]*\/>|<ref[^>]*>.*?<\/ref>/#, with: "")
      .replacing(#/\{\{\s*(?:formatnum\s*:|(?:nts|val|number)\s*\|)\s*([^{}|]*)(?:\|[^{}]*)?\}\}/#)
    {
      String($0.1)
    }
  }

  private mutating func readJira(_ lines: [(text: Substring, number: Int)]) {
    for (line, number) in lines {
      guard line.first == "|" else {
        rows = []
        return
      }
      let sign = line.hasPrefix("||") ? "||" : "|"
      let cells = line.split(separator: sign, omittingEmptySubsequences: false).dropFirst()
      add(cells.dropLast(line.hasSuffix(sign) ? 1 : 0).map(Self.text), number)
    }
  }

  private mutating func readLaTeX(_ lines: [(text: Substring, number: Int)]) {
    for (line, number) in lines {
      // A row may have a rule before or behind it.
      let row = line.replacing(#/\\(hline|toprule|midrule|bottomrule)/#, with: "")
      guard row.contains("&"), !row.contains("\\begin") else { continue }
      let end = row.firstRange(of: "\\\\")?.lowerBound ?? row.endIndex
      let cells = row[..<end].replacing("\\&", with: "\u{1}").split(
        separator: "&", omittingEmptySubsequences: false)
      add(
        cells.map { cell in
          let text = TextListReader.trimmed(Substring(cell)).replacing("\u{1}", with: "&")
          let inner = text.wholeMatch(of: #/\\text(?:bf|it|tt)\{([^{}]*)\}/#)?.1
          return String(inner ?? text[...]).replacing("\\%", with: "%")
        }, number)
    }
  }
}
