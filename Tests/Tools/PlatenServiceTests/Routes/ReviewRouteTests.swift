import Foundation
import HTTPTypes
import Platen
import PlatenBase
import PlatenReview
import PlatenScenes
import TestSupport
import Testing

@testable import PlatenService

/// The routes of `platen snapshot review --serve`: what was found is decided on by its own page alone.
@Suite struct ReviewRouteTests {
  /// A review of three drawings that became red, and a new one.
  private struct Review {
    let files: TemporaryFolder
    let tester: ServiceTester
    let settings: ReviewSettings

    init() throws {
      var texts: [String: String] = [:]
      for name in ["a", "b", "c"] {
        texts["before/\(name).svg"] = Self.square("#0000FF")
        texts["after/\(name).svg"] = Self.square("#FF0000")
      }
      texts["after/new.svg"] = Self.square("#00FF00")
      files = try TemporaryFolder(texts)
      let folder = try SnapshotFolder(
        actual: files.url.path + "/after", references: files.url.path + "/before")
      let configuration = try SnapshotConfiguration(SceneText(name: "c.yaml", text: ""))
      let maker = SnapshotMaker(library: .shared, fontHash: nil)
      _ = try SnapshotVerifier(folder, maker: maker)
        .verify(SnapshotPlan(filesIn: folder, configuration)) {}
      let settings = ReviewSettings(try ReviewSession(folder))
      self.settings = settings
      tester = try ServiceTester { $0.show(settings) }
    }

    static func square(_ color: String) -> String {
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">"
        + "<rect width=\"9\" height=\"9\" fill=\"\(color)\"/></svg>"
    }

    var access: HTTPFields { [.authorization: "Bearer \(settings.token)"] }

    func reference(_ name: String) -> String? {
      try? String(contentsOfFile: "\(files.url.path)/before/\(name)", encoding: .utf8)
    }

    func decisions(_ verdict: SnapshotDecision.Verdict, _ names: [String]) throws -> String {
      let list = try names.map { name in
        let bytes = try Data(contentsOf: files.url.appendingPathComponent("after/\(name)"))
        return SnapshotDecision(
          name: name, verdict: verdict, actual: SHA256.digest(of: bytes).hexadecimal)
      }
      return SnapshotDecisions(list).json
    }

    func decide(
      _ verdict: SnapshotDecision.Verdict, _ names: String..., path: String = "",
      headers: HTTPFields? = nil, authority: String = "localhost"
    ) async throws -> TestResponse {
      try await tester.answer(
        .post, "/v1/review\(path)", decisions(verdict, names), headers: headers ?? access,
        authority: authority)
    }
  }

  @Test func thePageHasNothingOfTheReview() async throws {
    let review = try Review()
    let page = try await review.tester.answer(.get, "/")
    #expect(page.status == .ok)
    #expect(!page.text.contains("a.svg") && !page.text.contains(review.settings.token))
    let policy = page.headers[.contentSecurityPolicy] ?? ""
    #expect(policy.contains("connect-src 'self'") && policy.contains("frame-ancestors 'none'"))
    #expect(!policy.contains("unsafe"))
  }

  @Test func whatWasFoundIsReadWithTheToken() async throws {
    let review = try Review()
    let answer = try await review.tester.answer(.get, "/v1/review", headers: review.access)
    #expect(answer.status == .ok && answer.headers[.cacheControl] == "no-store")
    #expect(answer.text.hasPrefix(#"<script type="application/json" id="session">"#))
    #expect(answer.text.components(separatedBy: #"class="entry">"#).count == 5)
    #expect(answer.text.contains(#"id="summary">"#))
  }

  @Test func decisionsAreCarriedOutAtOnce() async throws {
    let review = try Review()
    let accepted = try await review.decide(.accept, "a.svg", "new.svg")
    #expect(accepted.status == .ok)
    #expect(try accepted.member("left") as? Int == 2)
    #expect(review.reference("a.svg") == Review.square("#FF0000"))
    #expect(review.reference("new.svg") == Review.square("#00FF00"))
    #expect(review.reference("b.svg") == Review.square("#0000FF"))
    let rejected = try await review.decide(.reject, "b.svg")
    #expect(try rejected.member("left") as? Int == 1)
    #expect(review.reference("b.svg") == Review.square("#0000FF"))
    let tally = try review.settings.session.tally()
    #expect(tally.text == "2 accepted, 1 rejected, 1 left")
  }

  @Test func whatWasDecidedIsTakenBack() async throws {
    let review = try Review()
    _ = try await review.decide(.accept, "a.svg", "new.svg")
    _ = try await review.decide(.reject, "b.svg")
    let back = try await review.decide(.accept, "a.svg", "new.svg", "b.svg", path: "/undo")
    #expect(try back.member("left") as? Int == 4)
    #expect(review.reference("a.svg") == Review.square("#0000FF"))
    #expect(review.reference("new.svg") == nil)
    #expect(try review.settings.session.tally().text == "0 accepted, 0 rejected, 4 left")
    let again = try await review.decide(.accept, "a.svg")
    #expect(try again.member("left") as? Int == 3)
    #expect(review.reference("a.svg") == Review.square("#FF0000"))
  }

  @Test func theLastDecisionEndsTheReview() async throws {
    let review = try Review()
    _ = try await review.decide(.accept, "a.svg", "b.svg", "c.svg", "new.svg")
    // It would be waited for in vain.
    for await _ in review.settings.ending {}
    #expect(try review.settings.session.tally().left == 0)
  }

  @Test func whatHasChangedSinceStaysAsItIs() async throws {
    let review = try Review()
    let text = try review.decisions(.accept, ["a.svg"])
    try review.files.write("<svg/>", to: "before/.platen-snapshots/actual/a.svg")
    let answer = try await review.tester.answer(.post, "/v1/review", text, headers: review.access)
    let outcome = try #require((try answer.member("outcomes") as? [[String: Any]])?.first)
    #expect(outcome["result"] as? String == "stale")
    #expect(review.reference("a.svg") == Review.square("#0000FF"))
  }

  @Test(arguments: ["", "{}", "[1]", #"{"platen": "decisions", "version": 2, "decisions": []}"#])
  func whatIsNoDecisionIsRefused(_ text: String) async throws {
    let review = try Review()
    let answer = try await review.tester.answer(.post, "/v1/review", text, headers: review.access)
    #expect(answer.status == .unprocessableContent)
  }

  // MARK: - Who may ask

  @Test(arguments: [nil, "Bearer ", "Bearer x", "Basic abc"])
  func withoutTheTokenNothingIsReadOrDecided(_ access: String?) async throws {
    let review = try Review()
    var headers: HTTPFields = [:]
    headers[.authorization] = access
    let read = try await review.tester.answer(.get, "/v1/review", headers: headers)
    #expect(read.status == .unauthorized && !read.text.contains("a.svg"))
    for path in ["", "/undo"] {
      let answer = try await review.decide(.accept, "a.svg", path: path, headers: headers)
      #expect(answer.status == .unauthorized)
    }
    #expect(review.reference("a.svg") == Review.square("#0000FF"))
  }

  @Test(arguments: ["evil.example", "127.0.0.1.evil.example", "localhost.x", ""])
  func otherHostsAreRefused(_ host: String) async throws {
    let review = try Review()
    #expect(try await review.decide(.accept, "a.svg", authority: host).status == .forbidden)
    let page = try await review.tester.answer(.get, "/", authority: host)
    #expect(page.status == .forbidden)
    #expect(review.reference("a.svg") == Review.square("#0000FF"))
  }

  @Test(arguments: ["http://evil.example", "null", "http://localhost:81"])
  func otherOriginsAreRefused(_ origin: String) async throws {
    let review = try Review()
    var headers = review.access
    headers[.origin] = origin
    let answer = try await review.decide(
      .accept, "a.svg", headers: headers, authority: "localhost:8080")
    #expect(answer.status == .forbidden)
    headers[.origin] = "http://localhost:8080"
    let own = try await review.decide(
      .accept, "a.svg", headers: headers, authority: "localhost:8080")
    #expect(own.status == .ok)
  }

  @Test func aReviewDrawsNothingAndAServiceReviewsNothing() async throws {
    let review = try Review()
    for path in ["/v1/tags.svg?tags=a", "/v1/preview", "/playground/app.js"] {
      let answer = try await review.tester.answer(.get, path, headers: review.access)
      #expect(answer.status == .notFound, "\(path)")
    }
    let service = try ServiceTester()
    #expect(try await service.answer(.get, "/v1/review").status == .notFound)
  }
}
