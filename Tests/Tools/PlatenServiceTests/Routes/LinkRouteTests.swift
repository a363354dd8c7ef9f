import Foundation
import HTTPTypes
import Testing

@testable import PlatenService

@Suite struct LinkRouteTests {
  private static let scene = "{\"platen\": 1, \"view\": {\"text\": \"Swift\"}}"

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("links-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func tester(_ bytes: Int = 1 << 20) throws -> ServiceTester {
    try ServiceTester {
      $0.links = folder
      $0.linkBytes = bytes
    }
  }

  private func link(
    _ tester: ServiceTester, _ scene: String = scene, query: String = "?format=svg"
  ) async throws -> String {
    let answer = try await tester.answer(.post, "/v1/links" + query, scene)
    #expect(answer.status == .created)
    let path = try #require(answer.headers[.location])
    #expect(answer.text == "{\"path\":\"\(path)\"}")
    return path
  }

  private var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path) }
  }

  @Test func whatWasPostedIsDrawnAtAShortAddressByAnotherProcessToo() async throws {
    let path = try await link(try tester(), query: "?format=png&scale=2")
    #expect(path.wholeMatch(of: /\/v1\/p\/[A-Za-z0-9_-]{22}/) != nil)
    let other = try tester()
    let answer = try await other.answer(.get, path)
    let posted = try await other.answer(.post, "/v1/render?format=png&scale=2", Self.scene)
    #expect(answer.status == .ok)
    #expect(answer.bytes == posted.bytes)
    #expect(answer.headers[.contentType] == "image/png")
    #expect(answer.headers[.cacheControl] == "public, max-age=3600")
    let saved = try await other.answer(.get, path + "?download=a")
    #expect(saved.headers[.contentDisposition]?.contains("a.png") == true)
  }

  @Test func theSameHasTheSameAddressAndAnythingElseAnother() async throws {
    let tester = try tester()
    let path = try await link(tester)
    #expect(try await link(tester) == path)
    #expect(try files == [String(path.dropFirst(6))])
    #expect(try await link(tester, query: "?format=svg&svg=semantic") != path)
    #expect(try await link(tester, query: "?format=png") != path)
    #expect(try await link(tester, Self.scene + " ") != path)
    #expect(try files.count == 4)
  }

  @Test func whatWasAskedForLongestAgoGoes() async throws {
    // Three files of some 125 bytes each.
    let tester = try tester(400)
    let scenes = (0..<4).map { Self.scene.replacing("Swift", with: "Word\($0)") }
    var paths: [String] = []
    for scene in scenes.prefix(3) { paths.append(try await link(tester, scene)) }
    #expect(try files.count == 3)
    for (i, path) in paths.enumerated() {
      let time = Date(timeIntervalSinceNow: Double(i - 10))
      try FileManager.default.setAttributes(
        [.modificationDate: time],
        ofItemAtPath: folder.appendingPathComponent(String(path.dropFirst(6))).path)
    }
    // The oldest is asked for, so that the second is the oldest now.
    #expect(try await tester.answer(.get, paths[0]).status == .ok)
    let last = try await link(tester, scenes[3])
    #expect(try Set(files) == Set([paths[0], paths[2], last].map { String($0.dropFirst(6)) }))
    let gone = try await tester.answer(.get, paths[1])
    #expect(gone.status == .notFound)
    #expect(gone.headers[.cacheControl] == "no-store")
  }

  @Test func whatIsLongerThanAllMayBeIsRefused() async throws {
    let scene = Self.scene.replacing("Swift", with: String(repeating: "a ", count: 100))
    let answer = try await tester(200).answer(.post, "/v1/links?format=svg", scene)
    #expect(answer.status == .contentTooLarge)
    #expect(answer.text.contains("link-bytes"))
    #expect(try files.isEmpty)
  }

  @Test func whatCannotBeDrawnGetsNoAddress() async throws {
    let answer = try await tester().answer(.post, "/v1/links", "{\"platen\": 1}")
    #expect(answer.status.code == 422)
    #expect(try files.isEmpty)
    let query = try await tester().answer(.post, "/v1/links?formatt=svg", Self.scene)
    #expect(query.status == .badRequest)
  }

  @Test(arguments: ["..", "../secret", "%2e%2e%2fsecret", "AAAAAAAAAAAAAAAAAAAAA", "é", ""])
  func otherNamesAreNone(name: String) async throws {
    let secret = folder.deletingLastPathComponent().appendingPathComponent("secret")
    try Data("platen link 1\n".utf8).write(to: secret)
    #expect(try await tester().answer(.get, "/v1/p/" + name).status == .notFound)
  }

  @Test func aFileOfAnotherVersionOrABrokenOneIsNone() async throws {
    let tester = try tester()
    let name = "AAAAAAAAAAAAAAAAAAAAAA"
    for text in ["platen link 2\n", "platen link 1\n", "platen link 1\n\u{1}abc", ""] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      #expect(try await tester.answer(.get, "/v1/p/" + name).status == .notFound)
    }
  }

  @Test func withoutAFolderNoneAreGivenOut() async throws {
    let tester = try ServiceTester()
    let answer = try await tester.answer(.post, "/v1/links", Self.scene)
    #expect(answer.status == .notImplemented)
    #expect(answer.text.contains("links"))
    #expect(try await tester.answer(.get, "/v1/p/AAAAAAAAAAAAAAAAAAAAAA").status == .notFound)
  }
}
