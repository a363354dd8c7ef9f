/// A kind of value that is a mapping of fields.
struct RecordType<Value> {
  private let part: Part<Value>

  /// - Parameter expected: What the value is, for messages: `a mapping of x and y`.
  init(
    _ expected: String, declare: @escaping @Sendable (inout FieldList) -> Part<Value>.Make
  ) {
    part = Part("", expected, declare: declare)
  }

  var type: ValueType<Value> {
    let part = part
    return ValueType(expected: part.summary) {
      part.schema(&$0)
    } read: { node, decoder in
      guard case .mapping = node.content else {
        return decoder.report(node, expected: part.summary)
      }
      return part.declared().read(node, decoder)
    }
  }
}
