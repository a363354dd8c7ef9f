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
      summary: "Draws a scene. The query sets the format, or else the Accept header.",
      parameters: RenderOptions.parameters + [.download], body: .scene,
      answers: OutputFormat.allCases.map(\.mediaType),
      problems: Problem.Kind.ofBodies + Problem.Kind.ofDrawings + [.notAcceptable]
    ) { request, context in
      try await answer(request, to: context, RenderOptions(request, also: "download"))
    }
  }

  private var layout: Endpoint {
    Endpoint(
      method: .post, path: "/v1/layout", operation: "layOutScene",
      summary: "Returns the frames of all views of a scene.",
      parameters: [.scale, .findings, .strict],
      body: .scene,
      answers: [OutputFormat.json.mediaType],
      problems: Problem.Kind.ofBodies + Problem.Kind.ofDrawings
    ) { request, context in
      try await answer(request, to: context, RenderOptions(request, as: .json, also: "download"))
    }
  }

  private func answer(
    _ request: Request, to context: ServiceContext, _ options: RenderOptions
  ) async throws -> Response {
    let source = try await SceneBody(request, limits: limits)
    let order =
      preview.map { options.order(of: source, previewing: $0.name) } ?? options.order(of: source)
    let delivery = PictureDelivery(download: options.download, vary: "Accept")
    return try await answers.answer(request, to: context, with: order, delivery)
  }
}

/// What a query says of how a scene that is sent is drawn.
struct RenderOptions: Sendable {
  static let parameters: [Endpoint.Parameter] =
    [
      .format(OutputFormat.allCases), .scale, .quality, .svgText, .findings, .strict,
    ] + Endpoint.Parameter.play

  private let format: OutputFormat
  private let scale: Double?
  private let quality: Int?
  private let svg: SVGOptions.Text?
  private let findings: FindingsRequest
  private let play: ScenePlay?
  /// The name to save the picture under, where that may be said.
  let download: String?

  /// - Parameters:
  ///   - format: Nil for what the query says, or what is accepted most.
  ///   - also: A further name that the query may have.
  /// - Throws: A ``Problem``.
  init(_ request: Request, as format: OutputFormat? = nil, also: String? = nil) throws {
    var query = try QueryPairs(request.uri.query)
    self.format =
      try format ?? query.format(accepted: request.headers[.accept], among: OutputFormat.allCases)
    scale = try query.scale()
    quality = try query.quality(of: self.format)
    svg = try query.svgText(of: self.format)
    findings = try query.findings()
    play = format == nil ? try query.play(as: self.format) : nil
    download = also.flatMap { query.take($0) }
    try query.checkEmpty(
      known: ["format", "scale", "quality", "svg", "findings", "strict"]
        + (format == nil ? Endpoint.Parameter.play.map(\.name) : []) + [also].compactMap(\.self))
  }

  /// What is asked for.
  func order(of source: SceneBody) -> RenderRequest {
    RenderRequest(
      format: format, input: ["scene", source.format?.rawValue ?? "", source.text], scale: scale,
      quality: quality, svg: svg, findings: findings, play: play,
      of: .scene(name: "scene", text: source.text, format: source.format))
  }

  /// What is asked for of a preview's file: the files that the scene reads may have changed, and no
  /// picture is taken for an older one.
  func order(of source: SceneBody, previewing name: String) -> RenderRequest {
    RenderRequest(
      format: format, input: ["preview", "\(UInt64.random(in: .min ... .max))"], scale: scale,
      quality: quality, findings: findings, play: play,
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
      answers: [OutputFormat.json.mediaType],
      problems: Problem.Kind.ofBodies + Problem.Kind.ofPictures
    ) { request, context in
      try QueryPairs(request.uri.query).checkEmpty(known: [])
      let source = try await SceneBody(request, limits: limits)
      let order = RenderRequest(
        format: .json, input: ["measure", source.format?.rawValue ?? "", source.text],
        of: .measure(text: source.text, format: source.format))
      return try await answers.answer(request, to: context, with: order, PictureDelivery())
    }
  }
}
