public import Foundation
public import PlatenBase
public import PlatenViews

/// The animation of a view that is inserted or removed; a still picture shows no part of it.
public struct AnyTransition {
  let base: ViewTransition

  init(_ base: ViewTransition) { self.base = base }

  private init(_ steps: ViewTransition.Step...) {
    base = ViewTransition(insertion: steps, removal: steps)
  }

  /// No transition: the change is immediate.
  public static var identity: AnyTransition { AnyTransition(ViewTransition.identity) }
  /// The transition that fades.
  public static var opacity: AnyTransition { AnyTransition(.clear) }
  /// The transition that grows and shrinks.
  public static var scale: AnyTransition { scale(scale: 0) }
  /// The transition from the leading edge to the trailing one.
  public static var slide: AnyTransition {
    AnyTransition(ViewTransition(insertion: [.beside(.leading)], removal: [.beside(.trailing)]))
  }

  /// Returns the transition that grows from a size and shrinks to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scaled(scale, anchor: anchor))
  }

  /// Returns the transition from an edge and back to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.beside(edge)) }

  /// Returns the transition from an edge that pushes the previous view away.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  /// Returns the transition from an offset in points and back to it.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }

  /// Returns the transition from an offset in points and back to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Returns the transition that enters in one way and leaves in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition(ViewTransition(insertion.base, removal.base)) }

  /// Returns the transition from one modifier to another.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(
      ViewTransition { view, phase in
        AnyView(view.modifier(phase == 0 ? identity : active))
      })
  }

  /// Returns this transition combined with another.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(base.combined(with: other.base))
  }

  /// Returns this transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(base.animated(animation))
  }

  /// Makes a transition from a type.
  public init<T: Transition>(_ transition: T) {
    base =
      (transition as? any SystemTransition)?.viewTransition
      ?? ViewTransition { view, phase in
        AnyView(
          TransitionLook(transition: transition, content: view, phase: TransitionPhase(phase)))
      }
  }
}

/// A transition whose way of coming and going is known.
nonisolated protocol SystemTransition {
  var viewTransition: ViewTransition { get }
}

extension ViewTransition {
  /// By looking as a closure says: before (-1), while it is there (0) and after (1).
  fileprivate init(_ look: @escaping (AnyView, Double) -> AnyView) {
    self.init(insertion: [], removal: [])
    self.look = look
  }

  /// Returns the transition that enters in one way and leaves in another.
  init(_ insertion: ViewTransition, _ removal: ViewTransition) {
    self.init(insertion: insertion.insertion, removal: removal.removal)
    look = Self.look(insertion.look, removal.look) { (min($0, 0), max($0, 0)) }
    insertionAnimation = insertion.insertionAnimation
    removalAnimation = removal.removalAnimation
  }

  /// Returns this transition with an animation.
  func animated(_ animation: Animation?) -> ViewTransition {
    var transition = self
    transition.insertionAnimation = animation
    transition.removalAnimation = animation
    return transition
  }
}

/// A phase of a view's insertion or removal.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view is shown, as in a picture.
  case identity
  /// The view has disappeared.
  case didDisappear

  /// The phase of a ``value``.
  fileprivate init(_ value: Double) {
    self = value < 0 ? .willAppear : value > 0 ? .didDisappear : .identity
  }

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// The value of the phase: −1 before the view enters, 0 while it is shown, 1 after it has left.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A transition of views that enter and leave.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view during the transition.
  associatedtype Body: View
  /// The view that enters and leaves.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The view that a transition changes.
public struct PlaceholderContentView<Value>: _NonisolatedView {
  fileprivate let content: AnyView

  /// The view without the transition.
  public var body: some View { content }
}

/// A view in a phase of a transition.
private nonisolated struct TransitionLook<T: Transition>: View {
  let transition: T
  let content: AnyView
  let phase: TransitionPhase

  @MainActor var body: some View {
    transition.body(content: PlaceholderContentView(content: content), phase: phase)
  }
}

/// The animation of a view's content when it changes; a still picture shows no part of it.
public struct ContentTransition: Equatable, Sendable {
  let change: ContentChange
  /// Whether a symbol that becomes another one shrinks while the other grows.
  var replacesSymbols = false

  /// No transition: the change is immediate.
  public static let identity = ContentTransition(change: .atOnce)
  /// The transition that fades.
  public static let opacity = ContentTransition(change: .fading)
  /// The transition from shape to shape.
  public static let interpolate = ContentTransition(change: .fading)

  /// Returns the transition that rolls the digits that change: upwards, or downwards if they count down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(change: .rolling(countsDown: countsDown))
  }

  /// Returns the transition that rolls the digits that change: upwards if the value grows.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(change: .rollingBy(value))
  }
}
