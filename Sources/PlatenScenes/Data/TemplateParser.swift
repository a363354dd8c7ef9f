/// Takes a text with fields in braces apart.
struct TemplateParser {
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
