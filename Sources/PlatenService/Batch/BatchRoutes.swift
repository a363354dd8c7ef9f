internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import PlatenScenes

/// Many pictures in one request, answered in their order as they are done.
struct BatchRoutes: Sendable {
  private static let lines = "application/jsonl"
  private static let parts = "multipart/mixed"

  let answers: PictureAnswers
  let limits: ServiceLimits
  /// How many pictures of one batch are made at once.
  let width: Int

  var endpoints: [Endpoint] {
    [
      Endpoint(
        method: .post, path: "/v1/batch", operation: "renderBatch",
        summary: "Draws many scenes: a line of JSON for each, answered in their order, as lines of"
          + " JSON or in parts. What is wrong with one is said in its place.",
        body: Endpoint.Body(
          mediaTypes: [Self.lines],
          summary: "Lines of JSON, each {\"scene\": …, \"id\": …, \"format\": …, \"scale\": …}.",
          schema: ["type": "string"], isRequired: false),
        answers: [Self.lines, Self.parts],
        problems: Problem.Kind.ofBodies + [.notAcceptable, .tooLarge], isConditional: false
      ) { request, _ in try await answer(request) }
    ]
  }

  private func answer(_ request: Request) async throws -> Response {
    let types = [Self.lines, Self.parts]
    guard let type = Accept(request.headers[.accept]).best(of: types, named: \.self) else {
      throw Problem(.notAcceptable, "Neither \(types.joined(separator: " nor ")) is accepted.")
    }
    let text = try await SceneBody.text(of: request, atMost: limits.bodyBytes)
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
      .filter { !$0.allSatisfy(\.isWhitespace) }
    guard lines.count <= limits.batchLines else {
      throw Problem(
        .tooLarge,
        "The batch has \(lines.count) lines; expected at most \(limits.batchLines).")
    }
    let boundary = "platen-" + PictureKey(edition: "batch", lines).text
    let isParts = type == Self.parts
    var headers = HTTPFields()
    headers[.contentType] = isParts ? "\(type); boundary=\"\(boundary)\"" : type
    headers[.cacheControl] = "no-store"
    headers[.vary] = "Accept"
    return Response(
      status: .ok, headers: headers,
      body: ResponseBody { writer in
        try await forEachResult(of: lines) { result in
          try await writer.write(isParts ? result.part(boundary: boundary) : result.line)
        }
        if isParts { try await writer.write(ByteBuffer(string: "--\(boundary)--\r\n")) }
        try await writer.finish(nil)
      })
  }

  /// Makes the pictures of lines, some at once, and hands them on in their order.
  private func forEachResult(
    of lines: [String], _ write: (BatchResult) async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: (Int, BatchResult).self) { group in
      var done: [Int: BatchResult] = [:]
      var (next, written) = (0, 0)
      while written < lines.count {
        // A slow picture holds back those behind it, which must not pile up.
        while next < lines.count, next < written + 2 * width {
          let index = next
          group.addTask { (index, await result(of: lines[index], number: index + 1)) }
          next += 1
        }
        if let (index, result) = try await group.next() { done[index] = result }
        while let result = done.removeValue(forKey: written) {
          try await write(result)
          written += 1
        }
      }
    }
  }

  private func result(of text: String, number: Int) async -> BatchResult {
    var result = BatchResult(
      number: number, outcome: .failure(Problem(.ourFault, "Nothing was made.")))
    do {
      let line = try BatchLine(text, number: number)
      result.id = line.id
      result.outcome = .success((line.order.format, try await answers.bytes(of: line.order)))
    } catch {
      result.outcome = .failure(Problem(error))
    }
    return result
  }
}
