import Foundation

/// The one answer to NaN, infinite and negative numbers: engines compute with what comes out here.
extension CGFloat {
  /// This number, or another one where this is NaN or infinite.
  package func finite(or other: CGFloat) -> CGFloat {
    isFinite ? self : other
  }

  /// This length in points, with NaN, infinite and negative lengths as 0.
  package var finiteLength: CGFloat {
    isFinite ? Swift.max(self, 0) : 0
  }

  /// This length in points, with NaN and negative lengths as 0; infinity stays.
  package var length: CGFloat {
    // `max` of a NaN is a NaN, so the comparison is written out.
    self > 0 ? self : 0
  }

  /// Returns whether this length fits a limit, both in points.
  ///
  /// Sums that are equal on paper may differ in their last bits, so a billionth of the limit is
  /// allowed on top.
  package func fits(_ limit: CGFloat) -> Bool {
    self <= limit + limit.magnitude * 1e-9
  }
}

extension CGSize {
  /// This size in points, with NaN, infinite and negative sides as 0.
  package var finite: CGSize {
    CGSize(width: width.finiteLength, height: height.finiteLength)
  }

  /// This size in points, with NaN and negative sides as 0; infinite sides stay.
  package var lengths: CGSize {
    CGSize(width: width.length, height: height.length)
  }
}

extension CGPoint {
  /// This point, with NaN and infinite coordinates as 0.
  package var finite: CGPoint {
    CGPoint(x: x.finite(or: 0), y: y.finite(or: 0))
  }
}

extension CGRect {
  /// This rectangle in points, with NaN and infinite numbers and negative sizes as 0.
  package var finite: CGRect {
    CGRect(origin: origin.finite, size: size.finite)
  }
}
