internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import PlatenScenes

/// The routes of a preview's page, which read and write its file.
struct PreviewRoutes: Sendable {
  private static let path = "/v1/preview"

  let file: PreviewFile
  let limits: ServiceLimits
  let shutdown: ShutdownState

  var endpoints: [Endpoint] { [read, write] }

  private var read: Endpoint {
    Endpoint(
      method: .get, path: Self.path, operation: "readPreview",
      summary: "The scene's file, as soon as it differs from the known version, or after 20 s.",
      parameters: [
        Endpoint.Parameter(
          name: "since",
          summary:
            "The version that the client knows. Without it, the answer comes at once.",
          schema: ["type": "string"])
      ],
      answers: ["application/json"], problems: Self.problems, isConditional: false
    ) { request, context in
      var query = try QueryPairs(request.uri.query)
      let version = query.take("since")
      try query.checkEmpty(known: ["since"])
      let state = try await file.state(after: version) { [shutdown] in
        shutdown.isStopping || context.presence?.isGone == true
      }
      return Self.response(state.json(named: file.settings.name))
    }
  }

  private var write: Endpoint {
    Endpoint(
      method: .put, path: Self.path, operation: "writePreview",
      summary: "Writes the scene's file, if its tag still matches the field If-Match.",
      body: Endpoint.Body(
        mediaTypes: ["text/plain"], summary: "The text of the file.", schema: ["type": "string"],
        isRequired: false),
      answers: ["application/json"],
      problems: Problem.Kind.ofBodies + Self.problems + [.fileChanged, .notWritten],
      isConditional: false
    ) { request, _ in
      guard let tag = Self.tag(of: request.headers[.ifMatch]) else {
        throw Problem(.badRequest, "Expected a field If-Match with the tag of the file.")
      }
      let text = try await SceneBody.text(of: request, atMost: limits.bodyBytes)
      return Self.response(["tag": .string(try file.write(text, over: tag))])
    }
  }

  private static let problems: [Problem.Kind] = [.unauthorized, .foreignPage]

  /// The tag between its quotation marks.
  private static func tag(of field: String?) -> String? {
    guard let field, field.count > 2, field.hasPrefix("\""), field.hasSuffix("\"") else {
      return nil
    }
    return String(field.dropFirst().dropLast())
  }

  private static func response(_ json: JSONValue) -> Response {
    Response(
      status: .ok, headers: [.contentType: "application/json", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: json.formatted + "\n")))
  }
}

extension PreviewFile.State {
  fileprivate func json(named name: String) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("name", .string(name)), .init("version", .string(version)),
      .init("files", .string(files)), .init("tag", .string(content.tag)),
    ]
    if let text = content.text { members.append(.init("text", .string(text))) }
    if let problem = content.problem { members.append(.init("problem", .string(problem))) }
    return .object(members)
  }
}

// MARK: - Who may ask

/// Lets the own page of a preview or a review ask, and no other page or program.
///
/// A page of another site can send requests here, also under a name of its own that leads to this
/// machine (DNS rebinding). So the host has to be this machine's, an origin that is named has to be
/// the page's, and what reads or writes files needs a token that stands in the page's address alone.
struct PreviewGuard: RouterMiddleware {
  typealias Context = ServiceContext

  private let tokens: BearerTokens
  /// What printed the address.
  private let command: String

  init(_ settings: PreviewSettings) {
    (tokens, command) = (BearerTokens([settings.token]), "platen preview")
  }

  init(_ settings: ReviewSettings) {
    (tokens, command) = (BearerTokens([settings.token]), "platen snapshot review")
  }

  func handle(
    _ request: Request, context: ServiceContext,
    next: (Request, ServiceContext) async throws -> Response
  ) async throws -> Response {
    try check(request, route: context.endpointPath)
    return try await next(request, context)
  }

  private func check(_ request: Request, route: String?) throws(Problem) {
    let host = (request.head.authority ?? "").lowercased()
    guard ["127.0.0.1", "localhost"].contains(host.prefix { $0 != ":" }) else {
      throw Problem(.foreignPage, "The host is \"\(host.prefix(80))\"; expected 127.0.0.1.")
    }
    if let origin = request.headers[.origin], origin.lowercased() != "http://\(host)" {
      throw Problem(
        .foreignPage, "The origin is \"\(origin.prefix(80))\"; expected \"http://\(host)\".")
    }
    // All else is the page itself, which has nothing of the file.
    guard route?.hasPrefix("/v1/") == true else { return }
    guard let token = BearerTokens.token(of: request), tokens.contains(token) else {
      throw Problem(
        .unauthorized, "Expected the token of the URL that \(command) printed.")
    }
  }
}
