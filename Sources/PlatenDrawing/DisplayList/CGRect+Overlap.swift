package import Foundation

extension CGRect {
  /// What this rectangle and another have in common; null for nothing, and where a number is none.
  ///
  /// Foundation's own intersection ends the program at NaN.
  package func overlap(with other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    let numbers = [minX, minY, maxX, maxY, other.minX, other.minY, other.maxX, other.maxY]
    guard left <= right, top <= bottom, !numbers.contains(where: \.isNaN) else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
