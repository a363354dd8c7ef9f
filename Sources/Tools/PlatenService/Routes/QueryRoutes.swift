internal import HTTPTypes
internal import Hummingbird
internal import PlatenScenes

/// Pictures of which all is said in the address, as for the `src` of an `<img>`.
struct QueryRoutes: Sendable {
  let answers: PictureResponder

  var endpoints: [Endpoint] { PictureKind.allCases.map(endpoint) }

  private func endpoint(_ kind: PictureKind) -> Endpoint {
    Endpoint(
      method: .get, path: "/v1/\(kind).{format}", operation: "draw-\(kind)",
      summary: kind.summary,
      parameters: [.ending, .findings, .strict, .download]
        + kind.options.map(Endpoint.Parameter.init),
      answers: ResponseFormat.allCases.map(\.plainMediaType),
      problems: Problem.Kind.ofDrawings + [.notFound]
    ) { request, context in
      try await answers.answer(request, to: context) {
        let ending = context.parameters.get("format") ?? ""
        let format = try ResponseFormat(ending: ending, of: "/v1/\(kind)")
        var query = try QueryPairs(request.uri.query)
        let download = query.take("download")
        let findings = try query.findings()
        let pairs = query.pairs.map { (name: $0.name, value: $0.value) }
        let order = RenderRequest(
          format: format, input: [kind.rawValue, PictureQuery(kind, pairs).canonicalText],
          findings: findings, of: .query(kind, pairs))
        return (order, download)
      }
    }
  }
}

extension PictureKind {
  fileprivate var summary: String {
    switch self {
    case .tags: "Draws tags that flow."
    case .cloud: "Draws words that are packed into each other, the heaviest the largest."
    case .clock: "Draws the face of a clock, or the clocks of some places."
    case .grid: "Draws texts in a grid that fits them as large as it can."
    }
  }
}

extension ResponseFormat {
  /// The format that a path's ending names.
  init(ending: String, of path: String) throws {
    guard let format = ResponseFormat(rawValue: ending) else {
      let known = Self.allCases.map { "\(path).\($0)" }
      throw Problem(
        .notFound,
        "No picture ends in \".\(ending.prefix(80))\"; there are \(known.joined(separator: ", ")).")
    }
    self = format
  }
}
