import Foundation
import PlatenBase
import PlatenReports
import TestSupport
import Testing

/// Boxes of ink, turned and clipped; all figures by hand.
@Suite struct TextInkTests {
  private func ink(
    _ box: CGRect, turned degrees: Double = 0, clip: CGRect? = nil
  ) throws -> TextInk {
    let turn = CGAffineTransform(rotationAngle: degrees * .pi / 180)
    return try #require(TextInk(box, fontSize: 10, transform: turn, clip: clip))
  }

  @Test func aTurnedBoxHasAnUprightBoxAroundIt() throws {
    // A square of 2 around the origin, turned by 45 degrees, reaches √2 to each side.
    let turned = try ink(CGRect(-1, -1, 2, 2), turned: 45)
    let reach = 2.0.squareRoot()
    #expect(abs(turned.bounds.minX + reach) < 1e-9 && abs(turned.bounds.maxY - reach) < 1e-9)
    #expect(abs(turned.fontSize - 10) < 1e-9)
  }

  @Test func typeIsAsLargeAsItIsDrawn() throws {
    let scaled = TextInk(
      CGRect(0, 0, 10, 10), fontSize: 17, transform: CGAffineTransform(scaleX: 0.25, y: 0.25))
    #expect(scaled?.fontSize == 4.25)
    #expect(scaled?.bounds == CGRect(0, 0, 2.5, 2.5))
  }

  @Test func whatAClipHidesIsNotThere() throws {
    #expect(
      try ink(CGRect(0, 0, 10, 10), clip: CGRect(4, 4, 100, 100)).bounds == CGRect(4, 4, 6, 6))
    #expect(TextInk(CGRect(0, 0, 10, 10), fontSize: 10, clip: CGRect(20, 0, 5, 5)) == nil)
    #expect(TextInk(CGRect(0, 0, 0, 10), fontSize: 10) == nil)
  }

  @Test func boxesOverlapByMoreThanHalfAPoint() throws {
    let box = try ink(CGRect(0, 0, 10, 10))
    #expect(try box.overlaps(ink(CGRect(9, 9, 10, 10))))
    #expect(try !box.overlaps(ink(CGRect(9.6, 0, 10, 10))))
    #expect(try !box.overlaps(ink(CGRect(10, 0, 10, 10))))
    #expect(try !box.overlaps(ink(CGRect(0, 12, 10, 10))))
  }

  @Test func turnedBoxesMayBeApartWhereTheirUprightBoxesAreNot() throws {
    // Two bars of 100 by 4 on lines 20 apart, both turned by 45 degrees.
    let (one, other) = (CGRect(0, 0, 100, 4), CGRect(0, 20, 100, 4))
    let turned = try (ink(one, turned: 45), ink(other, turned: 45))
    #expect(turned.0.bounds.intersects(turned.1.bounds))
    #expect(!turned.0.overlaps(turned.1))
    // One that lies across both.
    let across = try ink(CGRect(40, -20, 4, 100), turned: 45)
    #expect(across.overlaps(turned.0) && turned.1.overlaps(across))
  }

  @Test func pairsAreFoundByTheirPlaces() throws {
    let boxes = [
      CGRect(0, 0, 10, 10), CGRect(50, 0, 10, 10), CGRect(5, 5, 10, 10), CGRect(0, 30, 10, 10),
    ]
    let inks = try boxes.enumerated().map { (place: $0, ink: try ink($1)) }
    let pairs = TextInk.overlaps(of: inks) { _, _ in true }
    #expect(pairs.map { [$0.first, $0.second] } == [[0, 2]])
    #expect(TextInk.overlaps(of: inks) { _, _ in false } == [])
    #expect(TextInk.overlaps(of: inks, most: 0) { _, _ in true } == [])
  }

  /// All pairs of many boxes, one by one, are those that are found.
  @Test func theSweepFindsWhatAllPairsAre() throws {
    var random = SeededGenerator(seed: 18)
    var inks: [(place: Int, ink: TextInk)] = []
    for place in 0..<200 {
      let box = CGRect(
        .random(in: 0...300, using: &random), .random(in: 0...300, using: &random),
        .random(in: 1...30, using: &random), .random(in: 1...30, using: &random))
      inks.append((place, try ink(box)))
    }
    var all: [[Int]] = []
    for (i, one) in inks.enumerated() {
      for other in inks[(i + 1)...] where one.ink.overlaps(other.ink) {
        all.append([one.place, other.place])
      }
    }
    let found = TextInk.overlaps(of: inks) { _, _ in true }
    #expect(found.map { [$0.first, $0.second] } == all)
    #expect(!all.isEmpty)
  }
}
