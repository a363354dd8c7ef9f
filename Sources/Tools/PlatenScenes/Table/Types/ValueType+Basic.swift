internal import Platen

extension ValueType where Value == String {
  /// A text; numbers and booleans are their spelling.
  static var text: ValueType {
    let text = uncountedText
    return ValueType(expected: text.expected, schema: text.schema) { node, decoder in
      guard let read = text.read(node, decoder) else { return nil }
      return decoder.countText(read, at: node) ? read : nil
    }
  }

  /// A text that is not drawn, such as the name of a font or the bytes of a picture.
  static var uncountedText: ValueType { uncountedText("a text") }

  /// A text that is not drawn and stands for something else.
  static func uncountedText(_ expected: String) -> ValueType {
    ValueType(
      expected: expected, schema: { _ in ["type": ["string", "number", "boolean"]] }
    ) { node, decoder in
      guard let scalar = decoder.scalar(node, expected: expected) else { return nil }
      return node.isNull ? decoder.report(node, expected: expected) : scalar.text
    }
  }

  /// A text as it is: nothing is filled in for braces.
  package static var literal: ValueType {
    ValueType(expected: "a text", schema: { _ in ["type": ["string", "number", "boolean"]] }) {
      node, decoder in
      node.isNull ? decoder.report(node, expected: "a text") : anyText.read(node, decoder)
    }
  }
}

extension ValueType where Value == Bool {
  /// True or false, written without quotation marks.
  package static var boolean: ValueType {
    ValueType(
      expected: "true or false", schema: { $0.orTemplate(["type": "boolean"]) }
    ) { node, decoder in
      guard let scalar = decoder.scalar(node) else { return nil }
      if scalar.isPlain {
        if ["true", "True", "TRUE"].contains(scalar.text) { return true }
        if ["false", "False", "FALSE"].contains(scalar.text) { return false }
      }
      return decoder.report(node, expected: "true or false")
    }
  }
}

extension ValueType where Value == Double {
  /// A number in a range.
  package static func number(_ expected: String, in range: ClosedRange<Double>) -> ValueType {
    ValueType(expected: expected) { definitions in
      definitions.orTemplate([
        "type": "number", "minimum": .number(range.lowerBound),
        "maximum": .number(range.upperBound),
      ])
    } read: { node, decoder in
      guard let scalar = decoder.scalar(node, expected: expected) else { return nil }
      guard let number = scalar.finiteNumber, range.contains(number) else {
        return decoder.report(node, expected: expected)
      }
      return number
    }
  }

  /// A number that no picture needs more of.
  static var number: ValueType {
    number("a number from -1000000 to 1000000", in: -1_000_000...1_000_000)
  }
  /// A part of a whole.
  package static var fraction: ValueType {
    number("a number from 0 to 1", in: 0...1)
  }
}

extension ValueType where Value == Int {
  /// A whole number in a range.
  package static func integer(_ expected: String, in range: ClosedRange<Int>) -> ValueType {
    ValueType(expected: expected) { definitions in
      definitions.orTemplate([
        "type": "integer", "minimum": .number(Double(range.lowerBound)),
        "maximum": .number(Double(range.upperBound)),
      ])
    } read: { node, decoder in
      guard let scalar = decoder.scalar(node, expected: expected) else { return nil }
      guard let number = scalar.finiteNumber.flatMap({ Int(exactly: $0) }),
        range.contains(number)
      else {
        return decoder.report(node, expected: expected)
      }
      return number
    }
  }

  /// How many of something.
  static var count: ValueType {
    integer("a whole number from 1 to 1000000", in: 1...1_000_000)
  }
}

extension ValueType where Value == CGFloat {
  /// A length or a place in points, on either side of zero.
  static var coordinate: ValueType {
    ValueType<Double>.points(
      "points from -1000000 to 1000000", in: -1_000_000...1_000_000
    ).map { CGFloat($0) }
  }
  /// A length in points.
  static var length: ValueType {
    ValueType<Double>.points("points from 0 to 1000000", in: 0...1_000_000)
      .map { CGFloat($0) }
  }
  /// A length in points, or infinity.
  static var boundlessLength: ValueType {
    ValueType(expected: "points from 0 to 1000000, or infinity") {
      ["anyOf": [["const": "infinity"], length.schema(&$0)]]
    } read: { node, decoder in
      if case .scalar(let scalar) = node.content, ["infinity", ".inf"].contains(scalar.text) {
        return .infinity
      }
      return length.read(node, decoder)
    }
  }
  /// A factor or another number without a unit.
  static var factor: ValueType {
    ValueType<Double>.number.map { CGFloat($0) }
  }
}

extension ValueType {
  /// One of some named values.
  ///
  /// - Parameter meant: Returns the value that another name stands for; nil if that is not known.
  package static func name(
    _ expected: String, _ values: [(name: String, value: Value)],
    meant: @escaping @Sendable (String) -> String? = { _ in nil }
  ) -> ValueType where Value: Sendable {
    ValueType(expected: expected) { definitions in
      definitions.orTemplate(["enum": .array(values.map { .string($0.name) })])
    } read: { node, decoder in
      guard let scalar = decoder.scalar(node, expected: expected) else { return nil }
      if let match = values.first(where: { $0.name == scalar.text }) { return match.value }
      return decoder.reportUnknown(
        node, scalar.text, among: values.map(\.name), expected: expected, meant: meant(scalar.text))
    }
  }

  /// One of an enumeration's values, by their names.
  package static func name(_ expected: String) -> ValueType
  where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
    name(expected, Value.allCases.map { ($0.rawValue, $0) }) { text in
      // As `german` for `de`.
      Value.allCases.first { "\($0)" == text.lowercased() }?.rawValue
    }
  }
}

extension SchemaDefinitions {
  /// A value, or a text with fields of the data in braces that yields one.
  mutating func orTemplate(_ schema: JSONValue) -> JSONValue {
    if isInline { return schema }
    let template = reference("template") { _ in
      [
        "description": "Fields of the data in braces: {name}, {$number}, {price:number(2)}.",
        "type": "string", "pattern": "\\{[^{}]+\\}",
      ]
    }
    return ["anyOf": [schema, template]]
  }
}

extension SourceNode.Scalar {
  /// The finite number that the text stands for.
  var finiteNumber: Double? {
    switch value {
    case .int(let number): Double(number)
    case .double(let number): number
    case .null, .bool, .notFinite, .text: nil
    }
  }
}

// MARK: - Forms

extension ValueType {
  /// A mapping in one of several forms, told apart by a field that each has for itself.
  static func forms(_ forms: [(field: String, type: ValueType)], expected: String) -> ValueType {
    ValueType(expected: expected) { definitions in
      ["anyOf": .array(forms.map { $0.type.schema(&definitions) })]
    } read: { node, decoder in
      guard case .mapping(let entries) = node.content else {
        return decoder.report(node, expected: expected)
      }
      for form in forms where entries.contains(where: { $0.key == form.field }) {
        return form.type.read(node, decoder)
      }
      return decoder.report(
        node, expected: expected,
        suggestion: entries.first.flatMap {
          NearestSpelling.of($0.key, among: forms.map(\.field), limit: 1).first
        })
    }
  }
}
