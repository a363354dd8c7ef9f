internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import PlatenScenes

/// Many pictures in one request, answered in their order as they are done.
struct BatchRoutes: Sendable {
  private static let lines = "application/jsonl"
  private static let parts = "multipart/mixed"

  let answers: PictureResponder
  let limits: ServiceLimits
  /// How many pictures of one batch are made at once.
  let width: Int
  /// How often each client may ask; nil for as often as it likes.
  let rates: ClientRateLimiter?

  var endpoints: [Endpoint] {
    [
      Endpoint(
        method: .post, path: "/v1/batch", operation: "renderBatch",
        summary: "Draws many scenes: a line of JSON for each, answered in their order, as lines of"
          + " JSON or in parts. What is wrong with one is said in its place.",
        body: Endpoint.Body(
          mediaTypes: [Self.lines],
          summary: "Lines of JSON, each {\"scene\": …, \"id\": …, \"format\": …, \"scale\": …,"
            + " \"findings\": …, \"strict\": …}.",
          schema: ["type": "string"], isRequired: false),
        answers: [Self.lines, Self.parts],
        problems: Problem.Kind.ofBodies + [.notAcceptable, .tooLarge], isConditional: false
      ) { request, context in try await answer(request, context) }
    ]
  }

  private func answer(_ request: Request, _ context: ServiceContext) async throws -> Response {
    let types = [Self.lines, Self.parts]
    guard let type = Accept(request.headers[.accept]).best(of: types, named: \.self) else {
      throw Problem(.notAcceptable, "Neither \(types.joined(separator: " nor ")) is accepted.")
    }
    let text = try await SceneBody.text(of: request, atMost: limits.bodyBytes)
    let run = BatchRun(
      answers: answers, lines: try lines(of: text), width: width,
      pace: BatchRateLimiter(limits: limits, rates: rates, client: context.client), context: context
    )
    let boundary = "platen-" + CacheKey(edition: "batch", [text]).text
    let isParts = type == Self.parts
    var headers = HTTPFields()
    headers[.contentType] = isParts ? "\(type); boundary=\"\(boundary)\"" : type
    headers[.cacheControl] = "no-store"
    headers[.vary] = "Accept"
    return Response(
      status: .ok, headers: headers,
      body: ResponseBody { writer in
        try await run.forEachResult { result in
          try await result.write(boundary: isParts ? boundary : nil) { bytes in
            try await writer.write(bytes)
            try await context.untilWritesCount()
          }
        }
        if isParts { try await writer.write(ByteBuffer(string: "--\(boundary)--\r\n")) }
        try await writer.finish(nil)
      })
  }

  /// The lines that are not blank, as parts of the text: a line ends with a line feed, a carriage
  /// return or both, and nothing else, as a text in JSON may hold other ends of lines.
  ///
  /// - Throws: A ``Problem`` if they are too many.
  private func lines(of text: String) throws(Problem) -> [Substring] {
    var lines: [Substring] = []
    var count = 0
    var rest = text.utf8[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      rest = rest[line.endIndex...].dropFirst()
      guard !Substring(line).allSatisfy(\.isWhitespace) else { continue }
      count += 1
      if count <= limits.batchLines { lines.append(Substring(line)) }
    }
    guard count <= limits.batchLines else {
      throw Problem(
        .tooLarge, "The batch has \(count) lines; expected at most \(limits.batchLines).")
    }
    return lines
  }
}
