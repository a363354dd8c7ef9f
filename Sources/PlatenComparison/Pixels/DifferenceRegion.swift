/// A part of a picture that differs.
package struct DifferenceRegion: Hashable, Sendable {
  /// The smallest rectangle around its differing pixels.
  package var bounds: PixelRegion
  /// How many pixels in it differ.
  package var differingPixels: Int

  package init(bounds: PixelRegion, differingPixels: Int) {
    (self.bounds, self.differingPixels) = (bounds, differingPixels)
  }
}
