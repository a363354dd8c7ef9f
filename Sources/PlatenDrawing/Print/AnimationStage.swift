internal import Foundation

/// The pixels of an animation's last two frames.
struct AnimationStage: ~Copyable {
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
