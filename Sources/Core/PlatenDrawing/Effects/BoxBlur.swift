internal import Foundation
internal import PlatenBase

/// A Gaussian blur of rows of numbers, in whole numbers: the same wherever a picture is cut.
///
/// Up to two pixels it is the Gaussian itself, cut at three deviations. Beyond that it is three
/// boxes in turn, whose sides count in part so that the deviation is met exactly (Gwosdek et al.,
/// "Theoretical foundations of Gaussian convolution by extended box filtering", 2011). Those take
/// as long for a wide blur as for a narrow one.
struct BoxBlur {
  fileprivate enum Pass {
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
    // What of the Gaussian lies over each pixel, so that an edge between pixels comes out exactly.
    func integral(to distance: Double) -> Double { erf(distance / (sigma * 2.0.squareRoot())) }
    let weights: [Double] = (0...Int((3 * sigma).rounded(.up))).map { distance in
      integral(to: Double(distance) + 0.5) - integral(to: Double(distance) - 0.5)
    }
    let sum = 2 * weights.reduce(0, +) - weights[0]
    var parts = weights.map { UInt32(($0 / sum * 65536).rounded()) }
    // Rounding must neither lose nor add light.
    let others = 2 * (parts.reduce(0, +) - parts[0])
    parts[0] = 65536 - others
    return parts
  }

  private static func box(sigma: Double) -> Pass {
    // Variances add up: each of the three boxes has a third of it.
    let variance = sigma * sigma / 3
    let radius = (0.5 * (12 * variance + 1).squareRoot() - 0.5).rounded(.down)
    let side =
      (2 * radius + 1) * (radius * (radius + 1) - 3 * variance)
      / (6 * (variance - (radius + 1) * (radius + 1)))
    return .box(radius: Int(radius), side: UInt32((min(max(side, 0), 1) * 256).rounded()))
  }

  /// Blurs along the rows of `width` numbers, or along the columns; not to the end once it is
  /// cancelled.
  func apply(
    to values: inout [UInt16], width: Int, height: Int, alongRows: Bool,
    _ cancellation: RenderCancellation?
  ) {
    guard width > 0, height > 0 else { return }
    var target = [UInt16](repeating: 0, count: values.count)
    for pass in passes {
      values.withUnsafeBufferPointer { from in
        target.withUnsafeMutableBufferPointer { to in
          guard let from = from.baseAddress, let to = to.baseAddress else { return }
          if alongRows {
            for start in stride(from: 0, to: width * height, by: width)
            where !cancellation.isCancelled {
              pass.apply(from + start, to + start, width)
            }
          } else {
            pass.apply(from, to, width, height, cancellation)
          }
        }
      }
      swap(&values, &target)
    }
  }
}

extension BoxBlur.Pass {
  /// How many numbers to each side are looked at.
  private var reach: Int {
    switch self {
    case .kernel(let weights): weights.count - 1
    case .box(let radius, _): radius + 1
    }
  }

  /// Returns what a sum of 256 times the numbers has to be multiplied with, in parts of 2 to the
  /// 32nd.
  private static func share(_ radius: Int, _ side: UInt32) -> UInt64 {
    (1 << 32) / UInt64((2 * radius + 1) * 256 + 2 * Int(side))
  }

  /// Blurs one row, with nothing beyond its ends.
  fileprivate func apply(
    _ from: UnsafePointer<UInt16>, _ to: UnsafeMutablePointer<UInt16>, _ width: Int
  ) {
    let reach = reach
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width + 2 * reach) { padded in
      guard let start = padded.baseAddress else { return }
      start.initialize(repeating: 0, count: width + 2 * reach)
      let row = start + reach
      var isEmpty = true
      for x in 0..<width {
        row[x] = UInt32(from[x])
        if from[x] != 0 { isEmpty = false }
      }
      if isEmpty {
        to.update(repeating: 0, count: width)
        return
      }
      switch self {
      case .kernel(let weights):
        for x in 0..<width {
          var sum = row[x] &* weights[0] &+ 32768
          for distance in 1...reach {
            sum &+= (row[x - distance] &+ row[x + distance]) &* weights[distance]
          }
          to[x] = UInt16(truncatingIfNeeded: sum >> 16)
        }
      case .box(let radius, let side):
        let share = Self.share(radius, side)
        var sum: UInt32 = 0
        for x in 0..<min(radius, width) { sum &+= row[x] }
        for x in 0..<width {
          let left = row[x - radius - 1]
          sum = sum &+ row[x + radius] &- left
          let total = sum &* 256 &+ side &* (left &+ row[x + radius + 1])
          to[x] = UInt16(truncatingIfNeeded: (UInt64(total) &* share) >> 32)
        }
      }
    }
  }

  /// Blurs all columns: row by row with a sum for each column, as that is the order of the memory.
  fileprivate func apply(
    _ from: UnsafePointer<UInt16>, _ to: UnsafeMutablePointer<UInt16>, _ width: Int, _ height: Int,
    _ cancellation: RenderCancellation?
  ) {
    let none = [UInt16](repeating: 0, count: width)
    var sums = [UInt32](repeating: 0, count: width)
    none.withUnsafeBufferPointer { none in
      sums.withUnsafeMutableBufferPointer { sums in
        guard let none = none.baseAddress, let sums = sums.baseAddress else { return }
        func row(_ y: Int) -> UnsafePointer<UInt16> {
          y >= 0 && y < height ? from + y * width : none
        }
        switch self {
        case .kernel(let weights):
          for y in 0..<height where !cancellation.isCancelled {
            let middle = row(y)
            for x in 0..<width { sums[x] = UInt32(middle[x]) &* weights[0] &+ 32768 }
            for distance in 1..<weights.count {
              let (above, below, weight) = (row(y - distance), row(y + distance), weights[distance])
              for x in 0..<width { sums[x] &+= (UInt32(above[x]) &+ UInt32(below[x])) &* weight }
            }
            let to = to + y * width
            for x in 0..<width { to[x] = UInt16(truncatingIfNeeded: sums[x] >> 16) }
          }
        case .box(let radius, let side):
          let share = Self.share(radius, side)
          for y in 0..<min(radius, height) {
            let row = row(y)
            for x in 0..<width { sums[x] &+= UInt32(row[x]) }
          }
          for y in 0..<height where !cancellation.isCancelled {
            let (entering, leaving) = (row(y + radius), row(y - radius - 1))
            let next = row(y + radius + 1)
            let to = to + y * width
            for x in 0..<width {
              let left = UInt32(leaving[x])
              let sum = sums[x] &+ UInt32(entering[x]) &- left
              sums[x] = sum
              let total = sum &* 256 &+ side &* (left &+ UInt32(next[x]))
              to[x] = UInt16(truncatingIfNeeded: (UInt64(total) &* share) >> 32)
            }
          }
        }
      }
    }
  }
}
