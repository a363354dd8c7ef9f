public import Foundation
public import PlatenBase
internal import PlatenLayout
public import PlatenViews

/// The animation of a view that is inserted or removed; a still picture shows no part of it.
public struct AnyTransition {
  let base: ViewTransition

  init(_ base: ViewTransition) { self.base = base }

  private init(_ steps: ViewTransition.Step...) {
    base = ViewTransition(insertion: steps, removal: steps)
  }

  /// At once.
  public static var identity: AnyTransition { AnyTransition(ViewTransition.identity) }
  /// By fading.
  public static var opacity: AnyTransition { AnyTransition(.clear) }
  /// By growing and shrinking.
  public static var scale: AnyTransition { scale(scale: 0) }
  /// From the leading edge, and to the trailing one.
  public static var slide: AnyTransition {
    AnyTransition(ViewTransition(insertion: [.beside(.leading)], removal: [.beside(.trailing)]))
  }

  /// By growing from a size, and shrinking to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scaled(scale, anchor: anchor))
  }

  /// From an edge, and back to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.beside(edge)) }

  /// From an edge, pushing what was there before.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  /// From a distance in points, and back to it.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }

  /// From a distance in points, and back to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// In one way, and gone in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition(ViewTransition(insertion.base, removal.base)) }

  /// By changing from one modifier to another; shown as fading.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(.fading(insteadOf: E.self))
  }

  /// This transition and another at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(base.combined(with: other.base))
  }

  /// This transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(base.animated(animation))
  }

  /// A transition of a type of its own; one that is not the system's is shown as fading.
  public init<T: Transition>(_ transition: T) {
    base =
      (transition as? any SystemTransition)?.viewTransition
      ?? .fading(insteadOf: T.self)
  }
}

/// A transition whose way of coming and going is known.
nonisolated protocol SystemTransition {
  var viewTransition: ViewTransition { get }
}

extension ViewTransition {
  /// By fading, as nobody knows what a transition of a type of its own looks like on its way.
  fileprivate static func fading(insteadOf type: Any.Type) -> ViewTransition {
    var transition = ViewTransition(insertion: [.clear], removal: [.clear])
    transition.difference = "transition(\(type)): the view fades instead"
    return transition
  }

  /// In one way, and gone in another.
  init(_ insertion: ViewTransition, _ removal: ViewTransition) {
    self.init(insertion: insertion.insertion, removal: removal.removal)
    insertionAnimation = insertion.insertionAnimation
    removalAnimation = removal.removalAnimation
  }

  /// This transition with an animation.
  func animated(_ animation: Animation?) -> ViewTransition {
    var transition = self
    transition.insertionAnimation = animation
    transition.removalAnimation = animation
    return transition
  }
}

/// A phase of a view's insertion or removal.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there: as in a picture.
  case identity
  /// It has gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// −1 before it comes, 0 while it is there, 1 after it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A way in which views come and go.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view while it comes and goes.
  associatedtype Body: View
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The view that a transition changes.
public struct PlaceholderContentView<Value>: _NonisolatedView {
  /// Nothing: a picture has no view that comes or goes.
  public var body: some View { EmptyView() }
}

/// The animation of a view's content when it changes; a still picture shows no part of it.
public struct ContentTransition: Equatable, Sendable {
  let change: ContentChange

  /// At once.
  public static let identity = ContentTransition(change: .atOnce)
  /// By fading.
  public static let opacity = ContentTransition(change: .fading)
  /// From shape to shape.
  public static let interpolate = ContentTransition(change: .fading)

  /// By letting the digits that change roll: upwards, or downwards if they count down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(change: .rolling(countsDown: countsDown))
  }

  /// By letting the digits that change roll: upwards where the value grows.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(change: .rollingBy(value))
  }
}
