internal import Foundation

/// The motion of a mass on a damped spring, by the solution of its equation.
///
/// ```swift
/// SpringMotion(response: 0.5, dampingRatio: 1).place(at: 0.1).target  // 0.35774
/// ```
package struct SpringMotion: Hashable, Sendable {
  /// How long one swing would take without damping, in seconds, over zero.
  package let response: Double
  /// How strongly the swings are damped: 0 for not at all, 1 and more for none that overshoots.
  package let dampingRatio: Double

  /// How much of the target and of the first velocity a place and a velocity are made of.
  package struct Place {
    package var target, velocity, targetChange, velocityChange: Double
  }

  /// Makes the motion of a spring; numbers out of range count as the nearest that are not.
  package init(response: Double, dampingRatio: Double) {
    self.response = response > 0 && response.isFinite ? response : 0.000_1
    self.dampingRatio = dampingRatio > 0 && dampingRatio.isFinite ? dampingRatio : 0
  }

  /// Makes the motion of a spring of a duration in seconds, and of so much bounce: 0 for none, 1 for
  /// one without end, and less than 0 if it is slower than needed.
  package init(duration: Double, bounce: Double) {
    let bounce = min(max(bounce, -0.999), 1)
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// The angle by which the phase of an undamped swing moves on in a second.
  package var frequency: Double { 2 * .pi / response }

  /// How fast the slowest part of the motion falls off.
  package var decay: Double {
    dampingRatio <= 1
      ? dampingRatio * frequency
      : frequency * (dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot())
  }

  /// Returns where the mass is after some seconds if it starts at zero, and how fast.
  package func place(at time: Double) -> Place {
    let w = frequency
    let fade = exp(-dampingRatio * w * time)
    // Around the border between the two the formulas divide by nearly zero.
    if abs(dampingRatio - 1) < 1e-6 {
      return Place(
        target: 1 - fade * (1 + w * time), velocity: fade * time, targetChange: fade * w * w * time,
        velocityChange: fade * (1 - w * time))
    }
    let inner = w * abs(1 - dampingRatio * dampingRatio).squareRoot()
    let ratio = dampingRatio * w / inner
    var (sine, cosine) = (fade * sin(inner * time), fade * cos(inner * time))
    if dampingRatio > 1 {
      // The hyperbolic ones with their fading, which by themselves grow beyond all numbers.
      let slow = exp((inner - dampingRatio * w) * time) / 2
      let fast = exp((-inner - dampingRatio * w) * time) / 2
      (sine, cosine) = (slow - fast, slow + fast)
    }
    return Place(
      target: 1 - cosine - ratio * sine, velocity: sine / inner,
      targetChange: sine * w * w / inner, velocityChange: cosine - ratio * sine)
  }

  /// Returns the part of the way that the mass has gone after some seconds, if it starts with a
  /// velocity, in distances per second.
  package func progress(at time: Double, velocity: Double = 0) -> Double {
    let place = place(at: time)
    return place.target + velocity * place.velocity
  }

  /// Returns the last moment at which the mass is further than a distance from its rest, in seconds;
  /// infinite without damping.
  ///
  /// - Parameters:
  ///   - way: How far from the rest the mass starts.
  ///   - velocity: The velocity towards the rest at the start, a second.
  package func restTime(
    way: Double = 1, velocity: Double = 0, within distance: Double
  ) -> Double {
    func isBeyond(_ time: Double) -> Bool {
      let place = place(at: time)
      return abs(way * (1 - place.target) - velocity * place.velocity) > distance
    }
    guard decay > 0, distance > 0 else { return .infinity }
    // After this even the slowest part of the motion is over; from there back to the last moment before.
    let longest = (log(1 + (abs(way) + abs(velocity) / frequency) / distance) + 5) / decay
    let step = min(response / 64, longest / 16)
    guard longest.isFinite, longest / step < 100_000 else { return longest }
    var high = longest
    while high > 0, !isBeyond(high - step) { high -= step }
    guard high > 0 else { return 0 }
    var low = high - step
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if isBeyond(middle) { low = middle } else { high = middle }
    }
    return high
  }
}
