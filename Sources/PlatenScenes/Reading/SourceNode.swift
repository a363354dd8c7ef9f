/// A value of a YAML or JSON file, with its place.
package struct SourceNode: Sendable {
  /// What the value consists of.
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
