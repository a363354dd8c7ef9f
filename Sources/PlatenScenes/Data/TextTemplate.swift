internal import Platen

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

  /// - Throws: A problem with the offset of an unclosed brace or of an unknown format.
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
  /// - Throws: A problem of a field that is unknown, or that its format does not take.
  package func value(
    in scope: DataScope, formatter: ValueFormatter
  ) throws(TemplateError) -> DataValue {
    if pieces.count == 1, case .field(let field) = pieces[0], field.format == nil {
      return try field.value(in: scope)
    }
    return .text(try text(in: scope, formatter: formatter))
  }

  /// The text in a scope.
  ///
  /// - Throws: A problem of a field that is unknown, or that its format does not take.
  package func text(
    in scope: DataScope, formatter: ValueFormatter
  ) throws(TemplateError) -> String {
    var text = ""
    for piece in pieces {
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
