internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import PlatenBase
internal import PlatenReview
internal import PlatenScenes

/// The routes of a review's page, which list what there is to decide, carry decisions out and undo
/// them.
struct ReviewRoutes: Sendable {
  private static let path = "/v1/review"

  let settings: ReviewSettings
  let limits: ServiceLimits

  private var session: ReviewSession { settings.session }

  var endpoints: [Endpoint] { [read, decide, takeBack] }

  private var read: Endpoint {
    Endpoint(
      method: .get, path: Self.path, operation: "readReview",
      summary: "The results of the last run, as the blocks of the review page.",
      answers: ["text/plain"], problems: Self.problems, isConditional: false
    ) { [session] _, _ in
      _ = try Self.mapping { try session.tally() }
      let headers: HTTPFields = [
        .contentType: "text/plain; charset=utf-8", .cacheControl: "no-store",
      ]
      return Response(
        status: .ok, headers: headers,
        body: ResponseBody { writer in
          try await session.write { try await writer.write(ByteBuffer(bytes: $0)) }
          try await writer.finish(nil)
        })
    }
  }

  private var decide: Endpoint {
    step(Self.path, "decideReview", "Applies decisions at once, like accept --from.") {
      try $0.carryOut($1)
    }
  }

  private var takeBack: Endpoint {
    step(
      "\(Self.path)/undo", "undoReview",
      "Restores snapshots to their state before this review."
    ) { session, decisions in
      try session.takeBack(decisions.map(\.name))
      return []
    }
  }

  /// A step of the review, with decisions as its body: the file that the page of a report writes.
  private func step(
    _ path: String, _ operation: String, _ summary: String,
    _ act:
      @escaping @Sendable (ReviewSession, [SnapshotDecision]) throws
      -> [DecisionRunner.Outcome]
  ) -> Endpoint {
    Endpoint(
      method: .post, path: path, operation: operation, summary: summary,
      body: Endpoint.Body(
        mediaTypes: ["application/json"], summary: "Decisions.", schema: ["type": "object"]),
      answers: ["application/json"],
      problems: Problem.Kind.ofBodies + Self.problems + [.invalid, .notWritten],
      isConditional: false
    ) { [settings, limits] request, _ in
      let text = try await SceneBody.text(of: request, atMost: limits.bodyBytes)
      let read = try SnapshotDecisions(SceneText(name: "decisions", text: text))
      let (outcomes, tally) = try Self.mapping {
        (try act(settings.session, read.decisions), try settings.session.tally())
      }
      if tally.left == 0 { settings.finish() }
      return Self.response(outcomes, tally)
    }
  }

  private static let problems: [Problem.Kind] = [.unauthorized, .foreignPage, .notWritten]

  /// What cannot be read or written is the page's to tell.
  private static func mapping<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as ReviewError {
      throw Problem(.notWritten, error.description)
    } catch let error as OutputError {
      throw Problem(.notWritten, "\(error)")
    }
  }

  private static func response(
    _ outcomes: [DecisionRunner.Outcome], _ tally: ReviewSession.Tally
  ) -> Response {
    let list = outcomes.map { outcome -> JSONValue in
      ["name": .string(outcome.name), "result": .string(name(of: outcome.result))]
    }
    let json: JSONValue = [
      "outcomes": .array(list), "left": .number(Double(tally.left)),
      "accepted": .number(Double(tally.accepted)), "rejected": .number(Double(tally.rejected)),
    ]
    return Response(
      status: .ok, headers: [.contentType: "application/json", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: json.formatted + "\n")))
  }

  private static func name(of result: DecisionRunner.Outcome.Result) -> String {
    switch result {
    case .accepted: "accepted"
    case .approved: "approved"
    case .removed: "removed"
    case .rejected: "rejected"
    case .kept: "kept"
    case .commented: "commented"
    case .needless: "needless"
    case .stale: "stale"
    case .unknown: "unknown"
    }
  }
}
