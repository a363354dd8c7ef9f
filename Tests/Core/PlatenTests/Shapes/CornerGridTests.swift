import Foundation
import Platen
import TestSupport
import Testing

/// A grid of capsules and rounded rectangles, each beside the rectangle with quarters of circles of
/// the same radius.
///
/// By SwiftUI's numbers a continuous corner cuts its diagonal 0.2915 radii from each side and a
/// circle 0.2929: the curve is 0.2 % of the radius outside of the circle there, and nowhere more.
/// Along its sides it is up to 1.4 % inside.
@Suite struct CornerGridTests {
  private struct Figure {
    var width: CGFloat
    var height: CGFloat
    var radius: CGFloat

    /// How far from the middle a row reaches, where the row is so far from the middle; negative
    /// where the row is outside.
    ///
    /// - Parameter growth: How many radii the corners are larger.
    func reach(atRow distance: CGFloat, growth: CGFloat) -> CGFloat {
      let arc = radius * (1 + growth)
      let depth = max(distance - (height / 2 - radius), 0)
      if depth > arc || distance >= height / 2 { return -1 }
      return min(width / 2, width / 2 - radius + (arc * arc - depth * depth).squareRoot())
    }
  }

  private static let cell = CGSize(width: 48, height: 44)
  private static let columns = 20

  /// 40 sizes, each with four radii and as a capsule.
  private static let figures: [Figure] = [46, 40, 31, 27, 20, 14, 9, 5].flatMap { width in
    [42, 30, 26, 17, 8].flatMap { height in
      [0.25, 0.35, 0.42, 0.48, 0.5].map { share in
        Figure(width: width, height: height, radius: share * min(width, height))
      }
    }
  }

  @Test(arguments: [1, 2, 3])
  func noPixelIsOutsideOfTheIdealOutline(scale: Int) throws {
    #expect(Self.figures.count == 200)
    let png = try Self.print(at: CGFloat(scale))
    for (i, figure) in Self.figures.enumerated() {
      let (outside, missing) = Self.strayPixels(of: figure, at: i, in: png, scale: scale)
      #expect(outside == 0 && missing == 0, "\(figure)")
    }
  }

  /// The pixels of a figure's cell that have ink outside of its outline, and those that lack it
  /// inside.
  private static func strayPixels(
    of figure: Figure, at index: Int, in png: PNGFile, scale: Int
  ) -> (outside: Int, missing: Int) {
    let pixel = 1 / CGFloat(scale)
    let left = index % columns * Int(cell.width) * scale
    let top = index / columns * Int(cell.height) * scale
    var (outside, missing) = (0, 0)
    for row in 0..<Int(cell.height) * scale {
      // The row's edges, from the figure's middle.
      let edges = [row, row + 1].map { abs(CGFloat($0) * pixel - figure.height / 2) }
      let near = edges[0] + edges[1] < 1.5 * pixel ? 0 : min(edges[0], edges[1])
      let far = max(edges[0], edges[1])
      let outer = figure.reach(atRow: near, growth: 0.003)
      let inner = figure.reach(atRow: far + pixel, growth: -0.03) - pixel
      for column in 0..<Int(cell.width) * scale {
        let start = CGFloat(column) * pixel - figure.width / 2
        let place = (top + row) * png.width + left + column
        let ink = 255 - Int(png.pixels[place * png.bytesPerPixel])
        if start >= outer || start + pixel <= -outer { outside += ink > 0 ? 1 : 0 }
        if start >= -inner, start + pixel <= inner { missing += ink < 255 ? 1 : 0 }
      }
    }
    return (outside, missing)
  }

  private static func print(at scale: CGFloat) throws -> PNGFile {
    let view = ZStack(alignment: .topLeading) {
      ForEach(Array(figures.enumerated()), id: \.offset) { i, figure in
        shape(of: figure)
          .fill(Color.black)
          .frame(width: figure.width, height: figure.height)
          .offset(
            x: CGFloat(i % columns) * cell.width, y: CGFloat(i / columns) * cell.height)
      }
    }
    .frame(
      width: CGFloat(columns) * cell.width,
      height: CGFloat(figures.count / columns) * cell.height, alignment: .topLeading)
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    renderer.isOpaque = true
    return try PNGFile([UInt8](renderer.pngData()))
  }

  private static func shape(of figure: Figure) -> AnyShape {
    figure.radius == min(figure.width, figure.height) / 2
      ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: figure.radius))
  }
}
