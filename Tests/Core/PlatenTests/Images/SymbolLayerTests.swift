import Foundation
import Platen
import PlatenText
import TestSupport
import Testing

/// Signs in shapes, and badges, in styles of their own: which layer is in which, the app SF Symbols shows under Palette.
@Suite struct SymbolLayerTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  /// The colours of a symbol's pixels that one style covers wholly, by rows, in its own box of 100 pixels.
  private func colors(_ symbol: some View) throws -> [[[UInt8]]] {
    let view = symbol.font(.system(size: 100))
    let renderer = ImageRenderer(content: view)
    let file = try PNGFile([UInt8](renderer.pngData()))
    return (0..<file.height).map { y in (0..<file.width).map { file.pixel($0, y) } }
  }

  private func has(_ color: [UInt8], in rows: [[[UInt8]]]) -> Int {
    rows.joined().count { $0 == color }
  }

  private let redPixel: [UInt8] = [255, 0, 0, 255]
  private let bluePixel: [UInt8] = [0, 0, 255, 255]

  @Test(arguments: ["plus.circle.fill", "plus.circle", "plus.square.fill", "plus.square"])
  func aSignIsInTheFirstStyleAndItsShapeInTheSecond(name: String) throws {
    let image = Image(systemName: name)
    let rows = try colors(image.symbolRenderingMode(.palette).foregroundStyle(red, blue))
    #expect(rows[rows.count / 2][rows[0].count / 2] == redPixel)
    let (first, second) = (has(redPixel, in: rows), has(bluePixel, in: rows))
    #expect(first > 0 && second > first / 2)
    // The shape is around the sign.
    let left = rows[rows.count / 2].first { $0[3] == 255 }
    #expect(left == bluePixel)
    // Several styles ask for a palette, unless a mode is set.
    #expect(try colors(image.foregroundStyle(red, blue)) == rows)
    #expect(
      try colors(HStack { image.foregroundStyle(red, blue) }.symbolRenderingMode(.palette)) == rows)
    let plain = try colors(image.symbolRenderingMode(.monochrome).foregroundStyle(red, blue))
    #expect(has(bluePixel, in: plain) == 0)
  }

  @Test func aBadgeIsInTheFirstStyle() throws {
    let rows = try colors(Image(systemName: "bell.badge").foregroundStyle(red, blue))
    let top = rows.prefix(rows.count / 2)
    let right = top.map { Array($0.suffix($0.count / 2)) }
    #expect(has(redPixel, in: rows) > 0 && has(bluePixel, in: rows) > 0)
    #expect(has(redPixel, in: right) == has(redPixel, in: rows))
  }

  /// Drawings without a corner for the badge have it within them: where its middle is, the font's contours say.
  @Test(arguments: [("folder.badge.plus", 0.5, 0.568), ("doc.badge.plus", 0.523, 0.615)])
  func aBadgeWithinIsInTheFirstStyle(name: String, x: Double, y: Double) throws {
    let rows = try colors(Image(systemName: name).foregroundStyle(red, blue))
    let ys = rows.indices.filter { rows[$0].contains { $0[3] > 0 } }
    let xs = rows[0].indices.filter { x in rows.contains { $0[x][3] > 0 } }
    let top = try #require(ys.first), bottom = try #require(ys.last)
    let left = try #require(xs.first), right = try #require(xs.last)
    let middle = rows[top + Int(y * Double(bottom - top))][left + Int(x * Double(right - left))]
    #expect(middle == redPixel)
    #expect(has(redPixel, in: rows) < has(bluePixel, in: rows))
  }

  /// What is no filled shape covers the same pixels in two styles as in one, but for some where contours meet.
  @Test func layersFillNothingElse() throws {
    let shapes = [".circle", ".square", ".rectangle", ".triangle", ".shield"]
    let names = SymbolTable.bundled.names.filter { name in
      !name.hasSuffix(".fill")
        && (name.contains("badge") || shapes.contains { name.hasSuffix($0) })
    }
    #expect(names.count > 300)
    let other = names.filter { name in
      let image = Image(systemName: name).font(.system(size: 32))
      func alphas(_ mode: SymbolRenderingMode) -> [Int] {
        let renderer = ImageRenderer(
          content: image.symbolRenderingMode(mode).foregroundStyle(red, red))
        guard let data = try? renderer.pngData(), let file = try? PNGFile([UInt8](data)) else {
          return []
        }
        return (0..<file.height).flatMap { y in
          (0..<file.width).map { Int(file.pixel($0, y)[3]) }
        }
      }
      let (two, one) = (alphas(.palette), alphas(.monochrome))
      return one.isEmpty || zip(two, one).count { abs($0 - $1) > 100 } > 4
    }
    #expect(other == [])
  }

  /// The middle of the circle is the person's head, and its top is not.
  @Test func aPersonIsInFrontOfACircle() throws {
    let person = Image(systemName: "person.crop.circle.fill").foregroundStyle(red, blue)
    let rows = try colors(person)
    let middle = rows[0].count / 2
    #expect(rows[rows.count / 2][middle] == redPixel)
    #expect(rows.compactMap { $0[middle][3] == 255 ? $0[middle] : nil }.first == bluePixel)
  }

  /// Half of the opacity is what is seen of iOS's second level.
  @Test func aHierarchyMakesTheShapeHalfAsOpaque() throws {
    let image = Image(systemName: "plus.circle.fill").foregroundStyle(red)
    let rows = try colors(image.symbolRenderingMode(.hierarchical))
    #expect(rows[rows.count / 2][rows[0].count / 2] == redPixel)
    #expect(rows.joined().contains { $0[3] == 127 || $0[3] == 128 })
  }

  @Test func aSymbolOfOneLayerIsInTheFirstStyle() throws {
    let star = Image(systemName: "star.fill")
    #expect(try colors(star.foregroundStyle(red, blue)) == colors(star.foregroundStyle(red)))
  }
}
