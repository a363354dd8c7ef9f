extension SourceNode {
  /// Whether the value is null, or nothing at all.
  var isNull: Bool {
    guard case .scalar(let scalar) = content, scalar.isPlain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.text)
  }

  /// The value as a message names what was found.
  var found: String {
    switch content {
    case .scalar where isNull: return "nothing"
    case .scalar(let scalar):
      let text = scalar.text.count > 40 ? scalar.text.prefix(40) + "…" : scalar.text[...]
      return scalar.isPlain && Double(scalar.text) != nil ? String(text) : "\"\(text)\""
    case .sequence: return "a list"
    case .mapping: return "a mapping"
    }
  }
}
