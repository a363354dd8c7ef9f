internal import Platen

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
