/// A kind of value that is a mapping of fields, or what its primary field may be.
package struct RecordType<Value> {
  private let part: Part<Value>

  /// - Parameter expected: What the value is, for messages: `a mapping of x and y`.
  package init(
    _ expected: String, declare: @escaping @Sendable (inout FieldList) -> Part<Value>.Make
  ) {
    part = Part("", expected, declare: declare)
  }

  package var type: ValueType<Value> {
    let part = part
    let identity = PartIdentity()
    return ValueType(expected: part.summary) {
      part.schema(&$0)
    } read: { node, decoder in
      let declared = decoder.declared(part, as: identity)
      if case .mapping = node.content { return declared.read(node, decoder) }
      guard let primary = declared.fields.primary else {
        return decoder.report(node, expected: part.summary)
      }
      if !node.isNull { return declared.read(node, decoder) }
      // Only the field's own type knows why nothing may stand there: a colour that became a comment.
      let field = declared.fields.declarations[primary]
      if field.read(node, decoder) == nil { return nil }
      return decoder.report(node, expected: part.summary)
    }
  }
}

/// What a decoder knows a part by that is in no table.
final class PartIdentity: Sendable {}
