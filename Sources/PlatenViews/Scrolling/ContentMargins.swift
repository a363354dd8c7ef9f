public import Foundation
public import PlatenBase
internal import PlatenLayout

/// What margins in a scroll view are for.
public struct ContentMarginPlacement: Sendable {
  fileprivate let isForContent: Bool

  /// The views and the indicators.
  public static let automatic = ContentMarginPlacement(isForContent: true)
  /// The views.
  public static let scrollContent = ContentMarginPlacement(isForContent: true)
  /// The indicators, which no picture has.
  public static let scrollIndicators = ContentMarginPlacement(isForContent: false)
}

extension View {
  /// This view, with scroll views that keep their views clear of some edges, by distances in points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollSettings) { settings in
      guard placement.isForContent else { return }
      if edges.contains(.top) { settings.margins.top = insets.top }
      if edges.contains(.leading) { settings.margins.leading = insets.leading }
      if edges.contains(.bottom) { settings.margins.bottom = insets.bottom }
      if edges.contains(.trailing) { settings.margins.trailing = insets.trailing }
    }
  }

  /// This view, with scroll views that keep their views clear of some edges, by a distance in
  /// points; nil for 16.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(edges, length ?? 16), for: placement)
  }

  /// This view, with scroll views that keep their views clear of all edges, by a distance in points.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
