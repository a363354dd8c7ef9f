internal import Foundation

/// A frame as it is encoded: its pixels, and the part of them that has changed.
struct ComposedFrame {
  /// Cairo's words, without gaps between the rows.
  let pixels: UnsafePointer<UInt32>
  /// The words of the frame before; clear ones where that is taken away before this is shown.
  let last: UnsafePointer<UInt32>
  /// The width of all, in pixels.
  let width: Int
  /// What has changed, at least a pixel; all of the first frame.
  var part: PixelRect

  /// The first word of a row of the part, from its top.
  func row(_ y: Int) -> UnsafePointer<UInt32> { pixels + (part.y + y) * width + part.x }

  /// The same of the frame before.
  func lastRow(_ y: Int) -> UnsafePointer<UInt32> { last + (part.y + y) * width + part.x }
}

/// The pixels of an animation's last two frames.
struct FrameComposer: ~Copyable {
  /// What becomes of a frame's pixels.
  enum Alpha {
    /// They are opaque.
    case opaque
    /// They are as drawn, and each frame follows the one before.
    case translucent
    /// They are opaque or clear, and each frame follows a clear one.
    case opaqueOrClear
  }

  private let size: PixelRect
  private let alpha: Alpha
  private var shown: UnsafeMutablePointer<UInt32>
  private var last: UnsafeMutablePointer<UInt32>
  private var isFirst = true
  /// Whether a pixel was neither opaque nor clear, and became so.
  private(set) var hasLostTranslucency = false

  init(_ size: PixelRect, _ alpha: Alpha) {
    (self.size, self.alpha) = (size, alpha)
    let count = size.width * size.height
    shown = .allocate(capacity: count)
    last = .allocate(capacity: count)
    shown.initialize(repeating: 0, count: count)
    last.initialize(repeating: 0, count: count)
  }

  deinit {
    shown.deallocate()
    last.deallocate()
  }

  /// Draws the next frame, which is valid until the one after it is drawn.
  mutating func next(_ printer: PNGPrinter, with store: GlyphStore) throws -> ComposedFrame {
    if alpha != .opaqueOrClear { swap(&shown, &last) }
    let (target, width) = (shown, size.width)
    try printer.drawRows(hasAlpha: alpha != .opaque, with: store) { rows in
      guard let source = rows.pixels.baseAddress else { return }
      for row in 0..<rows.count {
        let start = target + (rows.top + row) * width
        memcpy(start, source + row * rows.stride, 4 * width)
        finish(start)
      }
    }
    defer { isFirst = false }
    let part =
      isFirst
      ? size : PixelRect.changed(from: last, to: shown, width: width, height: size.height)
    return ComposedFrame(
      pixels: shown, last: last, width: width, part: part ?? PixelRect(width: 1, height: 1))
  }

  /// Makes a row's pixels what they are to be.
  private mutating func finish(_ row: UnsafeMutablePointer<UInt32>) {
    switch alpha {
    case .translucent: break
    case .opaque:
      // Without an alpha channel, the byte in its place may be anything.
      for x in 0..<size.width { row[x] |= 0xFF00_0000 }
    case .opaqueOrClear:
      for x in 0..<size.width where row[x] < 0xFF00_0000 && row[x] != 0 {
        hasLostTranslucency = true
        row[x] = row[x] < 0x8000_0000 ? 0 : PixelRow.straight(row[x]) | 0xFF00_0000
      }
    }
  }
}
