import Foundation
import PlatenBase
import PlatenDrawing
import PlatenText
import TestSupport
import Testing

@Suite struct AnimatedPNGTests {
  /// A square of 10 points on a ground.
  private func picture(
    x: CGFloat, _ color: UInt32 = 0xFF0000, size: CGSize = CGSize(width: 60, height: 40),
    background: Color.Resolved? = Color.Resolved(rgb: 0xFFFFFF)
  ) -> DisplayList {
    let square = Path(CGRect(x: x, y: 10, width: 10, height: 10))
    var list = DisplayList(size: size, items: [.fill(square, .color(Color.Resolved(rgb: color)))])
    list.background = background
    return list
  }

  private func file(_ animation: AnimatedPNG, scale: CGFloat = 1) throws -> AnimationFile {
    let sink = MemorySink()
    try animation.print(options: PNGOptions(scale: scale), library: .shared, to: sink)
    return try AnimationFile(sink.bytes)
  }

  private func still(_ list: DisplayList, scale: CGFloat = 1) throws -> [UInt8] {
    let data = try list.data(as: .png, options: PNGOptions(scale: scale), library: .shared)
    return try PNGFile(Array(data)).pixels
  }

  @Test(arguments: [1, 2, 2.5])
  func everyFrameShowsWhatItsPictureShowsAlone(scale: CGFloat) throws {
    let pictures = [0, 12.25, 40].map { picture(x: $0) }
    var animation = AnimatedPNG(pictures.map { AnimatedPNG.Frame($0, milliseconds: 40) })
    animation.loops = 3
    let file = try file(animation, scale: scale)
    #expect(file.loops == 3)
    #expect(file.frames.map(\.delay) == [0.04, 0.04, 0.04])
    for (frame, picture) in zip(file.frames, pictures) {
      #expect(try frame.pixels == still(picture, scale: scale))
    }
    // Who does not know animations sees the first.
    #expect(try file.still.pixels == still(pictures[0], scale: scale))
  }

  @Test func aFrameIsCutToWhatChanges() throws {
    let frames = [picture(x: 0), picture(x: 20), picture(x: 20), picture(x: 20, 0x0000FF)]
    let file = try file(AnimatedPNG(frames.map { AnimatedPNG.Frame($0, milliseconds: 10) }))
    let parts = file.frames.map { [$0.x, $0.y, $0.width, $0.height] }
    #expect(parts == [[0, 0, 60, 40], [0, 10, 30, 10], [0, 0, 1, 1], [20, 10, 10, 10]])
  }

  @Test func aTransparentAnimationLosesWhatIsGone() throws {
    let pictures = [0, 30].map { picture(x: $0, background: nil) }
    let file = try file(AnimatedPNG(pictures.map { AnimatedPNG.Frame($0, milliseconds: 10) }))
    #expect(file.still.bytesPerPixel == 4)
    for (frame, picture) in zip(file.frames, pictures) {
      #expect(try frame.pixels == still(picture))
    }
  }

  @Test func smallerPicturesStandInTheMiddleOrAtTheTop() throws {
    let pictures = [
      picture(x: 0), picture(x: 0, 0x0000FF, size: CGSize(width: 20, height: 20)),
      picture(x: 0, size: CGSize(width: 10, height: 60)),
    ]
    var animation = AnimatedPNG(pictures.map { AnimatedPNG.Frame($0, milliseconds: 10) })
    animation.background = Color.Resolved(rgb: 0)
    let centred = try file(animation)
    #expect(centred.still.width == 60 && centred.still.height == 60)
    #expect(centred.still.bytesPerPixel == 3)
    func color(_ frame: AnimationFile.Frame, _ x: Int, _ y: Int) -> [UInt8] {
      Array(frame.pixels[(y * 60 + x) * 3..<(y * 60 + x) * 3 + 3])
    }
    // The second is at (20, 20), its square 10 further down.
    #expect(color(centred.frames[1], 20, 30) == color(centred.frames[1], 29, 39))
    #expect(color(centred.frames[1], 25, 35)[2] > 200)
    #expect(color(centred.frames[1], 20, 20) == [255, 255, 255])
    #expect(color(centred.frames[1], 19, 20) == [0, 0, 0])
    #expect(color(centred.frames[2], 25, 0) == [255, 255, 255])
    animation.placement = .topLeading
    let top = try file(animation)
    #expect(color(top.frames[1], 0, 0) == [255, 255, 255])
    #expect(color(top.frames[1], 20, 0) == [0, 0, 0])
  }

  @Test(arguments: [(-5, 0), (0, 0), (65_535, 65.535), (1_000_000, 65.535)])
  func aDelayStaysWithinWhatCanBeWritten(milliseconds: Int, seconds: Double) throws {
    let file = try file(AnimatedPNG([AnimatedPNG.Frame(picture(x: 0), milliseconds: milliseconds)]))
    #expect(file.frames.map(\.delay) == [seconds])
  }

  @Test func noFramesAndTooManyPixelsAreErrors() throws {
    #expect(throws: PrintError.self) { try file(AnimatedPNG([])) }
    // Each is small enough, but not a canvas that holds both.
    let sides = [CGSize(width: 65_535, height: 10), CGSize(width: 10, height: 65_535)]
    let frames = sides.map { AnimatedPNG.Frame(picture(x: 0, size: $0), milliseconds: 10) }
    #expect(throws: PrintError.self) { try file(AnimatedPNG(frames)) }
  }
}
