internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import PlatenScenes

/// Pictures of the scenes in the operator's folder, with values that the address sets.
struct TemplateRoutes: Sendable {
  private let answers: PictureAnswers
  private let folder: URL
  private let templates: SceneTemplateFolder

  /// - Parameter folder: The folder; nil for no routes.
  /// - Throws: All that is wrong in the folder's scenes.
  init?(answers: PictureAnswers, folder: URL?) throws {
    guard let folder else { return nil }
    self.answers = answers
    self.folder = folder
    templates = try SceneTemplateFolder(folder: folder)
  }

  var endpoints: [Endpoint] { get throws { [picture, try list] } }

  private var picture: Endpoint {
    Endpoint(
      method: .get, path: "/v1/scenes/{name}.{format}", route: "/v1/scenes/{file}",
      operation: "drawTemplate",
      summary: "Draws one of the service's own scenes; /v1/scenes says which fields each has.",
      parameters: [
        Endpoint.Parameter(
          name: "name", place: .path, summary: "The scene.",
          schema: ["type": "string", "enum": .array(templates.templates.map { .string($0.name) })]),
        .ending, .download,
        Endpoint.Parameter(
          name: "fields", summary: "The scene's fields, each under its own name.",
          schema: ["type": "object"], isExploded: true),
      ],
      answers: AnswerFormat.allCases.map(\.plainMediaType),
      problems: Problem.Kind.ofPictures + [.notFound]
    ) { request, context in
      try await answer(request, file: context.parameters.get("file") ?? "")
    }
  }

  private var list: Endpoint {
    get throws {
      let answer = try FixedAnswer(description.formatted + "\n", as: "application/json")
      return Endpoint(
        method: .get, path: "/v1/scenes", operation: "listTemplates",
        summary: "The service's own scenes and their fields.", answers: ["application/json"]
      ) { request, _ in answer.response(to: request) }
    }
  }

  private func answer(_ request: Request, file: String) async throws -> Response {
    let file = file.removingPercentEncoding ?? file
    let name =
      file.contains(".")
      ? String(file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex)) : file
    let ending = file.dropFirst(name.count + 1)
    guard let template = templates[name] else {
      let hint = templates.nearestName(to: name).map { "; did you mean \"\($0)\"?" } ?? "."
      throw Problem(.notFound, "No scene is called \"\(name.prefix(80))\"\(hint)")
    }
    let format = try AnswerFormat(ending: String(ending), of: "/v1/scenes/\(name)")
    var query = try QueryPairs(request.uri.query)
    let download = query.take("download")
    let pairs = query.pairs.map { (name: $0.name, value: $0.value) }
    let order = PictureOrder(
      format: format,
      input: ["template", name, PictureQuery.canonicalText(of: pairs), try fileStates()]
    ) { options in try template.scene(pairs, options: options) }
    return try await answers.answer(request, with: order, download: download)
  }

  /// What tells whether a file in the folder changed: the scenes read some of them for each picture.
  private func fileStates() throws -> String {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: Array(keys))
    return try files.map { file in
      let values = try file.resourceValues(forKeys: keys)
      let seconds = values.contentModificationDate?.timeIntervalSinceReferenceDate ?? 0
      return "\(file.lastPathComponent)/\(values.fileSize ?? 0)/\(seconds)"
    }.sorted().joined(separator: "\n")
  }

  private var description: JSONValue {
    .array(
      templates.templates.map { template in
        [
          "name": .string(template.name),
          "fields": .array(
            template.fields.map { field in
              .object(
                [.init("name", .string(field.name)), .init("schema", field.schema)]
                  + (field.defaultValue.map { [.init("default", $0)] } ?? []))
            }),
        ]
      })
  }
}
