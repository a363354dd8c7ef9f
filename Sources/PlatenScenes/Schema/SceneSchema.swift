/// The JSON Schema of scenes, made of the table that scenes are read with.
package enum SceneSchema {
  /// The schema in draft 2020-12, as text without a line's end after it.
  package static var text: String { document.formatted }

  static var document: JSONValue {
    var definitions = SchemaDefinitions()
    var members: [JSONValue.Member] = [
      .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
      .init("title", "A Platen scene"),
    ]
    if case .object(let own) = PictureScene.part.schema(&definitions) { members += own }
    members.append(.init("$defs", .object(definitions.members)))
    return .object(members)
  }
}
