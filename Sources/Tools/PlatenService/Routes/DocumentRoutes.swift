internal import HTTPTypes
internal import Hummingbird
internal import Platen
internal import PlatenScenes

/// The routes that describe the service: its schema, its OpenAPI description, its fonts, its
/// version.
struct DocumentRoutes: Sendable {
  /// A document that is the same for as long as the service runs.
  private struct Document: Sendable {
    var path: String
    var operation: String
    var summary: String
    var text: String
    var mediaType = "application/json"
  }

  let library: FontLibrary
  /// The fonts that the library has.
  let fonts: FontRequest

  /// The endpoints of all documents.
  ///
  /// - Parameter others: The endpoints that the description describes beside these.
  func endpoints(describing others: [Endpoint]) throws -> [Endpoint] {
    let documents = try fixed.map(Self.endpoint)
    let own = Document(
      path: "/v1/openapi.json", operation: "getDescription",
      summary: "This description, in OpenAPI 3.1.", text: "{}")
    let all = others + documents + [try Self.endpoint(own)]
    var described = own
    described.text = OpenAPIDocument(endpoints: all).json.formatted + "\n"
    return documents + [try Self.endpoint(described)]
  }

  private var fixed: [Document] {
    get throws {
      let families = FontFamilyReport.all(of: library, showsFolders: false)
      return [
        Document(
          path: "/v1/fonts", operation: "getFonts",
          summary: "The families of fonts, their faces, axes and scripts.",
          text: try ReportText.json(families) + "\n"),
        Document(
          path: "/v1/schema", operation: "getSchema", summary: "The JSON Schema of scenes.",
          text: SceneSchema.text + "\n", mediaType: "application/schema+json"),
        Document(
          path: "/v1/version", operation: "getVersion",
          summary: "The engines and fonts, which can change how a scene looks.",
          text: VersionReport(fonts: fonts).json.formatted + "\n"),
      ]
    }
  }

  private static func endpoint(_ document: Document) throws -> Endpoint {
    let answer = try StaticResponse(document.text, as: document.mediaType)
    return Endpoint(
      method: .get, path: document.path, operation: document.operation,
      summary: document.summary, answers: [document.mediaType]
    ) { request, _ in answer.response(to: request) }
  }
}
