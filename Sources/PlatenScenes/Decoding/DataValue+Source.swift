extension DataValue {
  /// The value that stands in a scene.
  init(_ node: SourceNode) {
    switch node.content {
    case .scalar(let scalar): self.init(scalar)
    case .sequence(let nodes): self = .list(nodes.map { DataValue($0) })
    case .mapping(let entries):
      self = .record(
        DataRecord(
          fields: FieldNames(entries.map(\.key)), values: entries.map { DataValue($0.value) },
          at: node.position))
    }
  }

  private init(_ scalar: SourceNode.Scalar) {
    switch scalar.value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .int, .double: self.init(cell: scalar.text)
    case .notFinite, .text: self = .text(scalar.text)
    }
  }
}
