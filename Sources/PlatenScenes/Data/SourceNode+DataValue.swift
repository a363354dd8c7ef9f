extension SourceNode {
  /// The value of a field as it would stand in a scene, in place of the text that names the field.
  ///
  /// A text of data is plain, because a table does not tell numbers and booleans from texts: what
  /// it means is up to the place that it is for. Only one that would mean nothing stays a text.
  package init(_ value: DataValue, at position: SourcePosition) {
    self.init(Self.content(of: value, at: position), at: position)
  }

  private static func content(of value: DataValue, at position: SourcePosition) -> Content {
    switch value {
    case .null: return .scalar(Scalar(text: "null", isPlain: true))
    case .bool, .number: return .scalar(Scalar(text: value.text, isPlain: true))
    case .text(let text):
      let plain = Scalar(text: text, isPlain: true)
      return .scalar(plain.value == .null ? Scalar(text: text, isPlain: false) : plain)
    case .list(let values): return .sequence(values.map { SourceNode($0, at: position) })
    case .record(let record):
      return .mapping(
        zip(record.fields.names, record.values).map { name, value in
          Entry(key: name, position: position, value: SourceNode(value, at: position))
        })
    }
  }
}
