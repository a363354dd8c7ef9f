internal import HTTPTypes
internal import Hummingbird
internal import Platen
internal import PlatenBase
internal import PlatenScenes

/// Pictures of scenes that are sent.
struct RenderRoutes: Sendable {
  let answers: PictureResponder
  let limits: ServiceLimits
  /// The file that the scenes are the text of; nil for none.
  var preview: PreviewSettings?

  var endpoints: [Endpoint] { [render, layout] }

  private var render: Endpoint {
    Endpoint(
      method: .post, path: "/v1/render", operation: "renderScene",
      summary: "Draws a scene. The format is that of the query, or else what is accepted most.",
      parameters: [
        .format(ResponseFormat.allCases), .scale, .quality, .svgText, .findings, .strict,
        .download,
      ],
      body: .scene,
      answers: ResponseFormat.allCases.map(\.plainMediaType),
      problems: Problem.Kind.ofBodies + Problem.Kind.ofDrawings + [.notAcceptable]
    ) { request, context in
      var query = try QueryPairs(request.uri.query)
      let format = try query.format(accepted: request.headers[.accept])
      return try await answer(request, to: context, as: format, &query)
    }
  }

  private var layout: Endpoint {
    Endpoint(
      method: .post, path: "/v1/layout", operation: "layOutScene",
      summary: "Says where everything in a scene lies.", parameters: [.scale, .findings, .strict],
      body: .scene,
      answers: [ResponseFormat.json.plainMediaType],
      problems: Problem.Kind.ofBodies + Problem.Kind.ofDrawings
    ) { request, context in
      var query = try QueryPairs(request.uri.query)
      return try await answer(request, to: context, as: .json, &query)
    }
  }

  private func answer(
    _ request: Request, to context: ServiceContext, as format: ResponseFormat,
    _ query: inout QueryPairs
  ) async throws -> Response {
    let scale = try query.scale()
    let quality = try query.quality(of: format)
    let svg = try query.svgText(of: format)
    let findings = try query.findings()
    let download = query.take("download")
    try query.checkEmpty(
      known: ["format", "scale", "quality", "svg", "findings", "strict", "download"])
    let source = try await SceneBody(request, limits: limits)
    let order = order(
      of: source, as: format, scale: scale, quality: quality, svg: svg, findings: findings)
    return try await answers.answer(
      request, to: context, with: order, download: download, vary: "Accept")
  }

  private func order(
    of source: SceneBody, as format: ResponseFormat, scale: Double?, quality: Int?,
    svg: SVGOptions.Text?, findings: FindingsRequest
  ) -> RenderRequest {
    guard let name = preview?.name else {
      return RenderRequest(
        format: format, input: ["scene", source.format?.rawValue ?? "", source.text], scale: scale,
        quality: quality, svg: svg, findings: findings,
        of: .scene(name: "scene", text: source.text, format: source.format))
    }
    // The files that the scene reads may have changed: no picture is taken for an older one.
    return RenderRequest(
      format: format, input: ["preview", "\(UInt64.random(in: .min ... .max))"], scale: scale,
      quality: quality, findings: findings,
      of: .scene(name: name, text: source.text, format: SourceFormat(fileName: name)))
  }
}

/// The route that measures labels without a picture.
struct MeasureRoute: Sendable {
  let answers: PictureResponder
  let limits: ServiceLimits

  var endpoint: Endpoint {
    Endpoint(
      method: .post, path: "/v1/measure", operation: "measureLabels",
      summary: "Measures labels: bounds, ink, baselines, lines and runs, in points.",
      body: Endpoint.Body(
        mediaTypes: SceneBody.mediaTypes, summary: "The labels and their fonts.",
        schema: MeasureRequest.schema),
      answers: [ResponseFormat.json.plainMediaType],
      problems: Problem.Kind.ofBodies + Problem.Kind.ofPictures
    ) { request, context in
      try QueryPairs(request.uri.query).checkEmpty(known: [])
      let source = try await SceneBody(request, limits: limits)
      let order = RenderRequest(
        format: .json, input: ["measure", source.format?.rawValue ?? "", source.text],
        of: .measure(text: source.text, format: source.format))
      return try await answers.answer(request, to: context, with: order, download: nil)
    }
  }
}
