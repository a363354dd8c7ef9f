import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import PlatenService

@Suite struct TemplateRouteTests {
  private static let cloud = """
    platen: 1
    data: {words: {file: data/words.csv}, dark: false, size: 2}
    view: {vStack: {children: [{tagCloud: {data: words}}, {text: "{size}"}]}}
    """
  private static let plain = "platen: 1\nview: {text: hello}\n"
  private static let csv = "name\nSwift\n"

  private func tester(_ files: TemporaryFolder, log: TestLog? = nil) throws -> ServiceTester {
    try ServiceTester(log: log) { $0.scenes = files.url }
  }

  private func look(_ tester: ServiceTester) async throws {
    let folder = try #require(tester.service.scenes)
    await folder.look()
  }

  // MARK: - Changes

  @Test func dataOfAnInnerFolderIsAPartOfTheTag() async throws {
    let files = try TemporaryFolder(["cloud.yaml": Self.cloud, "data/words.csv": Self.csv])
    let tester = try tester(files)
    let first = try await tester.answer(.get, "/v1/scenes/cloud.svg")
    let tag = try #require(first.headers[.eTag])
    #expect(first.status == .ok)
    let kept = try await tester.answer(.get, "/v1/scenes/cloud.svg", headers: [.ifNoneMatch: tag])
    #expect(kept.status == .notModified)

    try files.write(Self.csv + "Kotlin\n", to: "data/words.csv")
    try await look(tester)
    let second = try await tester.answer(
      .get, "/v1/scenes/cloud.svg", headers: [.ifNoneMatch: tag])
    #expect(second.status == .ok && second.headers[.eTag] != tag)
    #expect(second.bytes != first.bytes)
  }

  /// Between two looks nobody asks for the folder: it is not there any more, and the scene is drawn.
  @Test func requestsDoNotLookAtTheFolder() async throws {
    let files = try TemporaryFolder(["plain.yaml": Self.plain])
    let tester = try tester(files)
    files.remove()
    let answer = try await tester.answer(.get, "/v1/scenes/plain.svg")
    #expect(answer.status == .ok)
    try await look(tester)
    let other = try await tester.answer(.get, "/v1/scenes/plain.svg")
    #expect(other.status == .ok && other.headers[.eTag] == answer.headers[.eTag])
  }

  @Test func scenesComeAndGo() async throws {
    let files = try TemporaryFolder(["plain.yaml": Self.plain])
    let tester = try tester(files)
    #expect(try await tester.answer(.get, "/v1/scenes/new.svg").status == .notFound)
    try files.write(Self.plain, to: "new.yaml")
    try files.remove("plain.yaml")
    try await look(tester)
    #expect(try await tester.answer(.get, "/v1/scenes/new.svg").status == .ok)
    #expect(try await tester.answer(.get, "/v1/scenes/plain.svg").status == .notFound)
    #expect(try await names(tester) == ["new"])
  }

  private func names(_ tester: ServiceTester) async throws -> [String] {
    let answer = try await tester.answer(.get, "/v1/scenes")
    let list = try JSONSerialization.jsonObject(with: Data(answer.bytes))
    return (list as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
  }

  // MARK: - Broken scenes

  @Test(arguments: [
    ("platen: 1\nview: {txt: hello}\n", 2, 8, "\"txt\""),
    ("platen: 1\nview: [\n", 2, 7, "\"[\" without its \"]\""),
    (
      "platen: 1\ndata: {l: {file: none.csv}}\nview: spacer\n", 2, 18,
      "\"none.csv\", which is not a file in the folder"
    ),
  ])
  func aBrokenSceneHindersNoOther(
    text: String, line: Int, column: Int, found: String
  ) async throws {
    let files = try TemporaryFolder(["bad.yaml": text, "plain.yaml": Self.plain])
    let log = TestLog()
    let tester = try tester(files, log: log)
    let answer = try await tester.answer(.get, "/v1/scenes/bad.svg")
    #expect(answer.status == .internalServerError)
    #expect(try answer.member("type") as? String == "urn:platen:problem:broken-scene")
    let detail = try answer.member("detail") as? String
    #expect(detail?.hasPrefix("bad.yaml, line \(line), column \(column): ") == true)
    let problem = try #require((try answer.member("problems") as? [[String: Any]])?.first)
    #expect(problem["file"] as? String == "bad.yaml")
    #expect(problem["line"] as? Int == line && problem["column"] as? Int == column)
    #expect(problem["found"] as? String == found)
    #expect((problem["expected"] as? String)?.isEmpty == false)
    #expect(!answer.text.contains(files.url.path))
    #expect(try await tester.answer(.get, "/v1/scenes/plain.svg").status == .ok)

    await tester.service.scenes?.checkScenes()
    #expect(log.lines(with: "scene is broken").count == 1)
    let list = try await tester.answer(.get, "/v1/scenes")
    #expect(list.status == .ok && list.text.contains("urn:platen:problem:broken-scene"))
    #expect(try await names(tester) == ["bad", "plain"])
  }

  /// What a client asks for wrongly is not the scene's fault.
  @Test func aWrongValueIsTheClientsProblem() async throws {
    let files = try TemporaryFolder(["cloud.yaml": Self.cloud, "data/words.csv": Self.csv])
    let tester = try tester(files)
    for query in ["size=x", "dark=1", "none=1"] {
      let answer = try await tester.answer(.get, "/v1/scenes/cloud.svg?\(query)")
      #expect(answer.status == .unprocessableContent)
    }
  }

  // MARK: - Tags

  @Test func aTagIsThatOfValuesAndNotOfSpellings() async throws {
    let files = try TemporaryFolder(["cloud.yaml": Self.cloud, "data/words.csv": Self.csv])
    let tester = try tester(files)
    func tag(_ query: String) async throws -> String {
      try #require(
        try await tester.answer(.get, "/v1/scenes/cloud.svg?\(query)").headers[.eTag])
    }
    let first = try await tag("dark=true&size=3")
    for query in ["size=3&dark=true", "dark=True&size=%33", "d%61rk=TRUE&size=3"] {
      #expect(try await tag(query) == first)
    }
    // The scene shows it as it is spelled.
    #expect(try await tag("dark=true&size=3.0") != first)
    #expect(try await tag("dark=false&size=3") != first)
  }

  @Test func anotherSpellingOfAPictureIsWhatTheClientHas() async throws {
    let tester = try ServiceTester()
    let first = try await tester.answer(.get, "/v1/tags.svg?tags=Swift,Go&width=300")
    let tag = try #require(first.headers[.eTag])
    for query in [
      "width=3e2&tags=Swift&tags=Go", "tags=Swift,Go&width=300.0&padding=16",
      "tags=Swift%2CGo&width=%3300",
    ] {
      let answer = try await tester.answer(
        .get, "/v1/tags.svg?\(query)", headers: [.ifNoneMatch: tag])
      #expect(answer.status == .notModified, "\(query)")
    }
  }

  /// A kept picture must not hide that another spelling is wrong.
  @Test func whatIsWrongIsWrongBesideAKeptPicture() async throws {
    let tester = try ServiceTester()
    #expect(try await tester.answer(.get, "/v1/tags.svg?tags=a").status == .ok)
    for query in [
      "tags=a&width=400&width=400", "tags=a&isDeletable=false&style=pill", "tags=a&w=1",
    ] {
      let answer = try await tester.answer(.get, "/v1/tags.svg?\(query)")
      #expect([400, 422].contains(answer.status.code), "\(query)")
    }
  }
}
