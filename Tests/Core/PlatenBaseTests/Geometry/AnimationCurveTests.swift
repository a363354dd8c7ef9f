import PlatenBase
import Testing

/// Courses of changes; the values are those of the closed forms, worked out by hand.
@Suite struct AnimationCurveTests {
  private func near(_ a: Double, _ b: Double, _ most: Double = 0.000_01) -> Bool {
    abs(a - b) < most
  }

  // Response 0.55: ω = 11.42397, 1 - (1 + ωt)e^(-ωt).
  @Test(arguments: [(0.1, 0.31646), (0.2, 0.66562), (0.3, 0.85621), (0.5, 0.97781)])
  func aSpringOfAResponse(time: Double, way: Double) {
    let curve = AnimationCurve.spring(SpringMotion(response: 0.55, dampingRatio: 1), velocity: 0)
    #expect(near(curve.progress(at: time), way))
  }

  @Test func aBouncySpringPeaksOverItsTarget() {
    let curve = AnimationCurve.spring(SpringMotion(duration: 0.5, bounce: 0.3), velocity: 0)
    #expect(near(curve.progress(at: 0.3501), 1.04599))
    let values = (0...1_000).map { curve.progress(at: Double($0) / 1_000) }
    #expect(near(values.max() ?? 0, 1.04599))
  }

  /// x = 0.25 at a parameter of 0.29194 of (0.42, 0), (0.58, 1), where y is 0.12916.
  @Test func easingInAndOut() {
    let curve = AnimationCurve.eased(.easeInOut, duration: 2)
    #expect(near(curve.progress(at: 0.5), 0.12916))
    #expect(near(curve.progress(at: 1), 0.5) && near(curve.progress(at: 1.5), 1 - 0.12916))
    #expect(curve.duration == 2 && curve.period == nil)
  }

  @Test func aDelayHoldsTheStart() {
    let curve = AnimationCurve.delayed(.eased(.linear, duration: 1), by: 0.5)
    #expect(curve.progress(at: 0.5) == 0 && near(curve.progress(at: 0.75), 0.25))
    #expect(curve.duration == 1.5)
    // Twice as fast, the delay is half as long, too.
    let faster = AnimationCurve.faster(curve, times: 2)
    #expect(faster.duration == 0.75 && near(faster.progress(at: 0.375), 0.25))
  }

  @Test func repeatsGoBackOrBeginAnew() {
    let way = AnimationCurve.eased(.linear, duration: 1)
    let back = AnimationCurve.repeated(way, count: nil, autoreverses: true)
    #expect(back.duration == .infinity && back.period == 2)
    #expect(near(back.progress(at: 1.25), 0.75) && near(back.progress(at: 2.25), 0.25))
    let anew = AnimationCurve.repeated(way, count: nil, autoreverses: false)
    #expect(anew.period == 1 && near(anew.progress(at: 1.25), 0.25))
    let twice = AnimationCurve.repeated(way, count: 2, autoreverses: true)
    #expect(twice.duration == 2 && twice.progress(at: 2) == 1 && near(twice.progress(at: 1.5), 0.5))
    #expect(AnimationCurve.faster(back, times: 4).period == 0.5)
  }

  @Test func atOnceIsThereFromTheStart() {
    #expect(AnimationCurve.atOnce.progress(at: 0) == 1)
    #expect(AnimationCurve.atOnce.progress(at: -0.001) == 0)
    #expect(AnimationCurve.atOnce.duration == 0)
  }

  @Test func aRuleOfSomebodyElseEndsWhereItSays() {
    let curve = AnimationCurve.custom(CustomCurve("half") { $0 < 0.3 ? $0 / 0.6 : nil })
    #expect(near(curve.duration, 0.3) && near(curve.progress(at: 0.15), 0.25))
    #expect(curve.progress(at: 0.31) == 1)
    #expect(AnimationCurve.custom(CustomCurve("never") { _ in 0.5 }).duration == .infinity)
  }

  /// (1 + x)e^(-x) is a thousandth at x = 9.2334, and ω = 4π.
  @Test func aSpringRestsOnceAThousandthIsLeft() {
    let smooth = SpringMotion(duration: 0.5, bounce: 0)
    #expect(near(smooth.restTime(within: 0.001), 0.73477, 0.000_05))
    // From its rest on, with a velocity v, it is v t e^(-ωt) away: 0.001 at 0.8385 s for v = 100... by halves.
    let pushed = smooth.restTime(way: 0, velocity: 100, within: 0.001)
    let place = smooth.place(at: pushed).velocity * 100
    #expect(near(place, 0.001, 0.000_001) && smooth.place(at: pushed + 0.01).velocity * 100 < 0.001)
    #expect(SpringMotion(response: 1, dampingRatio: 0).restTime(within: 0.001) == .infinity)
    #expect(smooth.restTime(way: 0, velocity: 0, within: 0.001) == 0)
  }

  /// No number makes the search for a spring's rest endless.
  @Test(arguments: [0.000_000_1, 1e-20, 1, 1e6, 1e300], [0.0, 1e30, 1e300, .infinity])
  func anySpringHasARest(dampingRatio: Double, velocity: Double) {
    let spring = SpringMotion(response: 0.5, dampingRatio: dampingRatio)
    #expect(spring.restTime(velocity: velocity, within: 0.001) > 0)
  }
}
