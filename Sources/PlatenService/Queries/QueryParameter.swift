internal import PlatenScenes

/// A parameter of an address's query: of a picture, or of a template.
struct QueryParameter: Hashable, Sendable {
  var name: String
  /// What it is for, in a sentence.
  var summary: String
  /// What a JSON Schema (draft 2020-12) says of its value, without references: that of an array where
  /// the parameter may be repeated.
  var schema: JSONValue
  /// What the value is counted in, or else what it is; nil where nobody says it.
  var unit: String?
  /// Whether it may be given more than once, each time with one element of a list.
  var isRepeated: Bool
  /// What stands for it if it is left out; nil where nothing does.
  var defaultValue: JSONValue?

  init(
    name: String, summary: String, schema: JSONValue, unit: String? = nil, isRepeated: Bool = false,
    defaultValue: JSONValue? = nil
  ) {
    self.name = name
    self.summary = summary
    self.schema = schema
    self.unit = unit
    self.isRepeated = isRepeated
    self.defaultValue = defaultValue
  }
}

extension QueryParameter {
  /// The parameter that an option of a picture is.
  init(_ option: PictureParameter) {
    self.init(
      name: option.name, summary: option.sentence, schema: option.schema,
      unit: option.words.unit, isRepeated: option.isList, defaultValue: option.defaultValue)
  }
}
