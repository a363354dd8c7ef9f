public import Foundation
package import PlatenBase

/// The course of a change over time.
///
/// A still picture shows the settled state with any animation; an ``AnimationRenderer`` draws the
/// moments in between.
public struct Animation: Hashable, Sendable {
  /// Which part of its way a value has gone after some seconds.
  package let curve: AnimationCurve
  /// The seconds after which the change is said to be complete; nil for the curve's own.
  package private(set) var completion: Double?

  package init(_ curve: AnimationCurve) { self.curve = curve }

  /// The default animation: a spring with a response of 0.55 seconds that does not overshoot.
  public static let `default` = Animation(
    .spring(SpringMotion(response: 0.55, dampingRatio: 1), velocity: 0))

  // MARK: Curves

  /// An animation of even speed, of 0.35 seconds.
  public static let linear = linear(duration: 0.35)
  /// An animation that begins slowly, of 0.35 seconds.
  public static let easeIn = easeIn(duration: 0.35)
  /// An animation that ends slowly, of 0.35 seconds.
  public static let easeOut = easeOut(duration: 0.35)
  /// An animation that begins and ends slowly, of 0.35 seconds.
  public static let easeInOut = easeInOut(duration: 0.35)

  /// Returns an animation of even speed, of a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(.eased(.linear, duration: duration))
  }

  /// Returns an animation of a duration in seconds that begins slowly.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(.eased(.easeIn, duration: duration))
  }

  /// Returns an animation of a duration in seconds that ends slowly.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(.eased(.easeOut, duration: duration))
  }

  /// Returns an animation of a duration in seconds that begins and ends slowly.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.eased(.easeInOut, duration: duration))
  }

  /// Returns an animation along a Bézier curve, of a duration in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(
      .eased(.bezier(UnitPoint(x: p1x, y: p1y), UnitPoint(x: p2x, y: p2y)), duration: duration))
  }

  // MARK: Springs

  /// An animation like a spring that comes to rest.
  public static let spring = spring()
  /// A spring for views that follow a finger.
  public static let interactiveSpring = interactiveSpring()
  /// A spring that is described by its duration and bounce, and starts with a velocity.
  public static let interpolatingSpring = interpolatingSpring()
  /// A spring that does not overshoot.
  public static let smooth = smooth()
  /// A spring that overshoots a little.
  public static let snappy = snappy()
  /// A spring that overshoots clearly.
  public static let bouncy = bouncy()

  /// Returns a spring with a response and a damping; `response` and `blendDuration` are seconds.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      .spring(SpringMotion(response: response, dampingRatio: dampingFraction), velocity: 0))
  }

  /// Returns a spring with a duration in seconds and a bounce: 0 for none, 1 for an endless one.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(SpringMotion(duration: duration, bounce: bounce), velocity: 0))
  }

  /// Returns a spring for views that follow a finger; `response` and `blendDuration` are seconds.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { spring(response: response, dampingFraction: dampingFraction) }

  /// Returns a spring for views that follow a finger, of a duration in seconds.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation { spring(duration: duration, bounce: 0.14 + extraBounce) }

  /// Returns a spring with a mass, a stiffness and a damping, and starts with a velocity, in
  /// distances per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let frequency = (stiffness / mass).squareRoot()
    let motion = SpringMotion(
      response: 2 * .pi / frequency, dampingRatio: damping / (2 * mass * frequency))
    return Animation(.spring(motion, velocity: initialVelocity))
  }

  /// Returns a spring of a duration in seconds, which starts with a velocity, in distances per
  /// second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .spring(SpringMotion(duration: duration, bounce: bounce), velocity: initialVelocity))
  }

  /// Returns a spring that does not overshoot, of a duration in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring that overshoots a little, of a duration in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring that overshoots, of a duration in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  // MARK: Changed courses

  /// Returns this animation, starting `delay` seconds later.
  public func delay(_ delay: TimeInterval) -> Animation { Animation(.delayed(curve, by: delay)) }

  /// Returns this animation, `speed` times as fast.
  public func speed(_ speed: Double) -> Animation { Animation(.faster(curve, times: speed)) }

  /// Returns this animation, repeated `repeatCount` times, every second time backwards if it
  /// reverses.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, count: repeatCount, autoreverses: autoreverses))
  }

  /// Returns this animation, repeated without end, every second time backwards if it reverses.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, count: nil, autoreverses: autoreverses))
  }

  /// Returns this animation, which counts as complete after some seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    var animation = self
    animation.completion = duration
    return animation
  }
}

/// The condition for the completion of an animation.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// The animation is complete when nearly all of it has happened: for a spring, after its duration.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logically")
  /// The animation is complete when nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}
