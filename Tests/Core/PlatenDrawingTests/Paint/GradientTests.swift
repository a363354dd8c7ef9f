import Foundation
import PlatenBase
import PlatenDrawing
import PlatenText
import TestSupport
import Testing

@Suite struct GradientTests {
  private static let red = Color.Resolved(red: 1, green: 0, blue: 0)
  private static let blue = Color.Resolved(red: 0, green: 0, blue: 1)
  private static let green = Color.Resolved(red: 0, green: 1, blue: 0)
  private static let ends = [
    GradientStop(color: red, location: 0), GradientStop(color: blue, location: 1),
  ]

  @Test func aLinearGradientChangesEvenly() throws {
    let png = try picture(
      .linear(Self.ends, from: CGPoint(x: 20, y: 0), to: CGPoint(x: 80, y: 0)))
    #expect(png.pixel(10, 50) == [255, 0, 0] && png.pixel(90, 50) == [0, 0, 255])
    for x in 20..<80 {
      // The middle of the pixel, on the way from 20 to 80.
      let t = (Double(x) + 0.5 - 20) / 60
      expect(png.pixel(x, 50), [255 * (1 - t), 0, 255 * t])
    }
  }

  @Test func aRadialGradientBeginsAndEndsAtItsRadii() throws {
    let png = try picture(
      .radial(Self.ends, center: CGPoint(x: 50, y: 50), from: 10, to: 40))
    #expect(png.pixel(50, 50) == [255, 0, 0] && png.pixel(0, 0) == [0, 0, 255])
    for x in 61..<90 {
      let t = (hypot(Double(x) + 0.5 - 50, 0.5) - 10) / 30
      expect(png.pixel(x, 50), [255 * (1 - t), 0, 255 * t])
    }
  }

  @Test func anAngularGradientRunsClockwiseFromTheRight() throws {
    let png = try picture(
      .angular(Self.ends, center: CGPoint(x: 50, y: 50), from: .zero, to: .degrees(360)))
    for (x, y) in [(80, 50), (80, 80), (50, 80), (20, 80), (20, 50), (20, 20), (50, 20)] {
      let angle = atan2(Double(y) + 0.5 - 50, Double(x) + 0.5 - 50)
      let t = (angle < 0 ? angle + 2 * .pi : angle) / (2 * .pi)
      expect(png.pixel(x, y), [255 * (1 - t), 0, 255 * t])
    }
  }

  @Test func whatAnglesLeaveOfTheTurnIsHalfTheLastColoursAndHalfTheFirsts() throws {
    // From 0 to 90 degrees; 270 are left: blue to 225, red from there.
    let png = try picture(
      .angular(Self.ends, center: CGPoint(x: 50, y: 50), from: .zero, to: .degrees(90)))
    #expect(png.pixel(20, 55) == [0, 0, 255], "at 170 degrees")
    #expect(png.pixel(10, 30) == [0, 0, 255], "at 206 degrees")
    #expect(png.pixel(45, 10) == [255, 0, 0], "at 263 degrees")
    #expect(png.pixel(90, 40) == [255, 0, 0], "at 347 degrees")
  }

  @Test func stopsAtOnePlaceMakeAnEdgeAndStopsOutsideAreCut() throws {
    let edge = [
      GradientStop(color: Self.red, location: 0.5), GradientStop(color: Self.blue, location: 0.5),
    ]
    let png = try picture(.linear(edge, from: .zero, to: CGPoint(x: 100, y: 0)))
    #expect(png.pixel(48, 5) == [255, 0, 0] && png.pixel(51, 5) == [0, 0, 255])
    // From -1 to 1, so that the middle of the way is at 0.
    let outside = [
      GradientStop(color: Self.red, location: -1), GradientStop(color: Self.blue, location: 1),
    ]
    let cut = try picture(.linear(outside, from: .zero, to: CGPoint(x: 100, y: 0)))
    expect(cut.pixel(0, 5), [127, 0, 128])
    expect(cut.pixel(50, 5), [63, 0, 192])
  }

  @Test func aStopBeforeItsPredecessorCountsAsAtTheSamePlace() throws {
    let stops = [
      GradientStop(color: Self.red, location: 0.5), GradientStop(color: Self.green, location: 0.2),
      GradientStop(color: Self.blue, location: 1),
    ]
    let png = try picture(.linear(stops, from: .zero, to: CGPoint(x: 100, y: 0)))
    #expect(png.pixel(48, 5) == [255, 0, 0])
    expect(png.pixel(75, 5), [0, 125, 130])
  }

  @Test func oneStopFillsEverythingAndNoneNothing() {
    let end = CGPoint(x: 1, y: 0)
    let one = [GradientStop(color: Self.red, location: 0.7)]
    #expect(Paint.linear(one, from: .zero, to: end) == .color(Self.red))
    #expect(!Paint.linear([], from: .zero, to: end).isVisible)
    #expect(Paint.linear(Self.ends, from: end, to: end) == .color(Self.blue))
  }

  @Test func opacityChangesBesideTheColourNotThroughIt() throws {
    // From opaque red to transparent blue: half way it is half opaque purple, over white.
    let stops = [
      GradientStop(color: Self.red, location: 0),
      GradientStop(color: Self.blue.multiplied(by: 0), location: 1),
    ]
    let png = try picture(.linear(stops, from: .zero, to: CGPoint(x: 100, y: 0)))
    expect(png.pixel(50, 5), [191, 128, 191], tolerance: 3)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func numbersThatCannotBeDrawnDrawNothingWrong(_ number: Double) throws {
    let point = CGPoint(x: number, y: number)
    let stops = Self.ends + [GradientStop(color: Self.green, location: number)]
    for paint in [
      Paint.linear(stops, from: .zero, to: point), .radial(stops, center: point, from: 0, to: 5),
      .radial(stops, center: .zero, from: number, to: number),
      .angular(stops, center: point, from: .zero, to: .degrees(90)),
      .angular(stops, center: .zero, from: .radians(number), to: .radians(-number)),
    ] {
      _ = try picture(paint)
      var list = DisplayList(size: CGSize(width: 10, height: 10))
      list.items = [.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), paint)]
      _ = try list.data(as: .svg, library: .shared)
      _ = try list.data(as: .pdf, library: .shared)
    }
  }

  @Test func aGradientAcrossABandLooksAsItDoesElsewhere() throws {
    func rows(at top: CGFloat) throws -> PNGFile {
      let box = CGRect(x: 10, y: top, width: 80, height: 200)
      return try picture(
        .angular(Self.ends, center: CGPoint(x: 50, y: top + 100), from: .zero, to: .degrees(300)),
        in: box, height: 500)
    }
    let (high, low) = (try rows(at: 20), try rows(at: 150))
    for row in 20..<220 { #expect(high.row(row) == low.row(row + 130), "row \(row)") }
  }

  private func expect(_ pixel: [UInt8], _ expected: [Double], tolerance: Double = 2) {
    for (found, wanted) in zip(pixel, expected) {
      #expect(abs(Double(found) - wanted) <= tolerance, "\(pixel), expected \(expected)")
    }
  }

  private func picture(
    _ paint: Paint, in rect: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100),
    height: CGFloat = 100
  ) throws -> PNGFile {
    var list = DisplayList(size: CGSize(width: 100, height: height))
    list.background = Color.Resolved(red: 1, green: 1, blue: 1)
    list.items = [.fill(Path(rect), paint)]
    // A spot of colour keeps the picture from being stored in gray.
    list.items.append(
      .fill(Path(CGRect(x: 99, y: height - 1, width: 1, height: 1)), .color(Self.red)))
    return try PNGFile(Array(list.data(as: .png, library: .shared)))
  }
}
