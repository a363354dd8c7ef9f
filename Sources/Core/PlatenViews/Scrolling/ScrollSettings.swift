public import Foundation
public import PlatenBase

/// The settings of a scroll view from the views around it.
package struct ScrollSettings {
  /// The distances of the views from the edges of the space, in points.
  package var margins = EdgeInsets()
  /// The edges of which somebody said the distance.
  package var edges: Edge.Set = []
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
  package var scrollSettings: ScrollSettings {
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
  /// Sets the margins of the content of scroll views in this view on some edges, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollSettings) { settings in
      guard placement.isForContent else { return }
      settings.edges.formUnion(edges)
      if edges.contains(.top) { settings.margins.top = insets.top }
      if edges.contains(.leading) { settings.margins.leading = insets.leading }
      if edges.contains(.bottom) { settings.margins.bottom = insets.bottom }
      if edges.contains(.trailing) { settings.margins.trailing = insets.trailing }
    }
  }

  /// Sets the margin of the content of scroll views in this view on some edges, in points; nil for
  /// 16.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(edges, length ?? 16), for: placement)
  }

  /// Sets the margin of the content of scroll views in this view on all edges, in points.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

// MARK: - Anchors and clipping

/// The situation in which a scroll view uses the anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let number: Int

  /// The initial offset of content that is larger than the space.
  public static let initialOffset = ScrollAnchorRole(number: 0)
  /// A change of sizes, which does not happen in a picture.
  public static let sizeChanges = ScrollAnchorRole(number: 1)
  /// The alignment of content that is smaller than the space.
  public static let alignment = ScrollAnchorRole(number: 2)
}

nonisolated extension View {
  /// Sets the point of the content that meets the same point of the space in scroll views; nil for
  /// the start.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollSettings) {
      $0.start = anchor ?? .topLeading
      $0.alignment = anchor ?? .topLeading
    }
  }

  /// Sets the point of the content that meets the same point of the space in scroll views, for a
  /// role; nil for the start.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollSettings) {
      if role == .initialOffset { $0.start = anchor ?? .topLeading }
      if role == .alignment { $0.alignment = anchor ?? .topLeading }
    }
  }

  /// Sets whether scroll views in this view cut their content off.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollSettings) { $0.clips = !disabled }
  }
}
