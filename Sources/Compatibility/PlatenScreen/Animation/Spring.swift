public import Foundation
public import PlatenBase
public import PlatenViews

/// A spring with a mass, which oscillates until it stops.
///
/// A still picture does not swing, but the numbers are those of the spring's motion, which code may
/// draw as a curve.
public struct Spring: Hashable, Sendable {
  fileprivate let motion: SpringMotion
  /// The mass; the other numbers do not depend on it.
  public let mass: Double

  /// Makes a spring with a duration in seconds and a bounce: 0 for none, 1 for an endless one.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    motion = SpringMotion(duration: duration, bounce: bounce)
    mass = 1
  }

  /// Makes a spring from a response in seconds and a damping ratio.
  public init(response: Double, dampingRatio: Double) {
    self.init(response: response, dampingRatio: dampingRatio, mass: 1)
  }

  /// Makes a spring with a mass, a stiffness and a damping; an overdamped spring counts as
  /// critically damped unless `allowOverDamping` is set.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * mass * frequency)
    self.init(
      response: 2 * .pi / frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1),
      mass: mass)
  }

  /// Makes a spring that has come within `epsilon` of its rest after a duration in seconds.
  public init(
    settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001
  ) {
    let unit = SpringMotion(response: 1, dampingRatio: dampingRatio)
    self.init(
      response: settlingDuration / unit.restTime(within: epsilon), dampingRatio: dampingRatio)
  }

  private init(response: Double, dampingRatio: Double, mass: Double) {
    motion = SpringMotion(response: response, dampingRatio: dampingRatio)
    self.mass = mass
  }

  /// The duration of one swing without damping, in seconds.
  public var response: Double { motion.response }
  /// The damping of the swings: 0 for none, 1 and more for no overshoot.
  public var dampingRatio: Double { motion.dampingRatio }
  /// The perceived duration of the spring, in seconds.
  public var duration: TimeInterval { response }
  /// The amount of overshoot: 0 for none, 1 for endless swings, and below 0 for a spring that is
  /// slower than necessary.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The force that pulls the mass, per unit of distance.
  public var stiffness: Double { mass * frequency * frequency }
  /// The force that brakes the mass, per unit of velocity.
  public var damping: Double { 2 * mass * dampingRatio * frequency }

  /// The time until no more than a thousandth of the way is left, in seconds.
  public var settlingDuration: TimeInterval {
    motion.restTime(within: AnimationCurve.restDistance)
  }

  /// The angle by which the phase of an undamped swing moves on in a second.
  private var frequency: Double { motion.frequency }
}

// MARK: - Motion

extension Spring {
  /// Returns the position of the mass after some seconds, starting at zero.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let motion = motion.place(at: time)
    return sum(target, motion.target, initialVelocity, motion.velocity)
  }

  /// Returns how fast the mass is after some seconds if it starts at zero.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let motion = motion.place(at: time)
    return sum(target, motion.targetChange, initialVelocity, motion.velocityChange)
  }

  /// Returns the force on a mass at a place, with a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    sum(target - position, stiffness, velocity, -damping)
  }

  /// Moves a value on by some seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let distance = target - value
    let speed = self.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
    value += self.value(target: distance, initialVelocity: velocity, time: deltaTime)
    velocity = speed
  }

  /// Returns how long it takes until less than `epsilon` of the way is left, in seconds.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    motion.restTime(
      way: target.magnitudeSquared.squareRoot(),
      velocity: initialVelocity.magnitudeSquared.squareRoot(), within: epsilon)
  }

  /// Returns a value on its way after some seconds.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var value = fromValue
    value.animatableData += self.value(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }

  /// Returns the velocity of a value on its way after some seconds.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var velocity = initialVelocity
    velocity.animatableData = self.velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return velocity
  }

  private func sum<V: VectorArithmetic>(_ a: V, _ x: Double, _ b: V, _ y: Double) -> V {
    var (a, b) = (a, b)
    a.scale(by: x)
    b.scale(by: y)
    return a + b
  }
}

// MARK: - The system's springs

extension Spring {
  /// A spring that does not overshoot.
  public static let smooth = Spring()
  /// A spring that overshoots a little.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  /// A spring that overshoots clearly.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

  /// Returns a spring that does not overshoot, of a duration in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring that overshoots a little, of a duration in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring that overshoots clearly, of a duration in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  /// Returns a spring; `blendDuration` is seconds.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(spring.motion, velocity: 0))
  }

  /// Returns a spring that starts with a velocity, in distances per second.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation { Animation(.spring(spring.motion, velocity: initialVelocity)) }
}
