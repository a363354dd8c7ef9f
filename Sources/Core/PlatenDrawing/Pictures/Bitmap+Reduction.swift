internal import PlatenBase

extension Bitmap {
  /// Returns a part of the picture in fewer pixels, each the mean of those that it covers.
  ///
  /// It is exact but for rounding, and the same on every machine: sums of whole numbers.
  ///
  /// - Parameters:
  ///   - x: The columns of the part.
  ///   - y: The rows of the part.
  ///   - width: At most as many columns as the part has.
  ///   - height: At most as many rows as the part has.
  func reduced(
    x: Range<Int>, y: Range<Int>, width: Int, height: Int, _ cancellation: RenderCancellation?
  ) throws -> Bitmap {
    if width == x.count, height == y.count { return cropped(x: x, y: y) }
    var result: [UInt32] = []
    result.reserveCapacity(width * height)
    // Sums of the channels of a row of the result: a column has a share of so many width-ths.
    var sums = [SIMD4<UInt64>](repeating: .zero, count: width)
    for row in 0..<height {
      try cancellation.check()
      for i in sums.indices { sums[i] = .zero }
      // In height-ths of a row, the result's row begins at one multiple of the rows' count and ends at the next.
      let (top, bottom) = (row * y.count, (row + 1) * y.count)
      for line in top / height..<(bottom + height - 1) / height {
        let share = min(bottom, (line + 1) * height) - max(top, line * height)
        add(row: y.lowerBound + line, x, times: UInt64(share), to: &sums)
      }
      let total = UInt64(x.count * y.count)
      for sum in sums {
        let mean = (sum &+ SIMD4(repeating: total / 2)) / SIMD4(repeating: total)
        result.append(
          UInt32(mean[0]) << 24 | UInt32(mean[1]) << 16 | UInt32(mean[2]) << 8 | UInt32(mean[3]))
      }
    }
    return Bitmap(width: width, height: height, pixels: result)
  }

  /// Adds the pixels of a row to the sums of the columns that they lie in, in shares of width-ths.
  private func add(
    row: Int, _ x: Range<Int>, times weight: UInt64, to sums: inout [SIMD4<UInt64>]
  ) {
    let (count, width) = (x.count, sums.count)
    let start = row * self.width + x.lowerBound
    pixels.withUnsafeBufferPointer { pixels in
      sums.withUnsafeMutableBufferPointer { sums in
        var column = 0
        // In width-ths of a pixel: where this pixel ends, and where the column does.
        var end = count
        for i in 0..<count {
          let pixel = pixels[start + i]
          let channels = SIMD4<UInt64>(
            UInt64(pixel >> 24), UInt64(pixel >> 16 & 255), UInt64(pixel >> 8 & 255),
            UInt64(pixel & 255))
          let next = (i + 1) * width
          let left = min(end, next) - i * width
          sums[column] &+= channels &* SIMD4(repeating: weight &* UInt64(left))
          if next >= end, column + 1 < width {
            column += 1
            sums[column] &+= channels &* SIMD4(repeating: weight &* UInt64(next - end))
            end += count
          }
        }
      }
    }
  }
}
