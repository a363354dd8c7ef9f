internal import PlatenBase

/// Takes the text of an expression apart into numbers, texts, names and signs.
struct ExpressionScanner {
  enum Token: Hashable {
    case value(DataValue)
    case name(String)
    case sign(String)
    case end
  }

  private static let signs = [
    "??", "==", "!=", "<=", ">=", "&&", "||", "+", "-", "*", "/", "%", "<", ">", "!", "?", ":", "(",
    ")", "[", "]", ",", ".",
  ]

  private let scalars: ArraySlice<Unicode.Scalar>
  private(set) var token = Token.end
  /// Where the token begins in the text.
  private(set) var offset: Int
  /// Where what follows the token begins.
  private(set) var rest: Int

  /// - Throws: An error of the first token.
  init(_ scalars: ArraySlice<Unicode.Scalar>) throws(TemplateError) {
    self.scalars = scalars
    (offset, rest) = (scalars.startIndex, scalars.startIndex)
    try advance()
  }

  /// What stands in the text from the token on, for messages.
  var found: String {
    switch token {
    case .end: "the end"
    case .value(.text(let text)): Quotation(text).description
    default: String(String.UnicodeScalarView(scalars[offset..<rest])).quoted()
    }
  }

  /// - Throws: An error of a text that is not closed, or of a character that begins nothing.
  mutating func advance() throws(TemplateError) {
    while rest < scalars.endIndex, scalars[rest].properties.isWhitespace { rest += 1 }
    offset = rest
    guard rest < scalars.endIndex else {
      token = .end
      return
    }
    let scalar = scalars[rest]
    if Self.isDigit(scalar) {
      token = .value(.number(try number()))
    } else if scalar == "\"" || scalar == "'" {
      token = .value(.text(try text(closedBy: scalar)))
    } else if Self.beginsName(scalar) {
      token = .name(name())
    } else if let sign = Self.signs.first(where: {
      scalars[rest...].starts(with: $0.unicodeScalars)
    }) {
      rest += sign.unicodeScalars.count
      token = .sign(sign)
    } else {
      throw TemplateError(
        at: rest, found: String(Character(scalar)).quoted(),
        expected: "a value or an operator such as + - * / < == ?")
    }
  }

  private mutating func number() throws(TemplateError) -> DataNumber {
    let start = rest
    while rest < scalars.endIndex, Self.isDigit(scalars[rest]) { rest += 1 }
    if rest + 1 < scalars.endIndex, scalars[rest] == ".", Self.isDigit(scalars[rest + 1]) {
      rest += 1
      while rest < scalars.endIndex, Self.isDigit(scalars[rest]) { rest += 1 }
    }
    let spelling = String(String.UnicodeScalarView(scalars[start..<rest]))
    guard let number = DataNumber(spelling: spelling) else {
      throw TemplateError(
        at: start, found: spelling.quoted(), expected: "a number of at most 1.8e308")
    }
    return number
  }

  private mutating func text(closedBy mark: Unicode.Scalar) throws(TemplateError) -> String {
    let start = rest
    guard let end = scalars[(start + 1)...].firstIndex(of: mark) else {
      throw TemplateError(
        at: start, found: "an unmatched quotation mark",
        expected: "a closing one at the end of the text")
    }
    rest = end + 1
    return String(String.UnicodeScalarView(scalars[(start + 1)..<end]))
  }

  private mutating func name() -> String {
    let start = rest
    while rest < scalars.endIndex, Self.beginsName(scalars[rest]) || Self.isDigit(scalars[rest]) {
      rest += 1
    }
    return String(String.UnicodeScalarView(scalars[start..<rest]))
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func beginsName(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == "$" || scalar.properties.isXIDContinue && !isDigit(scalar)
  }
}
