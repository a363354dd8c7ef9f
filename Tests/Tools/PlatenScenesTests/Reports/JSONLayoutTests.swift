import Foundation
import Platen
import Testing

@testable import PlatenScenes

@Suite struct JSONLayoutTests {
  /// What Foundation makes of the same values is what is expected.
  private struct Sample: Encodable {
    var empty: [Int] = []
    var list = [[1, 2], [], [3]]
    var names = ["a\\\"b,c:{[": 1, "": 2, "tab\tend\\": 3]
    var nothing: [String: Int] = [:]
    var text = "«{\"x\": [1, 2]}» \\"
    var truth = true
  }

  @Test func isFoundationsOwn() throws {
    let compact = Array(try ReportText.json(Sample(), isPretty: false).utf8)
    let expected = try ReportText.json(Sample())
    var layout = JSONLayout()
    #expect(String(decoding: layout.laidOut(compact), as: UTF8.self) == expected)
  }

  @Test func mayBeCutAnywhere() throws {
    let compact = Array(try ReportText.json(Sample(), isPretty: false).utf8)
    let expected = try ReportText.json(Sample())
    for place in compact.indices {
      var layout = JSONLayout()
      let first = layout.laidOut(Array(compact[..<place]))
      let parts = first + layout.laidOut(Array(compact[place...]))
      #expect(String(decoding: parts, as: UTF8.self) == expected)
    }
  }

  /// 20,000 runs are 13 MB of JSON; no more than a piece of it is there at a time.
  @Test func aTextOfManyRunsIsWrittenInPieces() throws {
    let text = String(repeating: "aあ", count: 10_000)
    let label = try FontLibrary.shared.measure(text, font: .body)
    #expect(label.shaped.runs.count == 20_000)
    var (largest, whole) = (0, [UInt8]())
    try MeasuredLabelJSON.write([label], as: .one) { piece in
      largest = max(largest, piece.count)
      whole += piece
    }
    #expect(largest < 300 << 10)
    let read = try #require(try JSONSerialization.jsonObject(with: Data(whole)) as? [String: Any])
    #expect((read["runs"] as? [Any])?.count == 20_000)
    #expect(read["text"] as? String == text)
  }
}
