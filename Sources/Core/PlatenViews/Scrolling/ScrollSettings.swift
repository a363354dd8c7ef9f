public import Foundation
public import PlatenBase
internal import PlatenLayout

/// The settings of a scroll view from the views around it.
struct ScrollSettings {
  /// The distances of the views from the edges of the space, in points.
  var margins = EdgeInsets()
  /// Whether what goes beyond the space is cut off.
  var clips = true
  /// Which point of larger views meets that point of the space.
  var start = UnitPoint.topLeading
  /// Which point of smaller views meets that point of the space.
  var alignment = UnitPoint.topLeading
}

private struct ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

extension EnvironmentValues {
  /// What scroll views in here are like.
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}

// MARK: - Margins

/// The purpose of margins in a scroll view.
public struct ContentMarginPlacement: Sendable {
  fileprivate let isForContent: Bool

  /// The views and the indicators.
  public static let automatic = ContentMarginPlacement(isForContent: true)
  /// The views.
  public static let scrollContent = ContentMarginPlacement(isForContent: true)
  /// The indicators, which no picture has.
  public static let scrollIndicators = ContentMarginPlacement(isForContent: false)
}

nonisolated extension View {
  /// This view, with scroll views that keep their views clear of some edges, by distances in
  /// points.
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

  /// This view, with scroll views that keep their views clear of all edges, by a distance in
  /// points.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

// MARK: - Anchors and clipping

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

nonisolated extension View {
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
