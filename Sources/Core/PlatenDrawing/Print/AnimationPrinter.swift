internal import Foundation
package import PlatenBase
package import PlatenText

/// Prints a sequence of frames, which are made, drawn and encoded one by one.
///
/// check all frames → choose a palette, if the file needs one → draw a frame → find what changed → encode that
///
/// Two frames of pixels are in memory at once, however many there are.
package struct AnimationPrinter {
  private let frames: FrameSequence
  private let format: AnimationFormat
  private let options: AnimationOptions
  private let budget: PrintBudget

  package init(
    _ frames: FrameSequence, as format: AnimationFormat,
    options: AnimationOptions = AnimationOptions()
  ) {
    (self.frames, self.format, self.options) = (frames, format, options)
    budget = PrintBudget(pixels: options.png.maximumPixels)
  }

  /// Prints the frames into a sink, and returns what the file shows in another way.
  ///
  /// - Throws: ``PrintError``, before anything is drawn, for frames that have no size, are too many, or have too
  ///   many pixels or cost too much together; what making a frame throws; the drawing libraries' errors; and
  ///   ``RenderCancellationError`` if the render that is under way is cancelled.
  package func print(library: FontLibrary, to sink: any ByteSink) throws -> AnimationLosses {
    throw PrintError(code: .size, description: "not yet")
  }
}
