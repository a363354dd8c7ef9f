import Foundation
import HTTPTypes
import Testing

@testable import PlatenService

@Suite struct BatchTests {
  private static let lines = """
    {"id": "a", "scene": {"platen": 1, "view": {"rectangle": {}, "modifiers": [{"frame": {"width": 40, "height": 20}}]}}, "format": "json"}
    {"id": 7, "scene": "platen: 1\\nview: {text: Yes}", "format": "png", "scale": 2}

    {"scene": {"platen": 1, "view": {"txt": "Hello"}}}
    {"scen": 1}
    nonsense
    """

  private func records(_ text: String) throws -> [[String: Any]] {
    try text.split(separator: "\n").map { line in
      try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test func eachLineIsAnsweredInItsPlace() async throws {
    let answer = try await ServiceTester().answer(.post, "/v1/batch", Self.lines)
    #expect(answer.headers[.contentType] == "application/jsonl")
    let records = try records(answer.text)
    #expect(records.map { $0["line"] as? Int } == [1, 2, 4, 5, 6])
    #expect(records.map { $0["status"] as? Int } == [200, 200, 422, 422, 422])
    #expect(records.map { $0["id"] as? String } == ["a", "7", nil, nil, nil])
  }

  /// RFC 7464 and JSON Lines leave blank lines to the reader: numbers are those of editors.
  @Test func linesHaveTheNumbersOfTheBody() async throws {
    for end in ["\n", "\r", "\r\n"] {
      let body = ["", " ", #"{"scene": 5}"#, "", #"{"scen": 1}"#].joined(separator: end)
      let answer = try await ServiceTester().answer(.post, "/v1/batch", body)
      let records = try records(answer.text)
      #expect(records.map { $0["line"] as? Int } == [3, 5])
    }
  }

  @Test func aByteThatIsNotUTF8CostsItsLine() async throws {
    var bytes = Array(#"{"id": "a", "scene": "platen: 1\nview: {text: a}"}"#.utf8) + [0x0A]
    bytes += Array(#"{"id": ""#.utf8) + [0xFF] + Array("\"}\n".utf8)
    bytes += Array(#"{"id": "c", "scene": "platen: 1\nview: {text: c}"}"#.utf8)
    let answer = try await ServiceTester().answer(.post, "/v1/batch", bytes: bytes)
    let records = try records(answer.text)
    #expect(records.map { $0["status"] as? Int } == [200, 422, 200])
    let problem = try #require(records[1]["problem"] as? [String: Any])
    let first = try #require((problem["problems"] as? [[String: Any]])?.first)
    #expect(first["found"] as? String == "a byte that is not UTF-8")
    #expect(first["column"] as? Int == 9)
  }

  @Test func textIsAsItIsAndOtherBytesAreInBase64() async throws {
    let tester = try ServiceTester()
    let records = try records(try await tester.answer(.post, "/v1/batch", Self.lines).text)
    let layout = try #require(records[0]["text"] as? String)
    #expect(layout.hasPrefix("{\"kind\":\"picture\",\"frame\":{\"x\":0,\"y\":0,\"width\":40,"))
    let alone = try await tester.answer(
      .post, "/v1/render?format=png&scale=2", "platen: 1\nview: {text: Yes}")
    let base64 = try #require(records[1]["base64"] as? String)
    #expect(Data(base64Encoded: base64) == Data(alone.bytes))
  }

  @Test func problemsHaveTheirPlacesInTheLine() async throws {
    let records = try records(
      try await ServiceTester().answer(.post, "/v1/batch", Self.lines).text)
    let problem = try #require(records[2]["problem"] as? [String: Any])
    let first = try #require((problem["problems"] as? [[String: Any]])?.first)
    #expect(first["path"] as? String == "view.txt")
    // The quotation mark before txt is the 34th character.
    #expect(first["column"] as? Int == 34)
    #expect(first["suggestion"] as? String == "text")
  }

  @Test func partsAreSeparatedAsRFC2046Says() async throws {
    let answer = try await ServiceTester().answer(
      .post, "/v1/batch", Self.lines, headers: [.accept: "multipart/mixed"])
    let type = try #require(answer.headers[.contentType])
    let boundary = try #require(type.split(separator: "\"").last)
    #expect(type.hasPrefix("multipart/mixed; boundary=\""))
    let parts = String(decoding: answer.bytes, as: UTF8.self)
      .components(separatedBy: "--\(boundary)")
    #expect(parts.count == 7)
    #expect(parts.first == "")
    #expect(parts.last == "--\r\n")
    #expect(parts[2].contains("\r\nContent-Type: image/png\r\n"))
    #expect(parts[2].contains("\r\nX-Platen-Id: \"7\"\r\n"))
  }

  @Test func manyLinesStayInTheirOrder() async throws {
    let lines = (0..<200).map { number in
      let side = 1 + (number * 37) % 100
      return
        "{\"id\":\"\(number)\",\"format\":\"png\",\"scene\":{\"platen\":1,\"view\":{\"color\":\"red\","
        + "\"modifiers\":[{\"frame\":{\"width\":\(side),\"height\":\(side)}}]}}}"
    }
    let answer = try await ServiceTester().answer(
      .post, "/v1/batch", lines.joined(separator: "\n"))
    let records = try records(answer.text)
    #expect(records.map { $0["id"] as? String } == (0..<200).map { "\($0)" })
    #expect(records.allSatisfy { $0["status"] as? Int == 200 })
  }

  @Test func tooManyLinesAreRefused() async throws {
    let tester = try ServiceTester { $0.limits.batchLines = 3 }
    #expect(try await tester.answer(.post, "/v1/batch", "1\n2\n3\n").status == .ok)
    #expect(
      try await tester.answer(.post, "/v1/batch", "1\n2\n3\n4").status == .unprocessableContent)
    #expect(try await tester.answer(.post, "/v1/batch", "\n\n").text == "")
  }
}
