import PlatenBase
import PlatenDrawing
import TestSupport
import Testing

@Suite struct PNGErrorTests {
  /// Refuses bytes after the first `limit`.
  private final class FullSink: ByteSink {
    private var left: Int

    init(limit: Int) {
      left = limit
    }

    func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
      left -= bytes.count
      if left < 0 { throw OutputError(.system, number: 28, message: "no space left on device") }
    }
  }

  private func encoder(
    width: Int, height: Int, compression: PNGCompression = .fast,
    sink: any ByteSink = MemorySink()
  ) throws(OutputError) -> PNGEncoder {
    try PNGEncoder(
      width: width, height: height, format: .rgb, filter: .none, compression: compression,
      pixelsPerPoint: 1, sink: sink)
  }

  private func code(_ body: () throws -> Void) -> OutputError.Code? {
    do {
      try body()
      return nil
    } catch {
      return (error as? OutputError)?.code
    }
  }

  @Test(arguments: [(0, 1), (1, 0), (-5, 1), (1, 1 << 31), (.max, 1), (1, .min)])
  func sidesOutOfRangeAreErrors(width: Int, height: Int) {
    #expect(code { _ = try encoder(width: width, height: height) } == .size)
  }

  @Test func aPictureOfTheGreatestHeightCanBeBegun() {
    #expect(code { _ = try encoder(width: 1, height: 1 << 31 - 1) } == nil)
  }

  @Test(arguments: [(0, 5), (16, 0), (8, 4), (17, 4), (-16, 4), (16, -1), (.max, 3)])
  func rowsThatDoNotFitAreErrors(stride: Int, rows: Int) {
    let bytes = [UInt8](repeating: 0, count: 64)
    let code = code {
      var encoder = try encoder(width: 4, height: 4)
      try bytes.withUnsafeBytes { try encoder.write($0, stride: stride, rows: rows) }
      if rows == 0 { try encoder.finish() }
    }
    #expect(code == .rows)
  }

  @Test func moreRowsThanThePictureHasAreAnError() {
    let bytes = [UInt8](repeating: 0, count: 5 * 16)
    for parts in [[5], [3, 2]] {
      let code = code {
        var encoder = try encoder(width: 4, height: 4)
        for rows in parts {
          try bytes.withUnsafeBytes { try encoder.write($0, stride: 16, rows: rows) }
        }
      }
      #expect(code == .rows)
    }
  }

  @Test func theLastRowNeedsNoPadding() throws {
    let bytes = [UInt8](repeating: 0, count: 20 * 3 + 16)
    var encoder = try encoder(width: 4, height: 4)
    try bytes.withUnsafeBytes { try encoder.write($0, stride: 20, rows: 4) }
    try encoder.finish()
  }

  @Test(arguments: PNGCompression.allCases)
  func aSinkThatFailsEndsThePicture(compression: PNGCompression) {
    var random = SeededGenerator(seed: 6)
    let noise = TestPicture.noise(width: 400, height: 300, format: .rgb, using: &random)
    for limit in [0, 8, 40, 1000, 200_000] {
      let code = code {
        var encoder = try encoder(
          width: 400, height: 300, compression: compression, sink: FullSink(limit: limit))
        try noise.words.withUnsafeBytes {
          try encoder.write($0, stride: noise.stride, rows: 300)
        }
        try encoder.finish()
      }
      #expect(code == .system)
    }
  }
}
