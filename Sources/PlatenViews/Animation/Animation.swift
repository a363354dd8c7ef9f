public import Foundation

/// How something changes in the course of time.
///
/// A picture shows the settled state: nothing in it moves, whatever the animation is.
public struct Animation: Hashable, Sendable {
  private init() {}

  /// The usual animation.
  public static let `default` = Animation()
  /// An even one.
  public static let linear = Animation()
  /// One that begins slowly.
  public static let easeIn = Animation()
  /// One that ends slowly.
  public static let easeOut = Animation()
  /// One that begins and ends slowly.
  public static let easeInOut = Animation()
  /// One that ends as a spring comes to rest.
  public static let spring = Animation()
  /// A spring for what follows a finger.
  public static let interactiveSpring = Animation()
  /// A spring of a mass.
  public static let interpolatingSpring = Animation()
  /// A spring that does not overshoot.
  public static let smooth = Animation()
  /// A spring that overshoots a little.
  public static let snappy = Animation()
  /// A spring that overshoots.
  public static let bouncy = Animation()

  /// An even animation of a duration in seconds.
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

  /// A spring.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation() }

  /// A spring of a duration in seconds.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }

  /// A spring for what follows a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation() }

  /// A spring for what follows a finger, of a duration in seconds.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation() }

  /// A spring of a mass.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }

  /// A spring of a mass, of a duration in seconds.
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

  /// This animation, begun some seconds later.
  public func delay(_ delay: TimeInterval) -> Animation { self }

  /// This animation, so many times as fast.
  public func speed(_ speed: Double) -> Animation { self }

  /// This animation, some times over.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

  /// This animation, over and over.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }

  /// This animation, said to be complete after some seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}
