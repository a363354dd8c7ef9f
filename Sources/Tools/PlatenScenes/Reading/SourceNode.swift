internal import PlatenBase

/// A value of a YAML or JSON file, with its place.
package struct SourceNode: Sendable {
  /// The content of the value.
  package enum Content: Sendable {
    /// A text as it is spelled; plain ones may be numbers, booleans or null.
    case scalar(Scalar)
    case sequence([SourceNode])
    case mapping([Entry])
  }

  /// A text that stands for one value.
  package struct Scalar: Hashable, Sendable {
    /// The characters, without quotation marks and with escapes resolved.
    package var text: String
    /// Whether it stands without quotation marks, and so may be a number, a boolean or null.
    package var isPlain: Bool

    package init(text: String, isPlain: Bool) {
      self.text = text
      self.isPlain = isPlain
    }
  }

  /// A name and its value in a mapping.
  package struct Entry: Sendable {
    package var key: String
    /// Where the name begins.
    package var position: SourcePosition
    package var value: SourceNode

    package init(key: String, position: SourcePosition, value: SourceNode) {
      self.key = key
      self.position = position
      self.value = value
    }
  }

  package var content: Content
  /// Where the value begins.
  package var position: SourcePosition

  package init(_ content: Content, at position: SourcePosition) {
    self.content = content
    self.position = position
  }
}

// MARK: - Positions

/// A place in a file's text.
package struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line, from 1.
  package var line: Int
  /// The character in the line, from 1, counted in Unicode scalars.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (one: Self, other: Self) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}

// MARK: - Nothing

extension SourceNode {
  /// Whether the value is null, or nothing at all.
  var isNull: Bool {
    guard case .scalar(let scalar) = content, scalar.isPlain else { return false }
    return scalar.value == .null
  }

  /// Whether nothing is written at all, not even `null`.
  var isEmpty: Bool {
    guard case .scalar(let scalar) = content else { return false }
    return scalar.isPlain && scalar.text.isEmpty
  }

  /// Nothing, at a place.
  static func nothing(at position: SourcePosition) -> SourceNode {
    SourceNode(.scalar(Scalar(text: "", isPlain: true)), at: position)
  }
}

// MARK: - In messages

extension SourceNode {
  /// How messages name the value: `"wide"`, `the number 12`, `a list`, `nothing`.
  package var phrase: String {
    switch content {
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .scalar(let scalar): scalar.phrase
    }
  }
}

extension SourceNode.Scalar {
  /// How messages name the value.
  package var phrase: String {
    switch value {
    case .null: "nothing"
    case .bool(let bool): "\(bool)"
    case .int, .double: "the number \(Quotation.cut(text))"
    case .notFinite: "\(Quotation.cut(text)), not a finite number"
    case .text: "\(Quotation(text))"
    }
  }
}

// MARK: - Equality

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
