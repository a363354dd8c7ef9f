public import PlatenBase
internal import PlatenLayout

/// When the anchor of a scroll view counts.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let number: Int

  /// For views that are larger than the space, as it opens.
  public static let initialOffset = ScrollAnchorRole(number: 0)
  /// When sizes change, which they do not in a picture.
  public static let sizeChanges = ScrollAnchorRole(number: 1)
  /// For views that are smaller than the space.
  public static let alignment = ScrollAnchorRole(number: 2)
}

extension View {
  /// This view, with scroll views in which a point of the views meets that point of the space; nil
  /// for the start.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollSettings) {
      $0.start = anchor ?? .topLeading
      $0.alignment = anchor ?? .topLeading
    }
  }

  /// This view, with scroll views in which a point of the views meets that point of the space when
  /// it counts; nil for the start.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollSettings) {
      if role == .initialOffset { $0.start = anchor ?? .topLeading }
      if role == .alignment { $0.alignment = anchor ?? .topLeading }
    }
  }

  /// This view, with scroll views that do not cut off what goes beyond their space.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollSettings) { $0.clips = !disabled }
  }
}
