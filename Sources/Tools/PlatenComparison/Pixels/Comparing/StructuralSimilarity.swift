/// The mean structural similarity of two pictures' brightness.
///
/// Wang, Bovik, Sheikh and Simoncelli, "Image quality assessment: from error visibility to structural
/// similarity" (2004): windows of 11 by 11 pixels, weighed by a Gaussian of 1.5 pixels, at every place
/// where one fits. A window in which nothing differs has exactly 1, so that only those around pixels
/// that differ are looked at. Pictures smaller than a window are one window of equal weights.
struct StructuralSimilarity {
  let first: PixelPart
  let second: PixelPart
  /// What became of the pixels; those ignored are taken for the same.
  let marks: UnsafePointer<UInt8>
  /// Marks from one row to the next.
  let stride: Int
  /// Where words differ in each row.
  let spans: [Range<Int>]

  /// Pixels from a window's middle to its edge.
  static let reach = 5
  private static let levelConstant: Float = (0.01 * 255) * (0.01 * 255)
  private static let contrastConstant: Float = (0.03 * 255) * (0.03 * 255)

  /// From -1 to 1, 1 for the same picture.
  func mean() -> Double {
    guard spans.contains(where: { !$0.isEmpty }) else { return 1 }
    let (width, height) = (first.width - 2 * Self.reach, first.height - 2 * Self.reach)
    guard width > 0, height > 0 else { return meanOfSmallPicture() }
    var loss = 0.0
    var y = 0
    while y < height {
      guard let columns = columns(y) else {
        y += 1
        continue
      }
      var (bottom, band) = (y + 1, columns)
      while bottom < height, let more = self.columns(bottom) {
        band = min(band.lowerBound, more.lowerBound)..<max(band.upperBound, more.upperBound)
        bottom += 1
      }
      loss += self.loss(rows: y..<bottom, columns: band)
      y = bottom
    }
    return 1 - loss / Double(width * height)
  }

  /// The left edges of the windows, with their tops in a row, in which something differs; nil if there
  /// are none.
  private func columns(_ top: Int) -> Range<Int>? {
    var (left, right) = (Int.max, 0)
    for span in spans[top...top + 2 * Self.reach] where !span.isEmpty {
      left = min(left, span.lowerBound)
      right = max(right, span.upperBound)
    }
    guard left < right else { return nil }
    return max(left - 2 * Self.reach, 0)..<min(right, first.width - 2 * Self.reach)
  }

  /// Returns what the windows of a band lack of 1, summed up.
  private func loss(rows: Range<Int>, columns: Range<Int>) -> Double {
    let buffer = WindowSums(width: columns.count)
    var loss = 0.0
    for y in rows.lowerBound..<rows.upperBound + 2 * Self.reach {
      fill(buffer, y, columns)
      buffer.blurRow(y)
      let top = y - 2 * Self.reach
      guard top >= rows.lowerBound else { continue }
      loss += buffer.loss(
        lastRow: y, levelConstant: Self.levelConstant, contrastConstant: Self.contrastConstant)
    }
    return loss
  }

  private func fill(_ buffer: WindowSums, _ y: Int, _ columns: Range<Int>) {
    let pixels = columns.lowerBound..<columns.upperBound + 2 * Self.reach
    let (old, new, marks) = (first.row(y), second.row(y), marks + y &* stride)
    for (index, x) in pixels.enumerated() {
      let brightness = Self.brightness(old[x])
      let isSame = old[x] == new[x] || marks[x] == PixelMarks.Mark.ignored.rawValue
      buffer.set(index, brightness, isSame ? brightness : Self.brightness(new[x]))
    }
  }

  /// Returns how bright a word is on white, from -128 to 127: numbers around 0 lose the least.
  @inline(__always)
  private static func brightness(_ pixel: UInt32) -> Float {
    let pixel = pixel.overWhite
    return Float(pixel &>> 16 & 255) * 0.299 + Float(pixel &>> 8 & 255) * 0.587
      + Float(pixel & 255) * 0.114 - WindowSums.middle
  }

  private func meanOfSmallPicture() -> Double {
    var (sumX, sumY, squares, products) = (0.0, 0.0, 0.0, 0.0)
    for y in 0..<first.height {
      for x in 0..<first.width {
        let a = Double(Self.brightness(first.row(y)[x]))
        let isIgnored = marks[y * stride + x] == PixelMarks.Mark.ignored.rawValue
        let b = isIgnored ? a : Double(Self.brightness(second.row(y)[x]))
        sumX += a
        sumY += b
        squares += a * a + b * b
        products += a * b
      }
    }
    let count = Double(first.width * first.height)
    let (x, y) = (sumX / count, sumY / count)
    let variances = squares / count - x * x - y * y
    let covariance = products / count - x * y
    let (levelX, levelY) = (x + Double(WindowSums.middle), y + Double(WindowSums.middle))
    // Wang, Bovik, Sheikh and Simoncelli, "Image Quality Assessment: From Error Visibility to
    // Structural Similarity", 2004: K1 is 0.01, K2 is 0.03.
    let (c1, c2) = (Double(Self.levelConstant), Double(Self.contrastConstant))
    return (2 * levelX * levelY + c1) * (2 * covariance + c2)
      / ((levelX * levelX + levelY * levelY + c1) * (variances + c2))
  }
}
