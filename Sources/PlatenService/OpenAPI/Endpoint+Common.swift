internal import PlatenScenes

extension Endpoint.Parameter {
  /// A parameter of a query, with its default and its unit in its schema.
  init(_ parameter: QueryParameter) {
    var schema = parameter.schema
    if case .object(var members) = schema {
      if let value = parameter.defaultValue { members.append(.init("default", value)) }
      if let unit = parameter.unit { members.append(.init("x-unit", .string(unit))) }
      schema = .object(members)
    }
    self.init(name: parameter.name, summary: parameter.summary, schema: schema)
  }

  /// The format at the end of a path.
  static let ending = Self(
    name: "format", place: .path, summary: "What is answered.",
    schema: ["type": "string", "enum": .array(AnswerFormat.allCases.map { .string($0.rawValue) })],
    isRequired: true)

  static func format(_ formats: [AnswerFormat]) -> Self {
    Self(
      name: "format", summary: "What is answered; left out: what is accepted most.",
      schema: ["type": "string", "enum": .array(formats.map { .string($0.rawValue) })])
  }

  static let scale = Self(
    name: "scale", summary: "Pixels a point of a PNG; left out: what the scene says.",
    schema: ["type": "number", "minimum": 0.01, "maximum": 100])

  static let download = Self(
    name: "download",
    summary: "The name under which a browser saves the picture; left out: it is shown.",
    schema: ["type": "string"])
}

extension Endpoint.Body {
  static let scene = Self(
    mediaTypes: SceneBody.mediaTypes,
    summary: "A scene. It holds its data and pictures itself: no file and no address is read.",
    schema: ["$ref": "/v1/schema"])
}
