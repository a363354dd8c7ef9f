internal import Foundation
public import PlatenBase
internal import PlatenLayout
public import PlatenViews

// A still picture is made once its state has settled: nothing in it is on its way to anywhere, and these
// leave a view as it is.

nonisolated extension ViewModifier {
  /// This modifier, whose changes would be animated.
  public func animation(_ animation: Animation?) -> some ViewModifier { self }

  /// This modifier, whose changes would go with another transaction.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier { self }
}

nonisolated extension View {
  /// This view, whose changes are animated when a value has changed.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    animated(animation, by: value)
  }

  /// This view, whose changes are animated.
  public func animation(_ animation: Animation?) -> some View { animated(animation) }

  /// A part of this view's changes, which are animated.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (_ContentOf<Self>) -> V
  ) -> some View {
    body(_ContentOf(content: self)).animated(animation)
  }

  /// This view, whose changes go with another transaction.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    animated(transform)
  }

  /// This view, whose changes go with another transaction when a value has changed.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { animated(by: value, transform) }

  /// This view, which comes and goes in some way.
  public func transition(_ t: AnyTransition) -> some View { comingAndGoing(t.base) }

  /// This view, which comes and goes in some way.
  public func transition<T: Transition>(_ transition: T) -> some View {
    comingAndGoing(AnyTransition(transition).base)
  }

  /// This view, whose content changes in some way.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    changingContent(transition.change)
  }

  /// This view, which goes through phases again and again; in a still picture in the first.
  ///
  /// - Precondition: There is a phase.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (_ContentOf<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(_ContentOf(content: self), $0) }, animation: animation)
  }

  /// This view, which goes through phases when a value changes; in a still picture in the first.
  ///
  /// - Precondition: There is a phase.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (_ContentOf<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(_ContentOf(content: self), $0) },
      animation: animation)
  }
}

/// The view that a change is made to.
public struct _ContentOf<Content: View>: _NonisolatedView {
  let content: Content

  /// The view itself.
  public var body: some View { content }
}

// MARK: - Matched geometry

/// The properties that two matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt32

  /// Makes properties of their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where they are.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large they are.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Where they are and how large.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated extension View {
  /// This view, which is matched with others of an id.
  ///
  /// One that is no source has the place and size of the source, and keeps its own place in the layout. In a
  /// picture that moves, a source goes on from where one of the same id was that is gone.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    matched(
      id, in: namespace, sharesPosition: properties.contains(.position),
      sharesSize: properties.contains(.size), anchor: anchor, isSource: isSource)
  }
}
