import Foundation
import PlatenDrawing
import Testing

@testable import Platen

/// Where pictures drawn by hand show anything.
@Suite struct ImageInkTests {
  /// A bitmap of rows of signs: `#` is opaque, `+` has a sixteenth of the alpha, `-` less.
  private func bitmap(_ rows: [String]) -> Bitmap {
    let alpha: [Character: UInt32] = ["#": 255, "+": 16, "-": 15]
    return Bitmap(
      width: rows[0].count, height: rows.count,
      pixels: rows.flatMap { row in row.map { (alpha[$0] ?? 0) << 24 } })
  }

  /// The pixels within the boxes, as signs.
  private func covered(_ bitmap: Bitmap) -> [String] {
    let size = CGSize(width: bitmap.width, height: bitmap.height)
    let boxes = ImageInk(bitmap).boxes(in: CGRect(origin: .zero, size: size))
    return (0..<bitmap.height).map { y in
      String(
        (0..<bitmap.width).map { x in
          let middle = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
          return boxes.contains { $0.contains(middle) } ? "#" : "."
        })
    }
  }

  /// Pixels with any ink, and those around them.
  @Test func pixelsWithInkAreCoveredAndThoseBesideThem() {
    #expect(
      covered(bitmap(["#......", ".......", ".......", ".....-.", ".......", "....+.."]))
        == ["##.....", "##.....", ".......", ".......", "...###.", "...###."])
    #expect(ImageInk(bitmap(["...", "-.-"])).boxes.isEmpty)
  }

  @Test func aFullPictureIsOneBox() {
    let rows = Array(repeating: String(repeating: "#", count: 300), count: 200)
    #expect(ImageInk(bitmap(rows)).boxes == [CGRect(x: 0, y: 0, width: 1, height: 1)])
  }

  /// 200 pixels are looked at in squares of 4: a hole of 100 by 100 pixels from 50 on is free from
  /// 52 to 148, less a pixel beside its edges where that reaches into a square.
  @Test func aHoleIsFree() {
    let rows = (0..<200).map { y in
      String((0..<200).map { x in 50..<150 ~= x && 50..<150 ~= y ? "." : "#" })
    }
    let covered = covered(bitmap(rows))
    #expect(covered[100] == String((0..<200).map { 52..<148 ~= $0 ? "." : "#" }))
    #expect(covered[51] == String(repeating: "#", count: 200))
    let area = ImageInk(bitmap(rows)).boxes.reduce(0) { $0 + $1.width * $1.height }
    #expect(abs(area - (40_000 - 96 * 96) / 40_000) < 1e-9)
  }
}
