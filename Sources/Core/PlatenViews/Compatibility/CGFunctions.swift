public import Foundation

// Core Graphics' functions of C, for code that was written before its types had members.

/// Returns a point of two coordinates.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Returns a size of two sides.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Returns a rectangle of a corner and two sides.
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Returns whether two points are the same.
public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }

/// Returns whether two sizes are the same.
public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }

/// Returns whether two rectangles are the same.
public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }

// MARK: - Parts of rectangles

/// Returns the least x of a rectangle.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

/// Returns the x in the middle of a rectangle.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

/// Returns the greatest x of a rectangle.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

/// Returns the least y of a rectangle.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

/// Returns the y in the middle of a rectangle.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

/// Returns the greatest y of a rectangle.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

/// Returns the width of a rectangle.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

/// Returns the height of a rectangle.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

// MARK: - Other rectangles

/// Returns a rectangle with its sides moved inwards.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

/// Returns a rectangle, moved.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}

/// Returns the smallest rectangle around two others.
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }

/// Returns the part that two rectangles share; null if they share none.
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }

/// Returns the smallest rectangle of whole coordinates around another.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

/// Returns a rectangle whose sides are not negative.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }

// MARK: - Questions

/// Returns whether two rectangles have something in common.
public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
  rect1.intersects(rect2)
}

/// Returns whether a rectangle contains a point.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

/// Returns whether a rectangle contains another.
public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }

/// Returns whether a rectangle has no area.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }

/// Returns whether a rectangle is the empty intersection of two separate ones.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }

/// Returns whether a rectangle is infinite.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
