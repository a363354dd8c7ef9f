public import Foundation
public import PlatenBase
internal import PlatenLayout
public import PlatenViews

// The system's transitions as types. A view in a still picture is there, or it is not: each of them
// leaves it as it is.

nonisolated extension Transition {
  /// This transition and another at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    ChangedTransition(
      viewTransition: AnyTransition(self).base.combined(with: AnyTransition(other).base))
  }

  /// This transition with an animation.
  public func animation(_ animation: Animation?) -> some Transition {
    ChangedTransition(viewTransition: AnyTransition(self).base.animated(animation))
  }
}

/// A transition that is made of others.
private nonisolated struct ChangedTransition: Transition, SystemTransition {
  let viewTransition: ViewTransition

  func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that comes and goes at once.
public nonisolated struct IdentityTransition: Transition, SystemTransition, Sendable {
  /// Makes the transition.
  public init() {}

  var viewTransition: ViewTransition { .identity }

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that comes and goes by fading.
public nonisolated struct OpacityTransition: Transition, SystemTransition, Sendable {
  /// Makes the transition.
  public init() {}

  var viewTransition: ViewTransition { ViewTransition(insertion: [.clear], removal: [.clear]) }

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that comes and goes by growing and shrinking.
public nonisolated struct ScaleTransition: Transition, SystemTransition, Sendable {
  /// The size from which it comes, 1 for its own.
  public var scale: Double
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Makes the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  var viewTransition: ViewTransition { AnyTransition.scale(scale: scale, anchor: anchor).base }

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that comes from the leading edge and goes to the trailing one.
public nonisolated struct SlideTransition: Transition, SystemTransition, Sendable {
  /// Makes the transition.
  public init() {}

  var viewTransition: ViewTransition { AnyTransition.slide.base }

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that comes from an edge and goes back to it.
public nonisolated struct MoveTransition: Transition, SystemTransition, Sendable {
  /// The edge.
  public var edge: Edge

  /// Makes the transition.
  public init(edge: Edge) { self.edge = edge }

  var viewTransition: ViewTransition { AnyTransition.move(edge: edge).base }

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that comes from an edge and pushes away what was there before.
public nonisolated struct PushTransition: Transition, SystemTransition, Sendable {
  /// The edge.
  public var edge: Edge

  /// Makes the transition.
  public init(edge: Edge) { self.edge = edge }

  var viewTransition: ViewTransition {
    ViewTransition(
      insertion: [.beside(edge), .clear], removal: [.beside(edge.opposite), .clear])
  }

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that comes from a distance and goes back to it.
public nonisolated struct OffsetTransition: Transition, SystemTransition, Sendable {
  /// The distance in points.
  public var offset: CGSize

  /// Makes the transition.
  public init(_ offset: CGSize) { self.offset = offset }

  var viewTransition: ViewTransition { AnyTransition.offset(offset).base }

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that comes and goes by fading out of focus.
public nonisolated struct BlurReplaceTransition: Transition, SystemTransition, Sendable {
  /// How the view moves while it does so.
  public struct Configuration: Equatable, Sendable {
    private let isUpwards: Bool

    /// Down for what comes and up for what goes.
    public static let downUp = Configuration(isUpwards: false)
    /// Up for both.
    public static let upUp = Configuration(isUpwards: true)
  }

  /// How the view moves.
  public var configuration: Configuration

  /// Makes the transition.
  public init(configuration: Configuration) { self.configuration = configuration }

  var viewTransition: ViewTransition {
    AnyTransition.scale(scale: 0.9).combined(with: .opacity).base
  }

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that comes in one way and goes in another.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition, SystemTransition
{
  /// How it comes.
  public var insertion: Insertion
  /// How it goes.
  public var removal: Removal

  /// Makes the transition.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  var viewTransition: ViewTransition {
    ViewTransition(AnyTransition(insertion).base, AnyTransition(removal).base)
  }

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

// MARK: - Names

nonisolated extension Transition where Self == IdentityTransition {
  /// At once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

nonisolated extension Transition where Self == OpacityTransition {
  /// By fading.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

nonisolated extension Transition where Self == ScaleTransition {
  /// By growing and shrinking.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// By growing from a size, and shrinking to it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

nonisolated extension Transition where Self == SlideTransition {
  /// From the leading edge, and to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

nonisolated extension Transition where Self == MoveTransition {
  /// From an edge, and back to it.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

nonisolated extension Transition where Self == PushTransition {
  /// From an edge, pushing what was there before.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

nonisolated extension Transition where Self == OffsetTransition {
  /// From a distance in points, and back to it.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// From a distance in points, and back to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

nonisolated extension Transition where Self == BlurReplaceTransition {
  /// By fading out of focus.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// By fading out of focus, moving in some way.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}

nonisolated extension Transition {
  /// In one way, and gone in another.
  public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> AsymmetricTransition<Insertion, Removal>
  where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
