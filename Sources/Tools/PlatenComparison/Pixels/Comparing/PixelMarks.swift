/// A mark for each pixel of a canvas.
package struct PixelMarks: Hashable, Sendable {
  /// The mark of a pixel.
  package enum Mark: UInt8, Hashable, Sendable {
    /// It is the same.
    case same
    /// It differs.
    case differing
    /// It differs and only smooths an edge.
    case antialiased
    /// It is not looked at.
    case ignored
    /// Neither picture has it.
    case outside
    /// It differs by less than the threshold.
    case slight
  }

  /// The canvas's sides, in pixels.
  package let width: Int
  package let height: Int
  /// Rows of ``Mark``'s numbers, from the top left.
  package internal(set) var values: [UInt8]

  package subscript(_ x: Int, _ y: Int) -> Mark {
    Mark(rawValue: values[y * width + x]) ?? .outside
  }

  /// A canvas on which pixels differ that only one picture has, and the others are the same.
  init(_ canvas: PixelCanvas) {
    (width, height) = (canvas.width, canvas.height)
    let isWhole = canvas.reference == canvas.actual
    values = Array(
      repeating: (isWhole ? Mark.same : .outside).rawValue, count: width * height)
    if isWhole { return }
    fill(canvas.reference, with: .differing)
    fill(canvas.actual, with: .differing)
    fill(canvas.common, with: .same)
  }

  /// Sets the pixels of a region aside.
  ///
  /// - Returns: How many were not yet.
  mutating func ignore(_ region: PixelRegion) -> Int {
    let all = PixelRegion(x: 0, y: 0, width: width, height: height)
    guard let part = region.intersection(all) else { return 0 }
    var count = 0
    for y in part.y..<part.bottom {
      for index in y * width + part.x..<y * width + part.right
      where values[index] == Mark.same.rawValue || values[index] == Mark.differing.rawValue {
        values[index] = Mark.ignored.rawValue
        count += 1
      }
    }
    return count
  }

  /// Calls a function with the columns of a row that have a mark.
  ///
  /// Nearly everywhere two pictures are the same: eight pixels are looked at together.
  ///
  /// - Parameter mark: Any mark but ``Mark/same``.
  @inline(__always)
  static func forEach(
    _ mark: Mark, in row: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void
  ) {
    let words = UnsafeRawBufferPointer(row)
    var x = 0
    while x < row.count {
      let next = min(x &+ 8, row.count)
      if next == x &+ 8, words.loadUnaligned(fromByteOffset: x, as: UInt64.self) == 0 {
        x = next
        continue
      }
      while x < next {
        if row[x] == mark.rawValue { body(x) }
        x &+= 1
      }
    }
  }

  private mutating func fill(_ region: PixelRegion, with mark: Mark) {
    for y in region.y..<region.bottom {
      let start = y * width + region.x
      values.replaceSubrange(
        start..<start + region.width, with: repeatElement(mark.rawValue, count: region.width))
    }
  }
}
