/// The word of YAML or JSON that a text begins with.
enum SourceWord {
  /// Its length in characters, at least 1: a text with its quotation marks, or what stands up to the
  /// next sign that ends a name or value.
  static func length(of text: Substring) -> Int {
    switch text.first {
    case "\"", "'": quoted(text)
    case "[", "]", "{", "}", ",", ":", " ", "\t", nil: 1
    default: plain(text)
    }
  }

  private static func quoted(_ text: Substring) -> Int {
    let mark = text.first
    var isEscaped = false
    for (i, character) in text.dropFirst().enumerated() {
      if isEscaped {
        isEscaped = false
      } else if character == mark {
        return i + 2
      } else {
        isEscaped = character == "\\" && mark == "\""
      }
    }
    return 1
  }

  private static func plain(_ text: Substring) -> Int {
    var length = 0
    var previous: Character = " "
    for (i, character) in text.enumerated() {
      if character == "," || character == "]" || character == "}" { break }
      if character == "#", previous == " " { break }
      if character == " ", previous == ":" {
        return length - 1
      }
      if character != " " && character != "\t" { length = i + 1 }
      previous = character
    }
    return max(1, previous == ":" && length > 1 && length == text.count ? length - 1 : length)
  }
}
