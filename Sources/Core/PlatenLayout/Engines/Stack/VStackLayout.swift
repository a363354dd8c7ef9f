public import Foundation
internal import PlatenBase

/// Places subviews one below the other.
///
/// Space is shared out by priority, and within a priority from the least flexible subview to the
/// most flexible one.
///
/// - Complexity: At most four measurements of each subview for a new proposal, and a sort.
@frozen
public struct VStackLayout: _StackLayout, Sendable {
  /// The guide along x that aligns the subviews.
  public var alignment: HorizontalAlignment
  /// The distance between subviews in points; `nil` for the distance that each pair prefers.
  ///
  /// Views overlap at negative distances; a distance that is not finite counts as 0.
  public var spacing: CGFloat?

  /// Makes a vertical stack.
  @inlinable public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Spacers in the stack grow vertically.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .vertical)
  }

  /// The stack's engine, along its axis.
  public var _engine: _StackEngine {
    _StackEngine(axis: .vertical, guide: .horizontal(alignment), spacing: spacing)
  }
}
