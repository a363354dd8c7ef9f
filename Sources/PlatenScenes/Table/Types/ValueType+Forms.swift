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

  /// A part of a table: its name, or a mapping of its name to its fields.
  static func part(of table: @escaping @Sendable () -> PartTable<Value>) -> ValueType {
    ValueType(expected: table().expected) { definitions in
      let table = table()
      return table.schema(&definitions, prefix: "\(table.kind).")
    } read: { node, decoder in
      let table = table()
      let name: String
      var value = SourceNode(.scalar(.init(text: "", isPlain: true)), at: node.position)
      switch node.content {
      case .scalar(let scalar) where !node.isNull: name = scalar.text
      case .mapping(let entries) where entries.count == 1:
        name = entries[0].key
        value = entries[0].value
      default: return decoder.report(node, expected: table.expected)
      }
      guard let position = table.position(of: name) else {
        return decoder.reportUnknown(node, name, among: table.names, expected: table.expected)
      }
      return decoder.at(name) { table.parts[position].declared().read(value, decoder) }
    }
  }
}

extension PartTable {
  /// What such a part is, for messages: `a style`.
  fileprivate var expected: String {
    "\(kind.first.map { "aeiou".contains($0) } ?? false ? "an" : "a") \(kind)"
  }
}
