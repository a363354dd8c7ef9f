/// Compares two pictures pixel by pixel.
///
/// ```swift
/// let difference = PixelComparison().compare(reference, actual)
/// if !difference.isTolerated { print(difference.differingPixels) }
/// ```
///
/// It is a value: any number of threads may use one at once.
package struct PixelComparison: Hashable, Sendable {
  /// What pictures may differ in and still count as the same.
  package var tolerance: PixelTolerance
  /// What is not looked at, in pixels of the reference.
  package var ignoring: [PixelRegion]
  /// Whether pixels are judged by what is around them (``ChangeFinder``); else each by itself alone.
  package var judgesSurroundings = true

  package init(tolerance: PixelTolerance = PixelTolerance(), ignoring: [PixelRegion] = []) {
    (self.tolerance, self.ignoring) = (tolerance, ignoring)
  }

  /// Returns what tells two pictures apart.
  package func compare(_ reference: PixelImage, _ actual: PixelImage) -> PixelDifference {
    examine(reference, actual).difference
  }

  /// Returns what tells two pictures apart, with what became of each pixel.
  package func examine(_ reference: PixelImage, _ actual: PixelImage) -> ExaminedPixels {
    if ignoring.isEmpty, reference.isIdentical(to: actual) {
      return ExaminedPixels(identical: reference)
    }
    let canvas = PixelCanvas(reference, actual)
    var marks = PixelMarks(canvas)
    var difference = PixelDifference(canvas)
    for region in ignoring {
      difference.ignoredPixels += marks.ignore(
        region.moved(x: canvas.reference.x, y: canvas.reference.y))
    }
    difference.comparedPixels -= difference.ignoredPixels
    scan(reference, actual, canvas, &marks, &difference)
    let isUnequal = difference.referenceSize != difference.actualSize
    if isUnequal {
      difference.differingPixels = marks.values.count { $0 == PixelMarks.Mark.differing.rawValue }
      if difference.differingPixels > 0 {
        (difference.largestDifference, difference.largestLevels) = (1, 255)
      }
    }
    difference.regions = RegionFinder.regions(of: marks)
    difference.isTolerated =
      difference.differingPixels <= tolerance.allowedPixels
      || difference.ratio <= tolerance.allowedRatio
    return ExaminedPixels(difference: difference, canvas: canvas, marks: marks)
  }

  /// Compares what both pictures have.
  private func scan(
    _ reference: PixelImage, _ actual: PixelImage, _ canvas: PixelCanvas,
    _ marks: inout PixelMarks, _ difference: inout PixelDifference
  ) {
    _ = PixelPart.common(of: reference, actual, canvas) { first, second in
      let origin = canvas.common.y * marks.width + canvas.common.x
      let stride = marks.width
      marks.values.withUnsafeMutableBufferPointer { values in
        guard let base = values.baseAddress else { return }
        var scan = PixelScan(
          first: first, second: second, marks: base + origin, stride: stride, tolerance: tolerance)
        scan.run()
        if judgesSurroundings { scan.judge() }
        difference.differingPixels += scan.differingPixels
        difference.antialiasedPixels = scan.antialiasedPixels
        difference.slightPixels = scan.slightPixels
        difference.largestDifference = scan.largestDifference
        difference.largestLevels = scan.largestLevels
        difference.structuralSimilarity = scan.structuralSimilarity()
      }
    }
  }
}

extension PixelDifference {
  /// That of two pictures of which nothing is known but where they lie.
  init(_ canvas: PixelCanvas) {
    self.init(referenceSize: canvas.reference, actualSize: canvas.actual)
    let common = canvas.common
    comparedPixels =
      canvas.reference.width * canvas.reference.height
      + canvas.actual.width * canvas.actual.height - common.width * common.height
  }
}

// MARK: - Results

/// The difference of two pictures, with a mark for each pixel.
package struct ExaminedPixels: Hashable, Sendable {
  /// The figures.
  package let difference: PixelDifference
  /// Where the two pictures lie.
  package let canvas: PixelCanvas
  /// What became of each pixel of the canvas; nil if the pictures are the same, bit by bit.
  package let marks: PixelMarks?

  init(difference: PixelDifference, canvas: PixelCanvas, marks: PixelMarks) {
    (self.difference, self.canvas, self.marks) = (difference, canvas, marks)
  }

  init(identical picture: PixelImage) {
    canvas = PixelCanvas(picture, picture)
    difference = PixelDifference(canvas)
    marks = nil
  }
}
