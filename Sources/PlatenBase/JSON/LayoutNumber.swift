internal import Foundation

/// Lengths as they are reported: in thousandths of a point.
package enum LayoutNumber {
  /// The furthest that anything is reported to be from the picture's corner, in points.
  private static let limit: CGFloat = 1e9

  private static func thousandths(_ value: CGFloat) -> Int {
    Int((min(max(value.isNaN ? 0 : value, -limit), limit) * 1_000).rounded())
  }

  /// A number rounded to thousandths, halves away from zero.
  package static func rounded(_ value: CGFloat) -> CGFloat { CGFloat(thousandths(value)) / 1_000 }

  /// A number rounded to thousandths, with no more digits than it needs.
  package static func text(_ value: CGFloat) -> String {
    let units = thousandths(value)
    let (whole, rest) = units.magnitude.quotientAndRemainder(dividingBy: 1_000)
    let sign = units < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    var digits = String(String(rest + 1_000).dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
