import Foundation
import PlatenBase
import PlatenDrawing
import PlatenText
import TestSupport
import Testing

/// Where the feet of letters end: those of "H" are flat and on the baseline.
@Suite struct BaselineTests {
  @Test(arguments: [CGFloat(13), 14, 17, 18, 22, 24], [CGFloat(1), 2, 3])
  func theFeetOfLettersEndOnWholePixels(_ size: CGFloat, _ scale: CGFloat) throws {
    for y in [CGFloat(30.5), 30.25, 30.75, 31] {
      let rows = try inkedRows(of: [text("H", size: size, y: y)], scale: scale)
      let baseline = Int((y * scale + 0.5).rounded(.down))
      #expect(rows[baseline - 1] == rows[baseline - 2], "the last row is as dark as that above")
      #expect(rows[baseline] == 0, "nothing is below the baseline")
    }
  }

  @Test func groupsThatAreMovedStandOnPixelsToo() throws {
    var moved = DisplayGroup(items: [try text("H", size: 17, y: 20)])
    moved.transform = CGAffineTransform(translationX: 0.25, y: 0.5)
    var clipped = DisplayGroup(items: [.group(moved)])
    clipped.clip = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    var filtered = DisplayGroup(items: [.group(moved)])
    filtered.effect = .colors(.contrast(1))
    for group in [moved, clipped, filtered] {
      let rows = try inkedRows(of: [.group(group)], scale: 1)
      #expect(rows[20] > 0 && abs(rows[20] - rows[19]) <= 4 && rows[21] == 0)
    }
  }

  @Test func whatIsTurnedOrScaledStandsWhereItIs() throws {
    // Half of the row under the baseline is covered, whether the text is enlarged or its mirror.
    let mirror = CGAffineTransform(a: -2, b: 0, c: 0, d: 2, tx: 90, ty: 0)
    for transform in [CGAffineTransform(scaleX: 2, y: 2), mirror] {
      var group = DisplayGroup(items: [try text("H", size: 12, y: 20.25)])
      group.transform = transform
      let rows = try inkedRows(of: [.group(group)], scale: 1)
      #expect(abs(2 * rows[40] - rows[39]) <= rows[39] / 8 && rows[41] == 0)
    }
  }

  @Test func whatIsPlacedByItsInkStandsWhereItIs() throws {
    let rows = try inkedRows(of: [text("H", size: 24, y: 40.5, isPlacedByInk: true)], scale: 1)
    #expect(abs(2 * rows[40] - rows[39]) <= rows[39] / 8 && rows[41] == 0)
  }

  @Test func aLineAcrossASeamOfBandsIsWhole() throws {
    // Bands are 256 rows high: the letters' feet, the seam and their tops lie within a line.
    let high = try inkedRows(of: [text("Hxg", size: 24, y: 60.5)], scale: 1)
    let low = try inkedRows(of: [text("Hxg", size: 24, y: 260.5)], scale: 1)
    for row in 20..<80 { #expect(high[row] == low[row + 200], "row \(row)") }
  }

  @Test func documentsHaveTheExactPlace() throws {
    let list = DisplayList(
      size: CGSize(width: 100, height: 100), items: [try text("H", size: 17, y: 30.5)])
    let svg = String(decoding: try list.data(as: .svg, library: .shared), as: UTF8.self)
    #expect(svg.contains("translate(20 30.5)"))
  }

  /// How dark each row of a picture of black on white is, all of its pixels together.
  private func inkedRows(of items: [DisplayItem], scale: CGFloat) throws -> [Int] {
    var list = DisplayList(size: CGSize(width: 100, height: 300), items: items)
    list.background = Color.Resolved(red: 1, green: 1, blue: 1)
    let options = PNGOptions(scale: scale)
    let png = try PNGFile(Array(list.data(as: .png, options: options, library: .shared)))
    return (0..<png.height).map { y in
      (0..<png.width).reduce(0) { $0 + 255 - Int(png.pixel($1, y)[0]) }
    }
  }

  private func text(_ text: String, size: CGFloat, y: CGFloat, isPlacedByInk: Bool = false) throws
    -> DisplayItem
  {
    let label = try FontLibrary.shared.measure(text, font: .system(size: size))
    let black = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))
    return .group(
      DisplayGroup(
        items: label.shaped.runs.map { run in
          var glyphs = DisplayGlyphs(
            run: run, size: size, origin: CGPoint(x: 20, y: y), paint: black)
          glyphs.isPlacedByInk = isPlacedByInk
          return .glyphs(glyphs)
        }))
  }
}
