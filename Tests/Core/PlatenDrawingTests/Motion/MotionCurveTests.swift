import PlatenBase
import Testing

@testable import PlatenDrawing

/// The speed of what moves: the values are those of the closed form 1 - (1 + ωt)e^(-ωt), ω = 2π / 0.5 s.
@Suite struct MotionCurveTests {
  private let smooth = MotionCurve.spring(SpringMotion(duration: 0.5, bounce: 0))

  @Test(arguments: [(0.1, 0.35774), (0.2, 0.71542), (0.3, 0.89003), (0.5, 0.98640)])
  func aSmoothSpringOfHalfASecond(time: Double, way: Double) {
    #expect(abs(smooth.progress(at: time) - way) < 0.000_005)
  }

  @Test func aSpringIsThereOnceAThousandthIsLeft() {
    // (1 + x)e^(-x) is a thousandth at x = 9.2334, which is 0.7348 s.
    #expect(smooth.duration == 0.74)
    #expect(smooth.progress(at: 0.74) == 1 && smooth.progress(at: 9) == 1)
    #expect(smooth.progress(at: 0) == 0 && smooth.progress(at: -1) == 0)
  }

  @Test(arguments: [0, 0.15, 0.3, 0.8], [0.05, 0.5, 10])
  func aLineOfStopsIsNearTheSpring(bounce: Double, duration: Double) throws {
    let curve = MotionCurve.spring(SpringMotion(duration: duration, bounce: bounce))
    let stops = curve.stops
    #expect(stops.first == .init(time: 0, progress: 0))
    #expect(stops.last == .init(time: 1_000, progress: 1_000))
    if bounce == 0 { #expect(stops.count <= 20) }
    for step in 0...5_000 {
      let time = Double(step) / 5
      let next = try #require(stops.firstIndex { Double($0.time) >= time })
      let (a, b) = (stops[max(next - 1, 0)], stops[next])
      let part = a == b ? 0 : (time - Double(a.time)) / Double(b.time - a.time)
      let line = (Double(a.progress) + Double(b.progress - a.progress) * part) / 1_000
      #expect(abs(line - curve.progress(at: curve.duration * time / 1_000)) <= 0.0021)
    }
  }

  /// A critically damped spring is fastest after 1/ω, and then goes ω/e of its way a second.
  @Test func nothingJumpsOrGoesBack() {
    let most = 2 * Double.pi / 0.5 / 2.718_281_8 / 60
    for frame in 0..<60 {
      let step =
        smooth.progress(at: Double(frame + 1) / 60) - smooth.progress(at: Double(frame) / 60)
      #expect(step >= 0 && step <= most)
    }
  }
}
