import Foundation
internal import PlatenBase

// Stacks think along an axis and across it; here that becomes width and height.

extension Axis {
  /// The other axis.
  var crossing: Axis {
    self == .horizontal ? .vertical : .horizontal
  }
}

extension CGSize {
  /// Makes a size of a length along an axis and one across it, in points.
  init(along length: CGFloat, across crossLength: CGFloat, _ axis: Axis) {
    switch axis {
    case .horizontal: self.init(width: length, height: crossLength)
    case .vertical: self.init(width: crossLength, height: length)
    }
  }

  /// The length along an axis, in points.
  func length(along axis: Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }
}

extension CGPoint {
  /// Makes a point of a position along an axis and one across it, in points.
  init(along position: CGFloat, across crossPosition: CGFloat, _ axis: Axis) {
    switch axis {
    case .horizontal: self.init(x: position, y: crossPosition)
    case .vertical: self.init(x: crossPosition, y: position)
    }
  }
}

extension ProposedViewSize {
  /// Makes a proposal of a length along an axis and one across it, in points.
  init(along length: CGFloat?, across crossLength: CGFloat?, _ axis: Axis) {
    switch axis {
    case .horizontal: self.init(width: length, height: crossLength)
    case .vertical: self.init(width: crossLength, height: length)
    }
  }

  /// The proposed length along an axis, in points.
  func length(along axis: Axis) -> CGFloat? {
    axis == .horizontal ? width : height
  }
}
