internal import PlatenBase

extension WordCounter {
  /// Returns the counted words of a table's texts, such as the answers of a survey; nil if each cell is
  /// a word itself, or has a weight or a group.
  ///
  /// - Throws: An error if there is no memory for ICU's rules of words.
  func table(ofTextsIn table: DataTable, _ roles: ColumnRoles) throws(SceneError) -> DataTable? {
    guard table.form == nil, roles.weight == nil, roles.group == nil, countsLines != true else {
      return nil
    }
    let cells = table.records.map { roles.name(of: $0) }.filter { !$0.isEmpty }
    guard countsLines == false || Self.areTexts(cells) else { return nil }
    var counter = self
    counter.countsLines = false
    var counted = try counter.table(of: cells.joined(separator: "\n\n"))
    var phrases = ["the words of \(cells.count) texts in \(Quotation(roles.word.text))"]
    if countsLines == nil { phrases[0] += " (--counts-lines draws each as it is)" }
    if case .counted(let assumed) = counted.form {
      phrases.append(String(assumed.trimmingPrefix(Self.prefix)))
    }
    counted.form = .counted(Self.prefix + phrases.joined(separator: "; "))
    counted.lost = table.lost
    return counted
  }

  /// Whether cells are texts to be read, and no names: they have five words or more on average, or more
  /// than half of them end as sentences do.
  private static func areTexts(_ cells: [String]) -> Bool {
    guard cells.count > 1 else { return false }
    let words = cells.reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
    let sentences = cells.count { cell in
      cell.contains { $0.isWhitespace || "。！？".contains($0) }
        && cell.last.map { ".!?…。！？".contains($0) } == true
    }
    return words >= 5 * cells.count || sentences * 2 > cells.count
  }
}
