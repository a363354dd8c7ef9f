import Foundation
import PlatenBase
import PlatenDrawing
import PlatenText
import TestSupport
import Testing

@Suite struct AnimatedWebPEncoderTests {
  @Test func everyFrameShowsWhatItsPictureShowsAlone() throws {
    var square = MovingSquare(places: [0, 12.25, 12.25, 41])
    square.loops = 3
    let file = try MovingWebP(square.frames.printed(as: .webp).bytes)
    #expect(file.width == 60 && file.height == 40 && file.loops == 3)
    // Animation, and alpha, as later frames have clear pixels where nothing changed.
    #expect(file.features == 0b1_0010)
    #expect(file.frames.map(\.milliseconds) == [40, 40, 40, 40])
    for (number, frame) in file.frames.enumerated() {
      #expect(try frame.pixels == square.stillWords(number))
      #expect(frame.chunks == ["VP8L"] && frame.isBlended)
    }
    // From the square's first place to the end of its second, from an even column on; and to its third.
    let parts = file.frames.map { [$0.x, $0.y, $0.width, $0.height] }
    #expect(parts == [[0, 0, 60, 40], [0, 10, 23, 10], [0, 0, 1, 1], [12, 10, 39, 10]])
  }

  @Test func aTransparentAnimationLosesWhatIsGone() throws {
    let square = MovingSquare(places: [0.5, 31], background: nil)
    let file = try MovingWebP(square.frames.printed(as: .webp).bytes)
    for (number, frame) in file.frames.enumerated() {
      #expect(try frame.pixels == square.stillWords(number))
      #expect(!frame.isBlended)
    }
  }

  @Test(arguments: [Color.Resolved(rgb: 0xFFFFFF), nil])
  func aQualityLosesALittle(background: Color.Resolved?) throws {
    let square = MovingSquare(places: [0, 30], background: background)
    var options = PNGOptions()
    options.quality = 90
    let file = try MovingWebP(
      square.frames.printed(as: .webp, options: AnimationOptions(options)).bytes)
    #expect(file.features == (background == nil ? 0b1_0010 : 0b0010))
    for (number, frame) in file.frames.enumerated() {
      #expect(frame.chunks == (background == nil ? ["ALPH", "VP8 "] : ["VP8 "]))
      let green = { (word: UInt32) in Int(word >> 8 & 255) }
      let still = try square.stillWords(number)
      #expect(frame.pixels != still)
      let distances = zip(frame.pixels, still).map { abs(green($0) - green($1)) }
      #expect(distances.reduce(0, +) < 3 * distances.count)
    }
  }

  @Test func aSinkThatCannotBeRewrittenGetsTheSameBytes() throws {
    let square = MovingSquare()
    let sink = OneWaySink()
    _ = try AnimationPrinter(square.frames, as: .webp).print(library: .shared, to: sink)
    #expect(try sink.bytes == square.frames.printed(as: .webp).bytes)
  }
}

/// A sink as a pipe is one.
private final class OneWaySink: ByteSink {
  var bytes: [UInt8] = []

  func write(_ bytes: UnsafeRawBufferPointer) { self.bytes += bytes }
}
