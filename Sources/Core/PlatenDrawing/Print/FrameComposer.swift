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

/// The pixels of an animation's last frames.
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
  /// The pixels of frames in turn, and behind them clear ones where each frame follows those.
  private let buffers: [UnsafeMutablePointer<UInt32>]
  private var number = 0
  /// Whether a pixel was neither opaque nor clear, and became so.
  private(set) var hasLostTranslucency = false

  /// - Parameter isShared: Whether a frame is to be valid while the next one is drawn, as well.
  init(_ size: PixelRect, _ alpha: Alpha, isShared: Bool) {
    (self.size, self.alpha) = (size, alpha)
    let count = size.width * size.height
    buffers = (0..<(isShared ? 3 : 2)).map { _ in
      let buffer = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
      buffer.initialize(repeating: 0, count: count)
      return buffer
    }
  }

  deinit {
    for buffer in buffers { buffer.deallocate() }
  }

  /// Draws the next frame, which is valid until the one after it is drawn.
  mutating func next(_ printer: PNGPrinter, with store: GlyphStore) throws -> ComposedFrame {
    let isAlone = alpha == .opaqueOrClear
    let count = buffers.count - (isAlone ? 1 : 0)
    let shown = buffers[number % count]
    let last = isAlone ? buffers[count] : buffers[(number + count - 1) % count]
    let (target, width) = (shown, size.width)
    try printer.drawRows(hasAlpha: alpha != .opaque, with: store) { rows in
      guard let source = rows.pixels.baseAddress else { return }
      for row in 0..<rows.count {
        let start = target + (rows.top + row) * width
        copy(source + row * rows.stride, to: start)
      }
    }
    defer { number += 1 }
    let part =
      number == 0
      ? size : PixelRect.changed(from: last, to: shown, width: width, height: size.height)
    return ComposedFrame(
      pixels: shown, last: last, width: width, part: part ?? PixelRect(width: 1, height: 1))
  }

  /// Copies a row's pixels, and makes them what they are to be.
  private mutating func copy(
    _ source: UnsafeRawPointer, to row: UnsafeMutablePointer<UInt32>
  ) {
    switch alpha {
    case .translucent: memcpy(row, source, 4 * size.width)
    case .opaque:
      // Without an alpha channel, the byte in its place may be anything.
      let source = source.assumingMemoryBound(to: UInt32.self)
      for x in 0..<size.width { row[x] = source[x] | 0xFF00_0000 }
    case .opaqueOrClear:
      memcpy(row, source, 4 * size.width)
      for x in 0..<size.width where row[x] < 0xFF00_0000 && row[x] != 0 {
        hasLostTranslucency = true
        row[x] = row[x] < 0x8000_0000 ? 0 : PixelRow.straight(row[x]) | 0xFF00_0000
      }
    }
  }
}
