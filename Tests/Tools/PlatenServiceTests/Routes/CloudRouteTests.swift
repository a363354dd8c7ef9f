import Foundation
import HTTPTypes
import Platen
import Testing

@testable import PlatenService

@Suite struct CloudRouteTests {
  @Test func theJSONOfACloudIsWhereItsWordsLie() async throws {
    let tester = try ServiceTester()
    let path = "/v1/cloud.json?words=Swift:3,Go:1&width=300&height=200&padding=10"
    let answer = try await tester.answer(.get, path)
    #expect(answer.status == .ok)
    #expect(answer.headers[.contentType] == "application/json; charset=utf-8")
    let cloud = try JSONDecoder().decode(CloudArrangement.self, from: Data(answer.bytes))
    #expect(cloud.words.map(\.text) == ["Swift", "Go"] && cloud.leftOut.isEmpty)
    #expect(cloud.words.map(\.weight) == [3, 1], "the weights that were said, not their places")
    #expect(cloud.origin == CGPoint(x: 10, y: 10))
    #expect(cloud.size == CGSize(width: 280, height: 180))
    let tag = try #require(answer.headers[.eTag])
    let known = try await tester.answer(.get, path, headers: [.ifNoneMatch: tag])
    #expect(known.status == .notModified)
  }

  @Test func textsOfAnSVGCanBeSelected() async throws {
    let tester = try ServiceTester()
    let path = "/v1/cloud.svg?words=Swift:3,Go:1&width=300&height=200"
    let outlines = try await tester.answer(.get, path)
    #expect(!outlines.text.contains("<text"))
    #expect(try await tester.answer(.get, path + "&svg=outlines").bytes == outlines.bytes)
    let semantic = try await tester.answer(.get, path + "&svg=semantic")
    #expect(semantic.text.contains("<text") && semantic.text.contains("@font-face"))
    #expect(semantic.headers[.eTag] != outlines.headers[.eTag])
    #expect(
      try await tester.answer(.get, "/v1/cloud.png?words=a&svg=semantic").status == .badRequest)
    #expect(try await tester.answer(.get, path + "&svg=semantics").status == .badRequest)
    let scene = try await tester.answer(
      .post, "/v1/render?format=svg&svg=semantic", "platen: 1\nview: {text: Hello}")
    #expect(scene.text.contains("<text"))
    // A scene says so itself, unless the address says otherwise.
    let own = "platen: 1\ncanvas: {svg: semantic}\nview: {text: Hello}"
    #expect(try await tester.answer(.post, "/v1/render?format=svg", own).text.contains("<text"))
    let other = try await tester.answer(.post, "/v1/render?format=svg&svg=outlines", own)
    #expect(!other.text.contains("<text"))
  }

  @Test(arguments: ["svg", "png", "pdf"])
  func wordsWithoutRoomAreToldOfWithoutBeingAskedFor(_ format: String) async throws {
    let path = "/v1/cloud.\(format)?words=HHHH:1,EEEE:1,TTTT:1&width=120&height=60&padding=0"
    let field = try #require(HTTPField.Name.platenFindings)
    let all = try await ServiceTester().answer(.get, path)
    #expect(all.status == .ok && all.headers[field] == nil)
    let some = try await ServiceTester().answer(
      .get, path + "&fit=drop&largestSize=90")
    #expect(some.status == .ok && some.headers[field] == "leftOut;n=1")
  }

  @Test func wordsLeadNowhereUnlessTheServiceAllowsIt() async throws {
    let scene = """
      platen: 1
      canvas: {width: 200, height: 100}
      data: {list: [{name: sage, link: "https://example.org/sage"}]}
      view: {cloud: list}
      """
    let closed = try await ServiceTester().answer(.post, "/v1/render", scene)
    #expect(closed.status == .ok && !closed.text.contains("example.org"))
    let open = try await ServiceTester { $0.allowsLinks = true }.answer(.post, "/v1/render", scene)
    #expect(open.status == .ok && open.text.contains("https://example.org/sage"))
  }

  @Test func linksOfAPDFNeedTheServicesLeave() async throws {
    let scene = """
      platen: 1
      view: {link: {label: Sage, destination: "https://example.org/sage"}}
      """
    func isLinked(_ tester: ServiceTester) async throws -> Bool {
      let answer = try await tester.answer(
        .post, "/v1/render?format=pdf", scene)
      #expect(answer.status == .ok)
      return String(decoding: answer.bytes.map { $0 < 0x80 ? $0 : 0 }, as: UTF8.self)
        .contains("https://example.org/sage")
    }
    #expect(try await !isLinked(ServiceTester()))
    #expect(try await isLinked(ServiceTester { $0.allowsLinks = true }))
  }
}
