internal import PlatenBase

/// Reads expressions by the strength of their signs (Pratt, Top Down Operator Precedence, 1973).
struct ExpressionParser {
  /// How deep parentheses, lists and choices may lie in each other.
  private static let mostLevels = 32

  /// How many signs, elements and fields may follow each other.
  private static let mostParts = 250

  private var scanner: ExpressionScanner
  private var level = 0
  private var parts = 0

  /// Reads an expression that ends with the text, or with a colon before a format.
  ///
  /// - Returns: The expression, and where the colon is; nil for none.
  /// - Throws: An error at the first thing that does not belong there.
  static func read(
    _ scalars: ArraySlice<Unicode.Scalar>
  ) throws(TemplateError) -> (expression: Expression, colon: Int?) {
    var parser = Self(scanner: try ExpressionScanner(scalars))
    let expression = try parser.expression()
    switch parser.scanner.token {
    case .end: return (expression, nil)
    case .sign(":"): return (expression, parser.scanner.offset)
    default:
      throw parser.unexpected(
        "an operator such as + - * / < ==, a colon and a format, or the end")
    }
  }

  private mutating func expression() throws(TemplateError) -> Expression {
    level += 1
    defer { level -= 1 }
    guard level <= Self.mostLevels else {
      throw TemplateError(
        at: scanner.offset, found: "an expression \(level) levels deep",
        expected: "at most \(Self.mostLevels)")
    }
    let test = try infix(atLeast: 0)
    guard scanner.token == .sign("?") else { return test }
    let offset = scanner.offset
    try scanner.advance()
    let one = try expression()
    try skip(":", "a colon and the value for the other case")
    return .choice(test, one, try expression(), at: offset)
  }

  private mutating func infix(atLeast least: Int) throws(TemplateError) -> Expression {
    var left = try prefix()
    var compared = false
    while let sign, let strength = sign.strength, strength >= least {
      let offset = scanner.offset
      try grow()
      if strength == Expression.Sign.equal.strength {
        guard !compared else { throw unexpected("one comparison; join comparisons with and") }
        compared = true
      }
      try scanner.advance()
      left = .infix(sign, left, try infix(atLeast: strength + 1), at: offset)
    }
    return left
  }

  private mutating func prefix() throws(TemplateError) -> Expression {
    let offset = scanner.offset
    switch scanner.token {
    case .sign("-"), .sign("!"), .name("not"):
      let sign: Expression.Sign = scanner.token == .sign("-") ? .minus : .not
      level += 1
      defer { level -= 1 }
      guard level <= Self.mostLevels else { throw unexpected("fewer signs in a row") }
      try scanner.advance()
      // Whether `not a == b` is `(not a) == b` or not makes no difference.
      let inner = sign == .not ? try infix(atLeast: 3) : try prefix()
      return .prefix(sign, inner, at: offset)
    default: return try postfix(try primary())
    }
  }

  private mutating func postfix(_ base: Expression) throws(TemplateError) -> Expression {
    var base = base
    while true {
      let offset = scanner.offset
      switch scanner.token {
      case .sign("["):
        try grow()
        try scanner.advance()
        base = .element(base, try expression(), at: offset)
        try skip("]", "a closing bracket")
      case .sign("."):
        try grow()
        try scanner.advance()
        guard case .name(let name) = scanner.token else { throw unexpected("the name of a field") }
        try scanner.advance()
        if case .path(let path, let start) = base {
          base = .path(FieldPath(path.text + "." + name), at: start)
        } else {
          base = .member(base, name, at: offset)
        }
      default: return base
      }
    }
  }

  private mutating func primary() throws(TemplateError) -> Expression {
    let offset = scanner.offset
    switch scanner.token {
    case .value(let value):
      try scanner.advance()
      return .value(value)
    case .sign("("):
      try scanner.advance()
      let inner = try expression()
      try skip(")", "a closing parenthesis")
      return inner
    case .name(let name):
      try scanner.advance()
      if scanner.token == .sign("(") { return try call(name, at: offset) }
      switch name {
      case "true", "false": return .value(.bool(name == "true"))
      case "null": return .value(.null)
      default: return .path(FieldPath(name), at: offset)
      }
    default: throw unexpected("a number, a text in quotation marks, a field or a function")
    }
  }

  private mutating func call(_ name: String, at offset: Int) throws(TemplateError) -> Expression {
    guard let function = ExpressionFunction(rawValue: name) else {
      let names = ExpressionFunction.allCases.map(\.rawValue)
      throw TemplateError(
        at: offset, found: "the function \(name.quoted())",
        expected: "one of \(names.joined(separator: ", "))",
        suggestion: NearestSpelling.of(name, among: names, limit: 1).first)
    }
    try scanner.advance()
    var arguments: [Expression] = []
    while scanner.token != .sign(")") {
      if !arguments.isEmpty { try skip(",", "a comma or a closing parenthesis") }
      arguments.append(try expression())
    }
    try scanner.advance()
    guard function.arity.contains(arguments.count) else {
      throw TemplateError(
        at: offset,
        found: "\(name) with \(arguments.count) value\(arguments.count == 1 ? "" : "s")",
        expected: function.usage)
    }
    return .call(function, arguments, at: offset)
  }

  private var sign: Expression.Sign? {
    switch scanner.token {
    case .name("and"), .sign("&&"): .and
    case .name("or"), .sign("||"): .or
    case .sign(let sign): Expression.Sign(rawValue: sign)
    default: nil
    }
  }

  private mutating func grow() throws(TemplateError) {
    parts += 1
    guard parts <= Self.mostParts else {
      throw unexpected("at most \(Self.mostParts) signs and fields in one expression")
    }
  }

  private mutating func skip(_ sign: String, _ expected: String) throws(TemplateError) {
    guard scanner.token == .sign(sign) else { throw unexpected(expected) }
    try scanner.advance()
  }

  private func unexpected(_ expected: String) -> TemplateError {
    TemplateError(at: scanner.offset, found: scanner.found, expected: expected)
  }
}
