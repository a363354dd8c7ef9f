internal import Foundation
package import PlatenBase
package import PlatenText

/// Prints a sequence of frames, which are made, drawn and encoded one by one.
///
/// ```swift
/// let printer = try AnimationPrinter(frames, as: .png)
/// let losses = try printer.print(library: .shared, to: sink)
/// ```
///
/// look at all frames → choose a palette, if the file needs one → draw a frame → find what changed → encode that
///
/// Two frames of pixels are in memory at once, or three with two threads, however many there are.
package struct AnimationPrinter {
  /// How many colours a palette for all frames has: one number is for what is clear, or stays as it was.
  private static let mostColors = 255
  /// The least pixels of frames that are worth a second thread.
  private static let leastPixelsOfTwoThreads = 1 << 14

  private let frames: FrameSequence
  private let format: AnimationFormat
  private let options: AnimationOptions
  private let budget: PrintBudget
  private let look: FrameLook

  /// Looks at all frames, of which none is drawn.
  ///
  /// - Throws: ``PrintError`` for frames that have no size, are too many, or have too many pixels or cost too much
  ///   together; and what making a frame throws.
  package init(
    _ frames: FrameSequence, as format: AnimationFormat,
    options: AnimationOptions = AnimationOptions()
  ) throws {
    (self.frames, self.format, self.options) = (frames, format, options)
    budget = PrintBudget(pixels: options.png.maximumPixels)
    look = try FrameLook(of: frames, as: format, options, budget)
  }

  /// Prints the frames into a sink, which has no bytes yet, and returns what the file shows in another way.
  ///
  /// - Throws: What making a frame throws; the drawing libraries' errors; and ``RenderCancellationError`` if the
  ///   render that is under way is cancelled.
  package func print(library: FontLibrary, to sink: any ByteSink) throws -> AnimationLosses {
    // A WebP says at its beginning how long it is.
    guard format != .webp || (sink as? any RewritableSink)?.isRewritable == true else {
      let memory = MemorySink()
      let losses = try print(library: library, to: memory)
      try sink.write(memory.bytes)
      return losses
    }
    let losses = try library.withResource(make: { GlyphStore() }) { store in
      try print(with: store, to: sink)
    }
    try budget.check()
    return losses
  }

  private func print(with store: GlyphStore, to sink: any ByteSink) throws -> AnimationLosses {
    let index = try palette(with: store).map { PaletteIndex($0) }
    let encoder = try encoder(index, with: store, to: sink)
    let unitsPerSecond = format == .y4m ? options.frameRate : format.unitsPerSecond
    let delays = frames.delays(unitsPerSecond: unitsPerSecond, within: format.delays)
    let losesTranslucency = try forEachFrame(with: store) { frame, number in
      try encoder.write(frame, delay: delays[number], budget.cancellation)
    }
    try encoder.finish()
    var losses = AnimationLosses()
    losses.colorDifference = index?.largestDifference ?? 0
    losses.losesTranslucency = losesTranslucency || format == .y4m && !look.isOpaque
    losses.otherDelays = zip(0..., delays).count { number, delay in
      abs(Double(delay) - frames.delay(number) / .seconds(1) * unitsPerSecond) >= 1
    }
    return losses
  }

  /// Whether a frame is encoded while the next one is drawn.
  private var usesTwoThreads: Bool {
    options.png.threads > 1 && frames.count > 1
      && look.size.width * look.size.height >= Self.leastPixelsOfTwoThreads
      && ProcessInfo.processInfo.activeProcessorCount > 1
  }

  /// Draws all frames one after the other, and returns whether pixels have lost their translucency.
  ///
  /// - Parameter body: What is done with each, which may be on another thread.
  private func forEachFrame(
    with store: GlyphStore, _ body: @escaping (ComposedFrame, Int) throws -> Void
  ) throws -> Bool {
    let alpha: FrameComposer.Alpha =
      look.isOpaque ? .opaque : format == .gif ? .opaqueOrClear : .translucent
    let isShared = usesTwoThreads
    var composer = FrameComposer(look.size, alpha, isShared: isShared)
    func draw(_ take: ((frame: ComposedFrame, number: Int)) throws -> Void) throws {
      for number in 0..<frames.count {
        try budget.check()
        let printer = try look.printer(of: frames.displayList(number), number, options.png, budget)
        try take((composer.next(printer, with: store), number))
      }
    }
    if isShared {
      try EncodingThread.run({ try body($0.frame, $0.number) }, draw)
    } else {
      try draw { try body($0.frame, $0.number) }
    }
    return composer.hasLostTranslucency
  }
}

// MARK: - Formats

extension AnimationPrinter {
  /// The palette of all frames, which are drawn once for it; nil where pixels are colours.
  private func palette(with store: GlyphStore) throws -> ColorPalette? {
    guard
      let most = format == .webp || format == .y4m
        ? nil : options.colors ?? (format == .gif ? Self.mostColors : nil)
    else { return nil }
    var counts = ColorCounts()
    _ = try forEachFrame(with: store) { frame, _ in
      for y in 0..<frame.part.height { counts.add(frame.row(y), count: frame.part.width) }
    }
    return ColorPalette(of: counts, most: min(max(most, 2), Self.mostColors))
  }

  private func encoder(
    _ index: PaletteIndex?, with store: GlyphStore, to sink: any ByteSink
  ) throws -> any FrameEncoder {
    let (size, png) = (look.size, options.png)
    switch format {
    case .png:
      return try PNGFrameEncoder(
        AnimatedPNGEncoder(
          width: size.width, height: size.height, frameCount: frames.count, loops: frames.loops,
          format: index != nil || look.isGray ? .gray : look.isOpaque ? .rgb : .rgba,
          filter: index != nil ? .none : look.filter,
          compression: png.compression == .fast ? .fast : .small, pixelsPerPoint: png.scale,
          palette: index?.palette, workspace: store.pngWorkspace, sink: sink), index: index)
    case .webp:
      guard let sink = sink as? any RewritableSink else { preconditionFailure("no such sink") }
      let leavesSame = look.isOpaque && png.quality == nil
      return try WebPFrameEncoder(
        AnimatedWebPEncoder(
          width: size.width, height: size.height, hasAlpha: leavesSame || !look.isOpaque,
          loops: frames.loops, quality: png.quality.map { min(max($0, 1), 100) }, sink: sink),
        leavesSame: leavesSame)
    case .gif:
      guard let index else { preconditionFailure("a GIF without a palette") }
      return try GIFFrameEncoder(
        GIFEncoder(
          width: size.width, height: size.height, palette: index.palette, loops: frames.loops,
          sink: sink), index: index, leavesSame: look.isOpaque)
    case .y4m:
      return try Y4MFrameEncoder(
        width: size.width, height: size.height, rate: options.frameRate, sink: sink)
    }
  }
}

extension AnimationFormat {
  /// In what delays are stated; of a Y4M they are counts of frames.
  fileprivate var unitsPerSecond: Double { self == .gif ? 100 : 1_000 }

  /// The delays that a file can state, in its unit.
  fileprivate var delays: ClosedRange<Int> {
    switch self {
    case .png: AnimatedPNGEncoder.delays
    case .webp: AnimatedWebPEncoder.delays
    case .gif: GIFEncoder.delays
    case .y4m: Y4MFrameEncoder.repeats
    }
  }
}
