import Foundation
import HTTPTypes
import PlatenScenes
import Testing

@testable import PlatenService

@Suite struct OptionsBodyTests {
  private func pairs(_ body: String, _ kind: PictureKind = .cloud) throws -> [String] {
    try OptionsBody.pairs(of: SceneText(name: "body", text: body), kind)
      .map { "\($0.name)=\($0.value)" }
  }

  @Test func membersAreTheNamesAndValuesOfAnAddress() throws {
    #expect(
      try pairs(#"{"words": ["Swift:120", "a, b"], "width": 640, "keepsNumbers": true}"#)
        == ["words=Swift:120", #"words=a\, b"#, "width=640", "keepsNumbers=true"])
    #expect(
      try pairs(#"{"words": {"C++: a guide": 7.5, "b": 2}}"#)
        == [#"words=C++\: a guide:7.5"#, "words=b:2"])
    // One text is what the address has it to be.
    #expect(try pairs(#"{"words": "a:1,b"}"#) == ["words=a:1,b"])
  }

  @Test(arguments: [
    (#""a""#, "body:1:1: found no object, expected an object with the picture's options"),
    (
      #"{"words": ["a", {"b": 1}]}"#,
      "body:1:17: words[1]: found a list or an object, expected a text"
    ),
    (
      #"{"width": [640]}"#,
      "body:1:11: width: found a list or an object, expected a text or a number"
    ),
    (#"{"words": {"a": [1]}}"#, "body:1:17: words.a: found a list or an object, expected a text"),
  ])
  func whatIsNoOptionHasItsPlace(_ body: String, _ message: String) {
    let error = #expect(throws: SceneFileError.self) { try pairs(body) }
    #expect(error.map { "\($0)" }?.hasPrefix(message) == true, "\(error.map { "\($0)" } ?? "")")
  }

  @Test func aNameThatNobodyKnowsIsNamedWhateverItHolds() async throws {
    let tester = try ServiceTester()
    for value in [#""x""#, #"["x"]"#, #"{"x": [1]}"#] {
      let answer = try await tester.answer(
        .post, "/v1/tags.svg", #"{"tags": ["a"], "algnment": \#(value)}"#,
        headers: [.contentType: "application/json"])
      #expect(answer.status == .unprocessableContent)
      #expect(answer.text.contains(#"did you mean \"alignment\"?"#), "\(answer.text)")
    }
  }

  @Test func aBodyDrawsWhatItsAddressDraws() async throws {
    let tester = try ServiceTester()
    let address = try await tester.answer(
      .get, "/v1/cloud.svg?words=Swift:9,a%5C,%20b:3,C&width=300&height=200&title=x")
    #expect(address.status == .ok)
    let body = #"{"words": ["Swift:9", "a, b:3", "C"], "width": 300, "title": "x"}"#
    let posted = try await tester.answer(
      .post, "/v1/cloud.svg?height=200", body, headers: [.contentType: "application/json"])
    #expect(posted.bytes == address.bytes)
    #expect(posted.headers[.eTag] == address.headers[.eTag])
  }

  @Test(arguments: [
    ("text/csv; charset=utf-8", "term,count\nSwift,9\nC,3\n"),
    ("text/tab-separated-values", "term\tcount\nSwift\t9\nC\t3\n"),
    ("application/json", #"[{"term": "Swift", "count": 9}, {"term": "C", "count": 3}]"#),
  ])
  func aTableIsReadAsTheCommandReadsIt(_ type: String, _ table: String) async throws {
    let tester = try ServiceTester()
    let address = try await tester.answer(.get, "/v1/cloud.json?words=Swift:9,C:3")
    let answer = try await tester.answer(
      .post, "/v1/cloud.json", table, headers: [.contentType: type])
    #expect(answer.status == .ok, "\(answer.text)")
    #expect(
      try answer.member("words") as? [[String: Any]] as NSArray?
        == address.member("words") as? [[String: Any]] as NSArray?)
    let clock = try await tester.answer(
      .post, "/v1/clock.svg", table, headers: [.contentType: type])
    #expect([.unsupportedMediaType, .unprocessableContent].contains(clock.status))
  }

  @Test func aPlainTextIsTheTextOfACloud() async throws {
    let tester = try ServiceTester()
    // Longer than an address may be.
    let text = String(repeating: "harbour lighthouse harbour anchor ", count: 1000)
    let answer = try await tester.answer(
      .post, "/v1/cloud.json?language=en", text,
      headers: [.contentType: "text/plain; charset=utf-8"])
    #expect(answer.status == .ok)
    let words = try #require(try answer.member("words") as? [[String: Any]])
    #expect(words.compactMap { $0["text"] as? String }.first?.hasPrefix("harbour") == true)
    let clock = try await tester.answer(
      .post, "/v1/clock.svg", text, headers: [.contentType: "text/plain"])
    #expect(clock.status == .unsupportedMediaType)
  }
}
