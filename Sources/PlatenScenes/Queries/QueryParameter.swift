/// A parameter of an address's query: of a picture, or of a template.
package struct QueryParameter: Hashable, Sendable {
  package var name: String
  /// What it is for, in a sentence.
  package var summary: String
  /// What a JSON Schema (draft 2020-12) says of its value, without references: that of an array where
  /// the parameter may be repeated.
  package var schema: JSONValue
  /// Whether it may be given more than once, each time with one element of a list.
  package var isRepeated: Bool
  /// What stands for it if it is left out; nil where nothing does.
  package var defaultValue: JSONValue?

  package init(
    name: String, summary: String, schema: JSONValue, isRepeated: Bool = false,
    defaultValue: JSONValue? = nil
  ) {
    self.name = name
    self.summary = summary
    self.schema = schema
    self.isRepeated = isRepeated
    self.defaultValue = defaultValue
  }
}

extension QueryParameter {
  /// The parameter that a field of a table is, in the one declaration that also reads it.
  init(_ field: FieldDeclaration) {
    var definitions = SchemaDefinitions(isInline: true)
    let schema = field.schema(&definitions).ofQuery
    self.init(
      name: field.name, summary: field.summary, schema: schema,
      isRepeated: schema.isArray, defaultValue: field.defaultValue)
  }
}

extension JSONValue {
  /// Whether the value is the schema of an array.
  fileprivate var isArray: Bool {
    guard case .object(let members) = self else { return false }
    return members.contains { $0.name == "type" && $0.value == "array" }
  }

  /// The schema without what no query can have: a value is a text there, which stands for nothing
  /// else where a text is expected.
  fileprivate var ofQuery: JSONValue {
    switch self {
    case .array(let values): return .array(values.filter { $0 != false }.map(\.ofQuery))
    case .object(let members):
      return .object(
        members.map { member in
          let isText = member.name == "type" && member.value.includes("string")
          return Member(member.name, isText ? "string" : member.value.ofQuery)
        })
    default: return self
    }
  }

  private func includes(_ value: JSONValue) -> Bool {
    guard case .array(let values) = self else { return false }
    return values.contains(value)
  }
}
