public import Foundation
internal import PlatenBase

/// The size that a container proposes to a view, in points.
///
/// A view answers a proposal with the size it takes, and may take more or less. A `nil` length
/// asks for the ideal one, 0 for the smallest, infinity for the largest.
@frozen
public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width in points; `nil` asks for the ideal width.
  public var width: CGFloat?
  /// The proposed height in points; `nil` asks for the ideal height.
  public var height: CGFloat?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Makes a proposal of two lengths in points, either of them `nil` for the ideal one.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Makes a proposal of a size in points.
  @inlinable public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Returns a size in points that replaces `nil` sides with those of another size.
  @inlinable public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// This proposal in points, with NaN as unspecified and negative lengths as 0; infinity stays.
  package var lengths: ProposedViewSize {
    ProposedViewSize(
      width: width.flatMap { $0.isNaN ? nil : $0.length },
      height: height.flatMap { $0.isNaN ? nil : $0.length })
  }
}
