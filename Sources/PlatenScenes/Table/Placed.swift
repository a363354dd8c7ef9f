/// A value with its place in the scene, for what can only be said when other values are known.
struct Placed<Value> {
  let value: Value
  let position: SourcePosition
  let path: String

  /// What is wrong with the value.
  func problem(found: String, expected: String) -> SceneError {
    SceneError(at: position, path: path, found: found, expected: expected)
  }
}

extension ValueType {
  /// The same with its place.
  var placed: ValueType<Placed<Value>> {
    ValueType<Placed<Value>>(expected: expected, schema: schema) { node, decoder in
      read(node, decoder).map {
        Placed(value: $0, position: node.position, path: decoder.currentPath)
      }
    }
  }
}
