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
  /// How many of them differ from nothing beside them but along a line: they have fewer than four
  /// of eight neighbours that differ.
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
          if Self.neighbours(values, marks.width, row + x) < 4 { thin += 1 }
        }
      }
    }
    (self.pixels, thinPixels) = (pixels, thin)
  }

  private static func neighbours(
    _ values: UnsafeBufferPointer<UInt8>, _ width: Int, _ index: Int
  ) -> Int {
    var count = 0
    for row in -1...1 {
      for column in -1...1 where row != 0 || column != 0 {
        let place = index + row * width + column
        guard values.indices.contains(place) else { continue }
        if values[place] == PixelMarks.Mark.differing.rawValue { count += 1 }
      }
    }
    return count
  }
}
