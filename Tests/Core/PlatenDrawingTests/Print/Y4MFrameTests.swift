import PlatenBase
import PlatenDrawing
import Testing

/// Frames for encoders of video.
@Suite struct Y4MFrameTests {
  private static let (width, height) = (60, 40)
  private static let header = "YUV4MPEG2 W60 H40 F25:1 Ip A1:1 C444 XCOLORRANGE=LIMITED\n"

  /// The planes of each frame, behind the header and the frames' own.
  private func frames(_ bytes: [UInt8], header: String = Self.header) throws -> [[UInt8]] {
    var rest = bytes[...]
    #expect(rest.starts(with: header.utf8))
    rest = rest.dropFirst(header.utf8.count)
    var frames: [[UInt8]] = []
    while !rest.isEmpty {
      try #require(rest.starts(with: "FRAME\n".utf8))
      rest = rest.dropFirst(6)
      frames.append(Array(rest.prefix(3 * Self.width * Self.height)))
      rest = rest.dropFirst(3 * Self.width * Self.height)
    }
    return frames
  }

  private func options(_ rate: Double) -> AnimationOptions {
    var options = AnimationOptions()
    options.frameRate = rate
    return options
  }

  /// The three numbers of a pixel.
  private func pixel(_ frame: [UInt8], _ x: Int, _ y: Int) -> [UInt8] {
    (0..<3).map { frame[$0 * Self.width * Self.height + y * Self.width + x] }
  }

  /// ITU-R BT.601, for components of 8 bits: white, black and the three colours.
  @Test(
    arguments: [
      (0xFFFFFF, [235, 128, 128]), (0x000000, [16, 128, 128]), (0xFF0000, [81, 90, 240]),
      (0x00FF00, [145, 54, 34]), (0x0000FF, [41, 240, 110]),
    ] as [(UInt32, [UInt8])])
  func coloursAreThoseOfTheStandard(color: UInt32, expected: [UInt8]) throws {
    let square = MovingSquare(places: [0, 20], colors: [color])
    let (bytes, losses) = try square.frames.printed(as: .y4m, options: options(25))
    let frames = try frames(bytes)
    #expect(frames.count == 2 && losses == AnimationLosses())
    // The square moves from its place to another one; all else is white.
    #expect(pixel(frames[0], 5, 15) == expected && pixel(frames[1], 25, 15) == expected)
    #expect(pixel(frames[1], 5, 15) == [235, 128, 128])
  }

  /// 40 thousandths of a second at 100 frames per second are four frames.
  @Test func aFrameIsThereAsLongAsItIsShown() throws {
    let bytes = try MovingSquare(places: [0, 20]).frames.printed(as: .y4m, options: options(100))
      .bytes
    let frames = try frames(bytes, header: Self.header.replacing("F25:1", with: "F100:1"))
    #expect(frames.count == 8 && Set(frames[..<4]).count == 1 && frames[3] != frames[4])
  }

  @Test(arguments: [(29.97, "F2997:100"), (12.5, "F25:2"), (30, "F30:1")])
  func ratesAreFractions(rate: Double, fraction: String) throws {
    let bytes = try MovingSquare().frames.printed(as: .y4m, options: options(rate)).bytes
    #expect(bytes.starts(with: "YUV4MPEG2 W60 H40 \(fraction) ".utf8))
  }

  /// There is no transparency.
  @Test func whatIsClearLiesOnWhite() throws {
    let square = MovingSquare(places: [0], background: nil)
    let (bytes, losses) = try square.frames.printed(as: .y4m, options: options(25))
    let frame = try #require(try frames(bytes).first)
    #expect(losses.losesTranslucency)
    #expect(pixel(frame, 50, 5) == [235, 128, 128] && pixel(frame, 5, 15) == [81, 90, 240])
  }
}
