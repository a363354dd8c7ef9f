import PlatenBase
import TestSupport
import Testing

struct AngleTests {
  @Test(arguments: [
    (0.0, 0.0, 1.0), (90, 1, 0), (180, 0, -1), (270, -1, 0), (360, 0, 1), (-90, -1, 0),
    (-180, 0, -1), (450, 1, 0), (36_000_090, 1, 0),
  ])
  func sineAndCosineAreExactAtMultiplesOf90Degrees(
    degrees: Double, sine: CGFloat, cosine: CGFloat
  ) {
    #expect(Angle.degrees(degrees).sine == sine)
    #expect(Angle.degrees(degrees).cosine == cosine)
  }

  @Test func aSumOfClockStepsIsExactAtTheQuarters() {
    let step = 2 * Double.pi / 12
    #expect(Angle.radians(step * 3).cosine == 0)
    #expect(Angle.radians(step * 6).sine == 0)
    #expect(Angle.radians((0..<9).reduce(0) { sum, _ in sum + step }).sine == -1)
  }

  @Test func sineAndCosineBetweenTheQuarters() {
    #expect(isClose(Angle.degrees(30).sine, 0.5))
    #expect(isClose(Angle.degrees(60).cosine, 0.5))
    #expect(isClose(Angle.degrees(-45).sine, -0.7071067811865476))
    #expect(isClose(Angle.radians(1e-12).sine, 1e-12, within: 1e-24))
  }

  @Test func anAngleThatIsNotFiniteTurnsNothing() {
    #expect(Angle.radians(.nan).sine == 0)
    #expect(Angle.radians(.infinity).cosine == 1)
  }

  @Test func degreesAndRadiansAreTwoViewsOfOneNumber() {
    var angle = Angle(degrees: 180)
    #expect(angle.radians == .pi)
    angle.degrees = 90
    #expect(angle == .radians(.pi / 2))
    #expect(Angle().degrees == 0)
  }

  @Test func arithmetic() {
    let right = Angle.degrees(90)
    #expect((right + right) == .degrees(180))
    #expect((right - right) == .zero)
    #expect(right * 2 == .degrees(180))
    #expect(right / 2 == .degrees(45))
    #expect(-right == .degrees(-90))
    #expect(-right < right)
    var angle = right
    angle += right
    angle *= 2
    angle -= right
    angle /= 3
    #expect(isClose(angle.degrees, 90))
  }
}
