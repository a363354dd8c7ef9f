/// Parts by their names.
struct PartTable<Result>: Sendable {
  /// What such a part is, for messages: `view`.
  let kind: String
  let parts: [Part<Result>]
  private let positions: [String: Int]

  init(_ kind: String, _ parts: [[Part<Result>]]) {
    self.kind = kind
    self.parts = Array(parts.joined())
    positions = Dictionary(
      self.parts.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { one, _ in
        preconditionFailure("two parts of a table are called the same")
      })
  }

  var names: [String] { parts.map(\.name) }

  /// The position of a name's part.
  func position(of name: String) -> Int? { positions[name] }
}

// MARK: - As values

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
        return decoder.at(scalar.text) {
          decoder.memory.declared(self, at: position).read(.nothing(at: node.position), decoder)
        }
      case .mapping(let entries) where entries.count == 1:
        let entry = entries[0]
        guard let position = position(of: entry.key) else {
          decoder.reportUnknown(entry, among: names, kind: kind)
          return nil
        }
        return decoder.at(entry.key) {
          decoder.memory.declared(self, at: position).read(entry.value, decoder)
        }
      default:
        return decoder.report(
          node, expected: "\(expected): its name, or a mapping of its name to its fields")
      }
    }
  }
}
