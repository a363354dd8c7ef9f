package import PlatenBase
internal import PlatenDrawing

/// A picture that shows people where two pictures differ.
package enum DifferencePicture: String, Hashable, Sendable, Codable, CaseIterable {
  /// The reference faded, the differing pixels in red, those that smooth edges in yellow, those that
  /// differ by less than the threshold in pink, ignored regions hatched, a box around each part that
  /// differs.
  case overlay
  /// The reference, the overlay and the other picture beside each other.
  case sideBySide
  /// Both in turns, an animated PNG.
  case blink
  /// The other picture with a box around each part that differs.
  case boxes

  /// Draws the picture, as a PNG file that is the same wherever it is drawn.
  ///
  /// - Parameter examined: What tells the two pictures apart.
  /// - Throws: ``OutputError`` where the picture would be larger than a PNG can be.
  package func png(
    _ reference: PixelImage, _ actual: PixelImage, _ examined: ExaminedPixels
  ) throws(OutputError) -> [UInt8] {
    let stage = DifferenceStage(reference: reference, actual: actual, examined: examined)
    switch self {
    case .overlay: return try stage.overlay.png()
    case .sideBySide: return try stage.sideBySide.png()
    case .boxes: return try stage.boxed.png()
    case .blink:
      return try BlinkPicture(frames: [stage.old, stage.new], milliseconds: 700).png()
    }
  }
}
