internal import HTTPTypes
internal import Platen
internal import PlatenScenes

/// The description of the service in OpenAPI 3.1, made of its endpoints.
struct OpenAPIDocument {
  let endpoints: [Endpoint]

  var json: JSONValue {
    [
      "openapi": "3.1.0",
      "info": [
        "title": "Platen", "version": "1",
        "summary": "Pictures of labels: tag clouds, clock faces, grids and scenes.",
      ],
      "servers": [["url": "/"]],
      "paths": .object(paths),
      "components": [
        "schemas": ["Problem": Self.problem],
        "securitySchemes": [
          "token": [
            "type": "http", "scheme": "bearer",
            "description": "Only if the operator has set tokens.",
          ]
        ],
      ],
    ]
  }

  /// The paths in the order of the endpoints, each with its methods.
  private var paths: [JSONValue.Member] {
    var paths: [JSONValue.Member] = []
    for endpoint in endpoints where !paths.contains(where: { $0.name == endpoint.path }) {
      let methods = endpoints.filter { $0.path == endpoint.path }
      paths.append(
        .init(
          endpoint.path,
          .object(methods.map { .init($0.method.rawValue.lowercased(), operation($0)) })))
    }
    return paths
  }

  private func operation(_ endpoint: Endpoint) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("operationId", .string(endpoint.operation)),
      .init("summary", .string(endpoint.summary)),
    ]
    if !endpoint.parameters.isEmpty {
      members.append(.init("parameters", .array(endpoint.parameters.map(parameter))))
    }
    if let body = endpoint.body { members.append(.init("requestBody", requestBody(body))) }
    members.append(.init("responses", .object(responses(of: endpoint))))
    return .object(members)
  }

  private func parameter(_ parameter: Endpoint.Parameter) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("name", .string(parameter.name)), .init("in", .string(parameter.place.rawValue)),
      .init("description", .string(parameter.summary)), .init("schema", parameter.schema),
    ]
    if parameter.isRequired || parameter.place == .path { members.append(.init("required", true)) }
    if parameter.isExploded { members += [.init("style", "form"), .init("explode", true)] }
    return .object(members)
  }

  private func requestBody(_ body: Endpoint.Body) -> JSONValue {
    let contents = body.mediaTypes.map { JSONValue.Member($0, ["schema": body.schema]) }
    return [
      "description": .string(body.summary), "required": .bool(body.isRequired),
      "content": .object(contents),
    ]
  }

  private func responses(of endpoint: Endpoint) -> [JSONValue.Member] {
    let contents = endpoint.answers.map { JSONValue.Member($0, [:]) }
    var done: [JSONValue.Member] = [.init("description", "What was requested.")]
    if endpoint.success == .ok, endpoint.problems.contains(.findings) {
      done.append(.init("headers", ["Platen-Findings": Self.findingsField]))
    }
    done.append(.init("content", .object(contents)))
    var responses: [JSONValue.Member] = [.init("\(endpoint.success.code)", .object(done))]
    var problems = Problem.Kind.everywhere + endpoint.problems
    if endpoint.isConditional, endpoint.method == .get {
      responses.append(
        .init("304", ["description": "The client's copy, named in If-None-Match, is up to date."]))
    } else if endpoint.isConditional {
      problems.append(.unchanged)
    }
    for code in Set(problems.map(\.status.code)).sorted() {
      let titles = problems.filter { $0.status.code == code }.map { "\($0.title) (\($0.slug))" }
      responses.append(
        .init(
          "\(code)",
          [
            "description": .string(titles.joined(separator: "; ") + "."),
            "content": .object(problemContents(of: endpoint)),
          ]))
    }
    return responses
  }

  /// A problem, and for those who read something and show pictures a picture that tells of it.
  private func problemContents(of endpoint: Endpoint) -> [JSONValue.Member] {
    let problem = JSONValue.Member(
      "application/problem+json", ["schema": ["$ref": "#/components/schemas/Problem"]])
    guard endpoint.method == .get else { return [problem] }
    return [problem, .init(OutputFormat.svg.mediaType, [:])]
  }

  private static let problem: JSONValue = [
    "type": "object", "description": "What went wrong (RFC 9457).",
    "required": ["type", "title", "status", "detail"],
    "properties": [
      "type": ["type": "string", "description": "urn:platen:problem: and a name of the kind."],
      "title": ["type": "string"], "status": ["type": "integer"], "detail": ["type": "string"],
      "problems": [
        "type": "array", "description": "The errors in a scene or a query.",
        "items": [
          "type": "object",
          "properties": [
            "file": ["type": "string", "description": "scene, query, or a file's name."],
            "line": ["type": "integer", "minimum": 1],
            "column": ["type": "integer", "minimum": 1],
            "path": ["type": "string"], "found": ["type": "string"],
            "expected": ["type": "string"],
            "suggestion": ["type": "string", "description": "The nearest valid name."],
          ],
        ],
      ],
      "findingCount": ["type": "integer", "minimum": 1],
      "findings": [
        "type": "array",
        "description": "The first findings of a strict picture.",
        "items": finding,
      ],
    ],
  ]

  private static let finding: JSONValue = [
    "type": "object", "required": ["kind", "detail"],
    "properties": [
      "kind": [
        "type": "string", "enum": .array(FitFinding.Kind.allCases.map { .string($0.rawValue) }),
      ],
      "text": ["type": "string", "description": "The text that the finding is about."],
      "id": ["type": "string", "description": "The view of the scene."],
      "frame": [
        "type": "object", "description": "Its box in points of the picture.",
        "properties": [
          "x": ["type": "number"], "y": ["type": "number"], "width": ["type": "number"],
          "height": ["type": "number"],
        ],
      ],
      "place": ["type": "string", "description": "A file, a line and a column from 1."],
      "detail": ["type": "string"],
    ],
  ]

  private static let findingsField: JSONValue = [
    "description": .string(
      "The findings: a list of kinds, each with a number (RFC 9651), such as overflow;n=1,"
        + " missingGlyph;n=3. It is left out if there are none. Without the parameter findings,"
        + " it lists only findings that are known anyway."),
    "schema": ["type": "string"],
  ]
}
