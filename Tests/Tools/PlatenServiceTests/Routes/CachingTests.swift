import Foundation
import HTTPTypes
import NIOCore
import PlatenWorkers
import Testing

@testable import PlatenService

@Suite struct CachingTests {
  private static let tags = "/v1/tags.svg?tags=Swift&tags=Kotlin"

  @Test func whatTheClientHasIsNotMadeAgain() async throws {
    let tester = try ServiceTester()
    let tag = try #require(try await tester.answer(.get, Self.tags).headers[.eTag])
    // Another service, as another process has it, that cannot make any picture.
    let other = try ServiceTester()
    other.service.pool.close()
    let answer = try await other.answer(.get, Self.tags, headers: [.ifNoneMatch: "\"x\", \(tag)"])
    #expect(answer.status == .notModified)
    #expect(answer.headers[.eTag] == tag)
    #expect(answer.headers[.cacheControl] == "public, max-age=3600")
    #expect(answer.body.readableBytes == 0)
    #expect(try await other.answer(.get, Self.tags).status == .serviceUnavailable)
  }

  @Test(arguments: [
    ("0", "public, max-age=0"), ("60", "public, max-age=60"), ("3600", "public, max-age=3600"),
  ])
  func anAddressMayBeKeptForAShorterTime(_ seconds: String, _ field: String) async throws {
    let tester = try ServiceTester()
    let plain = try await tester.answer(.get, Self.tags)
    let answer = try await tester.answer(.get, Self.tags + "&maxAge=\(seconds)")
    #expect(answer.headers[.cacheControl] == field)
    #expect(answer.headers[.eTag] == plain.headers[.eTag])
  }

  @Test(arguments: ["3601", "-1", "1h", ""])
  func aTimeBeyondTheServicesIsRefused(_ seconds: String) async throws {
    let tester = try ServiceTester()
    let answer = try await tester.answer(.get, Self.tags + "&maxAge=\(seconds)")
    #expect(answer.status == .badRequest)
    #expect(answer.text.contains("a whole number of seconds from 0 to 3600"), "\(answer.text)")
  }

  @Test func theOrderOfNamesIsOfNoAccountAndThatOfValuesIs() async throws {
    let tester = try ServiceTester()
    func tag(_ query: String) async throws -> String? {
      try await tester.answer(.get, "/v1/tags.svg?\(query)").headers[.eTag]
    }
    let first = try await tag("tags=a&tags=b&width=300")
    #expect(try await tag("width=300&tags=a&tags=b") == first)
    #expect(try await tag("width=%33%30%30&tags=a&tags=b") == first)
    #expect(try await tag("tags=b&tags=a&width=300") != first)
    #expect(try await tag("tags=a&tags=b&width=301") != first)
  }

  @Test func formatsAndScalesAndEncodingsHaveTagsOfTheirOwn() async throws {
    let tester = try ServiceTester()
    var tags: [String?] = []
    for query in ["", "?scale=2", "?format=png", "?format=png&scale=2", "?format=json"] {
      tags.append(try await tester.picture(query: query).headers[.eTag])
    }
    tags.append(try await tester.picture(headers: [.acceptEncoding: "gzip"]).headers[.eTag])
    #expect(Set(tags).count == 6)
  }

  @Test func textIsCompressedForThoseWhoAcceptIt() async throws {
    let tester = try ServiceTester()
    let plain = try await tester.answer(.get, Self.tags)
    let answer = try await tester.answer(.get, Self.tags, headers: [.acceptEncoding: "gzip, br"])
    #expect(answer.headers[.contentEncoding] == "gzip")
    #expect(answer.body.readableBytes < plain.body.readableBytes / 2)
    #expect(try gunzip(answer.bytes) == plain.bytes)
    let png = try await tester.picture(query: "?format=png", headers: [.acceptEncoding: "gzip"])
    #expect(png.headers[.contentEncoding] == nil)
  }

  @Test func aHeadIsThatOfTheAnswer() async throws {
    let tester = try ServiceTester()
    let whole = try await tester.answer(.get, Self.tags)
    let head = try await tester.answer(.head, Self.tags)
    #expect(head.status == .ok)
    #expect(head.headers[.eTag] == whole.headers[.eTag])
    #expect(head.headers[.contentLength] == "\(whole.body.readableBytes)")
    #expect(head.body.readableBytes == 0)
  }

  @Test func aHeadOfNothingHasNoBody() async throws {
    let answer = try await ServiceTester().answer(.head, "/nothing")
    #expect(answer.status == .notFound)
    #expect(answer.body.readableBytes == 0)
  }

  @Test func failuresAreNotKept() async throws {
    let answer = try await ServiceTester().answer(.get, "/v1/tags.svg?tagg=x")
    #expect(answer.headers[.cacheControl] == "no-store")
    #expect(answer.headers[.eTag] == nil)
  }

  /// Decompresses with gzip itself.
  private func gunzip(_ bytes: [UInt8]) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/gzip")
    process.arguments = ["-dc"]
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(bytes))
    try input.fileHandleForWriting.close()
    let result = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Array(result)
  }
}
