internal import PlatenBase
internal import PlatenReports
internal import Synchronization

/// Asks for memory before the pixels of a scene's picture are made.
///
/// What it throws ends the reading, and comes out of it as it is.
package final class ImageLimiter: Sendable {
  private let ask: @Sendable (_ bytes: Int) throws -> Void
  private let answer = Lock<(any Error)?>(nil)

  /// - Parameter ask: Called before each picture is decoded, once for each, with the bytes that it
  ///   takes at its peak, read and drawn.
  package init(ask: @escaping @Sendable (_ bytes: Int) throws -> Void) { self.ask = ask }

  /// What the first picture that was refused was refused with.
  var refusal: (any Error)? { answer.withLock { $0 } }

  /// Returns whether a picture of so many pixels may be decoded.
  func admits(pixels: Int) -> Bool {
    do {
      try ask(RenderFootprint.bytes(imagePixels: pixels))
      return true
    } catch {
      answer.withLock { $0 = $0 ?? error }
      return false
    }
  }
}
