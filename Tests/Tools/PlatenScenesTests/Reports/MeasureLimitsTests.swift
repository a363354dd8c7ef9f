import Foundation
import Platen
import PlatenBase
import Testing

@testable import PlatenScenes

@Suite struct MeasureLimitsTests {
  private func request(
    _ text: String, _ set: (inout MeasureLimits) -> Void = { _ in }
  ) throws(SceneFileError) -> MeasureRequest {
    var limits = MeasureLimits()
    set(&limits)
    return try MeasureRequest(SceneText(name: "request", text: text), limits: limits)
  }

  @Test(arguments: [
    "{labels: [Swift, iOS開発, 'دليل Swift', '', '\u{10FFFF} 👩‍👩‍👧']}",
    #"{"labels": ["a\"b\\c/d\u0001\u001f\b\f\n\r\t\u2028é"], "width": 20}"#,
    "{labels: [{text: one two three four, width: 33.3, lineLimit: 2}, x], font: {size: 7.3}}",
    "{labels: [{text: cut off here, width: 1, height: 1}], layoutDirection: rightToLeft}",
  ])
  func theAnswerIsAsTheEncoderWritesIt(_ text: String) throws {
    let request = try request(text)
    let json = try request.json(in: .shared)
    // What Foundation reads of it, Foundation writes in the same way.
    #expect(
      String(decoding: json, as: UTF8.self)
        == (try ReportText.json(MeasureReport(request), isPretty: false)))
  }

  @Test(arguments: [0, -0.0, 1, 0.1, 1e15, 1e16, 1e-7, 123_456_789_012_345_680, -2.5])
  func numbersAreAsTheEncoderWritesThem(_ number: Double) throws {
    var json = ReportBytes()
    try json.add(number)
    #expect(String(decoding: json.bytes, as: UTF8.self) == (try ReportText.json(number)))
    #expect(throws: NotFiniteError.self) { try json.add(number / 0 - number / 0) }
  }

  @Test func labels() throws {
    _ = try request("labels: [a, b]") { $0.labels = 2 }
    let error = #expect(throws: SceneFileError.self) {
      try request("labels: [a, b]") { $0.labels = 1 }
    }
    #expect(error?.exceedsLimit == true)
    #expect(error?.records.first?.found == "2 labels")
    #expect(error?.records.first?.expected == "at most 1 labels")
  }

  @Test func texts() throws {
    // Three bytes of one letter, and one.
    _ = try request("labels: [開, b]") { $0.textBytes = 4 }
    let error = #expect(throws: SceneFileError.self) {
      try request("labels: [開, b]") { $0.textBytes = 3 }
    }
    #expect(error?.exceedsLimit == true)
    #expect(error?.records.first?.path == "labels[1]")
    #expect(error?.records.first?.found == "more than 3 bytes of texts")
  }

  @Test func theAnswer() throws {
    let text = "labels: [a, b, c]"
    let bytes = try request(text).json(in: .shared).count
    #expect(try request(text) { $0.answerBytes = bytes }.json(in: .shared).count == bytes)
    let error = #expect(throws: SceneFileError.self) {
      try request(text) { $0.answerBytes = bytes - 1 }.json(in: .shared)
    }
    #expect(error?.exceedsLimit == true)
    #expect(error?.records.first?.found == "an answer of more than \(bytes - 1) bytes")
  }

  @Test func theWritingEndsWithTheFirstByteTooMany() throws {
    // A line of each word would take 40 MB.
    let words = String(repeating: "a b ", count: 50_000)
    let request = try request(#"{"labels": [{"text": "\#(words)", "width": 1}]}"#) {
      $0.answerBytes = 1 << 20
    }
    #expect(throws: SceneFileError.self) { try request.json(in: .shared) }
  }

  @Test func aCancelledRequestEnds() throws {
    let request = try request("labels: [a, b]")
    let cancellation = RenderCancellation()
    cancellation.cancel()
    let error = #expect(throws: RenderError.self) {
      try RenderCancellation.with(cancellation) { try request.json(in: .shared) }
    }
    #expect(error?.code == .cancelled)
  }
}
