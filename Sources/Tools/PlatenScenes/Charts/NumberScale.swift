internal import Foundation

/// The scale of a chart: from where to where it goes, and the round numbers that stand along it.
struct NumberScale: Equatable {
  /// How numbers lie along a scale: equal differences, or equal ratios, are equal lengths.
  enum Kind: Sendable {
    case linear, log
  }

  let kind: Kind
  let bounds: ClosedRange<Double>

  /// The most steps of an axis.
  static let mostSteps = 10
  /// The powers of ten that a `Double` holds with all of its digits.
  private static let decades = -307...308

  /// A scale of some numbers that ends at round ones.
  ///
  /// - Parameters:
  ///   - hasZero: Whether a linear scale has zero in it, as bars need. One of equal numbers has it in any case.
  ///   - steps: How many steps it has at the most, from 1; nil for a linear one that ends with the
  ///     numbers.
  /// - Precondition: Numbers on a logarithmic scale are above zero.
  init(of numbers: [Double], _ kind: Kind = .linear, hasZero: Bool = true, steps: Int?) {
    self.kind = kind
    let (first, last) = (numbers.min() ?? 0, numbers.max() ?? 0)
    if kind == .log {
      let least = Int(log10(numbers.isEmpty ? 1 : first).rounded(.down))
      // The decade above has to be a number, too.
      let low = min(max(least, Self.decades.lowerBound), Self.decades.upperBound - 1)
      let high = min(Int(log10(numbers.isEmpty ? 1 : last).rounded(.up)), Self.decades.upperBound)
      // A bar begins below its number.
      let start = hasZero && pow(10, Double(low)) == first ? low - 1 : low
      bounds = pow(10, Double(start))...pow(10, Double(max(high, start + 1)))
      return
    }
    let keepsZero = hasZero || first == last
    let (least, most) = keepsZero ? (min(first, 0), max(last, 0)) : (first, last)
    guard let steps else {
      bounds = least...most
      return
    }
    // Numbers that can hardly be told from nothing have the scale of zero.
    guard most - least >= 1e-300 else {
      bounds = 0...1
      return
    }
    let step = Self.step(for: most - least, atMost: max(steps, 1))
    let (low, high) = ((least / step).rounded(.down) * step, (most / step).rounded(.up) * step)
    bounds = low.isFinite && high.isFinite ? low...high : least...most
  }

  /// Where a number lies, from 0 to 1.
  func place(of number: Double) -> Double {
    if kind == .log {
      let (least, most) = (log10(bounds.lowerBound), log10(bounds.upperBound))
      return min(max((log10(number) - least) / (most - least), 0), 1)
    }
    // The length may be more than the largest number.
    let length = bounds.upperBound / 2 - bounds.lowerBound / 2
    return length > 0 ? (number / 2 - bounds.lowerBound / 2) / length : 0
  }

  /// Returns round numbers of the scale, from the least.
  ///
  /// Linear steps are 1, 2 or 5 times a power of ten (Heckbert, *Nice Numbers for Graph Labels*, 1990);
  /// logarithmic ones go to 1, 2, 5 and 10, or over whole powers of ten.
  ///
  /// - Parameter steps: How many steps there are at the most, from 1.
  func ticks(atMost steps: Int) -> [Double] {
    if kind == .log { return powers(atMost: steps) }
    let length = bounds.upperBound - bounds.lowerBound
    // Steps of what can hardly be told from nothing, or is beyond all numbers, are none.
    guard (1e-300...1e300).contains(length) else { return [] }
    let step = Self.step(for: length, atMost: steps)
    let (first, last) = (bounds.lowerBound / step, bounds.upperBound / step)
    guard max(abs(first), abs(last)) < 1e12 else { return [] }
    let (low, high) = (Int((first - 1e-6).rounded(.up)), Int((last + 1e-6).rounded(.down)))
    return low > high ? [] : (low...high).map { Double($0) * step }
  }

  private func powers(atMost steps: Int) -> [Double] {
    let first = Int(log10(bounds.lowerBound).rounded())
    let last = Int(log10(bounds.upperBound).rounded())
    if 3 * (last - first) <= steps {
      return (first..<last).flatMap { power in [1, 2, 5].map { $0 * pow(10, Double(power)) } }
        + [bounds.upperBound]
    }
    let stride = (last - first + steps - 1) / steps
    return Swift.stride(from: first, through: last, by: stride).map { pow(10, Double($0)) }
  }

  private static func step(for length: Double, atMost count: Int) -> Double {
    let power = pow(10, floor(log10(length / Double(count))))
    let step = [1, 2, 5].map { $0 * power }.first {
      (length / $0).rounded(.up) < Double(count) + 0.5
    }
    return step ?? 10 * power
  }
}
