import Foundation
import PlatenDrawing
import PlatenText
import TestSupport
import Testing

/// Two boxes of 40 points, the second 20 further to the right and down, in a group over white.
@Suite struct GroupTests {
  private static let first = Color.Resolved(red: 1, green: 0.6, blue: 0.2)
  private static let second = Color.Resolved(red: 0.2, green: 0.4, blue: 1)

  @Test(arguments: [
    // The formulas of the W3C's "Compositing and Blending", by hand, where the boxes overlap.
    (BlendMode.multiply, [0.2, 0.24, 0.2]), (.screen, [1, 0.76, 1]), (.darken, [0.2, 0.4, 0.2]),
    (.lighten, [1, 0.6, 1]), (.difference, [0.8, 0.2, 0.8]), (.exclusion, [0.8, 0.52, 0.8]),
    (.plusLighter, [1, 1, 1]), (.sourceAtop, [0.2, 0.4, 1]), (.destinationOver, [1, 0.6, 0.2]),
    (.destinationOut, [1, 1, 1]),
  ])
  func modesMixWhatOverlaps(_ mode: BlendMode, _ expected: [Double]) throws {
    let png = try picture(blending(mode))
    for (found, wanted) in zip(png.pixel(50, 50), expected) {
      #expect(abs(Double(found) - 255 * wanted) <= 2, "\(png.pixel(50, 50))")
    }
    let isSecondSeen = mode != .sourceAtop && mode != .destinationOut
    #expect((png.pixel(65, 65) != [255, 255, 255]) == isSecondSeen)
  }

  @Test func aMaskCountsByItsOpacityAlone() throws {
    // Half opaque black, opaque white, and nothing.
    var group = DisplayGroup(items: [box(20, Self.first)])
    let black = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.5)
    let white = Color.Resolved(red: 1, green: 1, blue: 1)
    group.mask = [
      .fill(Path(CGRect(x: 20, y: 20, width: 10, height: 40)), .color(black)),
      .fill(Path(CGRect(x: 30, y: 20, width: 10, height: 40)), .color(white)),
    ]
    let png = try picture(group)
    #expect(png.pixel(25, 40) == [255, 204, 153], "half of the colour over white")
    #expect(png.pixel(35, 40) == [255, 153, 51] && png.pixel(45, 40) == [255, 255, 255])
  }

  @Test func colourMatricesChangeWhatIsNotPremultiplied() throws {
    var inverted = DisplayGroup(items: [box(20, Self.first.multiplied(by: 0.5))])
    inverted.effect = .colors(.inversion)
    // 0, 0.4, 0.8, half opaque over white.
    let pixel = try picture(inverted).pixel(40, 40)
    for (found, wanted) in zip(pixel, [127.5, 178.5, 229.5]) {
      #expect(abs(Double(found) - wanted) <= 2, "\(pixel)")
    }
  }

  @Test func anEvenOddClipHasAHole() throws {
    var group = DisplayGroup(items: [box(20, Self.first)])
    var ring = Path(CGRect(x: 20, y: 20, width: 40, height: 40))
    ring.addRect(CGRect(x: 30, y: 30, width: 20, height: 20))
    group.clip = ring
    group.clipStyle = FillStyle(eoFill: true)
    let png = try picture(group)
    #expect(png.pixel(40, 40) == [255, 255, 255] && png.pixel(25, 25) == [255, 153, 51])
  }

  private func blending(_ mode: BlendMode) -> DisplayGroup {
    var over = DisplayGroup(items: [box(40, Self.second)])
    over.blendMode = mode
    var group = DisplayGroup(items: [box(20, Self.first), .group(over)])
    group.isIsolated = true
    return group
  }

  private func box(_ place: CGFloat, _ color: Color.Resolved) -> DisplayItem {
    .fill(Path(CGRect(x: place, y: place, width: 40, height: 40)), .color(color))
  }

  private func picture(_ group: DisplayGroup) throws -> PNGFile {
    var list = DisplayList(size: CGSize(width: 100, height: 100), items: [.group(group)])
    list.background = Color.Resolved(red: 1, green: 1, blue: 1)
    return try PNGFile(Array(list.data(as: .png, library: .shared)))
  }
}
