import Foundation
import HTTPTypes
import Hummingbird
import Testing

@testable import PlatenService

@Suite struct PlaygroundTests {
  @Test func thePageIsAtTheRoot() async throws {
    let answer = try await ServiceTester().answer(.get, "/")
    #expect(answer.status == .ok)
    #expect(answer.headers[.contentType] == "text/html; charset=utf-8")
    #expect(answer.headers[.xContentTypeOptions] == "nosniff")
    #expect(answer.text.hasPrefix("<!doctype html>"))
  }

  @Test func thePageMayLoadItsOwnFilesAlone() async throws {
    let answer = try await ServiceTester().answer(.get, "/")
    let policy = try #require(answer.headers[.contentSecurityPolicy])
    let rules = policy.split(separator: ";").map { $0.drop { $0 == " " } }
    #expect(rules.contains("default-src 'none'"))
    #expect(rules.contains("script-src 'self'"))
    #expect(!policy.contains("unsafe"))
    #expect(!policy.contains("*"))
  }

  @Test func aFileThatIsKnownIsNotSentAgain() async throws {
    let tester = try ServiceTester()
    for path in ["/", "/playground/app.js"] {
      let first = try await tester.answer(.get, path)
      let tag = try #require(first.headers[.eTag])
      let second = try await tester.answer(.get, path, headers: [.ifNoneMatch: tag])
      #expect(second.status == .notModified)
      #expect(second.bytes.isEmpty)
      let other = try await tester.answer(.get, path, headers: [.ifNoneMatch: "\"other\""])
      #expect(other.bytes == first.bytes)
    }
  }

  @Test(arguments: try PlaygroundFolder.paths)
  func everyFileIsSentAsItLiesInTheSources(_ path: String) async throws {
    let folder = try #require(PlaygroundFolder.all.last { path.hasPrefix($0.path) })
    let isPage = path == "/playground/index.html"
    let answer = try await ServiceTester().answer(.get, isPage ? "/" : path)
    #expect(answer.status == .ok)
    #expect(answer.text == (try folder.text(of: String(path.dropFirst(folder.path.count)))))
  }

  /// What an HTML page, a style sheet or a module names, each with a pattern for its address.
  @Test func everythingThatTheFilesNameIsThere() throws {
    let known = Set(try Playground().files.map(\.path))
    let page = PlaygroundFolder.page
    for name in try page.names {
      let text = try page.text(of: name)
      let named = text.matches(of: /(?:src|href)="(playground\/[^"]*)"/).map { "/\($0.1)" }
      let modules = text.matches(of: /from '\.\/([^']*)'/).map { "/playground/\($0.1)" }
      for path in named + modules { #expect(known.contains(path), "\(name) names \(path)") }
    }
    let options = try page.text(of: "index.html").matches(of: /value="([\w]+\.(?:yaml|json))"/)
    #expect(options.count >= 7)
    for option in options { #expect(known.contains("/playground/examples/\(option.1)")) }
  }

  @Test func nothingComesFromElsewhereAndNoMarkupRuns() throws {
    let page = PlaygroundFolder.page
    for name in try page.names where !name.hasSuffix(".svg") {
      let text = try page.text(of: name)
      #expect(!text.contains(/https?:\/\//), "\(name) names an address")
      #expect(!text.contains("innerHTML"))
      #expect(!text.contains("eval("))
    }
    let html = try page.text(of: "index.html")
    #expect(!html.contains(/\son\w+\s*=/))
    #expect(!html.contains(/\sstyle\s*=/))
  }
}
