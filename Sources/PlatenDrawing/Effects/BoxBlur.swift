internal import Foundation

/// A Gaussian blur of rows of numbers, in whole numbers: the same wherever a picture is cut.
///
/// Up to two pixels it is the Gaussian itself, cut at three deviations. Beyond that it is three
/// boxes in turn, whose sides count in part so that the deviation is met exactly (Gwosdek et al.,
/// "Theoretical foundations of Gaussian convolution by extended box filtering", 2011). Those take
/// as long for a wide blur as for a narrow one.
struct BoxBlur {
  private enum Pass {
    /// Weights from the middle outwards, in parts of 65,536.
    case kernel([UInt32])
    /// A box `radius` to each side and, beyond it, `side` parts of 256 of the next.
    case box(radius: Int, side: UInt32)
  }

  private let passes: [Pass]

  /// - Parameter sigma: The standard deviation in pixels, up to 64.
  init(sigma: Double) {
    if sigma <= 0.01 {
      passes = []
    } else if sigma < 2 {
      passes = [.kernel(Self.kernel(sigma: sigma))]
    } else {
      passes = Array(repeating: Self.box(sigma: min(sigma, 64)), count: 3)
    }
  }

  private static func kernel(sigma: Double) -> [UInt32] {
    let weights = (0...Int((3 * sigma).rounded(.up))).map { distance in
      exp(-Double(distance * distance) / (2 * sigma * sigma))
    }
    let sum = 2 * weights.reduce(0, +) - weights[0]
    var parts = weights.map { UInt32(($0 / sum * 65536).rounded()) }
    // Rounding must neither lose nor add light.
    let others = 2 * (parts.reduce(0, +) - parts[0])
    parts[0] = 65536 - others
    return parts
  }

  private static func box(sigma: Double) -> Pass {
    let variance = sigma * sigma / 3
    let radius = (0.5 * (12 * variance + 1).squareRoot() - 0.5).rounded(.down)
    let side =
      (2 * radius + 1) * (radius * (radius + 1) - 3 * variance)
      / (6 * (variance - (radius + 1) * (radius + 1)))
    return .box(radius: Int(radius), side: UInt32((min(max(side, 0), 1) * 256).rounded()))
  }

  /// Blurs along the rows of `width` numbers, or along the columns.
  func apply(to values: inout [UInt16], width: Int, height: Int, alongRows: Bool) {
    guard width > 0, height > 0 else { return }
    var target = [UInt16](repeating: 0, count: values.count)
    let (count, step) = alongRows ? (width, 1) : (height, width)
    for pass in passes {
      values.withUnsafeBufferPointer { from in
        target.withUnsafeMutableBufferPointer { to in
          switch pass {
          case .kernel(let weights):
            Self.convolve(from, to, weights, count: count, step: step)
          case .box(let radius, let side):
            if alongRows {
              Self.slideAlongRows(from, to, radius, side, width: width, height: height)
            } else {
              Self.slideAlongColumns(from, to, radius, side, width: width, height: height)
            }
          }
        }
      }
      swap(&values, &target)
    }
  }

  private static func convolve(
    _ from: UnsafeBufferPointer<UInt16>, _ to: UnsafeMutableBufferPointer<UInt16>,
    _ weights: [UInt32], count: Int, step: Int
  ) {
    for i in 0..<from.count {
      let place = i / step % count
      var sum = UInt32(from[i]) &* weights[0] &+ 32768
      for distance in 1..<weights.count {
        if place >= distance { sum &+= UInt32(from[i - distance * step]) &* weights[distance] }
        if place + distance < count {
          sum &+= UInt32(from[i + distance * step]) &* weights[distance]
        }
      }
      to[i] = UInt16(truncatingIfNeeded: sum >> 16)
    }
  }

  /// What a sum of 256 times the numbers has to be multiplied with, in parts of 2 to the 32nd.
  private static func share(_ radius: Int, _ side: UInt32) -> UInt64 {
    (1 << 32) / UInt64((2 * radius + 1) * 256 + 2 * Int(side))
  }

  private static func slideAlongRows(
    _ from: UnsafeBufferPointer<UInt16>, _ to: UnsafeMutableBufferPointer<UInt16>, _ radius: Int,
    _ side: UInt32, width: Int, height: Int
  ) {
    let share = share(radius, side)
    for row in 0..<height {
      let start = row * width
      func value(_ x: Int) -> UInt32 { x >= 0 && x < width ? UInt32(from[start + x]) : 0 }
      var sum = (0..<min(radius, width)).reduce(UInt32(0)) { $0 &+ value($1) }
      for x in 0..<width {
        sum = sum &+ value(x + radius) &- value(x - radius - 1)
        let total = sum &* 256 &+ side &* (value(x - radius - 1) &+ value(x + radius + 1))
        to[start + x] = UInt16(truncatingIfNeeded: (UInt64(total) &* share) >> 32)
      }
    }
  }

  /// Row by row with a sum for each column, as that is the order of the memory.
  private static func slideAlongColumns(
    _ from: UnsafeBufferPointer<UInt16>, _ to: UnsafeMutableBufferPointer<UInt16>, _ radius: Int,
    _ side: UInt32, width: Int, height: Int
  ) {
    let share = share(radius, side)
    let none = [UInt16](repeating: 0, count: width)
    var sums = [UInt32](repeating: 0, count: width)
    none.withUnsafeBufferPointer { none in
      sums.withUnsafeMutableBufferPointer { sums in
        func row(_ y: Int) -> UnsafeBufferPointer<UInt16> {
          y >= 0 && y < height
            ? UnsafeBufferPointer(rebasing: from[(y * width)..<((y + 1) * width)]) : none
        }
        for y in 0..<min(radius, height) {
          let row = row(y)
          for x in 0..<width { sums[x] &+= UInt32(row[x]) }
        }
        for y in 0..<height {
          let (entering, leaving, next) = (row(y + radius), row(y - radius - 1), row(y + radius + 1))
          for x in 0..<width {
            let left = UInt32(leaving[x])
            let sum = sums[x] &+ UInt32(entering[x]) &- left
            sums[x] = sum
            let total = sum &* 256 &+ side &* (left &+ UInt32(next[x]))
            to[y * width + x] = UInt16(truncatingIfNeeded: (UInt64(total) &* share) >> 32)
          }
        }
      }
    }
  }
}
