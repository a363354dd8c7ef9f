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

  /// 30 frames per second are 33 1/3 thousandths; ends are rounded, so that three frames are 100.
  @Test(
    arguments: [
      (.seconds(1) / 30, [0.033, 0.034, 0.033, 0.033]), (.seconds(-5), [0, 0, 0, 0]),
      (.milliseconds(65_535), [65.535, 65.535, 65.535, 65.535]),
      (.seconds(1_000), [65.535, 65.535, 65.535, 65.535]),
    ] as [(Duration, [Double])])
  func delaysAreWhatCanBeWritten(delay: Duration, seconds: [Double]) throws {
    var frames = MovingSquare().frames
    frames.delay = { _ in delay }
    let (bytes, losses) = try frames.printed(as: .png)
    #expect(try AnimationFile(bytes).frames.map(\.delay) == seconds)
    #expect(losses.otherDelays == (delay > .seconds(100) || delay < .zero ? 4 : 0))
  }

  @Test(arguments: AnimationFormat.allCases)
  func framesAreDrawnAndWrittenOneByOne(format: AnimationFormat) throws {
    let square = MovingSquare(places: [0, 10, 20, 30, 40])
    let sink = CountingSink()
    let written = Calls()
    var frames = square.frames
    frames.displayList = { number in
      written.note(sink.count)
      return square.picture(number)
    }
    _ = try AnimationPrinter(frames, as: format).print(library: .shared, to: sink)
    // All are looked at first, and a palette's drawn; in the end, each is made when that before is in the file.
    let counts = written.all
    #expect(counts.count == (format == .gif ? 15 : 10))
    let last = counts.suffix(5)
    #expect(zip(last, last.dropFirst()).allSatisfy(<) && sink.count > (last.last ?? 0))
    #expect(counts.dropLast(5).allSatisfy { $0 == 0 })
  }

  @Test(arguments: AnimationFormat.allCases)
  func theBytesAreTheSameEachTime(format: AnimationFormat) throws {
    let square = MovingSquare(places: [0, 12.25, 40], background: nil)
    #expect(try square.frames.printed(as: format).bytes == square.frames.printed(as: format).bytes)
  }

  /// Frames of 240 by 160 pixels are encoded while the next ones are drawn.
  @Test(arguments: AnimationFormat.allCases, [Color.Resolved(rgb: 0xFFFFFF), nil])
  func twoThreadsWriteTheBytesOfOne(format: AnimationFormat, ground: Color.Resolved?) throws {
    let square = MovingSquare(places: [0, 12.25, 40, 20, 33, 7], background: ground)
    let files = try [1, 2].map { threads in
      var options = AnimationOptions(PNGOptions(scale: 4))
      options.png.threads = threads
      return try square.frames.printed(as: format, options: options).bytes
    }
    #expect(files[0] == files[1])
  }

  private struct Refusal: Error {}

  @Test(arguments: AnimationFormat.allCases)
  func aFrameThatFailsLeavesNoFile(format: AnimationFormat) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("AnimationPrinterTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let square = MovingSquare()
    let calls = Calls()
    var frames = square.frames
    frames.displayList = { number in
      // The third frame of the last time that all are made.
      let call = calls.note(number)
      if call == (format == .gif ? 11 : 7) { throw Refusal() }
      return square.picture(number)
    }
    let printer = try AnimationPrinter(frames, as: format)
    let path = folder.appendingPathComponent("moving").path
    #expect(throws: Refusal.self) {
      let sink = try FileSink(path: path)
      _ = try printer.print(library: .shared, to: sink)
      try sink.commit()
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  /// Takes so many bytes.
  private final class FullSink: RewritableSink {
    var room: Int
    var isRewritable: Bool { true }

    init(room: Int) { self.room = room }

    func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
      room -= bytes.count
      if room < 0 { throw OutputError(.system, message: "no space left on device") }
    }

    func rewrite(_ bytes: [UInt8], at offset: Int) {}
  }

  @Test(arguments: AnimationFormat.allCases, [0, 15, 100, 250])
  func aFullDiskIsSaid(format: AnimationFormat, room: Int) throws {
    let printer = try AnimationPrinter(MovingSquare().frames, as: format)
    let sink = FullSink(room: room)
    let error = #expect(throws: OutputError.self) {
      try printer.print(library: .shared, to: sink)
    }
    #expect(error?.message == "no space left on device")
  }

  @Test(arguments: AnimationFormat.allCases)
  func aRenderThatIsCancelledEnds(format: AnimationFormat) throws {
    let square = MovingSquare()
    let cancellation = RenderCancellation()
    var frames = square.frames
    let calls = Calls()
    frames.displayList = { number in
      if calls.note(number) == 6 {
        cancellation.cancel()
      }
      return square.picture(number)
    }
    let all = frames
    #expect(throws: RenderCancellationError.self) {
      try RenderCancellation.with(cancellation) { try all.printed(as: format) }
    }
  }
}

/// What is refused before a frame is drawn.
@Suite struct AnimationLimitTests {
  private func error(
    _ frames: FrameSequence, _ format: AnimationFormat = .png,
    _ options: AnimationOptions = AnimationOptions()
  ) -> PrintError? {
    #expect(throws: PrintError.self) { try AnimationPrinter(frames, as: format, options: options) }
  }

  private func frames(_ count: Int, _ size: CGSize) -> FrameSequence {
    FrameSequence(size: size, count: count, delay: { _ in .seconds(1) }) {
      _ in DisplayList(size: size)
    }
  }

  @Test func thereAreOneToSixHundredFrames() throws {
    let size = CGSize(width: 2, height: 2)
    _ = try AnimationPrinter(frames(600, size), as: .png)
    #expect(error(frames(601, size))?.description == "found 601 frames, expected 1 to 600")
    #expect(error(frames(0, size))?.code == .size)
  }

  /// 100 times 50 pixels, ten times, are 50,000.
  @Test func thePixelsOfAllFramesAreOneBudget() throws {
    var options = AnimationOptions()
    options.png.maximumPixels = 50_000
    let ten = frames(10, CGSize(width: 100, height: 50))
    _ = try AnimationPrinter(ten, as: .png, options: options)
    options.png.maximumPixels = 49_999
    let error = error(ten, .png, options)
    #expect(error?.code == .tooManyPixels)
    #expect(
      error?.description
        == "found 10 frames of 100 x 50 pixels, expected at most 49999 pixels in all"
        + " frames together, and sides of at most 65535")
    #expect(self.error(frames(1, CGSize(width: 16_384, height: 1)), .webp)?.code == .tooManyPixels)
  }

  @Test func theCostOfAllFramesIsOneBudget() throws {
    let square = MovingSquare(places: [CGFloat](repeating: 0, count: 200))
    var options = AnimationOptions(PNGOptions(scale: 20))
    options.png.maximumCost = 10_000
    _ = try AnimationPrinter(square.frames, as: .png, options: options)
    options.png.maximumCost = 1
    #expect(error(square.frames, .png, options)?.code == .tooCostly)
  }

  @Test func framesHaveOneSize() {
    var frames = MovingSquare().frames
    frames.displayList = { DisplayList(size: CGSize(width: 60, height: $0 == 2 ? 41 : 40)) }
    #expect(
      error(frames)?.description
        == "found frame 3 of 60 x 41 pixels, expected 60 x 40, like the others")
    frames.size.width = .nan
    #expect(error(frames)?.code == .size)
  }
}
