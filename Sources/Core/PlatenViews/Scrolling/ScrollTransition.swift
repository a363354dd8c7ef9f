public import PlatenBase
internal import PlatenLayout

/// The phase of a view that is scrolled into sight or out of it.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It comes in at the top or the leading edge.
  case topLeading
  /// It is in sight: as in a picture.
  case identity
  /// It comes in at the bottom or the trailing edge.
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

/// The changes of a view while it is scrolled; a picture is not.
public struct ScrollTransitionConfiguration: Sendable {
  private init() {}

  /// At once.
  public static let identity = ScrollTransitionConfiguration()
  /// With an animation.
  public static let animated = ScrollTransitionConfiguration()
  /// With the finger.
  public static let interactive = ScrollTransitionConfiguration()

  /// With an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    .animated
  }

  /// This configuration with an animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}

nonisolated extension View {
  /// This view as it is in sight, with the effects it has there.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    visualEffect { effect, _ in transition(effect, .identity) }
  }

  /// This view as it is in sight, with the effects it has there.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(axis: axis, transition: transition)
  }
}
