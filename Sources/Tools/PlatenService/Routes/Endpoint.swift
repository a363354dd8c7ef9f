internal import HTTPTypes
internal import Hummingbird
internal import Platen
internal import PlatenScenes

/// A method of a resource: what may be asked, what is answered, and what answers.
///
/// The router and the OpenAPI document are both made of these.
struct Endpoint: Sendable {
  typealias Handler = @Sendable (Request, ServiceContext) async throws -> Response

  /// A parameter of the path or the query.
  struct Parameter: Sendable {
    enum Place: String, Sendable {
      case path, query
    }

    var name: String
    var place = Place.query
    var summary: String
    /// What a JSON Schema says of the value.
    var schema: JSONValue
    var isRequired = false
    /// Whether it stands for parameters of any names.
    var isExploded = false
  }

  /// A body, by what it may be.
  struct Body: Sendable {
    var mediaTypes: [String]
    var summary: String
    var schema: JSONValue
    /// Whether there has to be one, rather than nothing at all.
    var isRequired = true
  }

  var method: HTTPRequest.Method
  /// The path, with the names of parameters in braces.
  var path: String
  /// The path as the router matches it, where that is another.
  var route: String?
  /// What names the operation, for programs that are made of the document.
  var operation: String
  var summary: String
  var parameters: [Parameter] = []
  var body: Body?
  /// The status of what is asked for.
  var success = HTTPResponse.Status.ok
  /// The media types of the answer.
  var answers: [String]
  /// What may go wrong, beside what may go wrong everywhere.
  var problems: [Problem.Kind] = []
  /// Whether a client that names what it has is told when that is still the same.
  var isConditional = true
  var handler: Handler
}

extension Endpoint.Parameter {
  /// An option of a picture, with its default, its unit and what it needs in its schema.
  init(_ option: PictureParameter) {
    var schema = option.schema
    if case .object(var members) = schema {
      if let value = option.defaultValue { members.append(.init("default", value)) }
      members.append(.init("x-unit", .string(option.words.unit)))
      let needs = option.words.needs.map(\.json)
      if !needs.isEmpty { members.append(.init("x-needs", .array(needs))) }
      schema = .object(members)
    }
    self.init(name: option.name, summary: option.sentence, schema: schema)
  }

  /// The format at the end of a path.
  static func ending(_ formats: [OutputFormat]) -> Self {
    Self(
      name: "format", place: .path, summary: "The format of the answer.",
      schema: ["type": "string", "enum": .array(formats.map { .string($0.rawValue) })],
      isRequired: true)
  }

  static func format(_ formats: [OutputFormat]) -> Self {
    Self(
      name: "format",
      summary:
        "The format of the answer; default: the one that the Accept header prefers.",
      schema: ["type": "string", "enum": .array(formats.map { .string($0.rawValue) })])
  }

  static let scale = Self(SceneScale.option)

  static let strict = Self(
    name: "strict",
    summary:
      "Whether to refuse a picture with findings, that is, with anything that cannot be drawn as"
      + " requested. The answer lists them.",
    schema: ["type": "boolean", "default": false])

  static let findings = Self(
    name: "findings",
    summary:
      "Whether to search for all findings and list them in the field Platen-Findings. Otherwise it"
      + " lists only findings that are known anyway.",
    schema: ["type": "boolean", "default": false])

  static let quality = Self(
    name: "quality",
    summary: "The quality of a WebP or JPEG; default: 85 for a JPEG, lossless for a WebP.",
    schema: ["type": "integer", "minimum": 1, "maximum": 100])

  static let svgText = Self(
    name: "svg",
    summary:
      "How an SVG contains text: as outlines, or as text that readers can select, hear and follow,"
      + " with embedded letters.",
    schema: [
      "type": "string", "enum": .array(SVGOptions.Text.allCases.map { .string($0.rawValue) }),
      "default": "outlines",
    ])

  static let download = Self(
    name: "download",
    summary:
      "The name under which a browser saves the picture. Without it, the browser shows the picture.",
    schema: ["type": "string"])

  static let maxAge = Self(
    name: "maxAge",
    summary:
      "How many seconds caches may keep the picture without asking again, up to what the service"
      + " allows; default: as many as it allows.",
    schema: ["type": "integer", "minimum": 0])
}

extension OptionNeed {
  /// The need for programs, as the playground's page.
  fileprivate var json: JSONValue {
    switch self {
    case .value(let name, let values):
      ["option": .string(name), "oneOf": .array(values.map { .string($0) })]
    case .given(let names): ["given": .array(names.map { .string($0) })]
    case .leftOut(let name): ["leftOut": .string(name)]
    }
  }
}

extension Endpoint.Body {
  static let scene = Self(
    mediaTypes: SceneBody.mediaTypes,
    summary: "A scene. It must contain its data and pictures: no file and no URL is read.",
    schema: ["$ref": "/v1/schema"])
}

extension Router where Context == ServiceContext {
  /// Adds endpoints; other methods of their resources are answered with those that they have.
  func add(_ endpoints: [Endpoint]) {
    for endpoint in endpoints {
      on(RouterPath(endpoint.routePath), method: endpoint.method) { request, context in
        try await endpoint.handler(request, context)
      }
    }
    var seen: Set<String> = []
    for path in endpoints.map(\.routePath) where seen.insert(path).inserted {
      addOtherMethods(of: path, having: endpoints.filter { $0.routePath == path }.map(\.method))
    }
  }

  /// Answers the methods that a resource does not have with those that it has: who asks for them by
  /// OPTIONS is told, and other methods are refused (RFC 9110, sections 9.3.7 and 15.5.6).
  func addOtherMethods(of path: String, having methods: [HTTPRequest.Method]) {
    let own = methods + (methods.contains(.get) ? [.head] : []) + [.options]
    let names = own.map(\.rawValue)
    let list = names.joined(separator: ", ")
    on(RouterPath(path), method: .options) { _, _ in
      Response(status: .noContent, headers: [.allow: list])
    }
    for method in HTTPRequest.Method.known where !own.contains(method) {
      on(RouterPath(path), method: method) { _, _ -> Response in
        var problem = Problem(
          .methodNotAllowed, "The method is \(method.rawValue); expected one of \(list).")
        problem.allowedMethods = names
        throw problem
      }
    }
  }
}

extension HTTPRequest.Method {
  /// The methods that mean something here, though no resource has all of them.
  static let known: [Self] = [.get, .head, .post, .options, .put, .patch, .delete, .trace]

  static func isKnown(_ name: String) -> Bool { known.contains { $0.rawValue == name } }
}

extension Endpoint {
  /// The path as the router matches it.
  fileprivate var routePath: String { route ?? path }
}
