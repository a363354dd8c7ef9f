/// Rows of texts whose columns stand under each other on a terminal.
struct TextTable {
  enum Alignment {
    case left, right
  }

  /// Texts of ASCII, or of other letters of one column's width.
  let rows: [[String]]
  /// How the columns stand; those after the last are left aligned.
  var aligned: [Alignment] = []

  /// The rows, a line each, with two spaces between columns and none at a line's end.
  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        let isRight = column < aligned.count && aligned[column] == .right
        line += (column == 0 ? "" : "  ") + (isRight ? space + cell : cell + space)
      }
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    .joined(separator: "\n")
  }
}
