import Foundation
import PlatenBase
import PlatenDrawing
import PlatenText
import TestSupport
import Testing

@Suite struct AnimationPrinterTests {
  @Test(arguments: [1, 2, 2.5])
  func everyFrameShowsWhatItsPictureShowsAlone(scale: CGFloat) throws {
    var square = MovingSquare(places: [0, 12.25, 40])
    square.loops = 3
    let file = try AnimationFile(
      square.frames.printed(as: .png, options: AnimationOptions(PNGOptions(scale: scale))).bytes)
    #expect(file.loops == 3)
    #expect(file.frames.map(\.delay) == [0.04, 0.04, 0.04])
    for (number, frame) in file.frames.enumerated() {
      #expect(try frame.pixels == square.stillBytes(number, scale: scale))
    }
    // Who does not know animations sees the first.
    #expect(try file.still.pixels == square.stillBytes(0, scale: scale))
  }

  @Test func aFrameIsCutToWhatChanges() throws {
    let square = MovingSquare(
      places: [0, 20, 20, 20], colors: [0xFF0000, 0xFF0000, 0xFF0000, 0x0000FF])
    let file = try AnimationFile(square.frames.printed(as: .png).bytes)
    let parts = file.frames.map { [$0.x, $0.y, $0.width, $0.height] }
    #expect(parts == [[0, 0, 60, 40], [0, 10, 30, 10], [0, 0, 1, 1], [20, 10, 10, 10]])
  }

  @Test func aTransparentAnimationLosesWhatIsGone() throws {
    let square = MovingSquare(places: [0, 30], background: nil)
    let file = try AnimationFile(square.frames.printed(as: .png).bytes)
    #expect(file.still.bytesPerPixel == 4)
    for (number, frame) in file.frames.enumerated() {
      #expect(try frame.pixels == square.stillBytes(number))
    }
  }
}
