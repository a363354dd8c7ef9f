/// A field that a view, a modifier or another part of a scene has.
package struct Field<Value>: Sendable {
  fileprivate let index: Int
}

/// The value of a field, without its type.
final class FieldBox<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// The fields of a part of a scene, in the order in which they were declared.
package struct FieldList {
  private(set) var declarations: [FieldDeclaration] = []
  /// The field that a value without field names stands for.
  private(set) var primary: Int?

  var count: Int { declarations.count }

  /// The position of a name's field.
  func position(of name: String) -> Int? {
    declarations.indices.first { declarations[$0].name == name }
  }

  /// A field that must be there.
  package mutating func required<Value>(
    _ name: String, _ type: ValueType<Value>, _ summary: @autoclosure @escaping () -> String
  ) -> Field<Value> {
    add(name, type, summary, isRequired: true, defaultValue: nil) { _ in nil }
  }

  /// A field with a value that stands for it if it is left out.
  package mutating func optional<Value>(
    _ name: String, _ type: ValueType<Value>, default defaultValue: JSONValue,
    _ summary: @autoclosure @escaping () -> String
  ) -> Field<Value> {
    let node = defaultValue.node
    return add(name, type, summary, isRequired: false, defaultValue: defaultValue) {
      type.read(node, $0).map(FieldBox.init)
    }
  }

  /// A field that is nil if it is left out.
  package mutating func optional<Value>(
    _ name: String, _ type: ValueType<Value>, _ summary: @autoclosure @escaping () -> String
  ) -> Field<Value?> {
    let none = FieldBox<Value?>(nil)
    let field = add(
      name, type.map { .some(.some($0)) } as ValueType<Value?>, summary, isRequired: false,
      defaultValue: nil
    ) { _ in none }
    return field
  }

  private mutating func add<Value>(
    _ name: String, _ type: ValueType<Value>, _ summary: @escaping () -> String, isRequired: Bool,
    defaultValue: JSONValue?, missing: @escaping (SceneDecoder) -> AnyObject?
  ) -> Field<Value> {
    declarations.append(
      FieldDeclaration(
        name: name, summary: summary, isRequired: isRequired, defaultValue: defaultValue,
        schema: type.schema, expected: type.expected, mappingKeys: type.mappingKeys,
        read: { node, decoder in type.read(node, decoder).map(FieldBox.init) },
        makeMissing: missing))
    return Field(index: declarations.count - 1)
  }

  /// Lets a value that is no mapping of fields stand for one of them.
  package mutating func setPrimary<Value>(_ field: Field<Value>) { primary = field.index }

  /// The same for a field that is declared with others.
  mutating func setPrimary(named name: String) { primary = position(of: name) }
}

/// The values of a part's fields.
package struct FieldValues {
  let boxes: [AnyObject]
  /// What the values were read from.
  package let node: SourceNode

  package subscript<Value>(field: Field<Value>) -> Value {
    // Each box was made by the declaration of the field, which knows its type.
    unsafeDowncast(boxes[field.index], to: FieldBox<Value>.self).value
  }
}

// MARK: - Declarations

/// A field without the type of its value.
///
/// It belongs to the decoder for which it was declared.
final class FieldDeclaration {
  let name: String
  /// What the field is for: only schemas say it.
  let summary: () -> String
  let isRequired: Bool
  /// What stands for the field if it is left out, as it would be written.
  let defaultValue: JSONValue?
  let schema: @Sendable (inout SchemaDefinitions) -> JSONValue
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
    name: String, summary: @escaping () -> String, isRequired: Bool, defaultValue: JSONValue?,
    schema: @escaping @Sendable (inout SchemaDefinitions) -> JSONValue, expected: String,
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
