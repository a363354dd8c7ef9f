public import Foundation
public import PlatenLayout

/// Views side by side, in all of the available height.
///
/// Each view has its ideal width. Without a proposed height, the stack is as high as the highest
/// view.
public struct LazyHStack<Content: View>: _NonisolatedView {
  private let layout: LazyHStackLayout
  private let content: Content

  /// Makes views side by side, `spacing` points apart; nil for the distances that they prefer.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyHStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// The views in their layout.
  public var body: some View { _LayoutView(layout: layout, content: content) }
}

/// Views one under the other, in all of the available width.
///
/// Each view has its ideal height. Without a proposed width, the stack is as wide as the widest
/// view.
public struct LazyVStack<Content: View>: _NonisolatedView {
  private let layout: LazyVStackLayout
  private let content: Content

  /// Makes views in a column, `spacing` points apart; nil for the distances that they prefer.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyVStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// The views in their layout.
  public var body: some View { _LayoutView(layout: layout, content: content) }
}

/// The views of a lazy container that stay in sight while it is scrolled.
///
/// A picture shows the start of the content, where every view is in its own place.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The raw value: one bit for each kind of view.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections stay in sight.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// The footers of sections stay in sight.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
