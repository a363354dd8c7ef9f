/// A value of a file without its place: equal to what is written alike.
struct SourceContent: Hashable {
  private let node: SourceNode

  init(_ node: SourceNode) { self.node = node }

  static func == (one: Self, other: Self) -> Bool { isEqual(one.node, other.node) }

  func hash(into hasher: inout Hasher) { Self.hash(node, into: &hasher) }

  private static func isEqual(_ one: SourceNode, _ other: SourceNode) -> Bool {
    switch (one.content, other.content) {
    case (.scalar(let one), .scalar(let other)): one == other
    case (.sequence(let one), .sequence(let other)):
      one.count == other.count && one.indices.allSatisfy { isEqual(one[$0], other[$0]) }
    case (.mapping(let one), .mapping(let other)):
      one.count == other.count
        && one.indices.allSatisfy {
          one[$0].key == other[$0].key && isEqual(one[$0].value, other[$0].value)
        }
    default: false
    }
  }

  private static func hash(_ node: SourceNode, into hasher: inout Hasher) {
    switch node.content {
    case .scalar(let scalar): hasher.combine(scalar)
    case .sequence(let nodes):
      hasher.combine(nodes.count)
      for node in nodes { hash(node, into: &hasher) }
    case .mapping(let entries):
      hasher.combine(entries.count)
      for entry in entries {
        hasher.combine(entry.key)
        hash(entry.value, into: &hasher)
      }
    }
  }
}
