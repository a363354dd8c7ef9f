/// A kind of value that a field may have: how it is read, and what a schema says of it.
package struct ValueType<Value>: Sendable {
  /// What the value is, for messages: `a length in points`.
  package var expected: String
  /// What a JSON Schema says of it.
  package var schema: @Sendable (inout SchemaDefinitions) -> JSONValue
  /// Reads a value; nil after the error was reported.
  package var read: @Sendable (SourceNode, SceneDecoder) -> Value?
  /// The names in the mappings that the value may be, where those can be told from the fields of a
  /// part that such a value stands for.
  package var mappingKeys: Set<String> = []
}

extension ValueType {
  /// A kind of value that is no mapping, or whose names matter to nobody else.
  package init(
    expected: String, schema: @escaping @Sendable (inout SchemaDefinitions) -> JSONValue,
    read: @escaping @Sendable (SourceNode, SceneDecoder) -> Value?
  ) {
    self.init(expected: expected, schema: schema, read: read, mappingKeys: [])
  }

  /// Another value made of this one; nil for one that is not allowed.
  package func map<Other>(
    expected: String? = nil, _ transform: @escaping @Sendable (Value) -> Other?
  ) -> ValueType<Other> {
    let expected = expected ?? self.expected
    return ValueType<Other>(
      expected: expected, schema: schema,
      read: { node, decoder in
        guard let value = read(node, decoder) else { return nil }
        return transform(value) ?? decoder.report(node, expected: expected)
      }, mappingKeys: mappingKeys)
  }

  /// The same under a name of its own in the schema.
  func named(_ name: String) -> ValueType {
    var named = self
    named.schema = { $0.reference(name, to: schema) }
    return named
  }

  /// The same, with the names in the mappings that it may be.
  func mapping(of keys: Set<String>) -> ValueType {
    var type = self
    type.mappingKeys = keys
    return type
  }

  /// A list of such values.
  package func list(_ expected: String, count: ClosedRange<Int>? = nil) -> ValueType<[Value]> {
    ValueType<[Value]>(expected: expected) { definitions in
      var members: [JSONValue.Member] = [
        .init("type", "array"), .init("items", schema(&definitions)),
      ]
      if let count {
        members.append(.init("minItems", .number(Double(count.lowerBound))))
        members.append(.init("maxItems", .number(Double(count.upperBound))))
      }
      return .object(members)
    } read: { node, decoder in
      guard case .sequence(let nodes) = node.content else {
        return decoder.report(node, expected: expected)
      }
      if let count, !count.contains(nodes.count) {
        let found = nodes.isEmpty ? "an empty list" : "a list of \(nodes.count)"
        return decoder.report(node, found: found, expected: expected)
      }
      let values = nodes.enumerated().compactMap { i, node in
        decoder.at(i) { read(node, decoder) }
      }
      return values.count == nodes.count ? values : nil
    }
  }

  /// A list of such values, or one that stands for itself.
  package func oneOrMore(_ expected: String) -> ValueType<[Value]> {
    let list = list(expected)
    return ValueType<[Value]>(expected: expected) { definitions in
      ["anyOf": [schema(&definitions), list.schema(&definitions)]]
    } read: { node, decoder in
      if case .sequence = node.content { return list.read(node, decoder) }
      return read(node, decoder).map { [$0] }
    }
  }

  /// Either a scalar of one type, or a mapping or list of another.
  static func scalar(
    _ scalar: ValueType, or other: ValueType, expected: String
  ) -> ValueType {
    ValueType(expected: expected) { definitions in
      ["anyOf": [scalar.schema(&definitions), other.schema(&definitions)]]
    } read: { node, decoder in
      if case .scalar = node.content { return scalar.read(node, decoder) }
      return other.read(node, decoder)
    }
  }
}

// MARK: - What is read later

/// A value with its place in the scene, for what can only be said when other values are known.
struct Located<Value> {
  let value: Value
  let position: SourcePosition
  let path: String

  /// Returns what is wrong with the value.
  func error(found: String, expected: String) -> SceneError {
    SceneError(at: position, path: path, found: found, expected: expected)
  }
}

extension ValueType {
  /// The same with its place.
  var located: ValueType<Located<Value>> {
    ValueType<Located<Value>>(expected: expected, schema: schema) { node, decoder in
      read(node, decoder).map {
        Located(value: $0, position: node.position, path: decoder.currentPath)
      }
    }
  }
}

extension ValueType {
  /// The same, kept for what is read after it.
  func remembered(
    _ keep: @escaping @Sendable (Value, SceneDecoder) -> Void
  ) -> ValueType {
    ValueType(expected: expected, schema: schema) { node, decoder in
      let value = read(node, decoder)
      if let value { keep(value, decoder) }
      return value
    }
  }
}
