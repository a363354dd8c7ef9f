import Foundation
import PlatenBase
import PlatenText
import TestSupport
import Testing

@testable import PlatenDrawing

@Suite struct DrawingCostTests {
  private static let red = Paint.color(Color.Resolved(red: 1, green: 0, blue: 0))

  private static func list(_ side: CGFloat, _ items: [DisplayItem]) -> DisplayList {
    DisplayList(size: CGSize(width: side, height: side), items: items)
  }

  private func nanoseconds(
    _ list: DisplayList, as format: PictureFormat = .png, scale: CGFloat = 1
  ) -> CGFloat {
    DrawingCost(list, as: format, scale: scale).total
  }

  /// Lines between points of a seeded generator.
  private static func lines(_ count: Int, _ point: (Int, inout Random) -> CGPoint) -> Path {
    var random = Random(seed: 1)
    return Path { path in
      path.move(to: point(0, &random))
      for i in 1..<count { path.addLine(to: point(i, &random)) }
    }
  }

  /// The generator of Park and Miller, so that the numbers are the same everywhere.
  private struct Random {
    private var state: Int

    init(seed: Int) { state = seed }

    /// A number from 0 to 1.
    mutating func next() -> CGFloat {
      state = state * 48_271 % 2_147_483_647
      return CGFloat(state) / 2_147_483_647
    }
  }

  private static let round = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)

  @Test func aTriangleCostsItsRowsItsLinesAndItsPixels() {
    let path = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 30, y: 0))
      path.addLine(to: CGPoint(x: 30, y: 40))
      path.closeSubpath()
    }
    let list = Self.list(100, [.fill(path, Self.red)])
    // 80 rows and 4 crossings; 3 lines in a band; half of 30 x 40 pixels.
    #expect(abs(nanoseconds(list) - (8_144 + 3 * 120 + 600)) < 1e-6)
    #expect(nanoseconds(list, as: .svg) == 0)
    // A document takes the path as it is.
    #expect(nanoseconds(list, as: .pdf) == 0)
  }

  @Test func aLayerCostsAllPixelsThatAreNotClippedAway() {
    let box = DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), Self.red)
    var group = DisplayGroup(items: [box])
    let plain = nanoseconds(Self.list(1_000, [.group(group)]))
    group.opacity = 0.5
    let layered = nanoseconds(Self.list(1_000, [.group(group)]))
    // The first of the bands of 256 rows.
    #expect(abs(layered - plain - 256 * 1_000) < 1e-3)
    group.clip = Path(CGRect(x: 0, y: 0, width: 100, height: 10))
    let clipped = nanoseconds(Self.list(1_000, [.group(group)]))
    #expect(abs(clipped - plain - 1_000) < 1e-3)
  }

  @Test func blursCostAsMuchAsTheyReach() {
    func blurred(_ sigma: CGFloat) -> DisplayList {
      let box = Path(CGRect(x: 400, y: 400, width: 100, height: 100))
      var group = DisplayGroup(items: [.fill(box, Self.red)])
      group.effect = .blur(sigma: sigma)
      return Self.list(1_000, [.group(group)])
    }
    let cost = DrawingCost(blurred(10), as: .pdf, scale: 1)
    // In a document a point is four pixels. A blur of 40 pixels is done at half the size, and
    // reaches 3.5 times as far and 6 pixels.
    let reach: CGFloat = 3.5 * 40 + 6
    let side = 400 + 2 * reach
    #expect(abs((cost.nanoseconds[.effects] ?? 0) - side * side / 4 * 60) < 1e-3)
    #expect(nanoseconds(blurred(20)) > nanoseconds(blurred(10)))
    let ten = Array(repeating: blurred(10).items[0], count: 10)
    #expect(nanoseconds(Self.list(1_000, ten)) > 9.99 * nanoseconds(blurred(10)))
  }

  @Test func randomLinesAreRefusedBeforeTheyAreDrawn() throws {
    let path = Self.lines(32_000) { _, random in
      CGPoint(x: 7_000 * random.next(), y: 7_000 * random.next())
    }
    let style = StrokeStyle(lineWidth: 100, lineCap: .round, lineJoin: .round)
    let list = Self.list(7_000, [.stroke(path, style, Self.red)])
    // 32,000 lines that go 2,333 down on average: 150 million rows at their two sides, 100 ns each.
    #expect(nanoseconds(list) > 15e9)
    var options = PNGOptions()
    options.maximumCost = 6_000
    let clock = ContinuousClock()
    let time = try clock.measure {
      let error = #expect(throws: PrintError.self) {
        try list.data(as: .png, options: options, library: .shared)
      }
      #expect(error?.code == .tooCostly)
      let text = try #require(error?.description)
      #expect(text.contains("paths") && text.contains("more than 6000 ms"))
    }
    #expect(time < .seconds(2))
    // What becomes no pixels is not refused.
    #expect(nanoseconds(list, as: .pdf) == 0)
  }

  @Test func aPathThatIsOneCallMayCostHalf() throws {
    // 200 lines that are 100 high, all in one band: 20,000 rows of 100 ns, and 1.01 lines a pixel.
    let path = Path { path in
      for i in 0..<200 {
        path.move(to: CGPoint(x: i, y: 0))
        path.addLine(to: CGPoint(x: i, y: 100))
      }
    }
    let cost = DrawingCost(Self.list(200, [.fill(path, Self.red)]), as: .png, scale: 1)
    #expect(abs(cost.longestCall - 2_000_000) < 1e-3)
    let dot = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    let both = Self.list(200, [.fill(path, Self.red), .fill(dot, Self.red)])
    #expect(DrawingCost(both, as: .png, scale: 1).longestCall == cost.longestCall)
    var options = PNGOptions()
    options.maximumCost = 3
    let list = Self.list(200, [.fill(path, Self.red)])
    let error = #expect(throws: PrintError.self) {
      try list.data(as: .png, options: options, library: .shared)
    }
    #expect(error?.description.contains("a path whose drawing costs more than 1 ms") == true)
  }

  @Test func linesInAClipCostMore() {
    let path = Self.lines(2_000) { _, random in
      CGPoint(x: 2_000 * random.next(), y: 2_000 * random.next())
    }
    var group = DisplayGroup(items: [.fill(path, Self.red)])
    let open = nanoseconds(Self.list(2_000, [.group(group)]))
    group.clip = Path(ellipseIn: CGRect(x: 0, y: 0, width: 2_000, height: 2_000))
    // Measured: 0.2 s without the clip, 1 s with it.
    #expect(open < 0.5e9)
    #expect(nanoseconds(Self.list(2_000, [.group(group)])) > 1e9)
  }

  @Test(arguments: ["map", "sparkline", "spiral"])
  func ordinaryPicturesAreNot(_ name: String) {
    let path =
      switch name {
      case "map":
        Path { path in
          var random = Random(seed: 2)
          for _ in 0..<500 {
            var point = CGPoint(x: 2_000 * random.next(), y: 2_000 * random.next())
            path.move(to: point)
            for _ in 0..<199 {
              point.x += 8 * (random.next() - 0.5)
              point.y += 8 * (random.next() - 0.5)
              path.addLine(to: point)
            }
          }
        }
      case "sparkline":
        Self.lines(100_000) { i, random in
          let t = CGFloat(i) / 100_000
          return CGPoint(x: 1_200 * t, y: 100 + 60 * sin(20 * t) + 10 * (random.next() - 0.5))
        }
      default:
        Self.lines(100_000) { i, _ in
          let (turn, radius) = (CGFloat(i) / 50, CGFloat(i) / 100)
          return CGPoint(x: 1_000 + radius * cos(turn), y: 1_000 + radius * sin(turn))
        }
      }
    let stroked = Self.list(2_000, [.stroke(path, Self.round, Self.red)])
    #expect(nanoseconds(stroked) < 3e9)
    #expect(nanoseconds(Self.list(2_000, [.fill(path, Self.red)])) < 3e9)
  }
}
