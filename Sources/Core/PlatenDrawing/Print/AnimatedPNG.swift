internal import Foundation
package import PlatenBase
package import PlatenText

/// Pictures that are shown one after the other, printed as an animated PNG.
///
/// The animation is as wide as the widest picture and as high as the highest.
package struct AnimatedPNG {
  /// Where pictures stand that are smaller than the animation.
  package enum Placement: Sendable {
    case center, topLeading
  }

  /// A picture and how long it is shown.
  package struct Frame: Sendable {
    package var picture: DisplayList
    /// In milliseconds; what is over 65,535 is shown for so long.
    package var milliseconds: Int

    package init(_ picture: DisplayList, milliseconds: Int) {
      self.picture = picture
      self.milliseconds = milliseconds
    }
  }

  package var frames: [Frame]
  /// How often the frames are shown; 0 for ever.
  package var loops = 0
  package var placement = Placement.center
  /// What lies around smaller pictures; nil for nothing.
  package var background: Color.Resolved?

  package init(_ frames: [Frame]) {
    self.frames = frames
  }

  /// Prints the animation into a sink; two frames of pixels are in memory at once.
  ///
  /// - Throws: ``PrintError`` if there is no frame, or for frames that are too large or have no
  ///   size; the drawing libraries' errors.
  package func print(options: PNGOptions, library: FontLibrary, to sink: any ByteSink) throws {
    let budget = PrintBudget(pixels: options.maximumPixels)
    let printers = try frames.map { try PNGPrinter($0.picture, options: options, budget) }
    guard let width = printers.map(\.width).max(), let height = printers.map(\.height).max() else {
      throw PrintError(code: .size, description: "an animation without frames")
    }
    let canvas = PixelRect(width: width, height: height)
    // The widest and the highest may be two, and both together too large.
    _ = try PNGPrinter(
      DisplayList(
        size: CGSize(width: CGFloat(width) / options.scale, height: CGFloat(height) / options.scale)
      ), options: options, budget)
    let format = format(hasGaps: printers.contains { $0.width < width || $0.height < height })
    let encoder = try AnimatedPNGEncoder(
      size: canvas, frameCount: frames.count, loops: loops, format: format,
      filter: printers.contains { $0.filter == .adaptive } ? .adaptive : .none,
      compression: options.compression == .fast ? .fast : .small, pixelsPerPoint: options.scale,
      sink: sink)
    try library.withResource(make: { GlyphStore() }) { store in
      var stage = FrameComposer(canvas)
      for (printer, frame) in zip(printers, frames) {
        try budget.check()
        let place = place(of: printer, on: canvas)
        let part = try stage.show(
          printer, at: place, ground: ground, hasAlpha: format == .rgba, with: store)
        try encoder.write(
          stage.pixels, stride: 4 * width, part: part, milliseconds: frame.milliseconds)
      }
    }
    try encoder.finish()
  }

  private func format(hasGaps: Bool) -> PNGFormat {
    let ground = hasGaps ? background : Color.Resolved(rgb: 0xFFFFFF)
    guard let ground, ground.opacity == 1, frames.allSatisfy(\.picture.isOpaque) else {
      return .rgba
    }
    return ground.isGray && frames.allSatisfy(\.picture.isGray) ? .gray : .rgb
  }

  private func place(of printer: PNGPrinter, on canvas: PixelRect) -> (x: Int, y: Int) {
    switch placement {
    case .topLeading: (0, 0)
    case .center: ((canvas.width - printer.width) / 2, (canvas.height - printer.height) / 2)
    }
  }

  /// The background as Cairo has it: premultiplied, alpha highest.
  private var ground: UInt32 {
    guard let background else { return 0 }
    let channels = [1, background.red, background.green, background.blue].map { channel in
      UInt32(min(max(channel * background.opacity, 0), 1) * 255 + 0.5)
    }
    return channels.reduce(0) { $0 << 8 | $1 }
  }
}

// MARK: - Frames

/// The pixels of an animation's last two frames.
private struct FrameComposer: ~Copyable {
  private let canvas: PixelRect
  private var shown: UnsafeMutablePointer<UInt32>
  private var last: UnsafeMutablePointer<UInt32>
  private var isFirst = true

  init(_ canvas: PixelRect) {
    self.canvas = canvas
    let count = canvas.width * canvas.height
    shown = .allocate(capacity: count)
    last = .allocate(capacity: count)
    shown.initialize(repeating: 0, count: count)
    last.initialize(repeating: 0, count: count)
  }

  deinit {
    shown.deallocate()
    last.deallocate()
  }

  /// The frame that is shown now, its rows without gaps between them.
  var pixels: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: shown, count: 4 * canvas.width * canvas.height)
  }

  /// Draws the next frame and returns the part that has changed, at least a pixel.
  mutating func show(
    _ printer: PNGPrinter, at place: (x: Int, y: Int), ground: UInt32, hasAlpha: Bool,
    with store: GlyphStore
  ) throws -> PixelRect {
    swap(&shown, &last)
    let (target, width) = (shown, canvas.width)
    target.update(repeating: ground, count: width * canvas.height)
    try printer.drawRows(hasAlpha: hasAlpha, with: store) { rows in
      guard let source = rows.pixels.baseAddress else { return }
      for row in 0..<rows.count {
        let start = target + (place.y + rows.top + row) * width + place.x
        memcpy(start, source + row * rows.stride, 4 * printer.width)
        // Without an alpha channel, the byte in its place may be anything.
        if !hasAlpha { for x in 0..<printer.width { start[x] |= 0xFF00_0000 } }
      }
    }
    defer { isFirst = false }
    if isFirst { return canvas }
    return PixelRect.changed(from: last, to: shown, width: width, height: canvas.height)
      ?? PixelRect(width: 1, height: 1)
  }
}
