internal import Foundation

/// JSON whose values name their types: MongoDB's extended JSON, and what DynamoDB and Notion answer.
enum TypedJSON {
  /// Returns whether a text may have such values: most have none, and are not looked through.
  static func mayBe(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var isOpen = false
      for (i, byte) in bytes.enumerated() {
        if isOpen, byte == UInt8(ascii: "$") { return true }
        if isOpen, byte == UInt8(ascii: "p"), bytes[i...].starts(with: "plain_text\"".utf8) {
          return true
        }
        if isOpen, byte == UInt8(ascii: "S"), i + 1 < bytes.count,
          bytes[i + 1] == UInt8(ascii: "\"")
        {
          return true
        }
        isOpen = byte == UInt8(ascii: "\"")
      }
      return false
    }
  }

  /// Returns a value with those within it in place of the mappings that name their types:
  /// `{"n": {"$numberInt": "120"}}` and `{"n": {"N": "120"}}` are `{"n": 120}`.
  static func plain(_ node: SourceNode) -> SourceNode {
    switch node.content {
    case .scalar: return node
    case .sequence(let nodes):
      return richText(nodes, at: node.position)
        ?? SourceNode(.sequence(nodes.map(plain)), at: node.position)
    case .mapping(let entries):
      if let value = extended(entries) { return value }
      if let value = property(entries) { return plain(value) }
      let isItem = !entries.isEmpty && entries.allSatisfy { attribute($0.value) != nil }
      return SourceNode(
        .mapping(
          entries.map { entry in
            var entry = entry
            entry.value = isItem ? attribute(entry.value) ?? entry.value : plain(entry.value)
            return entry
          }), at: node.position)
    }
  }

  /// The value of MongoDB's `{"$numberInt": "120"}`; nil for any other mapping.
  private static func extended(_ entries: [SourceNode.Entry]) -> SourceNode? {
    guard let (key, value) = only(entries) else { return nil }
    switch key {
    case "$numberInt", "$numberLong", "$numberDouble", "$numberDecimal": return number(value)
    case "$oid", "$uuid", "$symbol": return value.isScalar ? value : nil
    case "$date":
      guard case .mapping(let inner) = value.content else { return value.isScalar ? value : nil }
      guard let time = extended(inner), case .scalar(let scalar) = time.content,
        let milliseconds = scalar.finiteNumber, abs(milliseconds) < 1e15
      else { return nil }
      let date = Date(timeIntervalSince1970: milliseconds / 1000)
      return SourceNode(
        .scalar(.init(text: date.formatted(.iso8601), isPlain: false)), at: value.position)
    default: return nil
    }
  }

  /// The value of Notion's `{"id": "a", "type": "number", "number": 120}`; nil for any other mapping.
  private static func property(_ entries: [SourceNode.Entry]) -> SourceNode? {
    guard case .scalar(let type)? = entries.first(where: { $0.key == "type" })?.value.content,
      entries.allSatisfy({ ["id", "type", type.text].contains($0.key) })
    else { return nil }
    return entries.first { $0.key == type.text }?.value
  }

  /// The text of Notion's list of pieces, which have it as `plain_text`; nil for any other list.
  private static func richText(_ nodes: [SourceNode], at position: SourcePosition) -> SourceNode? {
    let texts = nodes.compactMap { node -> String? in
      guard case .mapping(let entries) = node.content,
        case .scalar(let text)? = entries.first(where: { $0.key == "plain_text" })?.value.content
      else { return nil }
      return text.text
    }
    guard !nodes.isEmpty, texts.count == nodes.count else { return nil }
    return SourceNode(.scalar(.init(text: texts.joined(), isPlain: false)), at: position)
  }

  /// The value of DynamoDB's `{"N": "120"}`; nil for any other one.
  private static func attribute(_ node: SourceNode) -> SourceNode? {
    guard case .mapping(let entries) = node.content, let (key, value) = only(entries) else {
      return nil
    }
    switch key {
    case "S", "BOOL": return value.isScalar ? value : nil
    case "N": return number(value)
    case "NULL": return SourceNode(.scalar(.init(text: "null", isPlain: true)), at: value.position)
    case "M", "L", "SS", "NS": return value.isScalar ? nil : plain(value)
    default: return nil
    }
  }

  private static func only(_ entries: [SourceNode.Entry]) -> (key: String, value: SourceNode)? {
    entries.count == 1 ? entries.first.map { ($0.key, $0.value) } : nil
  }

  /// A number that is written as a text.
  private static func number(_ node: SourceNode) -> SourceNode? {
    guard case .scalar(let scalar) = node.content else { return nil }
    return SourceNode(.scalar(.init(text: scalar.text, isPlain: true)), at: node.position)
  }
}
