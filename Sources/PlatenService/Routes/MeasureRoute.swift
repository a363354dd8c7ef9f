internal import HTTPTypes
internal import Hummingbird
internal import PlatenScenes

/// What is said of labels without a picture.
struct MeasureRoute: Sendable {
  let answers: PictureAnswers
  let limits: ServiceLimits

  var endpoint: Endpoint {
    Endpoint(
      method: .post, path: "/v1/measure", operation: "measureLabels",
      summary: "Measures labels: bounds, ink, baselines, lines and runs, in points.",
      body: Endpoint.Body(
        mediaTypes: SceneBody.mediaTypes, summary: "The labels and their fonts.",
        schema: MeasureRequest.schema),
      answers: [AnswerFormat.json.plainMediaType],
      problems: Problem.Kind.ofBodies + Problem.Kind.ofPictures
    ) { request, _ in
      try QueryPairs(request.uri.query).checkEmpty(known: [])
      let source = try await SceneBody(request, limits: limits)
      let order = PictureOrder(
        format: .json, input: ["measure", source.format?.rawValue ?? "", source.text]
      ) { maker, cancellation in
        let text = SceneText(name: "request", text: source.text)
        let labels = try MeasureRequest(text, as: source.format)
        let report = try labels.measured(in: maker.fonts.library, showsFolders: false)
        return Array(try ReportText.json(report, isPretty: false).utf8)
      }
      return try await answers.answer(request, with: order, download: nil)
    }
  }
}
