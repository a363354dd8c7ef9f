internal import PlatenScenes

/// A value of a scene's data that a query can set.
struct TemplateField: Sendable {
  /// The type of a value, or of a list's elements.
  enum Kind: Sendable {
    case text, number, boolean
  }

  let name: String
  let kind: Kind
  let isList: Bool
  /// What the scene has there.
  let value: JSONValue
  /// The names that lead to the value from the top of the scene.
  let path: [String]

  /// The fields of a scene, in its order.
  static func fields(of scene: SourceNode) -> [TemplateField] {
    guard case .mapping(let entries) = scene.content,
      case .mapping(let data)? = entries.first(where: { $0.key == "data" })?.value.content
    else { return [] }
    return data.compactMap { entry in
      if case .mapping(let list) = entry.value.content {
        // A list with an order or a limit: its items are set, and the rest stays.
        guard let items = list.first(where: { $0.key == "items" }) else { return nil }
        guard case .sequence = items.value.content else { return nil }
        return TemplateField(entry.key, items.value, path: ["data", entry.key, "items"])
      }
      return TemplateField(entry.key, entry.value, path: ["data", entry.key])
    }
  }

  /// Nil for a value that is no scalar and no list of such.
  private init?(_ name: String, _ node: SourceNode, path: [String]) {
    self.name = name
    self.path = path
    switch node.content {
    case .mapping: return nil
    case .scalar(let scalar):
      isList = false
      kind = scalar.kind
      value = scalar.json
    case .sequence(let nodes):
      let scalars = nodes.compactMap(\.scalar)
      guard scalars.count == nodes.count else { return nil }
      isList = true
      let kinds = Set(scalars.map(\.kind))
      kind = kinds.count == 1 ? kinds.first ?? .text : .text
      value = .array(scalars.map(\.json))
    }
  }

  /// What a JSON Schema says of the field.
  var schema: JSONValue {
    let element: JSONValue = ["type": .string(kind.schemaName)]
    return isList ? ["type": "array", "items": element] : element
  }

  /// The one spelling of a value: texts may show a number as it is spelled, but not so a boolean.
  func canonical(_ text: String) -> String {
    guard kind == .boolean,
      case .bool(let value) = SourceNode.Scalar(text: text, isPlain: true).value
    else { return text }
    return "\(value)"
  }

  /// Returns what stands in the scene for a query's value; nil after an error was reported.
  func read(_ node: SourceNode, _ decoder: SceneDecoder) -> SourceNode? {
    switch node.content {
    case .scalar(let scalar): return read(scalar, at: node, decoder)
    case .sequence(let nodes):
      let values = nodes.enumerated().compactMap { i, node in
        decoder.at(i) { read(node, decoder) }
      }
      return values.count == nodes.count
        ? SourceNode(.sequence(values), at: node.position) : nil
    case .mapping: return nil
    }
  }

  private func read(
    _ scalar: SourceNode.Scalar, at node: SourceNode, _ decoder: SceneDecoder
  ) -> SourceNode? {
    switch kind {
    case .text:
      // As in quotation marks: what looks like a number, a boolean or nothing is a text.
      return SourceNode(
        .scalar(SourceNode.Scalar(text: scalar.text, isPlain: false)), at: node.position)
    case .number:
      return scalar.kind == .number ? node : decoder.report(node, expected: "a number")
    case .boolean:
      return scalar.kind == .boolean ? node : decoder.report(node, expected: "true or false")
    }
  }
}

extension TemplateField.Kind {
  fileprivate var schemaName: String {
    switch self {
    case .text: "string"
    case .number: "number"
    case .boolean: "boolean"
    }
  }
}

extension SourceNode {
  fileprivate var scalar: Scalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }
}

extension SourceNode.Scalar {
  fileprivate var kind: TemplateField.Kind {
    switch value {
    case .bool: .boolean
    case .int, .double: .number
    case .null, .notFinite, .text: .text
    }
  }

  fileprivate var json: JSONValue {
    switch value {
    case .null: .null
    case .bool(let value): .bool(value)
    case .int(let value): .number(Double(value))
    case .double(let value): .number(value)
    case .notFinite, .text: .string(text)
    }
  }
}
