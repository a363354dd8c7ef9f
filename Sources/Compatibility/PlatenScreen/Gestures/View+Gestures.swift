public import Foundation
public import PlatenBase
internal import PlatenLayout
public import PlatenViews

// No finger touches a picture: these leave a view as it is.

nonisolated extension View {
  /// This view, on which a gesture would count.
  public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }

  /// This view, on which a gesture would count if it is in use.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }

  /// This view, on which a gesture would count before those inside.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }

  /// This view, on which a gesture would count beside those inside.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }

  /// This view, which would do something when it is tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }

  /// This view, which would do something when it is tapped, with the place.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }

  /// This view, which would do something when a finger rests on it.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  /// This view, which would do something when a finger rests on it.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View { self }

  /// This view, which fingers would reach or not.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// This view, which fingers would reach within a shape.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// This view, which fingers and others would reach within a shape.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }

  /// This view, whose edges would count before those of the system.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// This view, over which a pointer would do something.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// This view, over which a pointer would do something.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// This view, which a pointer would change.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// This view, which would be loaded anew when it is pulled down.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }

  /// This view, which would let a finger feel something when a value changes.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// This view, which would let a finger feel something when a value changes in some way.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }
}

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int

  /// Makes kinds of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// For fingers.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// For what is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// For the view over a menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// For pointers.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// For those who cannot see the view.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// A phase of a pointer that hovers over a view.
public enum HoverPhase: Equatable, Sendable {
  /// It is, at a place in points.
  case active(CGPoint)
  /// It is not.
  case ended
}

/// The effect of a pointer that hovers over a view.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = HoverEffect(name: "automatic")
  /// By light.
  public static let highlight = HoverEffect(name: "highlight")
  /// By lifting it.
  public static let lift = HoverEffect(name: "lift")
}

/// A haptic feedback.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  /// That it went well.
  public static let success = SensoryFeedback(name: "success")
  /// That care is needed.
  public static let warning = SensoryFeedback(name: "warning")
  /// That it went wrong.
  public static let error = SensoryFeedback(name: "error")
  /// That something else is chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// That a value grew.
  public static let increase = SensoryFeedback(name: "increase")
  /// That a value shrank.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// That something began.
  public static let start = SensoryFeedback(name: "start")
  /// That something ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// That things stand in line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// That a level was passed.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// That things met.
  public static let impact = SensoryFeedback(name: "impact")

  /// How heavy what met is.
  public enum Weight: Hashable, Sendable {
    /// A light thing.
    case light
    /// A thing of middling weight.
    case medium
    /// A heavy thing.
    case heavy
  }

  /// That things of a weight met.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
}
