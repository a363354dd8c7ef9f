import PlatenBase
import PlatenScenes
import Testing

@testable import PlatenBatch

/// Lines that are drawn once for several.
@Suite struct EqualLinesTests {
  private func key(_ text: String) -> SHA256.Digest { SHA256.digest(of: text.utf8) }

  /// A result of so many bytes, beside which 256 are counted.
  private func result(_ byte: UInt8, count: Int) -> BatchResult {
    BatchResult(
      .pictures([
        BatchResult.Picture(format: .svg, record: [], bytes: Array(repeating: byte, count: count))
      ]))
  }

  private func byte(_ result: BatchResult?) -> UInt8? {
    guard case .pictures(let pictures) = result?.outcome else { return nil }
    return pictures.first?.bytes.first
  }

  @Test func theFirstOfEqualLinesIsDrawnAndTheOthersWait() {
    let lines = EqualLines()
    #expect(!lines.enter(key("a")))
    #expect(lines.enter(key("a")))
    #expect(!lines.enter(key("b")))
    lines.keep(result(1, count: 10), ofLine: 1, for: key("a"))
    #expect(byte(lines.take(key("a"), forLine: 1)) == 1)
    #expect(lines.take(key("b"), forLine: 1) == nil)
  }

  @Test func anEqualLineThatFailsNamesItsOwnPlace() throws {
    let error = SceneFileError(
      of: SceneText(name: "in.jsonl", text: "12", firstLine: 2),
      [
        SceneError(
          at: SourcePosition(line: 1, column: 1), path: "", found: "12",
          expected: "an object, and this one is already at 2:1")
      ])
    let lines = EqualLines()
    for _ in 0..<2 { _ = lines.enter(key("a")) }
    lines.keep(BatchResult(BatchFailure(error, id: nil)), ofLine: 2, for: key("a"))
    guard case .failure(let failure)? = lines.take(key("a"), forLine: 9)?.outcome else {
      Issue.record("there is no failure")
      return
    }
    #expect(failure.message.hasPrefix("in.jsonl:9:1: found 12"))
    #expect(failure.message.contains("already at 9:1"))
    let record = String(decoding: failure.record(ofLine: 9), as: UTF8.self)
    #expect(record.contains("already at 9:1") && !record.contains("already at 2:1"))
    #expect(!record.contains("already at 16:1"))
  }

  /// 744 + 256 = 1,000 bytes each, of which two have room.
  @Test func theOldestGoesForWhichNoLineWaits() {
    let lines = EqualLines(budget: 2000)
    for (number, name) in ["a", "b", "c"].enumerated() {
      #expect(!lines.enter(key(name)))
      lines.keep(result(UInt8(number), count: 744), ofLine: 1, for: key(name))
    }
    #expect(!lines.enter(key("a")))
    #expect(lines.enter(key("b")))
    #expect(lines.enter(key("c")))
  }

  @Test func whatALineWaitsForStays() {
    let lines = EqualLines(budget: 2000)
    #expect(!lines.enter(key("a")))
    #expect(lines.enter(key("a")))
    for (number, name) in ["a", "b", "c", "d"].enumerated() {
      if name != "a" { #expect(!lines.enter(key(name))) }
      lines.keep(result(UInt8(number), count: 744), ofLine: 1, for: key(name))
    }
    #expect(byte(lines.take(key("a"), forLine: 1)) == 0)
    // Of the others the last has room beside it, until it goes as well.
    #expect(!lines.enter(key("b")))
    #expect(!lines.enter(key("c")))
    #expect(lines.enter(key("d")))
  }
}
