/// The difference of two pictures, pixel by pixel.
package struct PixelDifference: Hashable, Sendable {
  /// The reference's size in pixels; x and y are 0, but for pictures of different sizes: they say where
  /// it lies on the smallest ground that holds both, and regions are told on that.
  package var referenceSize: PixelRegion
  /// The other picture's size in pixels, and where it lies.
  package var actualSize: PixelRegion
  /// How many pixels differ and are a change (``ChangeFinder``), those that only one of the two has included.
  package var differingPixels = 0
  /// How many differ by more than the threshold and only draw an edge that both pictures have in
  /// another way; they are not in ``differingPixels``, unless the tolerance wants them to be.
  package var antialiasedPixels = 0
  /// How many differ by no more than the threshold, and not together as an area or a stroke does;
  /// they are not in ``differingPixels``.
  package var slightPixels = 0
  /// How many lie in regions that are to be ignored.
  package var ignoredPixels = 0
  /// How many were compared: those of the two pictures together without the ignored ones.
  package var comparedPixels = 0
  /// The largest difference of two colours, from 0 to 1.
  package var largestDifference = 0.0
  /// The largest difference of one channel, from 0 to 255.
  package var largestLevels = 0
  /// The mean structural similarity of the luminance (Wang et al., "Image quality assessment: from
  /// error visibility to structural similarity", 2004), 1 for the same picture; of the part that both
  /// have.
  package var structuralSimilarity = 1.0
  /// The parts of the picture in which differing pixels lie close together, the largest count first.
  package var regions: [DifferenceRegion] = []
  /// Whether no more differs than the tolerance allows.
  package var isTolerated = true

  package init(referenceSize: PixelRegion, actualSize: PixelRegion) {
    self.referenceSize = referenceSize
    self.actualSize = actualSize
  }

  /// Whether no pixel that was compared differs at all.
  package var isNothing: Bool {
    differingPixels == 0 && slightPixels == 0 && antialiasedPixels == 0
  }

  /// Which part of the compared pixels differs, from 0 to 1.
  package var ratio: Double {
    comparedPixels == 0 ? 0 : Double(differingPixels) / Double(comparedPixels)
  }
}

// MARK: - Regions

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
