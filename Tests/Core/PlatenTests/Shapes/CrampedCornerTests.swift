import Platen
import TestSupport
import Testing

/// Continuous corners on sides that are too short for them, against pixels of pictures that SwiftUI
/// drew: those of SwiftUI-Flow (macOS, two pixels a point) and of Ferrostar (iOS, three).
@Suite struct CrampedCornerTests {
  /// What the rasterizers' coverages differ by.
  private static let tolerance = 12

  @Test(
    arguments: [
      // The left edge's coverage from the tenth pixel on, of 255, to the middle.
      (CGFloat(50), [0, 0, 0, 0, 8, 57, 105, 141, 172, 194, 213, 226, 236, 242, 248, 251]),
      (26, [0, 0, 0, 0, 8, 57, 105, 141, 172, 194, 213, 226, 236, 243, 249, 254]),
    ] as [(CGFloat, [Int])])
  func aFilledCornerTakesItsWholeReach(height: CGFloat, coverage: [Int]) throws {
    let view = RoundedRectangle(cornerRadius: 10).fill(Color.black).frame(width: 59, height: height)
    let png = try Self.print(view, at: 2)
    for (i, expected) in coverage.enumerated() {
      let found = 255 - Int(png.pixel(0, 10 + i)[0])
      #expect(abs(found - expected) <= Self.tolerance, "row \(10 + i)")
    }
  }

  @Test func aFilledCapsulesEndsAreNotHalfCircles() throws {
    // 27 points high, the left edge from row 19 to the middle. A half circle's would have 53 to 253.
    // SwiftUI's corners cross here; without their loops the outline is smooth and a little rounder.
    let coverage = [7, 7, 28, 78, 120, 170, 198, 234]
    let png = try Self.print(Capsule().fill(Color.black).frame(width: 52.5, height: 27), at: 2)
    for (i, expected) in coverage.enumerated() {
      let found = 255 - Int(png.pixel(0, 19 + i)[0])
      #expect(abs(found - expected) <= 24, "row \(19 + i)")
    }
  }

  @Test func aClippedCapsuleIsLikeAFilledOne() throws {
    let clip = Color.black.frame(width: 50, height: 50).clipShape(Capsule())
    let fill = Capsule().fill(Color.black).frame(width: 50, height: 50)
    #expect(try Self.print(clip, at: 3).pixels == Self.print(fill, at: 3).pixels)
    // On iOS, 2.64 pixels of row 60 were not covered at the left, with a shadow's share in it; half a
    // circle leaves 1.40.
    let png = try Self.print(clip, at: 3)
    let open = (0..<20).reduce(0) { $0 + Int(png.pixel($1, 60)[0]) }
    #expect((2.1...2.7).contains(Double(open) / 255))
  }

  @Test func aStrokedCornerSharesItsSide() throws {
    // In the middle of a capsule's left end a line of two points is two points wide,
    // where the fill's corners would cross.
    let png = try Self.print(
      Capsule().stroke(Color.black, lineWidth: 2).frame(width: 60, height: 30).padding(2), at: 2)
    let middle = (0..<12).map { 255 - Int(png.pixel($0, 34)[0]) }
    // From 1 to 3 points.
    #expect(middle[0...1].allSatisfy { $0 < 12 })
    #expect(middle[3...4].allSatisfy { $0 > 243 })
    #expect(middle[7...].allSatisfy { $0 < 12 })
  }

  private static func print(_ view: some View, at scale: CGFloat) throws -> PNGFile {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    renderer.isOpaque = true
    return try PNGFile([UInt8](renderer.pngData()))
  }
}
