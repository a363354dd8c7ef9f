import Foundation
import Testing

@testable import PlatenText

/// Bitmaps against the outlines' extents in the font's tables.
@Suite struct GlyphRasterizerTests {
  private let library: FontLibrary
  private let rasterizer: GlyphRasterizer

  init() throws {
    library = try BundledFonts.library()
    rasterizer = try GlyphRasterizer()
  }

  private func bitmap(
    _ letter: Unicode.Scalar, _ font: ResolvedFont, pixels: CGFloat, offset: CGPoint = .zero
  ) throws -> GlyphBitmap {
    let face = try library.face(for: font)
    let glyph = try #require(face.glyph(for: letter))
    return try rasterizer.bitmap(ofGlyph: glyph, face: face, pixels: pixels, offset: offset)
  }

  /// How many pixels are covered, in whole pixels.
  private func area(_ bitmap: GlyphBitmap) -> Double {
    bitmap.coverage.reduce(0) { $0 + Double($1) } / 255
  }

  /// The H of JetBrains Mono is 730 units high and stands on the baseline.
  @Test func aGlyphIsAsLargeAsItsOutline() throws {
    let drawn = try bitmap("H", .em(.design(.monospaced)), pixels: 100)
    #expect(drawn.top == -73 && drawn.height == 73)
    #expect(drawn.left > 0 && drawn.left + drawn.width < 60)
    #expect(drawn.coverage.count == drawn.width * drawn.height)
  }

  @Test func halfAPixelDownCoversHalfOfTwoRows() throws {
    let font = ResolvedFont.em(.design(.monospaced))
    let whole = try bitmap("H", font, pixels: 100)
    let shifted = try bitmap("H", font, pixels: 100, offset: CGPoint(x: 0, y: 0.5))
    #expect(shifted.height == 74 && shifted.top == -73)
    #expect(abs(area(shifted) - area(whole)) < 2)
    #expect(shifted.coverage[..<shifted.width].max().map { abs(Int($0) - 128) <= 2 } == true)
  }

  @Test func aWholePixelAsideIsTheSameBitmapAside() throws {
    let font = ResolvedFont.em()
    let here = try bitmap("g", font, pixels: 40)
    let there = try bitmap("g", font, pixels: 40, offset: CGPoint(x: 3, y: 2))
    #expect(there.coverage == here.coverage)
    #expect(there.left == here.left + 3 && there.top == here.top + 2)
  }

  /// The outline's box is measured and FreeType draws: at 200 pixels they agree to a pixel on every
  /// face.
  @Test(arguments: Font.Design.allCases, [false, true])
  func whatIsMeasuredIsWhatIsDrawn(design: Font.Design, isItalic: Bool) throws {
    for weight in [100, 400, 550, 700, 900] as [CGFloat] {
      let font = ResolvedFont.em(.design(design), weight: weight, isItalic: isItalic)
      let face = try library.face(for: font)
      for letter in "HAgj&8" {
        let scalar = try #require(letter.unicodeScalars.first)
        let ink = try #require(face.glyph(for: scalar).flatMap(face.inkBounds))
        let drawn = try bitmap(scalar, font, pixels: 200)
        let pixels = inkedPixels(of: drawn)
        let errors = [
          pixels.minX - ink.minX * 200, pixels.minY - ink.minY * 200,
          pixels.maxX - ink.maxX * 200, pixels.maxY - ink.maxY * 200,
        ]
        #expect(errors.allSatisfy { abs($0) < 1.3 }, "\(letter) \(face.file) \(weight) \(errors)")
      }
    }
  }

  /// The box of the pixels with ink: FreeType's bitmaps have room for control points, too.
  private func inkedPixels(of bitmap: GlyphBitmap) -> CGRect {
    let places = bitmap.coverage.indices.filter { bitmap.coverage[$0] > 0 }
    let (rows, columns) = (places.map { $0 / bitmap.width }, places.map { $0 % bitmap.width })
    let (left, top) = (columns.min() ?? 0, rows.min() ?? 0)
    return CGRect(
      x: bitmap.left + left, y: bitmap.top + top, width: (columns.max() ?? -1) + 1 - left,
      height: (rows.max() ?? -1) + 1 - top)
  }

  @Test func aHeavierWeightCoversMore() throws {
    let areas = try [100, 400, 700, 900].map {
      area(try bitmap("H", .em(weight: $0), pixels: 50))
    }
    #expect(areas == areas.sorted() && areas[3] > 2 * areas[0])
  }

  @Test func aSpaceHasNoPixels() throws {
    let drawn = try bitmap(" ", .em(), pixels: 40)
    #expect(drawn.coverage.isEmpty && drawn.width * drawn.height == 0)
  }

  @Test func sizesMayAlternate() throws {
    let first = try bitmap("g", .em(), pixels: 20)
    _ = try bitmap("g", .em(), pixels: 90)
    #expect(try bitmap("g", .em(), pixels: 20).coverage == first.coverage)
  }

  @Test func aGlyphThatDoesNotExistIsAnError() throws {
    let face = try library.face(for: .em())
    #expect(throws: FontError(code: .rasterizer, places: [face.file])) {
      try rasterizer.bitmap(ofGlyph: 65_000, face: face, pixels: 20, offset: .zero)
    }
  }
}
