/// A table that is drawn to be looked at: with rules, with columns of spaces, with a line for each cell, or
/// in HTML.
struct DrawnTable {
  let rows: [DelimitedReader.Row]
  /// Whether the first row has the names of the columns, as it is drawn.
  let hasNames: Bool
  /// What is said of lines that are no rows.
  var lost: [UnreadCell] = []
  /// What its text was taken for, as a phrase; nil for what needs no word.
  var reading: String?

  /// - Parameters:
  ///   - isTabbed: Whether tabs part the cells of what has no rules.
  ///   - isCounted: Whether all lines begin with counts, as those of a list.
  /// - Returns: Nil for a text that is no such table.
  init?(_ text: String, isTabbed: Bool = false, isCounted: Bool = false) {
    if let wiki = WikiTable(text) {
      (rows, hasNames, reading) = (wiki.rows, true, wiki.reading)
    } else if let ruled = RuledTable(text) {
      (rows, hasNames, lost) = (ruled.rows, true, ruled.lost)
    } else if isTabbed {
      return nil
    } else if let toml = TOMLTable(text) {
      (rows, hasNames, lost, reading) = (toml.rows, true, toml.lost, toml.reading)
    } else if let vertical = VerticalTable(text) {
      (rows, hasNames) = (vertical.rows, true)
      reading = "read as records with a line for each cell"
    } else if !isCounted, let spaced = SpacedTable(text) {
      (rows, hasNames, lost) = (spaced.rows, spaced.hasNames, spaced.lost)
      reading = "read as columns with spaces between them"
    } else if let markup = MarkupTable(text) {
      (rows, hasNames, lost) = (markup.rows, markup.hasNames, markup.lost)
      reading = markup.reading
    } else {
      return nil
    }
  }
}
