/// The word of YAML or JSON that a text begins with.
enum SourceWord {
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
