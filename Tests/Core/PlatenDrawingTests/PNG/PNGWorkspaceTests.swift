import PlatenBase
import PlatenDrawing
import TestSupport
import Testing

/// Encoders that work one after the other in the same memory.
@Suite struct PNGWorkspaceTests {
  @Test(arguments: PNGFilter.allCases)
  func nothingOfAPictureIsLeftInTheNext(filter: PNGFilter) throws {
    var random = SeededGenerator(seed: 11)
    let workspace = PNGWorkspace()
    for round in 0..<40 {
      let format = PNGFormat.allCases[round % 3]
      let picture =
        round % 4 == 0
        ? TestPicture.text(width: 500, height: 90)
        : TestPicture.noise(
          width: 1 + round * 17 % 300, height: 1 + round * 31 % 120, format: format, using: &random)
      let bytes = try picture.encoded(format, filter, in: workspace)
      #expect(try bytes == picture.encoded(format, filter), "round \(round)")
      #expect(try picture.matches(PNGFile(bytes), format))
    }
  }

  @Test func aPictureThatWasNotFinishedLeavesNothing() throws {
    let picture = TestPicture.text(width: 300, height: 200)
    let workspace = PNGWorkspace()
    for rows in [1, 77, 200] {
      var encoder = try PNGEncoder(
        width: 300, height: 200, format: .rgb, filter: .adaptive, compression: .fast,
        pixelsPerPoint: 1, workspace: workspace, sink: MemorySink())
      try picture.words.withUnsafeBytes {
        try encoder.write($0, stride: picture.stride, rows: rows)
      }
      #expect(try picture.encoded(.rgb, .none, in: workspace) == picture.encoded(.rgb, .none))
    }
  }

  /// Rows like the one above are found before they are converted; noise, a few colours and one, and
  /// rows that come again once or often.
  @Test(arguments: PNGFormat.allCases, PNGFilter.allCases)
  func rowsThatComeAgainAreTheSamePixels(format: PNGFormat, filter: PNGFilter) throws {
    var random = SeededGenerator(seed: 12)
    let rows = TestPicture.noise(width: 1100, height: 40, format: format, using: &random)
    let picture = TestPicture(width: 1100, height: 200) { x, y in
      let row = y / 7 * 11 % 40
      return rows.words[row * rows.stride / 4 + (row % 3 == 0 ? 0 : row % 3 == 1 ? x % 2 : x)]
    }
    for band in [1, 2, 5, 200] {
      let file = try PNGFile(picture.encoded(format, filter, band: band))
      #expect(picture.matches(file, format), "bands of \(band)")
    }
    #expect(
      try picture.encoded(format, filter, band: 1) == picture.encoded(format, filter, band: 200))
  }
}
