internal import Foundation

/// Numbers as whole units of a power of ten, so that rounding is done once.
enum SVGNumber {
  /// The furthest that anything is from the origin, in points.
  private static let limit: CGFloat = 1e8

  /// 10 to the power of 0 to 9.
  static func power(_ decimals: Int) -> Int {
    (0..<decimals).reduce(1) { power, _ in power * 10 }
  }

  /// A value in units of its last decimal, halves away from zero.
  static func units(_ value: CGFloat, decimals: Int) -> Int {
    let bounded = min(max(value.isNaN ? 0 : value, -limit), limit)
    return Int((bounded * CGFloat(power(decimals))).rounded())
  }
}
