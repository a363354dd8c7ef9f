internal import Foundation
public import PlatenBase
public import PlatenViews

// A still picture is made once its state has settled: nothing in it is on its way to anywhere, and these
// leave a view as it is.

nonisolated extension ViewModifier {
  /// Animates the changes of this modifier; ignored in a still picture.
  public func animation(_ animation: Animation?) -> some ViewModifier { self }

  /// Changes the transaction of this modifier; ignored in a still picture.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier { self }
}

nonisolated extension View {
  /// Animates the changes of this view when a value changes.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    animated(animation, by: value)
  }

  /// Animates the changes of this view.
  public func animation(_ animation: Animation?) -> some View { animated(animation) }

  /// Returns a part of this view's changes, which are animated.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (_ContentOf<Self>) -> V
  ) -> some View {
    body(_ContentOf(content: self)).animated(animation)
  }

  /// Changes the transaction of this view's changes.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    animated(transform)
  }

  /// Returns a part of this view's changes, of which the transaction is changed.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (_ContentOf<Self>) -> V
  ) -> some View {
    body(_ContentOf(content: self)).animated(transform)
  }

  /// Changes the transaction of this view's changes when a value changes.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { animated(by: value, transform) }

  /// Sets the transition of this view.
  public func transition(_ t: AnyTransition) -> some View { comingAndGoing(t.base) }

  /// Sets the transition of this view.
  public func transition<T: Transition>(_ transition: T) -> some View {
    comingAndGoing(AnyTransition(transition).base)
  }

  /// Sets the content transition of this view.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    changingContent(transition.change)
      .symbols(growing: transition.replacesSymbols)
  }

  /// Animates this view through phases, and repeats; a still picture shows the first.
  ///
  /// - Precondition: There is a phase.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (_ContentOf<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(_ContentOf(content: self), $0) }, animation: animation)
  }

  /// Animates this view through phases when a value changes; a still picture shows the first.
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

/// The view that the modifier changes.
public struct _ContentOf<Content: View>: _NonisolatedView {
  let content: Content

  /// The view itself.
  public var body: some View { content }
}

// MARK: - Matched geometry

/// The properties that two matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Makes properties of their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The positions of the views.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The sizes of the views.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The positions and sizes of the views.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated extension View {
  /// Matches this view with others that have the same id.
  ///
  /// A view that is not a source is drawn with the place and size of the source, and keeps its own place in
  /// the layout. In an animation, a source starts at the place of a former source with the same id.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    matched(
      id, in: namespace, sharesPosition: properties.contains(.position),
      sharesSize: properties.contains(.size), anchor: anchor, isSource: isSource)
  }
}
