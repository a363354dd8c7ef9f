import Foundation
import HTTPTypes
import Testing

@testable import PlatenService

/// What a picture leaves out is told beside it, or refused.
@Suite struct FindingTests {
  /// A rectangle of 60 points in a canvas of 50.
  private static let cutOff =
    "platen: 1\ncanvas: {width: 50}\nview: {color: red, modifiers: [{frame: {width: 60, height: 20}}]}"
  /// U+1B05 is a letter of Balinese, which no bundled font has; it is told once.
  private static let tags = "/v1/tags.svg?tags=a%E1%AC%85&tags=b%E1%AC%85"

  private static let field = HTTPField.Name.platenFindings ?? .server

  @Test func whatACanvasCutsOffIsTold() async throws {
    let tester = try ServiceTester()
    for format in ["svg", "png", "pdf", "json"] {
      let answer = try await tester.answer(
        .post, "/v1/render?format=\(format)&findings=true", Self.cutOff)
      #expect(answer.status == .ok)
      #expect(answer.headers[Self.field] == "overflow;n=1", "\(format)")
    }
  }

  @Test func aPictureWithoutFindingsSaysNothing() async throws {
    let tester = try ServiceTester()
    for query in ["", "?findings=true", "?strict=true", "?strict=false", "?strict"] {
      let answer = try await tester.picture(query: query)
      #expect(answer.status == .ok)
      #expect(answer.headers[Self.field] == nil)
    }
  }

  /// Missing characters are known anyway; what is cut off is looked for.
  @Test func whatTakesTimeIsLookedForWhereItIsWanted() async throws {
    let tester = try ServiceTester()
    let scene = "platen: 1\nview: {text: ᬅ, modifiers: [{frame: {width: 4}}, {lineLimit: 1}]}"
    let known = try await tester.picture(of: scene)
    #expect(known.headers[Self.field] == "missingGlyph;n=1")
    let all = try await tester.picture(of: Self.cutOff, query: "?findings=false")
    #expect(all.headers[Self.field] == nil)
    let told = try await tester.picture(of: Self.cutOff, query: "?findings=true")
    #expect(told.headers[Self.field] == "overflow;n=1")
    #expect(told.bytes == all.bytes)
    #expect(told.headers[.eTag] != all.headers[.eTag])
  }

  /// One made, one kept, one compressed, one without its body.
  @Test func whatIsKeptKeepsItsFindings() async throws {
    let tester = try ServiceTester()
    let made = try await tester.answer(.get, Self.tags)
    #expect(made.headers[Self.field] == "missingGlyph;n=1")
    let kept = try await tester.answer(.get, Self.tags)
    #expect(kept.headers[Self.field] == made.headers[Self.field])
    let gzip: HTTPFields = [.acceptEncoding: "gzip"]
    for _ in 0..<2 {
      let compressed = try await tester.answer(.get, Self.tags, headers: gzip)
      #expect(compressed.headers[.contentEncoding] == "gzip")
      #expect(compressed.headers[Self.field] == made.headers[Self.field])
    }
    let head = try await tester.answer(.head, Self.tags)
    #expect(head.headers[Self.field] == made.headers[Self.field])
    let metrics = try await tester.answer(.get, "/metrics").text
    // Made once, however often it was asked for.
    #expect(metrics.contains("\nplaten_findings_total{kind=\"missingGlyph\"} 1\n"))
    #expect(metrics.contains("\nplaten_findings_total{kind=\"overflow\"} 0\n"))
  }

  @Test(arguments: [
    "/v1/render?strict=true", "/v1/render?strict=true&format=png", "/v1/layout?strict",
  ])
  func aStrictPictureWithFindingsIsRefused(_ target: String) async throws {
    let answer = try await ServiceTester().answer(.post, target, Self.cutOff)
    #expect(answer.status == .unprocessableContent)
    #expect(try answer.member("type") as? String == "urn:platen:problem:findings")
    #expect(
      try answer.member("detail") as? String
        == "the view takes 60×20 points, but it was offered 50×any, and the picture's edge cuts it"
        + " off")
    #expect(try answer.member("findingCount") as? Int == 1)
    let findings = try #require(try answer.member("findings") as? [[String: Any]])
    #expect(findings.map { $0["kind"] as? String } == ["overflow"])
    #expect(findings.first?["frame"] is [String: Any])
  }

  /// A truncated text is told with the view of the scene that shows it.
  @Test func aStrictPictureSaysWhichViewsItIsAbout() async throws {
    let scene = """
      platen: 1
      view:
        vStack:
          - {text: Hello}
          - {text: A long sentence, modifiers: [{lineLimit: 1}, {frame: {width: 40}}]}
      """
    let tester = try ServiceTester()
    let answer = try await tester.picture(of: scene, query: "?strict=true")
    let findings = try #require(try answer.member("findings") as? [[String: Any]])
    #expect(findings.map { $0["kind"] as? String } == ["truncated"])
    let id = try #require(findings.first?["id"] as? String)
    #expect(id.hasPrefix("view.vStack[1]"))
    #expect(try (answer.member("detail") as? String)?.contains(id) == true)
  }

  @Test func aStrictPictureIsTheSameWithATagOfItsOwn() async throws {
    let tester = try ServiceTester()
    let target = "/v1/tags.svg?tags=Swift&tags=Kotlin"
    let plain = try await tester.answer(.get, target)
    let strict = try await tester.answer(.get, target + "&strict=true")
    #expect(strict.bytes == plain.bytes)
    #expect(
      try await tester.answer(.get, target + "&strict=false").headers[.eTag] == plain.headers[.eTag]
    )
    // Who has the one that may have findings does not know that there are none.
    let tag = try #require(plain.headers[.eTag])
    let again = try await tester.answer(
      .get, target + "&strict=true", headers: [.ifNoneMatch: tag])
    #expect(again.status == .ok)
  }

  @Test func strictIsTrueOrFalse() async throws {
    let answer = try await ServiceTester().answer(.get, Self.tags + "&strict=yes")
    #expect(answer.status == .badRequest)
    #expect(
      try answer.member("detail") as? String
        == "strict: found \"yes\", expected true or false.")
  }

  // MARK: - Batches

  private static let lines = #"""
    {"scene": {"platen": 1, "canvas": {"width": 50}, "view": {"color": "red", "modifiers": [{"frame": {"width": 60, "height": 20}}]}}, "findings": true}
    {"scene": {"platen": 1, "view": {"color": "red", "modifiers": [{"frame": {"width": 60, "height": 20}}]}}, "strict": true}
    {"scene": {"platen": 1, "canvas": {"width": 50}, "view": {"color": "red", "modifiers": [{"frame": {"width": 60, "height": 20}}]}}, "strict": true}
    {"scene": {"platen": 1, "view": {"text": "x"}}, "strict": "often"}
    """#

  @Test func linesOfABatchHaveTheirFindings() async throws {
    let answer = try await ServiceTester().answer(.post, "/v1/batch", Self.lines)
    let records = try answer.text.split(separator: "\n").map { line in
      try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(records.map { $0["status"] as? Int } == [200, 200, 422, 422])
    #expect(records.map { $0["findingCount"] as? Int } == [1, nil, nil, nil])
    let findings = records[0]["findings"] as? [[String: Any]]
    #expect(findings?.map { $0["kind"] as? String } == ["overflow"])
    let problem = try #require(records[2]["problem"] as? [String: Any])
    #expect(problem["type"] as? String == "urn:platen:problem:findings")
    #expect(problem["findingCount"] as? Int == 1)
    let other = try #require(records[3]["problem"] as? [String: Any])
    let first = (other["problems"] as? [[String: Any]])?.first
    #expect(first?["expected"] as? String == "true or false")
  }

  @Test func partsOfABatchHaveTheField() async throws {
    let answer = try await ServiceTester().answer(
      .post, "/v1/batch", Self.lines, headers: [.accept: "multipart/mixed"])
    #expect(answer.text.contains("\r\nPlaten-Findings: overflow;n=1\r\n"))
    #expect(answer.text.components(separatedBy: "Platen-Findings").count == 2)
  }
}
