extension DifferenceSignature {
  /// Finds what kind of change tells two pictures apart.
  ///
  /// - Parameter examined: What tells them apart, by pixels.
  package init(_ reference: PixelImage, _ actual: PixelImage, _ examined: ExaminedPixels) {
    let difference = examined.difference
    if reference.width != actual.width || reference.height != actual.height {
      self = .size(
        oldWidth: reference.width, oldHeight: reference.height, newWidth: actual.width,
        newHeight: actual.height)
    } else if difference.differingPixels == 0 {
      self = difference.antialiasedPixels > 0 ? .edges : .same
    } else {
      self =
        PixelPart.common(of: reference, actual, examined.canvas) { first, second in
          Self.find(first, second, examined)
        } ?? .content
    }
  }

  private static func find(
    _ first: PixelPart, _ second: PixelPart, _ examined: ExaminedPixels
  ) -> DifferenceSignature {
    let found = DifferingPixels(first, second, examined.canvas, examined)
    let pixels = found.pixels
    guard !pixels.isEmpty else { return .content }
    if let pair = majority(pixels.map { UInt64($0.old) << 32 | UInt64($0.new) }) {
      let (old, new) = (UInt32(pair >> 32), UInt32(truncatingIfNeeded: pair))
      if becomes(old, new, first, second, examined) { return .color(old: old, new: new) }
    }
    if let shift = shift(first, second, pixels, examined) {
      return .moved(x: shift.x, y: shift.y)
    }
    if let plain = plainChange(pixels, examined) { return plain }
    let changed = pixels.count { $0.old >> 24 != $0.new >> 24 }
    if 2 * changed > pixels.count { return .opacity }
    // Lines fill little of a picture.
    let isThin = 4 * found.thinPixels > 3 * pixels.count && examined.difference.ratio < 0.1
    return isThin ? .edges : .content
  }

  /// Whether one colour became another wherever it was.
  ///
  /// In the parts that differ, most of its pixels did. What grew over a ground leaves much of that as
  /// it was.
  private static func becomes(
    _ old: UInt32, _ new: UInt32, _ first: PixelPart, _ second: PixelPart,
    _ examined: ExaminedPixels
  ) -> Bool {
    let origin = examined.canvas.common
    var (all, changed) = (0, 0)
    for region in examined.difference.regions {
      let bounds = region.bounds.moved(x: -origin.x, y: -origin.y)
      for y in bounds.y..<bounds.bottom {
        let (before, after) = (first.row(y), second.row(y))
        for x in bounds.x..<bounds.right where before[x] == old {
          all += 1
          if after[x] == new { changed += 1 }
        }
      }
    }
    return 3 * changed > 2 * all
  }

  private static func shift(
    _ first: PixelPart, _ second: PixelPart, _ pixels: [DifferingPixels.Pixel],
    _ examined: ExaminedPixels
  ) -> ShiftFinder.Shift? {
    guard let marks = examined.marks else { return nil }
    let origin = examined.canvas.common.y * marks.width + examined.canvas.common.x
    return marks.values.withUnsafeBufferPointer { values in
      values.baseAddress.flatMap { base in
        ShiftFinder(first, second, marks: base + origin, stride: marks.width).shift(of: pixels)
      }
    }
  }

  /// What appeared or vanished, if the largest part that differs is plain in one of the pictures.
  private static func plainChange(
    _ pixels: [DifferingPixels.Pixel], _ examined: ExaminedPixels
  ) -> DifferenceSignature? {
    let (old, new) = (pixels.map(\.old), pixels.map(\.new))
    guard let bounds = examined.difference.regions.first?.bounds else { return nil }
    switch (majority(old, ofTen: 9), majority(new, ofTen: 9)) {
    case (let ground?, nil):
      return .appeared(ground: ground, width: bounds.width, height: bounds.height)
    case (nil, let ground?):
      return .vanished(ground: ground, width: bounds.width, height: bounds.height)
    default: return nil
    }
  }

  /// The value that more than so many tenths have; nil if none has.
  private static func majority<Value: Comparable>(_ values: [Value], ofTen tenths: Int = 5)
    -> Value?
  {
    // Where one has more than half, it is the middle of all.
    let sorted = values.sorted()
    let middle = sorted[sorted.count / 2]
    let count = sorted.count { $0 == middle }
    return 10 * count > tenths * sorted.count ? middle : nil
  }
}
