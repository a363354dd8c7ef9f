internal import PlatenBase

/// A line of a file with a caret under one place, cut to a terminal's width.
struct SourceExcerpt {
  typealias Piece = (text: String, kind: SceneFileError.Piece)

  /// A character and where it stands, in columns.
  private struct Cell {
    let text: String
    let start: Int
    let end: Int
  }

  /// The line and the one with the caret; none if the text has no such line.
  private(set) var lines: [[Piece]] = []

  init(of text: SceneText, at position: SourcePosition, width: Int) {
    guard !text.text.isEmpty, let line = text.line(position.line) else { return }
    let number = String(position.line + text.firstLine - 1)
    let margin = number.count + 5
    let room = max(20, width - margin)
    let scalars = line.unicodeScalars
    // What is further away than this is not shown in any case.
    let reach = 2 * room
    let skipped = max(0, position.column - 1 - reach)
    let part = Substring(scalars.dropFirst(skipped).prefix(3 * reach))
    let cells = Self.cells(of: part)
    let caret = Self.mark(cells, in: part, from: position.column - 1 - skipped)
    let isWhole = skipped == 0 && cells.last?.end ?? 0 <= room
    let window = isWhole ? 0..<Int.max : Self.window(of: room, around: caret.start)
    let shown = cells.filter { $0.start >= window.lowerBound && $0.end <= window.upperBound }
    let isCutBefore = skipped > 0 || window.lowerBound > 0
    let isCutAfter = cells.last?.end ?? 0 > window.upperBound
    let start = (shown.first?.start ?? caret.start) - (isCutBefore ? 1 : 0)
    let carets = max(1, min(caret.end, shown.last?.end ?? 0) - caret.start)
    lines = [
      [
        ("  \(number) | ", .margin),
        ((isCutBefore ? "…" : "") + shown.map(\.text).joined() + (isCutAfter ? "…" : ""), .source),
      ],
      [
        (Self.blank(number.count + 2) + " | " + Self.blank(caret.start - start), .margin),
        ("^" + String(repeating: "~", count: carets - 1), .caret),
      ],
    ]
  }

  /// The characters as a terminal shows them, tabs as spaces up to the next multiple of four.
  private static func cells(of line: Substring) -> [Cell] {
    var column = 0
    return line.map { character in
      let start = column
      if character == "\t" {
        column += 4 - column % 4
        return Cell(text: blank(column - start), start: start, end: column)
      }
      // Nobody can read more marks than these on one letter.
      let scalars = String.UnicodeScalarView(character.unicodeScalars.prefix(16))
      let text = String(scalars).withVisibleControls
      column += text.reduce(0) { $0 + TerminalColumns.of($1) }
      return Cell(text: text, start: start, end: column)
    }
  }

  /// The columns of the word at a place.
  private static func mark(
    _ cells: [Cell], in line: Substring, from offset: Int
  ) -> (start: Int, end: Int) {
    var scalars = 0
    var first = 0
    for character in line {
      scalars += character.unicodeScalars.count
      if scalars > offset { break }
      first += 1
    }
    guard first < cells.count else {
      let end = cells.last?.end ?? 0
      return (end, end + 1)
    }
    let length = SourceWord.length(of: line.dropFirst(first))
    return (cells[first].start, cells[min(first + length, cells.count) - 1].end)
  }

  /// The columns to show, without those of the ellipses.
  private static func window(of room: Int, around caret: Int) -> Range<Int> {
    let start = max(0, caret - room / 2)
    return start..<start + room - 2
  }

  private static func blank(_ columns: Int) -> String {
    String(repeating: " ", count: max(0, columns))
  }
}

// MARK: - Words

/// The word of YAML or JSON that a text begins with.
private enum SourceWord {
  /// Its length in characters, at least 1.
  ///
  /// It is a text with its quotation marks, an escape's first two characters, or what stands up to
  /// the next sign that ends a name or value.
  static func length(of text: Substring) -> Int {
    switch text.first {
    case "\"", "'": quoted(text)
    case "\\": min(2, text.count)
    case "[", "]", "{", "}", ",", ":", " ", "\t", nil: 1
    default: plain(text)
    }
  }

  private static func quoted(_ text: Substring) -> Int {
    let mark = text.first
    var rest = text.dropFirst()
    while let character = rest.popFirst() {
      if mark == "\"", character == "\\" {
        rest = rest.dropFirst()
      } else if mark == "'", character == "'", rest.first == "'" {
        rest = rest.dropFirst()
      } else if character == mark {
        return text[..<rest.startIndex].count
      }
    }
    return 1
  }

  private static func plain(_ text: Substring) -> Int {
    var previous: Character?
    var end = text.startIndex
    loop: for i in text.indices {
      switch (previous, text[i]) {
      case (_, ","), (_, "]"), (_, "}"), (" ", "#"), (":", " "): break loop
      case (_, " "), (_, "\t"): break
      default: end = text.index(after: i)
      }
      previous = text[i]
    }
    let length = text[..<end].count
    return max(1, text[..<end].last == ":" ? length - 1 : length)
  }
}
