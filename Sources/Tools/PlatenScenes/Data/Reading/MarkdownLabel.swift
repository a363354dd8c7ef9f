/// The marks of Markdown around all of a text in a list: `**tea**`, `*tea*`, `` `tea` ``, `[tea](tea.md)`.
enum MarkdownLabel {
  /// Takes the marks off the names of rows.
  ///
  /// - Returns: Whether there were any.
  static func removeMarks(of rows: inout [TextListForm.Row]) -> Bool {
    var hasMarks = false
    for i in rows.indices {
      let plain = plain(rows[i].name)
      if plain.count < rows[i].name.count {
        rows[i].name = plain
        hasMarks = true
      }
    }
    return hasMarks
  }

  /// Returns what stands within the marks around a text, or the text itself.
  static func plain(_ text: Substring) -> Substring {
    let label = TextListReader.trimmed(text)
    // Most texts begin with none of the signs.
    guard let first = label.utf8.first, "*`~[".utf8.contains(first) else { return text }
    if let link = label.wholeMatch(of: #/\[([^\[\]]+)\]\([^()\s]+\)/#) { return plain(link.1) }
    for mark in ["***", "**", "*", "`", "~~"] where label.hasPrefix(mark) && label.hasSuffix(mark) {
      let inner = label.dropFirst(mark.count).dropLast(mark.count)
      guard let first = inner.first, let last = inner.last, !first.isWhitespace,
        !last.isWhitespace, !inner.contains(mark.prefix(1))
      else { continue }
      return plain(inner)
    }
    return text
  }
}
