/// A rectangle of a picture's words, valid while the picture lends them.
struct PixelPart {
  /// The word at the top left.
  let start: UnsafePointer<UInt32>
  /// Words from one row to the next.
  let stride: Int
  /// The rectangle's sides, in pixels.
  let width: Int
  let height: Int

  /// A row's words.
  @inline(__always)
  func row(_ y: Int) -> UnsafePointer<UInt32> { start + y &* stride }

  /// Hands over the part of two pictures that both have on their common canvas; nil if that is none.
  static func common<Answer>(
    of reference: PixelImage, _ actual: PixelImage, _ canvas: PixelCanvas,
    _ body: (_ reference: PixelPart, _ actual: PixelPart) -> Answer
  ) -> Answer? {
    let common = canvas.common
    guard common.width > 0, common.height > 0 else { return nil }
    return reference.pixels.withUnsafeBufferPointer { first in
      actual.pixels.withUnsafeBufferPointer { second in
        guard let first = first.baseAddress, let second = second.baseAddress else { return nil }
        func part(_ base: UnsafePointer<UInt32>, _ place: PixelRegion) -> PixelPart {
          let offset = (common.y - place.y) * place.width + common.x - place.x
          return PixelPart(
            start: base + offset, stride: place.width, width: common.width, height: common.height)
        }
        return body(part(first, canvas.reference), part(second, canvas.actual))
      }
    }
  }
}
