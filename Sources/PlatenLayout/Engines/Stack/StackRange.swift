import Foundation

/// The shortest and the longest length that a subview takes along the stack, in points.
struct StackRange {
  var shortest: CGFloat
  var longest: CGFloat

  /// Whether this subview gets its space before another: the less flexible one does.
  func isServed(before other: StackRange) -> Bool {
    let (flexibility, otherFlexibility) = (longest - shortest, other.longest - other.shortest)
    if flexibility == .infinity, otherFlexibility == .infinity {
      return shortest > other.shortest
    }
    return flexibility < otherFlexibility
  }
}
