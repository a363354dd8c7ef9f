internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import NIOPosix
internal import PlatenScenes

/// Short addresses of scenes that were sent, for what is too long for an address.
struct LinkRoutes: Sendable {
  private static let path = "/v1/p/"

  let answers: PictureResponder
  let limits: ServiceLimits
  /// What the addresses stand for; nil where none are given out.
  let folder: LinkFolder?

  var endpoints: [Endpoint] { [giving, drawing] }

  private var giving: Endpoint {
    Endpoint(
      method: .post, path: "/v1/links", operation: "linkScene",
      summary:
        "Draws a scene and returns a short URL for the picture. The same scene and query always"
        + " get the same URL. URLs that were not requested for the longest time expire"
        + " first.",
      parameters: RenderOptions.parameters, body: .scene, success: .created,
      answers: ["application/json"],
      problems: Problem.Kind.ofBodies + Problem.Kind.ofDrawings + [.notAcceptable, .noLinks],
      isConditional: false
    ) { request, context in
      guard let folder else {
        throw Problem(
          .noLinks,
          "There are no short URLs: the setting links, a folder for them, is missing.")
      }
      let options = try RenderOptions(request)
      let order = options.order(of: try await SceneBody(request, limits: limits))
      // What cannot be drawn gets no address.
      try await answers.make(order, for: context)
      let name = order.key(edition: "link").text
      try await Self.offLoop { try folder.keep(order.job.bytes, as: name) }
      let path = Self.path + name
      let body = JSONValue.object([.init("path", .string(path))]).compact
      return Response(
        status: .created,
        headers: [
          .location: path, .contentType: "application/json", .cacheControl: "no-store",
        ],
        body: ResponseBody(byteBuffer: ByteBuffer(string: body)))
    }
  }

  private var drawing: Endpoint {
    Endpoint(
      method: .get, path: Self.path + "{name}", operation: "drawLink",
      summary: "Draws the picture of a short URL of /v1/links.",
      parameters: [
        Endpoint.Parameter(
          name: "name", place: .path, summary: "The last part of the short URL.",
          schema: ["type": "string", "pattern": "^[A-Za-z0-9_-]{22}$"], isRequired: true),
        .download, .maxAge,
      ],
      answers: OutputFormat.allCases.map(\.mediaType),
      problems: Problem.Kind.ofDrawings + [.notFound]
    ) { request, context in
      let name = context.parameters.get("name") ?? ""
      var query = try QueryPairs(request.uri.query)
      let delivery = try query.delivery(keptAtMost: answers.maxAge)
      try query.checkEmpty(known: ["download", "maxAge"])
      guard let bytes = try await Self.offLoop({ folder?.bytes(named: name) }),
        let job = try? RenderJob(bytes), let format = job.format
      else {
        throw Problem(.notFound, "No picture has this URL, or the URL has expired.")
      }
      let order = RenderRequest(format: format, input: ["link", name], job: job)
      return try await answers.answer(request, to: context, with: order, delivery)
    }
  }

  /// Reads or writes a file: a disk may be slow, and other connections do not wait for it.
  private static func offLoop<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await NIOThreadPool.singleton.runIfActive(work)
  }
}
