import Foundation
import HTTPTypes
import PlatenScenes
import TestSupport
import Testing

@testable import PlatenService

/// The routes of `platen preview`: one file is read and written, for its own page alone.
@Suite struct PreviewRouteTests {
  private static let text = "platen: 1\nview: {text: hello}\n"
  private static let missing = "\"\(PreviewFile.missing)\""

  /// A preview of the file `card.yaml` in a folder.
  private struct Preview {
    let files: TemporaryFolder
    let tester: ServiceTester
    let settings: PreviewSettings

    init(_ texts: [String: String] = ["card.yaml": PreviewRouteTests.text]) throws {
      files = try TemporaryFolder(texts)
      let settings = PreviewSettings(file: files.url.appendingPathComponent("card.yaml").path)
      self.settings = settings
      tester = try ServiceTester { $0.show(settings) }
    }

    var access: HTTPFields { [.authorization: "Bearer \(settings.token)"] }

    /// What stands in the file.
    var onDisk: String? { try? String(contentsOfFile: settings.file, encoding: .utf8) }

    func read(since version: String? = nil) async throws -> TestResponse {
      let query = version.map { "?since=\($0)" } ?? ""
      return try await tester.answer(.get, "/v1/preview\(query)", headers: access)
    }

    func write(
      _ text: String, over tag: String, headers: HTTPFields = [:], authority: String = "localhost"
    ) async throws -> TestResponse {
      var all = access
      all[.ifMatch] = tag
      for field in headers { all[field.name] = field.value }
      return try await tester.answer(
        .put, "/v1/preview", text, headers: all, authority: authority)
    }

    /// The tag of the file, between quotation marks.
    func tag() async throws -> String {
      "\"\(try #require(try await read().member("tag") as? String))\""
    }
  }

  private func slug(_ answer: TestResponse) throws -> String? {
    (try answer.member("type") as? String)?.split(separator: ":").last.map(String.init)
  }

  // MARK: - Reading

  @Test func theFileIsReadWithItsName() async throws {
    let preview = try Preview()
    let answer = try await preview.read()
    #expect(answer.status == .ok)
    #expect(answer.headers[.cacheControl] == "no-store")
    #expect(try answer.member("name") as? String == "card.yaml")
    #expect(try answer.member("text") as? String == Self.text)
    #expect(try answer.member("problem") == nil)
  }

  @Test(arguments: ["in place", "by renaming", "beside"])
  func whoWaitsIsToldOfAChange(_ way: String) async throws {
    let preview = try Preview()
    let version = try #require(try await preview.read().member("version") as? String)
    let (tester, access) = (preview.tester, preview.access)
    async let answer = tester.answer(.get, "/v1/preview?since=\(version)", headers: access)
    let new = Self.text + "# more\n"
    let folder = preview.files.url.path
    switch way {
    case "in place": try preview.files.write(new, to: "card.yaml")
    case "by renaming":
      try preview.files.write(new, to: ".new")
      #expect(rename("\(folder)/.new", "\(folder)/card.yaml") == 0)
    default: try preview.files.write("name\nSwift\n", to: "data/words.csv")
    }
    var told = try await answer
    #expect(try told.member("version") as? String != version)
    // However slow the writer is: what it has half written may be told before the whole.
    let expected = way == "beside" ? Self.text : new
    for _ in 0..<5 where try told.member("text") as? String != expected {
      let version = try #require(try told.member("version") as? String)
      told = try await preview.read(since: version)
    }
    #expect(try told.member("text") as? String == expected)
  }

  @Test func aFileThatWasReadBeforeAChangeIsToldAtOnce() async throws {
    let preview = try Preview()
    let version = try #require(try await preview.read().member("version") as? String)
    try preview.files.write("platen: 1\n", to: "card.yaml")
    let told = try await preview.read(since: version)
    #expect(try told.member("text") as? String == "platen: 1\n")
  }

  @Test func aServiceThatStopsLetsNobodyWait() async throws {
    let preview = try Preview()
    let version = try #require(try await preview.read().member("version") as? String)
    preview.tester.service.shutdown.begin()
    #expect(try await preview.read(since: version).member("version") as? String == version)
  }

  @Test func whatEditorsKeepBesideAFileForAMomentIsNoChange() async throws {
    let preview = try Preview()
    let version = try await preview.read().member("version") as? String
    try preview.files.write("half", to: ".card.yaml.swp")
    #expect(try await preview.read().member("version") as? String == version)
  }

  @Test func aFileThatIsGoneOrNoTextIsSaidToBeSo() async throws {
    let preview = try Preview()
    try preview.files.remove("card.yaml")
    let gone = try await preview.read()
    #expect(gone.status == .ok)
    #expect(try gone.member("text") == nil)
    #expect(try gone.member("problem") as? String == "card.yaml no longer exists.")
    try Data([0x61, 0xFF]).write(to: preview.files.url.appendingPathComponent("card.yaml"))
    let wrong = try await preview.read()
    #expect(try wrong.member("text") == nil)
    #expect((try wrong.member("problem") as? String)?.contains("not UTF-8") == true)
  }

  // MARK: - Writing

  @Test func theFileIsWrittenWithItsPermissionsAndNothingElse() async throws {
    let preview = try Preview()
    chmod(preview.settings.file, 0o640)
    let answer = try await preview.write("platen: 1\n", over: preview.tag())
    #expect(answer.status == .ok)
    #expect(preview.onDisk == "platen: 1\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: preview.settings.file)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: preview.files.url.path) == ["card.yaml"])
    let tag = "\"\(try #require(try answer.member("tag") as? String))\""
    #expect(try await preview.tag() == tag)
    #expect(try await preview.write("platen: 2\n", over: tag).status == .ok)
    #expect(preview.onDisk == "platen: 2\n")
  }

  @Test func aLinkStaysAndTheFileBehindItIsWritten() async throws {
    let preview = try Preview(["real/text.yaml": Self.text])
    try preview.files.link("card.yaml", to: "real/text.yaml")
    #expect(try await preview.write("platen: 1\n", over: preview.tag()).status == .ok)
    let real = preview.files.url.appendingPathComponent("real/text.yaml")
    #expect(try String(contentsOf: real, encoding: .utf8) == "platen: 1\n")
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: preview.settings.file)
    #expect(link == "real/text.yaml")
  }

  @Test func whatAnotherProgramWroteIsNotWrittenOver() async throws {
    let preview = try Preview()
    let tag = try await preview.tag()
    try preview.files.write("theirs", to: "card.yaml")
    let answer = try await preview.write("mine", over: tag)
    #expect(answer.status == .preconditionFailed)
    #expect(try slug(answer) == "file-changed")
    #expect(preview.onDisk == "theirs")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: preview.files.url.path) == ["card.yaml"])
    #expect(try await preview.write("mine", over: preview.tag()).status == .ok)
    #expect(preview.onDisk == "mine")
  }

  @Test func aFileThatIsGoneIsWrittenAnewOnlyIfThatIsKnown() async throws {
    let preview = try Preview()
    let tag = try await preview.tag()
    try preview.files.remove("card.yaml")
    #expect(try await preview.write("mine", over: tag).status == .preconditionFailed)
    #expect(preview.onDisk == nil)
    #expect(try await preview.write("mine", over: Self.missing).status == .ok)
    #expect(preview.onDisk == "mine")
  }

  @Test func aTextThatTheFileHasIsNotWritten() async throws {
    let preview = try Preview()
    func inode() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: preview.settings.file)[.systemFileNumber]
        as? Int
    }
    let before = try inode()
    #expect(try await preview.write(Self.text, over: Self.missing).status == .ok)
    #expect(try inode() == before)
  }

  @Test func whatIsNoTextIsNeverWrittenOver() async throws {
    let preview = try Preview()
    let bytes = Data([0x61, 0xFF])
    let file = preview.files.url.appendingPathComponent("card.yaml")
    try bytes.write(to: file)
    let answer = try await preview.write("mine", over: "\"\(PreviewFile.unreadable)\"")
    #expect(answer.status == .conflict)
    #expect(try slug(answer) == "not-written")
    #expect(try Data(contentsOf: file) == bytes)
  }

  @Test(arguments: ["", "\"", "tag", "*"])
  func aWriterHasToSayWhatIsKnown(_ field: String) async throws {
    let preview = try Preview()
    #expect(try await preview.write("mine", over: field).status == .badRequest)
    #expect(preview.onDisk == Self.text)
  }

  // MARK: - Who may ask

  @Test(arguments: ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "localhost.x", ""])
  func otherHostsAreRefused(_ host: String) async throws {
    let preview = try Preview()
    let written = try await preview.write("mine", over: preview.tag(), authority: host)
    #expect(written.status == .forbidden)
    #expect(try slug(written) == "foreign-page")
    #expect(preview.onDisk == Self.text)
    for path in ["/", "/playground/app.js", "/v1/preview", "/v1/version"] {
      let answer = try await preview.tester.answer(
        .get, path, headers: preview.access, authority: host)
      #expect(answer.status == .forbidden, "\(path)")
    }
  }

  @Test(arguments: [
    "http://evil.example", "null", "https://localhost:8080", "http://localhost",
    "http://localhost:81",
  ])
  func otherOriginsAreRefused(_ origin: String) async throws {
    let preview = try Preview()
    let answer = try await preview.write(
      "mine", over: preview.tag(), headers: [.origin: origin], authority: "localhost:8080")
    #expect(answer.status == .forbidden)
    #expect(try slug(answer) == "foreign-page")
    #expect(answer.headers[.accessControlAllowOrigin] == nil)
    #expect(preview.onDisk == Self.text)
  }

  @Test(arguments: ["127.0.0.1:8080", "localhost:8080", "LOCALHOST"])
  func thePagesOwnOriginMayWrite(_ host: String) async throws {
    let preview = try Preview()
    let answer = try await preview.write(
      "mine", over: preview.tag(), headers: [.origin: "http://\(host.lowercased())"],
      authority: host)
    #expect(answer.status == .ok)
    #expect(preview.onDisk == "mine")
  }

  @Test(arguments: [nil, "Bearer ", "Bearer x", "Basic abc"])
  func withoutTheTokenNothingIsReadWrittenOrDrawn(_ access: String?) async throws {
    let preview = try Preview()
    var headers: HTTPFields = [:]
    headers[.authorization] = access
    for path in ["/v1/preview", "/v1/version", "/v1/tags.svg?tags=a"] {
      let answer = try await preview.tester.answer(.get, path, headers: headers)
      #expect(answer.status == .unauthorized, "\(path)")
      #expect(!answer.text.contains("hello"))
    }
    // However the path is spelled.
    let other = try await preview.tester.answer(.get, "//v1/preview", headers: headers)
    #expect(other.status != .ok)
    let drawn = try await preview.tester.answer(
      .post, "/v1/render?format=svg", Self.text, headers: headers)
    #expect(drawn.status == .unauthorized)
    headers[.ifMatch] = try await preview.tag()
    let written = try await preview.tester.answer(.put, "/v1/preview", "mine", headers: headers)
    #expect(written.status == .unauthorized)
    #expect(preview.onDisk == Self.text)
    #expect(try await preview.tester.answer(.get, "/").status == .ok)
  }

  @Test func tokensAreNeverTheSame() throws {
    let tokens = Set((0..<100).map { _ in PreviewSettings(file: "a").token })
    #expect(tokens.count == 100)
    // 16 bytes in base64url.
    #expect(tokens.allSatisfy { $0.count == 22 })
  }

  @Test func aServiceForManyHasNoPreview() async throws {
    let tester = try ServiceTester()
    #expect(try await tester.answer(.get, "/v1/preview").status == .notFound)
    #expect(try await tester.answer(.put, "/v1/preview", "mine").status == .notFound)
    #expect(!(try await tester.answer(.get, "/v1/openapi.json").text.contains("preview")))
  }

  // MARK: - Pictures

  @Test func aSceneReadsTheFilesBesideItAndAgainWhenTheyChange() async throws {
    let scene =
      "platen: 1\ndata: {words: {file: data/words.csv}}\nview: {tagCloud: {data: words}}\n"
    let preview = try Preview(["card.yaml": scene, "data/words.csv": "name\nSwift\n"])
    func picture() async throws -> TestResponse {
      try await preview.tester.picture(
        of: scene, query: "?format=svg", headers: preview.access)
    }
    let first = try await picture()
    #expect(first.status == .ok)
    try preview.files.write("name\nSwift\nKotlin\n", to: "data/words.csv")
    let second = try await picture()
    #expect(second.status == .ok && second.bytes != first.bytes)
  }

  @Test(arguments: ["/etc/passwd", "../other.csv", "link.csv"])
  func aSceneReadsNothingOutsideOfItsFolder(_ path: String) async throws {
    let scene = "platen: 1\ndata: {words: {file: \(path)}}\nview: {tagCloud: {data: words}}\n"
    let preview = try Preview(["card.yaml": scene])
    try preview.files.link("link.csv", to: "/etc/passwd")
    let answer = try await preview.tester.picture(
      of: scene, query: "?format=svg", headers: preview.access)
    #expect(answer.status == .unprocessableContent)
    #expect(answer.text.contains("outside the scene's folder"))
  }

  @Test func anAllowedFileIsRead() async throws {
    let other = try TemporaryFolder(["words.csv": "name\nSwift\n"])
    let path = other.url.appendingPathComponent("words.csv").path
    let scene = "platen: 1\ndata: {words: {file: \(path)}}\nview: {tagCloud: {data: words}}\n"
    let files = try TemporaryFolder(["card.yaml": scene])
    let settings = PreviewSettings(
      file: files.url.appendingPathComponent("card.yaml").path, allowedPaths: [path])
    let tester = try ServiceTester { $0.show(settings) }
    let answer = try await tester.picture(
      of: scene, query: "?format=svg",
      headers: [.authorization: "Bearer \(settings.token)"])
    #expect(answer.status == .ok)
  }

  @Test func anErrorNamesTheFileAndItsPlace() async throws {
    let preview = try Preview()
    let answer = try await preview.tester.picture(
      of: "platen: 1\nview:\n  txt: hello\n", query: "?format=svg", headers: preview.access)
    #expect(answer.status == .unprocessableContent)
    let problem = try #require((try answer.member("problems") as? [[String: Any]])?.first)
    #expect(problem["file"] as? String == "card.yaml")
    #expect(problem["line"] as? Int == 3 && problem["column"] as? Int == 3)
  }
}
