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
