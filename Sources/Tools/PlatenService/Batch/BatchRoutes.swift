internal import Foundation
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
        summary:
          "Draws many scenes, one per line of JSON. The answers are in the same order, as lines of"
          + " JSON or as parts. If a line is wrong, its answer is the error.",
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
    let bytes = try await SceneBody.bytes(of: request, atMost: limits.bodyBytes)
    // What is not UTF-8 costs its line alone; UTF-16 is known by its mark.
    let isUTF16 = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
    let body = isUTF16 ? Data(try SceneText(name: "batch", bytes: bytes).text.utf8) : bytes
    let run = BatchRun(
      answers: answers, lines: try lines(of: body), width: width,
      pace: BatchRateLimiter(limits: limits, rates: rates, client: context.client), context: context
    )
    let boundary =
      "platen-" + CacheKey(edition: "batch", [String(decoding: body, as: UTF8.self)]).text
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

  /// The lines that are not blank, as parts of the bytes, with their numbers in the body: a line ends
  /// with a line feed, a carriage return or both, and nothing else, as a text in JSON may hold other
  /// ends of lines.
  ///
  /// - Throws: A ``Problem`` if they are too many.
  private func lines(of bytes: Data) throws(Problem) -> [BatchRun.Line] {
    var lines: [BatchRun.Line] = []
    var (count, number) = (0, 0)
    var rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      let isPair = rest[line.endIndex...].starts(with: "\r\n".utf8)
      rest = rest[line.endIndex...].dropFirst(isPair ? 2 : 1)
      number += 1
      guard !String(decoding: line, as: UTF8.self).allSatisfy(\.isWhitespace) else { continue }
      count += 1
      if count <= limits.batchLines { lines.append(BatchRun.Line(number: number, bytes: line)) }
    }
    guard count <= limits.batchLines else {
      throw Problem(
        .tooLarge, "The batch has \(count) lines; expected at most \(limits.batchLines).")
    }
    return lines
  }
}
