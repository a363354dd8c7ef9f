public import Foundation

/// A guide along y that aligns views.
@frozen
public struct VerticalAlignment: Equatable, Sendable {
  /// The type that identifies the guide.
  package let id: any AlignmentID.Type

  /// Makes the guide of a type.
  public init(_ id: any AlignmentID.Type) {
    self.id = id
  }

  /// Returns whether both guides have the same type.
  public static func == (left: Self, right: Self) -> Bool {
    left.id == right.id
  }

  /// Merges the explicit guides of a container's children into the container's own.
  ///
  /// The frame's guides (`top`, `center`, `bottom`) give `nil`, the first baseline the highest
  /// value, the last baseline the lowest, all others the mean of the values that are there.
  ///
  /// - Complexity: O(*n*) in the number of values.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    PlatenLayout.combineExplicit(values, of: id)
  }
}

// MARK: - The frame's guides

extension VerticalAlignment {
  private enum Top: FrameAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: FrameAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: FrameAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  static let frameIDs: Set<ObjectIdentifier> = [
    ObjectIdentifier(Top.self), ObjectIdentifier(Center.self), ObjectIdentifier(Bottom.self),
  ]

  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  /// The middle.
  public static let center = VerticalAlignment(Center.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
}

// MARK: - The text's guides

extension VerticalAlignment {
  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

    static func _combineExplicit(
      childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
    ) {
      parentValue = min(parentValue ?? childValue, childValue)
    }
  }

  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

    static func _combineExplicit(
      childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
    ) {
      parentValue = max(parentValue ?? childValue, childValue)
    }
  }

  private enum TextTop: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }

    static func _combineExplicit(
      childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
    ) {
      parentValue = min(parentValue ?? childValue, childValue)
    }
  }

  private enum TextBottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

    static func _combineExplicit(
      childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
    ) {
      parentValue = max(parentValue ?? childValue, childValue)
    }
  }

  /// The baseline of the first line; the bottom edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line; the bottom edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
  /// The upper edge of the highest text; explicit only where there is one.
  package static let textTop = VerticalAlignment(TextTop.self)
  /// The lower edge of the lowest text; explicit only where there is one.
  package static let textBottom = VerticalAlignment(TextBottom.self)
}
