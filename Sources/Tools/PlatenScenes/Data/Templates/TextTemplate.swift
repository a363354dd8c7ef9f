internal import Platen
package import PlatenBase

/// A text with fields in braces, taken apart once: `Hello {name}, {price:currency(EUR)}`.
///
/// `{{` and `}}` are braces. A field's name is followed by a colon and a format if it is to be
/// formatted; spaces around the two do not count. What is no field's name is an ``Expression``:
/// `{price * 1.19:currency(EUR)}`.
package struct TextTemplate: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case literal(String)
    case field(Field)
  }

  struct Field: Hashable, Sendable {
    /// All that stands before the format.
    var path: FieldPath
    /// What it is if there is no such field.
    var meaning: Meaning
    var format: ValueFormat?
    /// The number of Unicode scalars before its brace.
    var offset: Int
  }

  enum Meaning: Hashable, Sendable {
    case name
    case expression(Expression)
    case invalid(TemplateError)
  }

  let pieces: [Piece]

  /// - Throws: An error with the offset of an unclosed brace or of an unknown format.
  package init(_ text: String) throws(TemplateError) {
    // Most texts have no field.
    let hasBraces = text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    if hasBraces {
      var parser = TemplateParser(text)
      pieces = try parser.pieces()
    } else {
      pieces = [.literal(text)]
    }
  }

  /// The text, if it has no field.
  package var constant: String? {
    switch pieces.first {
    case nil: ""
    case .literal(let text) where pieces.count == 1: text
    default: nil
    }
  }

  /// The value in a scope: that of the field if the text is just one field without a format, so that
  /// a number stays one, or else a text.
  ///
  /// - Parameter most: The bytes of UTF-8 after which nothing more is added to a text.
  /// - Parameter note: Gets what is computed otherwise than it may be meant, as sentences.
  /// - Throws: An error of a field that is unknown, or that its format does not take.
  package func value(
    in scope: DataScope, formatter: ValueFormatter, most: Int = .max,
    note: (String) -> Void = { _ in }
  ) throws(TemplateError) -> DataValue {
    if pieces.count == 1, case .field(let field) = pieces[0], field.format == nil {
      return try field.value(in: scope, formatter, most, note)
    }
    return .text(try text(in: scope, formatter: formatter, most: most, note: note))
  }

  /// The text in a scope.
  ///
  /// - Parameter most: The bytes of UTF-8 after which nothing more is added.
  /// - Throws: An error of a field that is unknown, or that its format does not take.
  package func text(
    in scope: DataScope, formatter: ValueFormatter, most: Int = .max,
    note: (String) -> Void = { _ in }
  ) throws(TemplateError) -> String {
    var text = ""
    for piece in pieces where text.utf8.count <= most {
      switch piece {
      case .literal(let literal): text += literal
      case .field(let field): text += try field.text(in: scope, formatter, most, note)
      }
    }
    return text
  }
}

extension TextTemplate.Field {
  /// A field may be called what else would be an expression.
  fileprivate func value(
    in scope: DataScope, _ formatter: ValueFormatter, _ most: Int, _ note: (String) -> Void
  ) throws(TemplateError) -> DataValue {
    if let value = scope[path] { return value }
    return try withoutActuallyEscaping(note) { (note) throws(TemplateError) in
      let evaluator = ExpressionEvaluator(
        scope: scope, formatter: formatter, mostBytes: min(most, ExpressionEvaluator.mostBytes),
        note: note)
      switch meaning {
      case .name: return try evaluator.value(.path(path, at: offset))
      case .invalid(let error):
        let unknown = scope.unknown(path, at: offset)
        throw unknown.unexpected.suggestion == nil ? error : unknown
      case .expression(let expression): return try evaluator.value(expression)
      }
    }
  }

  fileprivate func text(
    in scope: DataScope, _ formatter: ValueFormatter, _ most: Int, _ note: (String) -> Void
  ) throws(TemplateError) -> String {
    let value = try value(in: scope, formatter, most, note)
    guard let format else { return value.text }
    do {
      return try formatter.text(of: value, as: format)
    } catch {
      throw TemplateError(
        at: offset, found: "\(error.found) for {\(path.text):\(format)}", expected: error.expected)
    }
  }
}

// MARK: - Reading

/// Takes a text with fields in braces apart.
private struct TemplateParser {
  private let scalars: [Unicode.Scalar]
  private var offset = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func pieces() throws(TemplateError) -> [TextTemplate.Piece] {
    var pieces: [TextTemplate.Piece] = []
    var literal = String.UnicodeScalarView()
    while offset < scalars.count {
      let scalar = scalars[offset]
      if scalar == "{" || scalar == "}", next == scalar {
        literal.append(scalar)
        offset += 2
      } else if scalar == "{" {
        if !literal.isEmpty { pieces.append(.literal(String(literal))) }
        literal = String.UnicodeScalarView()
        pieces.append(.field(try field()))
      } else if scalar == "}" {
        throw TemplateError(
          at: offset, found: "an unmatched closing brace",
          expected: "}} for a brace in the text")
      } else {
        literal.append(scalar)
        offset += 1
      }
    }
    if !literal.isEmpty { pieces.append(.literal(String(literal))) }
    return pieces
  }

  private var next: Unicode.Scalar? {
    offset + 1 < scalars.count ? scalars[offset + 1] : nil
  }

  private mutating func field() throws(TemplateError) -> TextTemplate.Field {
    let start = offset
    guard let end = endOfField else {
      throw TemplateError(
        at: start, found: "an unmatched opening brace",
        expected: "the name of a field and a closing brace, or {{ for a brace in the text")
    }
    offset = end + 1
    let inside = scalars[(start + 1)..<end]
    let (meaning, colon) = Self.meaning(of: inside)
    let name = Self.trimmed(inside[..<colon])
    guard !name.isEmpty else {
      throw TemplateError(
        at: start, found: "{\(Self.string(inside))}", expected: "the name of a field in the braces")
    }
    var field = TextTemplate.Field(
      path: FieldPath(Self.string(name)), meaning: meaning, format: nil, offset: start)
    guard colon < end else { return field }
    let format = Self.trimmed(inside[(colon + 1)...])
    do throws(TemplateError) {
      field.format = try ValueFormat(Self.string(format), at: format.startIndex)
    } catch {
      // What is no expression as a whole is told for that.
      guard case .invalid = meaning else { throw error }
    }
    return field
  }

  /// The brace that closes the field: the nearest, unless texts before a farther one have braces.
  private var endOfField: Int? {
    guard let end = closingBrace, let near = plainClosingBrace, near < end else {
      return closingBrace ?? plainClosingBrace
    }
    if case .invalid = Self.meaning(of: scalars[(offset + 1)..<end]).meaning { return near }
    return end
  }

  /// The brace that closes the field, which texts in quotation marks may have too.
  private var closingBrace: Int? {
    var mark: Unicode.Scalar?
    for index in (offset + 1)..<scalars.count {
      let scalar = scalars[index]
      if let open = mark {
        if scalar == open { mark = nil }
      } else if scalar == "\"" || scalar == "'" {
        mark = scalar
      } else if scalar == "}" || scalar == "{" {
        return scalar == "}" ? index : nil
      }
    }
    return nil
  }

  /// The next brace, for a name with an apostrophe in it.
  private var plainClosingBrace: Int? {
    let end = scalars[(offset + 1)...].firstIndex { $0 == "}" || $0 == "{" }
    return end.flatMap { scalars[$0] == "}" ? $0 : nil }
  }

  /// Returns what stands in the braces, and where its format's colon is, or its end.
  private static func meaning(
    of inside: ArraySlice<Unicode.Scalar>
  ) -> (meaning: TextTemplate.Meaning, colon: Int) {
    let colon = inside.firstIndex(of: ":") ?? inside.endIndex
    let name = inside[..<colon]
    let isWord = name.allSatisfy { isOfName($0) }
    let hasSigns = name.contains { $0.properties.isWhitespace || $0 == "-" }
    let isLiteral = ["true", "false", "null"].contains(string(name))
    if isWord, !hasSigns, !isLiteral, name.first.map({ !("0"..."9").contains($0) }) ?? true {
      return (.name, colon)
    }
    do {
      let read = try ExpressionParser.read(inside)
      return (.expression(read.expression), read.colon ?? inside.endIndex)
    } catch {
      // Names of columns have spaces and hyphens in them.
      return (isWord ? .name : .invalid(error), colon)
    }
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isXIDContinue || scalar.properties.isWhitespace || scalar == "."
      || scalar == "$"
      || scalar == "-"
  }

  private static func trimmed(_ text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    var text = text
    while text.first?.properties.isWhitespace == true { text.removeFirst() }
    while text.last?.properties.isWhitespace == true { text.removeLast() }
    return text
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}

// MARK: - Errors

/// An error in a text with fields in braces.
package struct TemplateError: UnexpectedValueError, Hashable, Sendable {
  /// The number of Unicode scalars of the text before the wrong ones.
  package var offset: Int
  /// What stands there, such as `{nmae}`, and what should, such as `one of the fields name, weight`.
  package var unexpected: UnexpectedValue

  /// Whether something is not there that others may have, so that `??` may stand for it.
  var isMissing: Bool
  /// Whether a name is known nowhere, whatever the values are.
  package var isUnknownName = false

  package init(
    at offset: Int, found: String, expected: String, suggestion: String? = nil,
    isMissing: Bool = false
  ) {
    self.offset = offset
    self.isMissing = isMissing
    unexpected = UnexpectedValue(found: found, expected: expected, suggestion: suggestion)
  }
}
