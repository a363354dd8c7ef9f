/// A field without the type of its value.
///
/// It belongs to the decoder for which it was declared.
final class FieldDeclaration {
  let name: String
  let summary: String
  let isRequired: Bool
  /// What stands for the field if it is left out, as it would be written.
  let defaultValue: JSONValue?
  let schema: (inout SchemaDefinitions) -> JSONValue
  /// What the field may be, for messages.
  let expected: String
  /// The names in the mappings that the field may be.
  let mappingKeys: Set<String>
  /// Reads a value into a ``FieldBox``.
  let read: (SourceNode, SceneDecoder) -> AnyObject?
  private let makeMissing: (SceneDecoder) -> AnyObject?
  /// What was read of the default value: it is the same each time.
  private var known: AnyObject?

  init(
    name: String, summary: String, isRequired: Bool, defaultValue: JSONValue?,
    schema: @escaping (inout SchemaDefinitions) -> JSONValue, expected: String,
    mappingKeys: Set<String>, read: @escaping (SourceNode, SceneDecoder) -> AnyObject?,
    makeMissing: @escaping (SceneDecoder) -> AnyObject?
  ) {
    self.name = name
    self.summary = summary
    self.isRequired = isRequired
    self.defaultValue = defaultValue
    self.schema = schema
    self.expected = expected
    self.mappingKeys = mappingKeys
    self.read = read
    self.makeMissing = makeMissing
  }

  /// The box of the field if it is left out; nil where it must be there.
  func missing(_ decoder: SceneDecoder) -> AnyObject? {
    if let known { return known }
    known = makeMissing(decoder)
    return known
  }
}
