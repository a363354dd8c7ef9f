internal import Platen
package import PlatenBase

/// A text with fields in braces, taken apart once: `Hello {name}, {price:currency(EUR)}`.
///
/// `{{` and `}}` are braces. A field's name is followed by a colon and a format if it is to be
/// formatted; spaces around the two do not count.
package struct TextTemplate: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case literal(String)
    case field(Field)
  }

  struct Field: Hashable, Sendable {
    var path: FieldPath
    var format: ValueFormat?
    /// The number of Unicode scalars before its brace.
    var offset: Int
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

  /// The names of the fields, as they follow each other.
  package var paths: [FieldPath] {
    pieces.compactMap { piece in
      if case .field(let field) = piece { field.path } else { nil }
    }
  }

  /// The value in a scope: that of the field if the text is just one field without a format, so that
  /// a number stays one, or else a text.
  ///
  /// - Parameter most: The bytes of UTF-8 after which nothing more is added to a text.
  /// - Throws: An error of a field that is unknown, or that its format does not take.
  package func value(
    in scope: DataScope, formatter: ValueFormatter, most: Int = .max
  ) throws(TemplateError) -> DataValue {
    if pieces.count == 1, case .field(let field) = pieces[0], field.format == nil {
      return try field.value(in: scope)
    }
    return .text(try text(in: scope, formatter: formatter, most: most))
  }

  /// The text in a scope.
  ///
  /// - Parameter most: The bytes of UTF-8 after which nothing more is added.
  /// - Throws: An error of a field that is unknown, or that its format does not take.
  package func text(
    in scope: DataScope, formatter: ValueFormatter, most: Int = .max
  ) throws(TemplateError) -> String {
    var text = ""
    for piece in pieces where text.utf8.count <= most {
      switch piece {
      case .literal(let literal): text += literal
      case .field(let field): text += try field.text(in: scope, formatter: formatter)
      }
    }
    return text
  }
}

extension TextTemplate.Field {
  fileprivate func value(in scope: DataScope) throws(TemplateError) -> DataValue {
    if let value = scope[path] { return value }
    throw unknown(in: scope)
  }

  fileprivate func text(
    in scope: DataScope, formatter: ValueFormatter
  ) throws(TemplateError) -> String {
    let value = try value(in: scope)
    guard let format else { return value.text }
    do {
      return try formatter.text(of: value, as: format)
    } catch {
      throw TemplateError(
        at: offset, found: "\(error.found) for {\(path.text):\(format)}", expected: error.expected)
    }
  }

  private func unknown(in scope: DataScope) -> TemplateError {
    let found = "{\(path.text)}"
    guard !scope.levels.isEmpty || !scope.values.values.isEmpty else {
      return TemplateError(
        at: offset, found: found, expected: "a text without fields, as no data is in use here")
    }
    let isSpecial = path.components.last?.hasPrefix("$") == true && !scope.levels.isEmpty
    let names = isSpecial ? DataItem.specials : candidates(scope)
    return TemplateError(
      at: offset, found: found, expected: "one of the fields \(FieldTree.list(names))",
      suggestion: NearestSpelling.of(path.text, among: Array(names.prefix(10_000)), limit: 1).first)
  }

  /// The names that could be meant: those next to the wrong one, if it lies within a known record.
  private func candidates(_ scope: DataScope) -> [String] {
    let outer = path.components.dropLast()
    guard !outer.isEmpty else { return scope.names }
    for level in scope.levels.reversed() {
      let fields = level.item.fields
      let names =
        fields.names(within: outer)
        ?? (outer.first == level.name ? fields.names(within: outer.dropFirst()) : nil)
      if let names { return names.map { (outer + [$0]).joined(separator: ".") } }
    }
    return scope.names
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
          at: offset, found: "a closing brace alone", expected: "}} for a brace in the text")
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
    guard let end = scalars[(start + 1)...].firstIndex(where: { $0 == "}" || $0 == "{" }),
      scalars[end] == "}"
    else {
      throw TemplateError(
        at: start, found: "an opening brace alone",
        expected: "the name of a field and a closing brace, or {{ for a brace in the text")
    }
    offset = end + 1
    let inside = scalars[(start + 1)..<end]
    let colon = inside.firstIndex(of: ":") ?? end
    let name = Self.trimmed(inside[..<colon])
    guard !name.isEmpty else {
      throw TemplateError(
        at: start, found: "{\(Self.string(inside))}", expected: "the name of a field in the braces")
    }
    guard colon < end else {
      return TextTemplate.Field(path: FieldPath(Self.string(name)), format: nil, offset: start)
    }
    let format = Self.trimmed(inside[(colon + 1)...])
    return TextTemplate.Field(
      path: FieldPath(Self.string(name)),
      format: try ValueFormat(Self.string(format), at: format.startIndex), offset: start)
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

  package init(at offset: Int, found: String, expected: String, suggestion: String? = nil) {
    self.offset = offset
    unexpected = UnexpectedValue(found: found, expected: expected, suggestion: suggestion)
  }
}
