/// The JSON Schema of scenes, made of the table that scenes are read with.
package enum SceneSchema {
  /// The schema in draft 2020-12, as text without a line's end after it.
  package static var text: String { document.formatted }

  static var document: JSONValue {
    var definitions = SchemaDefinitions()
    var members: [JSONValue.Member] = [
      // https://json-schema.org/draft/2020-12/json-schema-core#name-the-schema-keyword
      .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
      .init("title", "A Platen scene"),
    ]
    if case .object(let own) = PictureScene.part.schema(&definitions) { members += own }
    members.append(.init("$defs", .object(definitions.members)))
    return .object(members)
  }
}

/// The named parts of a schema, gathered while the whole is written.
package struct SchemaDefinitions {
  private var names: Set<String> = []
  private(set) var members: [JSONValue.Member] = []
  /// Whether parts are written where they are used, for what is no scene: no texts with fields of
  /// data stand for values there.
  let isInline: Bool
  /// Whether the names of colours are left out: a line of the command asks of which form a value is, and
  /// should not wait for two hundred of them.
  let isOutline: Bool

  package init(isInline: Bool = false, isOutline: Bool = false) {
    (self.isInline, self.isOutline) = (isInline, isOutline)
  }

  /// A reference to a part, which is written when it is first asked for.
  package mutating func reference(
    _ name: String, to make: (inout SchemaDefinitions) -> JSONValue
  ) -> JSONValue {
    if isInline { return make(&self) }
    if names.insert(name).inserted {
      let definition = make(&self)
      members.append(JSONValue.Member(name, definition))
    }
    return ["$ref": .string("#/$defs/\(name)")]
  }
}
