internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import PlatenScenes

/// Pictures of the scenes in the operator's folder, with values that the address sets.
struct TemplateRoutes: Sendable {
  let answers: PictureResponder
  let folder: SceneFolder

  var endpoints: [Endpoint] { [picture, list] }

  private var picture: Endpoint {
    Endpoint(
      method: .get, path: "/v1/scenes/{name}.{format}", route: "/v1/scenes/{file}",
      operation: "drawTemplate",
      summary: "Draws one of the service's own scenes. /v1/scenes lists the fields of each.",
      parameters: [
        // Scenes come and go: no list of them is true for long.
        Endpoint.Parameter(
          name: "name", place: .path, summary: "The name of a scene from /v1/scenes.",
          schema: ["type": "string"]),
        .ending(OutputFormat.still), .quality, .svgText, .findings, .strict, .download,
        .maxAge,
        Endpoint.Parameter(
          name: "fields", summary: "The scene's fields, by their names.",
          schema: ["type": "object"], isExploded: true),
      ],
      answers: OutputFormat.still.map(\.mediaType),
      problems: Problem.Kind.ofDrawings + [.notFound, .brokenScene]
    ) { request, context in
      try await answer(request, to: context, file: context.parameters.get("file") ?? "")
    }
  }

  private var list: Endpoint {
    Endpoint(
      method: .get, path: "/v1/scenes", operation: "listTemplates",
      summary: "The service's own scenes, their fields and their errors.",
      answers: ["application/json"]
    ) { request, _ in folder.state.list.response(to: request) }
  }

  private func answer(
    _ request: Request, to context: ServiceContext, file: String
  ) async throws -> Response {
    let file = file.removingPercentEncoding ?? file
    let name =
      file.contains(".")
      ? String(file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex)) : file
    let ending = file.dropFirst(name.count + 1)
    let scenes = folder.state
    guard let scene = scenes[name] else {
      let hint = scenes.nearestName(to: name).map { "; did you mean \"\($0)\"?" } ?? "."
      throw Problem(.notFound, "No scene is called \"\(name.prefix(80))\"\(hint)")
    }
    let format = try OutputFormat(
      ending: String(ending), of: "/v1/scenes/\(name)", among: OutputFormat.still)
    guard let template = scene.template else {
      throw scene.problem ?? Problem(.brokenScene, "\(scene.file) cannot be read.")
    }
    var query = try QueryPairs(request.uri.query)
    let delivery = try query.delivery(keptAtMost: answers.maxAge)
    let quality = try query.quality(of: format)
    let svg = try query.svgText(of: format)
    let findings = try query.findings()
    let pairs = query.pairs.map { (name: $0.name, value: $0.value) }
    let order = RenderRequest(
      format: format, input: ["template", name, template.canonicalText(of: pairs), scenes.tag],
      quality: quality, svg: svg, findings: findings,
      of: .template(file: template.text.name, text: template.text.text, pairs))
    return try await answers.answer(request, to: context, with: order, delivery)
  }
}
