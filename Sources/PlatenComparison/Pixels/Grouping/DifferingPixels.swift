/// The pixels that differ between two pictures, in rows from the top, thinned out where they are many.
struct DifferingPixels {
  /// A pixel that differs.
  struct Pixel {
    /// Where it is on the part that both have.
    var x: Int
    var y: Int
    /// Its words.
    var old: UInt32
    var new: UInt32
  }

  /// The most that are looked at.
  private static let mostPixels = 16_384

  let pixels: [Pixel]
  /// How many of them lie on something thin: not all of eight pixels around them, two pixels away,
  /// differ.
  let thinPixels: Int

  init(_ first: PixelPart, _ second: PixelPart, _ canvas: PixelCanvas, _ examined: ExaminedPixels) {
    guard let marks = examined.marks else {
      (pixels, thinPixels) = ([], 0)
      return
    }
    let step = 1 + examined.difference.differingPixels / Self.mostPixels
    var (pixels, thin, seen) = ([Pixel](), 0, 0)
    let origin = canvas.common
    marks.values.withUnsafeBufferPointer { values in
      for y in 0..<first.height {
        let row = (origin.y + y) * marks.width + origin.x
        let (old, new) = (first.row(y), second.row(y))
        for x in 0..<first.width where values[row + x] == PixelMarks.Mark.differing.rawValue {
          seen += 1
          if seen % step != 0 { continue }
          pixels.append(Pixel(x: x, y: y, old: old[x], new: new[x]))
          if !Self.isSurrounded(values, marks.width, row + x) { thin += 1 }
        }
      }
    }
    (self.pixels, thinPixels) = (pixels, thin)
  }

  /// The marks from the one for differing pixels to the one for those that smooth an edge.
  private static let marked =
    PixelMarks.Mark.differing.rawValue...PixelMarks.Mark.antialiased.rawValue

  private static func isSurrounded(
    _ values: UnsafeBufferPointer<UInt8>, _ width: Int, _ index: Int
  ) -> Bool {
    for row in -1...1 {
      for column in -1...1 {
        let place = index + 2 * (row * width + column)
        guard values.indices.contains(place), marked.contains(values[place]) else { return false }
      }
    }
    return true
  }
}
