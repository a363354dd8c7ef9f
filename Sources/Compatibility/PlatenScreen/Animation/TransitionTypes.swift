public import Foundation
public import PlatenBase
public import PlatenViews

// The system's transitions as types. A view in a still picture is there, or it is not: each of them
// leaves it as it is.

nonisolated extension Transition {
  /// Returns this transition combined with another.
  public func combined<T: Transition>(with other: T) -> some Transition {
    ChangedTransition(
      viewTransition: AnyTransition(self).base.combined(with: AnyTransition(other).base))
  }

  /// Returns this transition with an animation.
  public func animation(_ animation: Animation?) -> some Transition {
    ChangedTransition(viewTransition: AnyTransition(self).base.animated(animation))
  }
}

/// A transition that is made of others.
private nonisolated struct ChangedTransition: Transition, SystemTransition {
  let viewTransition: ViewTransition

  func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that enters and leaves without a transition.
public nonisolated struct IdentityTransition: Transition, SystemTransition, Sendable {
  /// Makes the transition.
  public init() {}

  var viewTransition: ViewTransition { .identity }

  /// Returns the view unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that enters and leaves by fading.
public nonisolated struct OpacityTransition: Transition, SystemTransition, Sendable {
  /// Makes the transition.
  public init() {}

  var viewTransition: ViewTransition { ViewTransition(insertion: [.clear], removal: [.clear]) }

  /// Returns the view unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that enters and leaves by growing and shrinking.
public nonisolated struct ScaleTransition: Transition, SystemTransition, Sendable {
  /// The scale at which the view enters, 1 for its own size.
  public var scale: Double
  /// The fixed point.
  public var anchor: UnitPoint

  /// Makes the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  var viewTransition: ViewTransition { AnyTransition.scale(scale: scale, anchor: anchor).base }

  /// Returns the view unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that enters from the leading edge and leaves to the trailing one.
public nonisolated struct SlideTransition: Transition, SystemTransition, Sendable {
  /// Makes the transition.
  public init() {}

  var viewTransition: ViewTransition { AnyTransition.slide.base }

  /// Returns the view unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that enters from an edge and leaves to it.
public nonisolated struct MoveTransition: Transition, SystemTransition, Sendable {
  /// The edge.
  public var edge: Edge

  /// Makes the transition.
  public init(edge: Edge) { self.edge = edge }

  var viewTransition: ViewTransition { AnyTransition.move(edge: edge).base }

  /// Returns the view unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that enters from an edge and pushes the previous one away.
public nonisolated struct PushTransition: Transition, SystemTransition, Sendable {
  /// The edge.
  public var edge: Edge

  /// Makes the transition.
  public init(edge: Edge) { self.edge = edge }

  var viewTransition: ViewTransition {
    ViewTransition(
      insertion: [.beside(edge), .clear], removal: [.beside(edge.opposite), .clear])
  }

  /// Returns the view unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that enters from an offset and leaves to it.
public nonisolated struct OffsetTransition: Transition, SystemTransition, Sendable {
  /// The distance in points.
  public var offset: CGSize

  /// Makes the transition.
  public init(_ offset: CGSize) { self.offset = offset }

  var viewTransition: ViewTransition { AnyTransition.offset(offset).base }

  /// Returns the view unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that enters and leaves by fading out of focus.
public nonisolated struct BlurReplaceTransition: Transition, Sendable {
  /// How the size of the view changes during the transition.
  public struct Configuration: Equatable, Sendable {
    fileprivate let removedScale: CGFloat

    /// Entering views grow, and leaving views shrink.
    public static let downUp = Configuration(removedScale: 0.9)
    /// Entering and leaving views grow.
    public static let upUp = Configuration(removedScale: 1.1)
  }

  /// How the size of the view changes.
  public var configuration: Configuration

  /// Makes the transition.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// Returns the view blurred by 7 points, a tenth smaller or larger, and transparent before and after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let scale = phase == .didDisappear ? configuration.removedScale : 0.9
    content
      .scaleEffect(phase.isIdentity ? 1 : scale)
      .blur(radius: phase.isIdentity ? 0 : 7)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A view that enters with one transition and leaves with another.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition, SystemTransition
{
  /// The transition of entering.
  public var insertion: Insertion
  /// The transition of leaving.
  public var removal: Removal

  /// Makes the transition.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  var viewTransition: ViewTransition {
    ViewTransition(AnyTransition(insertion).base, AnyTransition(removal).base)
  }

  /// Returns the view unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

// MARK: - Names

nonisolated extension Transition where Self == IdentityTransition {
  /// No transition: the change is immediate.
  public static var identity: IdentityTransition { IdentityTransition() }
}

nonisolated extension Transition where Self == OpacityTransition {
  /// The transition that fades.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

nonisolated extension Transition where Self == ScaleTransition {
  /// The transition that grows and shrinks.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Returns the transition that grows from a size and shrinks to it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

nonisolated extension Transition where Self == SlideTransition {
  /// The transition from the leading edge to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

nonisolated extension Transition where Self == MoveTransition {
  /// Returns the transition from an edge and back to it.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

nonisolated extension Transition where Self == PushTransition {
  /// Returns the transition from an edge that pushes the previous view away.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

nonisolated extension Transition where Self == OffsetTransition {
  /// Returns the transition from an offset in points and back to it.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// Returns the transition from an offset in points and back to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

nonisolated extension Transition where Self == BlurReplaceTransition {
  /// The transition that fades out of focus.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// Returns the transition that fades out of focus, with a movement.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}

nonisolated extension Transition {
  /// Returns the transition that enters in one way and leaves in another.
  public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> AsymmetricTransition<Insertion, Removal>
  where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
