/// Walks over two pictures of one size and marks the pixels that differ.
struct PixelScan {
  let first: PixelPart
  let second: PixelPart
  /// The marks of the two, those to be ignored set.
  let marks: UnsafeMutablePointer<UInt8>
  /// Marks from one row to the next.
  let stride: Int
  let tolerance: PixelTolerance

  private(set) var differingPixels = 0
  private(set) var antialiasedPixels = 0
  private(set) var slightPixels = 0
  /// From 0 to 1.
  private(set) var largestDifference = 0.0
  /// Of one channel, from 0 to 255.
  private(set) var largestLevels = 0
  /// Where words differ in each row, ignored ones left out; empty if none does.
  private(set) var spans: [Range<Int>] = []

  init(
    first: PixelPart, second: PixelPart, marks: UnsafeMutablePointer<UInt8>, stride: Int,
    tolerance: PixelTolerance
  ) {
    (self.first, self.second, self.marks) = (first, second, marks)
    (self.stride, self.tolerance) = (stride, tolerance)
  }

  /// Compares row by row.
  mutating func run() {
    spans.reserveCapacity(first.height)
    let distance = YIQDistance()
    // Without a threshold every bit counts, even of colours that nobody sees.
    let limit = tolerance.threshold > 0 ? distance.limit(min(tolerance.threshold, 1)) : -1
    var largest = 0.0
    for y in 0..<first.height {
      guard let span = span(y) else {
        spans.append(0..<0)
        continue
      }
      largest = max(largest, compare(y, span, distance, limit: limit))
    }
    largestDifference = distance.distance(largest)
  }

  /// Finds what is a change among the pixels that differ; see ``ChangeFinder``.
  mutating func judge() {
    guard 0 < tolerance.threshold, tolerance.threshold < 1 else { return }
    let finder = ChangeFinder(
      first: first, second: second, marks: marks, stride: stride, tolerance: tolerance)
    finder.run(in: spans)
    (differingPixels, antialiasedPixels, slightPixels) = (0, 0, 0)
    for (y, span) in spans.enumerated() {
      for x in span {
        switch PixelMarks.Mark(rawValue: marks[y &* stride &+ x]) {
        case .differing: differingPixels &+= 1
        case .antialiased: antialiasedPixels &+= 1
        case .slight: slightPixels &+= 1
        default: break
        }
      }
    }
  }

  /// The mean over all windows.
  func structuralSimilarity() -> Double {
    StructuralSimilarity(
      first: first, second: second, marks: UnsafePointer(marks), stride: stride, spans: spans
    ).mean()
  }
}

// MARK: - Phases

extension PixelScan {
  /// From the first word of a row that differs to the last; nil if none does.
  private func span(_ y: Int) -> Range<Int>? {
    let (first, second) = (first.row(y), second.row(y))
    let count = self.first.width
    let bytes = { UnsafeRawBufferPointer(start: $0, count: 4 * count) }
    if bytes(first).hasBytes(of: bytes(second)) { return nil }
    var (left, right) = (0, count)
    while left < right, first[left] == second[left] { left &+= 1 }
    while right > left, first[right &- 1] == second[right &- 1] { right &-= 1 }
    return left..<right
  }

  /// Marks the pixels of a row; the largest measure of them.
  private mutating func compare(
    _ y: Int, _ span: Range<Int>, _ distance: YIQDistance, limit: Double
  ) -> Double {
    let (old, new, marks) = (first.row(y), second.row(y), marks + y &* stride)
    let smoothing = EdgeSmoothing(first: first, second: second)
    var largest = 0.0
    var (left, right) = (span.upperBound, span.lowerBound)
    // Plain areas repeat one pair of colours.
    var (lastOld, lastNew, measure): (UInt32, UInt32, Double) = (0, 0, 0)
    for x in span where old[x] != new[x] && marks[x] == PixelMarks.Mark.same.rawValue {
      if left > x { left = x }
      right = x
      if old[x] != lastOld || new[x] != lastNew {
        (lastOld, lastNew) = (old[x], new[x])
        measure = distance.seenMeasure(lastOld, lastNew)
        if measure > largest { largest = measure }
        largestLevels = max(largestLevels, lastOld.levels(to: lastNew))
      }
      if measure > limit {
        if tolerance.ignoresAntialiasing, smoothing.contains(x: x, y: y) {
          marks[x] = PixelMarks.Mark.antialiased.rawValue
          antialiasedPixels &+= 1
          continue
        }
        marks[x] = PixelMarks.Mark.differing.rawValue
        differingPixels &+= 1
      } else {
        marks[x] = PixelMarks.Mark.slight.rawValue
        slightPixels &+= 1
      }
    }
    spans.append(left <= right ? left..<right + 1 : 0..<0)
    return largest
  }
}
