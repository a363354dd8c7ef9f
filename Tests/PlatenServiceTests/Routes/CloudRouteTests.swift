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
}
