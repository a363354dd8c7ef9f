internal import HTTPTypes
internal import Hummingbird
internal import PlatenScenes

/// Pictures of which all is said in the address, as for the `src` of an `<img>`, or in the address and
/// a body.
struct QueryRoutes: Sendable {
  let answers: PictureResponder
  let limits: ServiceLimits

  var endpoints: [Endpoint] { PictureKind.allCases.flatMap { [reading($0), posting($0)] } }

  private func reading(_ kind: PictureKind) -> Endpoint {
    Endpoint(
      method: .get, path: "/v1/\(kind).{format}", operation: "draw-\(kind)",
      summary: kind.summary,
      parameters: [
        .ending(OutputFormat.allCases), .quality, .svgText, .findings, .strict, .download,
        .maxAge,
      ]
        + kind.options.map(Endpoint.Parameter.init),
      answers: OutputFormat.allCases.map(\.mediaType),
      problems: Problem.Kind.ofDrawings + [.notFound]
    ) { request, context in
      try await answers.answer(request, to: context) {
        try Self.order(of: request, kind, context, keptAtMost: answers.maxAge)
      }
    }
  }

  private func posting(_ kind: PictureKind) -> Endpoint {
    Endpoint(
      method: .post, path: "/v1/\(kind).{format}", operation: "draw-posted-\(kind)",
      summary: "\(kind.summary) Options may be in the URL, in the body, or in both.",
      parameters: [
        .ending(OutputFormat.allCases), .quality, .svgText, .findings, .strict, .download,
      ]
        + kind.options.map(Endpoint.Parameter.init),
      body: .options(of: kind),
      answers: OutputFormat.allCases.map(\.mediaType),
      problems: Problem.Kind.ofBodies + Problem.Kind.ofDrawings + [.notFound]
    ) { request, context in
      let body = try await OptionsBody(request, of: kind, limits: limits)
      let (order, delivery) = try Self.order(of: request, kind, context, beside: body)
      return try await answers.answer(request, to: context, with: order, delivery)
    }
  }

  /// What is asked for by an address, and by further names and values.
  private static func order(
    of request: Request, _ kind: PictureKind, _ context: ServiceContext,
    beside body: OptionsBody? = nil, keptAtMost longest: Int? = nil
  ) throws -> (order: RenderRequest, delivery: PictureDelivery) {
    let ending = context.parameters.get("format") ?? ""
    let format = try OutputFormat(
      ending: ending, of: "/v1/\(kind)", among: OutputFormat.allCases)
    var query = try QueryPairs(request.uri.query)
    let delivery = try query.delivery(keptAtMost: longest)
    let quality = try query.quality(of: format)
    let svg = try query.svgText(of: format)
    let findings = try query.findings()
    let pairs = query.pairs.map { (name: $0.name, value: $0.value) } + (body?.pairs ?? [])
    if [.svg, .json].contains(format), pairs.contains(where: { $0.name == "frameRate" }) {
      throw Problem(.badRequest, "frameRate has no effect on the format \(format.rawValue).")
    }
    let order = RenderRequest(
      format: format, input: [kind.rawValue, PictureQuery(kind, pairs).canonicalText],
      quality: quality, svg: svg, findings: findings,
      of: .query(kind, pairs, body: body?.places ?? []))
    return (order, delivery)
  }
}

extension PictureKind {
  fileprivate var summary: String {
    switch self {
    case .tags: "Draws tags in rows."
    case .cloud: "Draws a word cloud, in which the heaviest word is the largest."
    case .clock: "Draws a clock face, or clocks for several time zones."
    case .grid: "Draws texts in a grid, as large as they fit."
    }
  }
}

extension OutputFormat {
  /// The format that a path's ending names.
  init(ending: String, of path: String, among formats: [OutputFormat]) throws {
    guard let format = OutputFormat(rawValue: ending), formats.contains(format) else {
      let known = formats.map { "\(path).\($0.rawValue)" }
      throw Problem(
        .notFound,
        "No picture ends in \".\(ending.prefix(80))\"; there are \(known.joined(separator: ", ")).")
    }
    self = format
  }
}
