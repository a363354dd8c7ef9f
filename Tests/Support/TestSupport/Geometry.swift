package import Foundation

/// Whether two numbers differ by less than a billionth of a point, or of themselves.
package func isClose(_ left: CGFloat, _ right: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool {
  left == right || abs(left - right) <= tolerance * max(1, abs(left), abs(right))
}

/// Whether two rectangles are equal but for rounding.
package func isClose(_ left: CGRect, _ right: CGRect, within tolerance: CGFloat = 1e-9) -> Bool {
  isClose(left.origin.x, right.origin.x, within: tolerance)
    && isClose(left.origin.y, right.origin.y, within: tolerance)
    && isClose(left.size.width, right.size.width, within: tolerance)
    && isClose(left.size.height, right.size.height, within: tolerance)
}

extension CGRect {
  /// Makes a rectangle of x, y, width and height.
  package init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
