public import PlatenBase

/// The phase of a view that scrolls into view or out of it.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view enters at the top or the leading edge.
  case topLeading
  /// The view is visible, as in a picture.
  case identity
  /// The view enters at the bottom or the trailing edge.
  case bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }

  /// −1 before it is in sight, 0 while it is, 1 after it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The settings for the changes of a view during scrolling; a picture does not scroll.
public struct ScrollTransitionConfiguration: Sendable {
  private init() {}

  /// A transition without an animation.
  public static let identity = ScrollTransitionConfiguration()
  /// A transition with an animation.
  public static let animated = ScrollTransitionConfiguration()
  /// A transition that follows the finger.
  public static let interactive = ScrollTransitionConfiguration()

  /// Returns a transition with an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    .animated
  }

  /// Returns this configuration with an animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}

nonisolated extension View {
  /// Draws this view with the effects of its visible state.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    visualEffect { effect, _ in transition(effect, .identity) }
  }

  /// Draws this view with the effects of its visible state.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(axis: axis, transition: transition)
  }
}
