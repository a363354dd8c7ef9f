internal import Foundation
internal import PlatenBase

/// What a printing may still take: time, until it is cancelled, and memory for layers.
///
/// Layers are the pixels of what is drawn apart: groups, masks, shadows, blurs. Those that are open
/// at once, inside each other, have together no more pixels than a picture may have.
final class PrintBudget {
  /// What can end the printing; nil if nothing can.
  let cancellation = RenderCancellation.current
  /// The most pixels of a picture, and of the layers that are open at once.
  private let mostPixels: CGFloat
  private var openPixels: CGFloat = 0

  init(pixels: Int) { mostPixels = CGFloat(pixels) }

  /// Throws if the printing is to end.
  func check() throws(RenderCancellationError) { try cancellation.check() }

  /// How many pixels a further layer may have.
  var pixelsLeft: CGFloat { max(mostPixels - openPixels, 0) }

  /// Draws while layers of so many pixels are open.
  ///
  /// - Throws: ``PrintError`` if they are too many, and what drawing throws.
  func withLayers<Result>(pixels: CGFloat, _ draw: () throws -> Result) throws -> Result {
    guard pixels <= pixelsLeft else {
      throw PrintError(
        code: .tooManyPixels,
        description:
          "found nested groups with more than \(Int(mostPixels)) pixels at once, expected"
          + " at most as many as a picture may have")
    }
    openPixels += pixels
    defer { openPixels -= pixels }
    return try draw()
  }
}
