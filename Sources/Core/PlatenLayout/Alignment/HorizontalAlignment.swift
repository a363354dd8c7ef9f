public import Foundation

/// A guide along x that aligns views.
@frozen
public struct HorizontalAlignment: Equatable, Sendable {
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
  /// The frame's guides (`leading`, `center`, `trailing`) give `nil`, all others the mean of the
  /// values that are there.
  ///
  /// - Complexity: O(*n*) in the number of values.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    PlatenLayout.combineExplicit(values, of: id)
  }
}

// MARK: - The frame's guides

extension HorizontalAlignment {
  private enum Leading: FrameAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: FrameAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: FrameAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  private enum Justified: FrameAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  static let frameIDs: Set<ObjectIdentifier> = [
    ObjectIdentifier(Leading.self), ObjectIdentifier(Center.self), ObjectIdentifier(Trailing.self),
    ObjectIdentifier(Justified.self),
  ]

  /// The leading edge.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)

  /// Both edges: the gaps of a row grow until the row is as wide as its container.
  ///
  /// Platen's own, for `FlowLayout`. Without rows to stretch, as in a `VStack`, it is the leading
  /// edge.
  public static let justified = HorizontalAlignment(Justified.self)
}

// MARK: - Lines under rows

extension HorizontalAlignment {
  private enum RowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }

    static func _combineExplicit(
      childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
    ) {
      parentValue = min(childValue, parentValue ?? childValue)
    }
  }

  private enum RowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// The guide at which the line under a list row begins: a text has it at its leading edge, and a row at that of the
  /// first of its texts.
  public static let listRowSeparatorLeading = HorizontalAlignment(RowSeparatorLeading.self)
  /// The guide at which the line under a list row ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(RowSeparatorTrailing.self)
}
