public import Foundation

/// The course of a change over time.
///
/// A picture shows the settled state: nothing in it moves, whatever the animation is.
public struct Animation: Hashable, Sendable {
  private init() {}

  /// The animation of a change that names none.
  public static let `default` = Animation()
  /// An animation of even speed.
  public static let linear = Animation()
  /// An animation that begins slowly.
  public static let easeIn = Animation()
  /// An animation that ends slowly.
  public static let easeOut = Animation()
  /// An animation that begins and ends slowly.
  public static let easeInOut = Animation()
  /// An animation that ends as a spring comes to rest.
  public static let spring = Animation()
  /// A spring for what follows a finger.
  public static let interactiveSpring = Animation()
  /// A spring that is described by its mass, stiffness and damping.
  public static let interpolatingSpring = Animation()
  /// A spring that does not overshoot.
  public static let smooth = Animation()
  /// A spring that overshoots a little.
  public static let snappy = Animation()
  /// A spring that overshoots clearly.
  public static let bouncy = Animation()

  /// An animation of even speed, of a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation { Animation() }

  /// An animation of a duration in seconds that begins slowly.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }

  /// An animation of a duration in seconds that ends slowly.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }

  /// An animation of a duration in seconds that begins and ends slowly.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }

  /// An animation along a Bézier curve, of a duration in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation() }

  /// A spring that is described by how fast and how far it swings; `response` and
  /// `blendDuration` are seconds.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation() }

  /// A spring of a duration in seconds, and of so much bounce: 0 for none, 1 for one without
  /// end.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }

  /// A spring for what follows a finger; `response` and `blendDuration` are seconds.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation() }

  /// A spring for what follows a finger, of a duration in seconds.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation() }

  /// A spring that is described by its mass, stiffness and damping.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }

  /// A spring of a duration in seconds, which starts with a velocity.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation() }

  /// A spring that does not overshoot, of a duration in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// A spring that overshoots a little, of a duration in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// A spring that overshoots, of a duration in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// This animation, begun `delay` seconds later.
  public func delay(_ delay: TimeInterval) -> Animation { self }

  /// This animation, `speed` times as fast.
  public func speed(_ speed: Double) -> Animation { self }

  /// This animation, done `repeatCount` times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

  /// This animation, done without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }

  /// This animation, said to be complete after some seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

// MARK: - Transactions

/// The context of a change of state.
///
/// Nothing in a picture moves; a transaction has no animation unless code gives it one.
public struct Transaction {
  /// The animation that code chose; without effect on a picture.
  public var animation: Animation?
  /// Whether animations are off; without effect on a picture.
  public var disablesAnimations = false
  /// Whether the change is one of many; without effect on a picture.
  public var isContinuous = false
  /// The values of keys that Platen does not know.
  var custom: [ObjectIdentifier: Any] = [:]

  /// Makes a transaction without an animation.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// Does something when the animations are done; they are done at once.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    FollowingAnimations.complete(completion)
  }
}

/// When an animation is said to be done.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// When nearly all of it has happened.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logically")
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Animations that start when others are done, as those of a bell that swings for ever.
private enum FollowingAnimations {
  /// How many animations may follow one another: as many as rounds of layout.
  private static let limit = RenderPass.roundLimit
  @TaskLocal private static var depth = 0

  /// Does what is to be done when an animation is done, unless too many have followed each other.
  static func complete(_ completion: () -> Void) {
    guard depth < limit else {
      ChangeLog.current?.noteEndlessAnimations()
      return
    }
    $depth.withValue(depth + 1, operation: completion)
  }
}

// MARK: - Changes of state

/// Changes state; the picture shows the state after it.
///
/// - Throws: What the closure throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Changes state, then calls `completion`: there are no animations to wait for.
///
/// - Throws: What the closure throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  FollowingAnimations.complete(completion)
  return result
}

/// Changes state; the picture shows the state after it.
///
/// - Throws: What the closure throws.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Changes state with a value of the transaction set; the picture shows the state after it.
///
/// - Throws: What the closure throws.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  try body()
}

extension Binding {
  /// The binding itself: its changes are not animated in a picture.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// The binding itself: its changes are not animated in a picture.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
