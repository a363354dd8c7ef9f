import Foundation
import Platen
import TestSupport
import Testing

/// Views on a circle are turned once, by the layout.
@Suite struct RadialTurnTests {
  /// Eight arrows on a circle of 100 points around the middle of 300: red tips on blue shafts.
  private func picture(_ orientation: RadialLayout.Orientation) throws -> PNGFile {
    let view = RadialLayout(radius: 100, orientation: orientation) {
      ForEach(0..<8) { _ in
        VStack(spacing: 0) {
          Color(red: 1, green: 0, blue: 0).frame(width: 8, height: 20)
          Color(red: 0, green: 0, blue: 1).frame(width: 8, height: 20)
        }
      }
    }
    let renderer = ImageRenderer(content: view.frame(width: 300, height: 300))
    renderer.isOpaque = true
    return try PNGFile([UInt8](renderer.pngData()))
  }

  /// The pixel at a distance from the middle, on a spoke of eight, clockwise from the top.
  private func pixel(
    _ picture: PNGFile, at distance: Double, on spoke: Int
  ) -> [UInt8] {
    let angle = Double(spoke) * .pi / 4
    return Array(
      picture.pixel(
        Int(150 + distance * sin(angle)), Int(150 - distance * cos(angle))
      ).prefix(3))
  }

  @Test(arguments: 0..<8)
  func anArrowPointsOutward(spoke: Int) throws {
    let picture = try picture(.outward)
    #expect(pixel(picture, at: 110, on: spoke) == [255, 0, 0])
    #expect(pixel(picture, at: 90, on: spoke) == [0, 0, 255])
  }

  @Test(arguments: 0..<8)
  func anArrowPointsInward(spoke: Int) throws {
    let picture = try picture(.inward)
    #expect(pixel(picture, at: 110, on: spoke) == [0, 0, 255])
    #expect(pixel(picture, at: 90, on: spoke) == [255, 0, 0])
  }

  // 20 points above and below the circle at the top and the bottom, and at the sides.
  @Test func uprightViewsAreNotTurned() throws {
    let picture = try picture(.upright)
    for (x, y) in [(150, 40), (250, 140), (150, 240), (50, 140)] {
      #expect(Array(picture.pixel(x, y).prefix(3)) == [255, 0, 0])
    }
  }
}
