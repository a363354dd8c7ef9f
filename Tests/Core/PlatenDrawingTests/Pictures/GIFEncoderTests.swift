import Foundation
import PlatenBase
import PlatenDrawing
import TestSupport
import Testing

@Suite struct GIFEncoderTests {
  @Test func everyFrameShowsWhatItsPictureShowsAlone() throws {
    let square = MovingSquare(places: [0, 12.25, 12.25, 40])
    let (bytes, losses) = try square.frames.printed(as: .gif)
    let file = try MovingGIF(bytes)
    #expect(file.width == 60 && file.height == 40)
    for (number, frame) in file.frames.enumerated() {
      #expect(try frame.pixels == square.stillWords(number))
    }
    let parts = file.frames.map { [$0.x, $0.y, $0.width, $0.height] }
    #expect(parts == [[0, 0, 60, 40], [0, 10, 23, 10], [0, 0, 1, 1], [12, 10, 38, 10]])
    #expect(losses == AnimationLosses())
    // Red, white, two edges of a quarter and three quarters, and nothing: five of eight.
    #expect(file.palette.count == 8)
    // Who reads one picture alone sees the first.
    #expect(try RasterImage(file: bytes).bitmap.pixels == square.stillWords(0))
  }

  @Test(arguments: [(0, 0), (1, nil), (3, 2), (100_000, 65_535)] as [(Int, Int?)])
  func loopsAreOneMoreThanRepeats(loops: Int, repeats: Int?) throws {
    var square = MovingSquare()
    square.loops = loops
    #expect(try MovingGIF(square.frames.printed(as: .gif).bytes).repeats == repeats)
  }

  @Test func delaysOfThirtyAndOfAHundredFramesASecond() throws {
    var frames = MovingSquare(places: [0, 10, 20, 30, 40, 50]).frames
    frames.delay = { _ in .seconds(1) / 30 }
    var (bytes, losses) = try frames.printed(as: .gif)
    #expect(try MovingGIF(bytes).frames.map(\.hundredths) == [3, 4, 3, 3, 4, 3])
    #expect(losses.otherDelays == 0)
    frames.delay = { _ in .milliseconds(10) }
    (bytes, losses) = try frames.printed(as: .gif)
    // Browsers would show what is shorter than two hundredths for ten.
    #expect(try MovingGIF(bytes).frames.map(\.hundredths) == [2, 2, 2, 2, 2, 2])
    #expect(losses.otherDelays == 6)
  }

  @Test func whatIsTransparentIsClearOrOpaque() throws {
    let square = MovingSquare(places: [0.25, 30], background: nil)
    let (bytes, losses) = try square.frames.printed(as: .gif)
    #expect(losses.losesTranslucency)
    let red: UInt32 = 0xFFFF_0000
    // Three quarters of the first column are covered, a quarter of the one behind the last.
    for (frame, columns) in zip(try MovingGIF(bytes).frames, [0..<10, 30..<40]) {
      #expect((0..<60).map { frame.pixels[15 * 60 + $0] == red } == (0..<60).map(columns.contains))
      #expect(frame.pixels.count { $0 == 0 } == 60 * 40 - 100)
    }
  }
}
