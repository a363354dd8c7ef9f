internal import Foundation

/// Weighed sums over windows of 11 by 11 pixels, of a band of two pictures' brightness.
///
/// It keeps eleven rows, blurred across, of four planes: both pictures' brightness, the sum of their
/// squares and their product. Eight columns are worked on at once.
final class WindowSums {
  /// What is taken from every brightness.
  static let middle: Float = 128

  private typealias Lanes = SIMD8<Float>

  private static let taps = 11
  private static let planes = 4
  private static let lanes = 8

  /// The Gaussian's weights from the middle outwards; all eleven together are 1.
  private static let weights: [Float] = {
    // The window of the same paper: 11 by 11 pixels, a Gaussian with a deviation of 1.5.
    let weights = (0...5).map { (i: Int) -> Double in exp(-Double(i * i) / (2 * 1.5 * 1.5)) }
    let sum = weights[0] + 2 * weights[1...].reduce(0, +)
    return weights.map { Float($0 / sum) }
  }()

  /// How many windows are beside each other.
  private let width: Int
  /// Numbers of a plane's row, with those that eight columns at once need beyond its end.
  private let rowLength: Int
  /// The planes of one row, not blurred.
  private let row: UnsafeMutablePointer<Float>
  /// The planes of eleven rows, blurred across.
  private let ring: UnsafeMutablePointer<Float>

  init(width: Int) {
    self.width = width
    rowLength = (width + Self.lanes - 1) / Self.lanes * Self.lanes + 2 * Self.lanes
    row = .allocate(capacity: Self.planes * rowLength)
    row.initialize(repeating: 0, count: Self.planes * rowLength)
    ring = .allocate(capacity: Self.taps * Self.planes * rowLength)
    ring.initialize(repeating: 0, count: Self.taps * Self.planes * rowLength)
  }

  deinit {
    row.deallocate()
    ring.deallocate()
  }

  /// Sets the brightness of a column of the row.
  @inline(__always)
  func set(_ x: Int, _ first: Float, _ second: Float) {
    row[x] = first
    row[rowLength &+ x] = second
    row[2 &* rowLength &+ x] = first * first + second * second
    row[3 &* rowLength &+ x] = first * second
  }

  /// Blurs the row across and keeps it in place of the one eleven rows above.
  func blurRow(_ y: Int) {
    let (w0, w1, w2) = (Self.weights[0], Self.weights[1], Self.weights[2])
    let (w3, w4, w5) = (Self.weights[3], Self.weights[4], Self.weights[5])
    let target = ring + y % Self.taps * Self.planes * rowLength
    for plane in 0..<Self.planes {
      let (source, target) = (row + plane * rowLength, target + plane * rowLength)
      for x in Swift.stride(from: 0, to: width, by: Self.lanes) {
        let at = source + x
        var sum = Self.load(at + 5) * w0
        sum += (Self.load(at + 4) + Self.load(at + 6)) * w1
        sum += (Self.load(at + 3) + Self.load(at + 7)) * w2
        sum += (Self.load(at + 2) + Self.load(at + 8)) * w3
        sum += (Self.load(at + 1) + Self.load(at + 9)) * w4
        sum += (Self.load(at) + Self.load(at + 10)) * w5
        UnsafeMutableRawPointer(target + x).storeBytes(of: sum, as: Lanes.self)
      }
    }
  }

  /// Returns what the windows that end in a row lack of 1, summed up.
  func loss(lastRow: Int, levelConstant: Float, contrastConstant: Float) -> Double {
    let weights = Self.weights
    let row = { (index: Int) in
      UnsafePointer(self.ring) + (lastRow - 10 + index) % Self.taps * Self.planes * self.rowLength
    }
    let rows = (0..<Self.taps).map(row)
    var total = Lanes.zero
    return rows.withUnsafeBufferPointer { rows in
      weights.withUnsafeBufferPointer { weights in
        for x in Swift.stride(from: 0, to: width, by: Self.lanes) {
          func sum(_ plane: Int) -> Lanes {
            let offset = plane &* rowLength &+ x
            var sum = Self.load(rows[5] + offset) * weights[0]
            for step in 1...5 {
              let pair = Self.load(rows[5 &- step] + offset) + Self.load(rows[5 &+ step] + offset)
              sum += pair * weights[step]
            }
            return sum
          }
          let (first, second) = (sum(0), sum(1))
          let product = first * second
          let squares = first * first + second * second
          let covariances = 2 * (sum(3) - product) + contrastConstant
          let variances = sum(2) - squares + contrastConstant
          let (levelX, levelY) = (first + Self.middle, second + Self.middle)
          let levels = 2 * levelX * levelY + levelConstant
          let powers = levelX * levelX + levelY * levelY + levelConstant
          var loss = 1 - levels * covariances / (powers * variances)
          if x &+ Self.lanes > width {
            for lane in width &- x..<Self.lanes { loss[lane] = 0 }
          }
          total += loss
        }
        return Double(total.sum())
      }
    }
  }

  @inline(__always)
  private static func load(_ pointer: UnsafePointer<Float>) -> Lanes {
    UnsafeRawPointer(pointer).loadUnaligned(as: Lanes.self)
  }

  @inline(__always)
  private static func load(_ pointer: UnsafeMutablePointer<Float>) -> Lanes {
    UnsafeRawPointer(pointer).loadUnaligned(as: Lanes.self)
  }
}
