import Foundation
import PlatenText
import TestSupport
import Testing

@testable import PlatenDrawing

@Suite struct StrokedPathTests {
  private func line(_ points: (CGFloat, CGFloat)...) -> Path {
    Path { $0.addLines(points.map { CGPoint(x: $0.0, y: $0.1) }) }
  }

  @Test(arguments: [
    (CGLineCap.butt, CGRect(x: 10, y: 8, width: 20, height: 4)),
    (.square, CGRect(x: 8, y: 8, width: 24, height: 4)),
    (.round, CGRect(x: 8, y: 8, width: 24, height: 4)),
  ])
  func aLineHasItsWidthAndEnds(_ cap: CGLineCap, _ bounds: CGRect) {
    let stroke = line((10, 10), (30, 10)).strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
    let box = stroke.boundingRect
    #expect(abs(box.minX - bounds.minX) < 1e-9 && abs(box.maxX - bounds.maxX) < 1e-9)
    #expect(abs(box.minY - bounds.minY) < 1e-9 && abs(box.maxY - bounds.maxY) < 1e-9)
    #expect(stroke.contains(CGPoint(x: 8.2, y: 11.8)) == (cap == .square))
  }

  @Test func cornersReachAsFarAsTheirJoins() {
    // A right angle at (20, 0), half the width 2: the miter's tip is at (22, -2).
    let angle = line((0, 0), (20, 0), (20, 20))
    let tip = CGPoint(x: 21.9, y: -1.9)
    let middle = CGPoint(x: 20.9, y: -0.9)
    let round = CGPoint(x: 21.3, y: -1.3)
    func stroke(_ join: CGLineJoin, limit: CGFloat = 10) -> Path {
      angle.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit))
    }
    #expect(stroke(.miter).contains(tip))
    // A right angle's miter is √2 widths long.
    #expect(!stroke(.miter, limit: 1.4).contains(tip) && stroke(.miter, limit: 1.42).contains(tip))
    #expect(!stroke(.round).contains(tip) && stroke(.round).contains(round))
    #expect(!stroke(.bevel).contains(round) && stroke(.bevel).contains(middle))
  }

  @Test func aCircleBecomesARing() {
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    let ring = circle.strokedPath(StrokeStyle(lineWidth: 10))
    for turn in stride(from: 0.0, to: 2 * .pi, by: 0.1) {
      func contains(_ radius: Double) -> Bool {
        ring.contains(CGPoint(x: radius * cos(turn), y: radius * sin(turn)))
      }
      #expect(contains(45.05) && contains(54.95) && !contains(44.95) && !contains(55.05))
    }
  }

  @Test func curvesThatGoOnInEachOtherHaveNoSpikes() {
    // The curves of a continuous corner turn by two degrees where they meet.
    let rect = CGRect(x: 0, y: 0, width: 200, height: 80)
    let path = Path(roundedRect: rect, cornerRadius: 16, style: .continuous)
    let middle = Set(path.subpaths.flatMap(\.segments).map(\.end))
    let outline = path.strokedPath(StrokeStyle(lineWidth: 12)).subpaths.flatMap(\.segments)
    #expect(outline.count > 16)
    #expect(!outline.contains { middle.contains($0.end) })
  }

  @Test func dashesAreCutFromTheLine() {
    let style = StrokeStyle(lineWidth: 2, dash: [6, 4], dashPhase: 3)
    let stroke = line((0, 0), (20, 0)).strokedPath(style)
    // 3 left of the first dash, a gap of 4, a dash of 6, a gap of 4, 3 of a dash.
    for (x, isInside) in [(1, true), (2.9, true), (3.1, false), (6.9, false), (7.1, true)] {
      #expect(stroke.contains(CGPoint(x: x, y: 0)) == isInside)
    }
    #expect(!stroke.contains(CGPoint(x: 13.5, y: 0)) && stroke.contains(CGPoint(x: 17.5, y: 0)))
  }

  @Test func linesWithoutLengthAreDots() {
    let dot = line((5, 5), (5, 5))
    #expect(dot.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
    let round = dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
    #expect(round.boundingRect == CGRect(x: 3, y: 3, width: 4, height: 4))
  }

  @Test func badStylesEndAndDrawNothing() {
    let angle = line((0, 0), (20, 0), (20, 20))
    for width in [CGFloat.nan, -1, 0, .infinity] {
      #expect(angle.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
    }
    for dash in [[CGFloat.nan], [0, 0], [-1, 2], [1e-12], [.infinity]] {
      let style = StrokeStyle(lineWidth: 2, dash: dash, dashPhase: .nan)
      #expect(angle.strokedPath(style).contains(CGPoint(x: 10, y: 0)))
    }
    #expect(Path().strokedPath(StrokeStyle()).isEmpty)
  }

  @Test func anOutlineFilledLooksAsTheStrokeDoes() throws {
    var random = SeededGenerator(seed: 11)
    func point() -> CGPoint {
      CGPoint(x: .random(in: 30...170, using: &random), y: .random(in: 30...170, using: &random))
    }
    for cap in [CGLineCap.butt, .round, .square] {
      for join in [CGLineJoin.miter, .round, .bevel] {
        let path = Path {
          $0.move(to: point())
          $0.addLine(to: point())
          $0.addCurve(to: point(), control1: point(), control2: point())
          $0.addQuadCurve(to: point(), control: point())
          if cap == .round { $0.closeSubpath() }
        }
        let style = StrokeStyle(lineWidth: 9, lineCap: cap, lineJoin: join, miterLimit: 4)
        let stroked = try colors(.stroke(path, style, .color(.black)))
        let filled = try colors(.fill(path.strokedPath(style), .color(.black)))
        let difference = zip(stroked, filled).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
        // Less than 20 pixels' worth of 40,000.
        #expect(difference < 20 * 255, "\(cap) \(join) \(difference / 255)")
      }
    }
  }

  private func colors(_ item: DisplayItem) throws -> [UInt8] {
    var list = DisplayList(size: CGSize(width: 200, height: 200), items: [item])
    list.background = .white
    return try PNGFile(Array(list.data(as: .png, library: .shared))).colors
  }
}

extension Color.Resolved {
  fileprivate static let black = Color.Resolved(red: 0, green: 0, blue: 0)
  fileprivate static let white = Color.Resolved(red: 1, green: 1, blue: 1)
}
