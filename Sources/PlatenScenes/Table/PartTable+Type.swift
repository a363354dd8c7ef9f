extension PartTable {
  /// One of the table's parts as a value: its name, or a mapping of its name to its fields.
  ///
  /// - Parameter expected: What the value is, for messages: `a shape`.
  func type(_ expected: String) -> ValueType<Result> {
    ValueType(expected: expected) { definitions in
      definitions.reference(kind) { schema(&$0, prefix: kind + ".") }
    } read: { node, decoder in
      switch node.content {
      case .scalar(let scalar) where !node.isNull:
        guard let position = position(of: scalar.text) else {
          return decoder.reportUnknown(node, scalar.text, among: names, expected: expected)
        }
        let nothing = SourceNode(.scalar(.init(text: "", isPlain: true)), at: node.position)
        return decoder.at(scalar.text) {
          decoder.declared(self, at: position).read(nothing, decoder)
        }
      case .mapping(let entries) where entries.count == 1:
        let entry = entries[0]
        guard let position = position(of: entry.key) else {
          decoder.reportUnknown(entry, among: names, kind: kind)
          return nil
        }
        return decoder.at(entry.key) {
          decoder.declared(self, at: position).read(entry.value, decoder)
        }
      default:
        return decoder.report(
          node, expected: "\(expected): its name, or a mapping of its name to its fields")
      }
    }
  }
}
