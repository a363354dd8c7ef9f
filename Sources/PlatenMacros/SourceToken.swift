/// A word, a literal, an operator or a bracket of Swift code, without the comments between.
struct SourceToken {
  /// Where it is in the code's UTF-8.
  let range: Range<Int>
  let text: String

  /// The tokens of a piece of code, in order; a literal of text is one, whatever is in it.
  static func all(in code: String) -> [SourceToken] {
    var scanner = SourceScanner(Array(code.utf8))
    var tokens: [SourceToken] = []
    while let token = scanner.next() { tokens.append(token) }
    return tokens
  }
}
