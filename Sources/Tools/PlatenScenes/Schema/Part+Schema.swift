extension Part {
  /// Returns what a JSON Schema says of the part's value.
  package func schema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    let fields = declared().fields
    var properties: [JSONValue.Member] = []
    var primary: JSONValue?
    for (i, field) in fields.declarations.enumerated() {
      let schema = field.schema(&definitions)
      if i == fields.primary { primary = schema }
      properties.append(.init(field.name, field.described(schema)))
    }
    let required = fields.declarations.filter(\.isRequired).map { JSONValue.string($0.name) }
    var members: [JSONValue.Member] = [
      .init("description", .string(summary)), .init("type", ["object"]),
      .init("properties", .object(properties)), .init("additionalProperties", false),
    ]
    if !required.isEmpty { members.append(.init("required", .array(required))) }
    if required.isEmpty { members[1].value = ["object", "null"] }
    guard let primary else { return .object(members) }
    members.removeFirst()
    return ["description": .string(summary), "anyOf": [primary, .object(members)]]
  }
}

extension FieldDeclaration {
  /// The schema of the field's value with what the field is for, in place of what the value is.
  fileprivate func described(_ schema: JSONValue) -> JSONValue {
    var members: [JSONValue.Member] = [.init("description", .string(summary()))]
    if let defaultValue { members.append(.init("default", defaultValue)) }
    if case .object(let own) = schema { members += own.filter { $0.name != "description" } }
    return .object(members)
  }
}

// MARK: - Tables

extension PartTable {
  /// Returns what a JSON Schema says of one part with its name: a mapping of one member, or the
  /// name alone where all fields may be left out.
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
