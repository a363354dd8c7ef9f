public import Foundation
public import PlatenBase
public import PlatenViews

// No finger touches a picture: these leave a view as it is.

nonisolated extension View {
  /// Adds a gesture to this view; ignored in a picture.
  public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }

  /// Adds a gesture to this view, if it is enabled; ignored in a picture.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }

  /// Adds a gesture to this view with priority over gestures inside; ignored in a picture.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }

  /// Adds a gesture to this view that works together with gestures inside; ignored in a picture.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }

  /// Runs an action when this view is tapped; ignored in a picture.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }

  /// Runs an action when this view is tapped, with the place; ignored in a picture.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }

  /// Runs an action when this view is pressed like a button; ignored in a picture.
  public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View { self }

  /// Runs an action on a long press; ignored in a picture.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  /// Runs an action on a long press; ignored in a picture.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View { self }

  /// Sets whether this view reacts to touches; ignored in a picture.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Sets the shape for touches of this view; ignored in a picture.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Sets the shape for touches and other interactions of this view; ignored in a picture.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }

  /// Gives this view's edge gestures priority over the system's; ignored in a picture.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Runs an action when a pointer is over this view; ignored in a picture.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Runs an action when a pointer is over this view; ignored in a picture.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Sets the effect of a pointer over this view; ignored in a picture.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Reloads this view when it is pulled down; ignored in a picture.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }

  /// Plays haptic feedback when a value changes; ignored in a picture.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Plays haptic feedback when a value changes in a certain way; ignored in a picture.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }

  /// Plays the haptic feedback that a closure returns for the old and the new value; not in a picture.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }

  /// Plays the haptic feedback that a closure returns when a value changes; not in a picture.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes kinds of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The shape for touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The shape of a dragged view.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The shape of the preview over a menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The shape for pointers.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The shape for accessibility.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// A phase of a pointer that hovers over a view.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at a place in points.
  case active(CGPoint)
  /// The pointer is not over the view.
  case ended
}

/// The effect of a pointer that hovers over a view.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = HoverEffect(name: "automatic")
  /// The effect that highlights the view.
  public static let highlight = HoverEffect(name: "highlight")
  /// The effect that lifts the view.
  public static let lift = HoverEffect(name: "lift")
}

/// A haptic feedback.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  /// Feedback for success.
  public static let success = SensoryFeedback(name: "success")
  /// Feedback for a warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// Feedback for an error.
  public static let error = SensoryFeedback(name: "error")
  /// Feedback for a changed selection.
  public static let selection = SensoryFeedback(name: "selection")
  /// Feedback for a value that grew.
  public static let increase = SensoryFeedback(name: "increase")
  /// Feedback for a value that shrank.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Feedback for a start.
  public static let start = SensoryFeedback(name: "start")
  /// Feedback for a stop.
  public static let stop = SensoryFeedback(name: "stop")
  /// Feedback for an alignment.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// Feedback for a passed level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Feedback for an impact.
  public static let impact = SensoryFeedback(name: "impact")

  /// The weight of an impact.
  public enum Weight: Hashable, Sendable {
    /// A light thing.
    case light
    /// A thing of middling weight.
    case medium
    /// A heavy thing.
    case heavy
  }

  /// The hardness of an object that collides.
  public enum Flexibility: Hashable, Sendable {
    /// A hard object.
    case rigid
    /// An object of medium hardness.
    case solid
    /// A soft object.
    case soft
  }

  /// Returns feedback for an impact of a hardness.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }

  /// Feedback for a path that is drawn to its end.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")

  /// Returns feedback for an impact of a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
}
