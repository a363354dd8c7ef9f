internal import Foundation

/// The scale of a chart: from where to where it goes, and the round numbers that stand along it.
struct NumberScale: Equatable {
  let bounds: ClosedRange<Double>
  let ticks: [Double]

  /// A scale of some numbers that has zero in it.
  ///
  /// - Parameter steps: How many steps it has at the most, from 1; nil for one without ticks that ends
  ///   with the numbers. Steps are 1, 2 or 5 times a power of ten (Heckbert, *Nice Numbers for Graph
  ///   Labels*, 1990).
  init(of numbers: [Double], steps: Int?) {
    let (least, most) = (min(numbers.min() ?? 0, 0), max(numbers.max() ?? 0, 0))
    // Steps of what can hardly be told from nothing, or is beyond all numbers, are none.
    guard let steps, (1e-300...1e300).contains(most - least) else {
      (bounds, ticks) = (least...max(most, least), [])
      return
    }
    let step = Self.step(for: most - least, atMost: max(steps, 1))
    let (first, last) = ((least / step).rounded(.down), (most / step).rounded(.up))
    bounds = first * step...last * step
    ticks = (Int(first)...Int(last)).map { Double($0) * step }
  }

  /// Where a number lies, from 0 to 1.
  func place(of number: Double) -> Double {
    // The length may be more than the largest number.
    let length = bounds.upperBound / 2 - bounds.lowerBound / 2
    return length > 0 ? (number / 2 - bounds.lowerBound / 2) / length : 0
  }

  private static func step(for length: Double, atMost count: Int) -> Double {
    let power = pow(10, floor(log10(length / Double(count))))
    let step = [1, 2, 5].map { $0 * power }.first {
      (length / $0).rounded(.up) < Double(count) + 0.5
    }
    return step ?? 10 * power
  }
}
