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

extension PartTable {
  /// What a JSON Schema says of one part with its name: a mapping of one member, or the name alone
  /// where all fields may be left out.
  func schema(
    _ definitions: inout SchemaDefinitions, prefix: String, others: [JSONValue.Member] = []
  ) -> JSONValue {
    var properties: [JSONValue.Member] = []
    var alone: [JSONValue] = []
    var choices: [JSONValue] = []
    for part in parts {
      properties.append(
        .init(part.name, definitions.reference(prefix + part.name) { part.schema(&$0) }))
      if part.needsNothing { alone.append(.string(part.name)) }
      choices.append(["required": [.string(part.name)]])
    }
    let mapping: JSONValue = [
      "type": "object", "properties": .object(properties + others), "additionalProperties": false,
      "oneOf": .array(choices),
    ]
    return alone.isEmpty ? mapping : ["anyOf": [["enum": .array(alone)], mapping]]
  }
}

extension Part {
  /// Whether the part can stand with its name alone.
  var needsNothing: Bool { !declared().fields.declarations.contains(where: \.isRequired) }
}
