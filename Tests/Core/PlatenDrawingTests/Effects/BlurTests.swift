import Foundation
import PlatenDrawing
import PlatenText
import TestSupport
import Testing

@Suite struct BlurTests {
  private static let black = Color.Resolved(red: 0, green: 0, blue: 0)

  @Test(arguments: [0.5, 1.5, 3, 10, 50])
  func theShadowOfAnEdgeIsTheIntegralOfAGaussian(_ sigma: CGFloat) throws {
    // Black left of x = 200, far from all other edges, moved by nothing: the shadow to the right.
    let png = try picture(
      shadow(of: CGRect(x: -800, y: -800, width: 1000, height: 1700), sigma, .zero), width: 400)
    for x in 200..<400 {
      let distance = Double(x) + 0.5 - 200
      let coverage = 0.5 * erfc(distance / (Double(sigma) * 2.0.squareRoot()))
      let found = Double(255 - png.pixel(x, 50)[0])
      #expect(abs(found - 255 * coverage) <= 4, "\(distance) from the edge")
    }
  }

  @Test(arguments: [1.5, 8, 40])
  func aShadowAcrossABandLooksAsItDoesElsewhere(_ sigma: CGFloat) throws {
    func rows(at top: CGFloat) throws -> PNGFile {
      try picture(
        shadow(
          of: CGRect(x: 60, y: top, width: 50, height: 40), sigma, CGSize(width: 3, height: 20)),
        height: 600)
    }
    // The shadow reaches 140 points up and 160 down of where it lies, across the seam at 256.
    let (high, low) = (try rows(at: 150), try rows(at: 278))
    for row in 0..<440 { #expect(high.row(row) == low.row(row + 128), "row \(row)") }
  }

  @Test func aShadowLiesUnderTheGroupAndIsMoved() throws {
    let png = try picture(
      shadow(of: CGRect(x: 20, y: 20, width: 20, height: 20), 0, CGSize(width: 10, height: 5)))
    #expect(png.pixel(45, 30) == [0, 0, 0] && png.pixel(45, 22) == [255, 255, 255])
    #expect(png.pixel(30, 43) == [0, 0, 0] && png.pixel(30, 47) == [255, 255, 255])
  }

  @Test func twiceTheScaleIsTwiceTheBlur() throws {
    let item = shadow(of: CGRect(x: 40, y: 40, width: 30, height: 30), 6, .zero)
    let (one, two) = (try picture(item), try picture(item, scale: 2))
    for x in 20..<90 {
      let pair = (Int(two.pixel(2 * x, 110)[0]) + Int(two.pixel(2 * x + 1, 110)[0])) / 2
      #expect(abs(pair - Int(one.pixel(x, 55)[0])) <= 4)
    }
  }

  @Test(arguments: [CGFloat.nan, -5, 1e9, .infinity])
  func radiiThatCannotBeDrawnAreDrawnSomehow(_ radius: CGFloat) throws {
    let sigma = DisplayEffect.sigma(radius)
    let offset = CGSize(width: 1e6, height: -1e6)
    let box = CGRect(x: 20, y: 20, width: 30, height: 30)
    var blurred = DisplayGroup(items: [shadow(of: box, sigma, offset)])
    blurred.effect = .blur(sigma: sigma)
    _ = try picture(.group(blurred))
    var list = DisplayList(size: CGSize(width: 100, height: 100), items: [.group(blurred)])
    list.background = Color.Resolved(red: 1, green: 1, blue: 1)
    _ = try list.data(as: .pdf, library: .shared)
    _ = try list.data(as: .svg, library: .shared)
  }

  private func shadow(of rect: CGRect, _ sigma: CGFloat, _ offset: CGSize) -> DisplayItem {
    var group = DisplayGroup(items: [.fill(Path(rect), .color(Self.black))])
    group.effect = .shadow(sigma: sigma, offset: offset, color: Self.black)
    return .group(group)
  }

  private func picture(
    _ item: DisplayItem, width: CGFloat = 200, height: CGFloat = 100, scale: CGFloat = 1
  ) throws -> PNGFile {
    var list = DisplayList(size: CGSize(width: width, height: height), items: [item])
    list.background = Color.Resolved(red: 1, green: 1, blue: 1)
    let red = Paint.color(Color.Resolved(red: 1, green: 0, blue: 0))
    list.items.append(.fill(Path(CGRect(x: width - 1, y: height - 1, width: 1, height: 1)), red))
    return try PNGFile(
      Array(list.data(as: .png, options: PNGOptions(scale: scale), library: .shared)))
  }
}
