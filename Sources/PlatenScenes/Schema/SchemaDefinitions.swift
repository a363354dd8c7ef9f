/// The named parts of a schema, gathered while the whole is written.
package struct SchemaDefinitions {
  private var names: Set<String> = []
  private(set) var members: [JSONValue.Member] = []
  /// Whether texts with fields of the data can stand for values.
  let hasTemplates: Bool

  package init(hasTemplates: Bool = true) { self.hasTemplates = hasTemplates }

  /// A reference to a part, which is written when it is first asked for.
  package mutating func reference(
    _ name: String, to make: (inout SchemaDefinitions) -> JSONValue
  ) -> JSONValue {
    if names.insert(name).inserted {
      let definition = make(&self)
      members.append(JSONValue.Member(name, definition))
    }
    return ["$ref": .string("#/$defs/\(name)")]
  }
}
