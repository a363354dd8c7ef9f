import PlatenScenes

extension SourceNode {
  /// The tree without places, as text: scalars by what they mean, mappings in the order of names.
  var outline: String {
    switch content {
    case .scalar(let scalar): "\(scalar.value)"
    case .sequence(let items): "[" + items.map(\.outline).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{"
        + entries.map { "\($0.key.debugDescription): \($0.value.outline)" }.sorted()
        .joined(separator: ", ") + "}"
    }
  }

  /// All places in the tree.
  var positions: [SourcePosition] {
    switch content {
    case .scalar: [position]
    case .sequence(let items): [position] + items.flatMap(\.positions)
    case .mapping(let entries):
      [position] + entries.flatMap { [$0.position] + $0.value.positions }
    }
  }
}
