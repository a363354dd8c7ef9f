import Foundation
import HTTPTypes
import PlatenScenes
import Testing

@testable import PlatenService

@Suite struct OptionsBodyTests {
  private func pairs(_ body: String, _ kind: PictureKind = .cloud) throws -> [String] {
    try BodyOptions(of: SceneText(name: "body", text: body), kind).pairs
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
    (#"{"words": null}"#, "body:1:11: words: found nothing, expected a text or a number"),
    (#"{"words": [true]}"#, "body:1:12: words[0]: found true, expected a text or a number"),
    (#"{"words": ["a", null]}"#, "body:1:17: words[1]: found nothing, expected a text"),
    (#"{"width": null}"#, "body:1:11: width: found nothing, expected a text or a number"),
    (#"{"shape": {"a": 1}}"#, "body:1:11: shape: found a list or an object, expected a text"),
  ])
  func whatIsNoOptionHasItsPlace(_ body: String, _ message: String) {
    let error = #expect(throws: SceneFileError.self) { try pairs(body) }
    #expect(error.map { "\($0)" }?.hasPrefix(message) == true, "\(error.map { "\($0)" } ?? "")")
  }

  @Test(arguments: ["null", "true", #""many""#, "-5", "1e400", #""1,200""#, #""0x10""#])
  func aWeightThatIsNoneIsAnError(_ weight: String) {
    for (kind, list) in [(PictureKind.cloud, "words"), (.tags, "tags"), (.cloud, "to")] {
      let body = "{\"\(list)\": {\"Swift\": \(weight), \"C\": 3}}"
      let error = #expect(throws: SceneFileError.self) { try pairs(body, kind) }
      #expect(error?.records.map(\.path) == ["\(list).Swift"])
      #expect(error?.records.first?.expected == "a weight of zero or more")
      #expect(error?.records.first?.column == list.count + 16)
    }
  }

  @Test func weightsThatAreNumbersAreRead() throws {
    #expect(
      try pairs(#"{"words": {"a": 0, "b": 1e3, "c": "7", "d": "120:x, y"}}"#)
        == ["words=a:0", "words=b:1e3", "words=c:7", #"words=d:120:x\, y"#])
  }

  /// The body's own lines and columns, in characters from 1.
  @Test(arguments: [
    (#"{"words": {"Swift": 120}, "width": "wide"}"#, "width", 1, 36),
    (#"{"words": {"Swift": 120}, "widht": 640}"#, "widht", 1, 27),
    ("{\n  \"words\": [\"a\", \"\"],\n  \"height\": 0\n}", "height", 3, 13),
  ])
  func whatIsWrongWithAnOptionHasItsPlaceInTheBody(
    _ body: String, _ path: String, _ line: Int, _ column: Int
  ) async throws {
    let answer = try await ServiceTester().answer(
      .post, "/v1/cloud.svg", body, headers: [.contentType: "application/json"])
    #expect(answer.status == .unprocessableContent)
    let problems = try #require(try answer.member("problems") as? [[String: Any]])
    let problem = try #require(problems.last)
    #expect(problem["path"] as? String == path)
    #expect(problem["file"] as? String == "body")
    #expect(problem["line"] as? Int == line)
    #expect(problem["column"] as? Int == column)
  }

  @Test func aQueryAndABodyAreToldApart() async throws {
    let answer = try await ServiceTester().answer(
      .post, "/v1/cloud.svg?height=0", #"{"words": ["a"], "width": "wide"}"#,
      headers: [.contentType: "application/json"])
    let problems = try #require(try answer.member("problems") as? [[String: Any]])
    #expect(problems.map { $0["file"] as? String } == ["query", "body"])
    #expect(problems.map { $0["path"] as? String } == ["height", "width"])
    // `height=` are seven characters, and the text "wide" begins at the 27th of the body.
    #expect(problems.map { $0["column"] as? Int } == [8, 27])
  }

  /// A table whose last letter is é by ISO 8859-1 and Windows-1252.
  private static let latin: [UInt8] =
    Array("word,count\ncaf".utf8) + [0xE9] + Array(",2\n".utf8)

  private static func littleEndian(_ unit: UInt16) -> [UInt8] {
    [UInt8(unit & 0xFF), UInt8(unit >> 8)]
  }

  /// The same table in the encodings that a client may name.
  @Test(
    arguments: [
      ("text/csv; charset=windows-1252", latin),
      (#"text/csv;charset="ISO-8859-1""#, latin),
      ("text/csv; charset=utf-16le", Array("word,count\ncafé,2\n".utf16).flatMap(littleEndian)),
      ("text/csv; charset=UTF-8", Array("word,count\ncafé,2\n".utf8)),
    ] as [(String, [UInt8])])
  func theCharsetOfATableIsRead(_ type: String, _ bytes: [UInt8]) async throws {
    let answer = try await ServiceTester().answer(
      .post, "/v1/cloud.json", bytes: bytes, headers: [.contentType: type])
    #expect(answer.status == .ok, "\(answer.text)")
    let words = try #require(try answer.member("words") as? [[String: Any]])
    #expect(words.map { $0["text"] as? String } == ["café"])
  }

  @Test func anotherCharsetIsRefusedByItsName() async throws {
    let tester = try ServiceTester()
    for path in ["/v1/cloud.svg", "/v1/render"] {
      let type = path == "/v1/render" ? "application/yaml" : "text/csv"
      let answer = try await tester.answer(
        .post, path, "word,count\na,2\n",
        headers: [.contentType: "\(type); charset=utf-7"])
      #expect(answer.status == .unsupportedMediaType)
      #expect(try (answer.member("detail") as? String)?.contains("\"utf-7\"") == true)
    }
  }

  @Test func bytesThatAreNoCharactersAreTheBodys() async throws {
    let answer = try await ServiceTester().answer(
      .post, "/v1/cloud.svg", bytes: Array("word\ncaf".utf8) + [0xE9, 0x0A],
      headers: [.contentType: "text/csv"])
    let problems = try #require(try answer.member("problems") as? [[String: Any]])
    #expect(problems.first?["file"] as? String == "body")
    #expect(problems.first?["line"] as? Int == 2 && problems.first?["column"] as? Int == 4)
  }

  @Test func aNullCharacterIsAnError() async throws {
    let tester = try ServiceTester()
    let address = try await tester.answer(.get, "/v1/tags.svg?tags=b&tags=a%00b")
    let body = try await tester.answer(
      .post, "/v1/tags.svg", #"{"tags": ["a\u0000b"]}"#,
      headers: [.contentType: "application/json"])
    for answer in [address, body] {
      #expect(answer.status == .unprocessableContent)
      let problems = try #require(try answer.member("problems") as? [[String: Any]])
      #expect(problems.map { $0["path"] as? String } == ["tags"])
      #expect(problems.first?["found"] as? String == "a null character")
    }
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
