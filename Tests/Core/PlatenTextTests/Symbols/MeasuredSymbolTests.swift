import Foundation
import PlatenBase
import TestSupport
import Testing

@testable import PlatenText

/// Symbols as they stand beside text.
@Suite struct MeasuredSymbolTests {
  private let library: FontLibrary

  init() throws { library = try BundledFonts.library() }

  private func symbol(_ name: String, _ font: ResolvedFont) throws -> MeasuredSymbol {
    try library.symbol(named: name, font: font)
  }

  /// The symbol's ink from the top left of its box.
  private func ink(_ symbol: MeasuredSymbol) -> CGRect {
    let ink = symbol.run.inkBounds
    return CGRect(
      x: symbol.origin.x + ink.minX * symbol.fontSize,
      y: symbol.origin.y + ink.minY * symbol.fontSize, width: ink.width * symbol.fontSize,
      height: ink.height * symbol.fontSize)
  }

  @Test func everyNameHasInkInTheIconFont() throws {
    for name in SymbolTable.bundled.names {
      for weight in [300, 400, 700] as [CGFloat] {
        let symbol = try symbol(name, .em(weight: weight))
        #expect(symbol.run.glyphs.allSatisfy { $0.id != 0 })
        #expect(symbol.run.face.family == "Phosphor")
        #expect(!symbol.run.inkBounds.isEmpty, "\(name)")
      }
    }
  }

  @Test func aMirroredDrawingStandsWhereItsOriginDoes() throws {
    let left = ink(try symbol("bubble.left", .em()))
    #expect(left == ink(try symbol("bubble.right", .em())))
  }

  /// How much of the em a symbol's ink covers.
  private func coverage(_ name: String, weight: CGFloat = 400) throws -> Double {
    let run = try symbol(name, .em(weight: weight)).run
    let bitmap = try GlyphRasterizer().bitmap(
      ofGlyph: run.glyphs[0].id, face: run.face, pixels: 100, offset: .zero)
    return bitmap.coverage.reduce(0) { $0 + Double($1) } / 255 / 10_000
  }

  @Test(arguments: [
    ("bolt.circle", "circle"), ("bolt.circle.fill", "circle.fill"), ("a.square", "square"),
    ("xmark.octagon", "octagon"), ("arrow.up.right.diamond", "diamond"),
    ("lock.shield.fill", "shield.fill"),
  ])
  func anEnclosedSymbolIsAsLargeAsItsShape(name: String, shape: String) throws {
    for weight in [300, 400, 700] as [CGFloat] {
      let enclosed = ink(try symbol(name, .em(weight: weight)))
      let alone = ink(try symbol(shape, .em(weight: weight)))
      #expect(abs(enclosed.width - alone.width) < 1e-9)
      #expect(abs(enclosed.height - alone.height) < 1e-9)
      #expect(abs(enclosed.midY - alone.midY) < 1e-9)
    }
  }

  @Test(arguments: ["bolt", "heart", "trash", "bubble.right", "arrow.uturn.left", "infinity", "k"])
  func whatIsInACircleHasInkThereAndIsCutOutOfADisc(name: String) throws {
    for weight in [300, 400, 700] as [CGFloat] {
      #expect(
        try coverage(name + ".circle", weight: weight) > coverage("circle", weight: weight) + 0.01)
    }
    let disc = try coverage("circle.fill")
    let cut = try coverage(name + ".circle.fill")
    #expect(cut < disc - 0.01 && cut > disc / 2)
  }

  @Test(arguments: ["star", "flag", "tag", "person", "lightbulb"])
  func aStruckOutSymbolHasAClearBandWithALine(name: String) throws {
    let struck = try coverage(name + ".slash.fill")
    let whole = try coverage(name + ".fill")
    #expect(struck < whole - 0.01 && struck > whole / 2)
    let line = try symbol(name + ".slash", .em())
    #expect(try line.run.glyphs != symbol(name, .em()).run.glyphs)
  }

  @Test func aBadgeReachesOverTheLowerRightCorner() throws {
    for (name, badge) in [
      ("doc", "doc.badge.clock"), ("phone", "phone.badge.plus"),
      ("video.fill", "video.fill.badge.checkmark"),
    ] {
      let alone = ink(try symbol(name, .em()))
      let badged = ink(try symbol(badge, .em()))
      #expect(badged.width > alone.width && badged.maxY > alone.maxY - 1e-9, "\(badge)")
      #expect(abs(badged.minY - alone.minY) < 0.1, "\(badge)")
    }
  }

  @Test(arguments: [
    "hare", "tortoise", "tent", "balloon", "mountain.2", "theatermasks", "scalemass", "syringe",
  ])
  func ownDrawingsAreHeavierInBoldAndWhereTheyAreFilled(name: String) throws {
    let regular = try coverage(name)
    #expect(try coverage(name, weight: 700) > regular * 1.2)
    #expect(try coverage(name + ".fill") > regular * 1.2)
  }

  /// Those of Phosphor are `figure.walk` and `figure.run`.
  @Test func peopleAreDrawnWithStrokesAsHeavyAsPhosphors() throws {
    let people = SymbolTable.bundled.names.filter {
      $0.hasPrefix("figure.") && !$0.hasSuffix(".fill") && !$0.contains(".circle")
        && !$0.contains(".square") && !$0.contains(".diamond") && !$0.contains(".2.")
    }
    #expect(people.count > 60)
    for name in people {
      let share = try coverage(name) / coverage("figure.run")
      #expect(0.5 < share && share < 2.5, "\(name) \(share)")
    }
  }

  @Test func halvesOfACircleCoverAsMuch() throws {
    let halves = try ["left", "right", "top", "bottom"].map {
      try coverage("circle.\($0)half.filled")
    }
    let expected = try (coverage("circle") + coverage("circle.fill")) / 2
    for half in halves { #expect(abs(half - expected) < 0.005) }
  }

  @Test(arguments: ["circle", "square", "star", "circle.fill", "square.fill", "heart", "plus"])
  func squareIconsAreCentredOnTheCapitals(name: String) throws {
    for design in Font.Design.allCases {
      let font = ResolvedFont.em(.design(design))
      let symbol = try symbol(name, font)
      let capHeight = try library.face(for: font).metrics.capHeight
      #expect(abs(ink(symbol).midY - (symbol.baseline - capHeight / 2)) < 0.06)
    }
  }

  /// Points that UIKit prints of its images at 17 points, rounded up to halves, and what SF Symbols' templates have of
  /// 100 points, from margin to margin.
  @Test(arguments: [
    ("play.circle.fill", 17, 20), ("person", 17, 19), ("chevron.left", 100, 72.65),
    ("house.fill", 100, 141.45), ("plus", 100, 105.47), ("ellipsis", 100, 109.57),
  ])
  func aSymbolIsAsWideAsApples(name: String, size: CGFloat, width: CGFloat) throws {
    let found = try symbol(name, .em().sized(size)).box.width
    #expect(size == 17 ? PixelGrid(scale: 2).up(found) == width : abs(found - width) < 0.1)
  }

  /// What the templates draw in regular and in bold weight.
  @Test(arguments: [
    ("circle", 400, 99.6, 99.6), ("circle.fill", 400, 99.6, 99.6), ("circle", 700, 103.5, 103.5),
    ("circle", 300, 97.95, 97.95), ("star.fill", 400, 108.4, 103.6),
    ("magnifyingglass", 400, 91.9, 92.8), ("chevron.left", 400, 47.75, 84.8),
  ])
  func aSymbolIsDrawnAsLargeAsApples(
    name: String, weight: CGFloat, width: CGFloat, height: CGFloat
  ) throws {
    let drawn = ink(try symbol(name, .em(weight: weight).sized(100)))
    #expect(abs(drawn.width - width) < 2 && abs(drawn.height - height) < 3, "\(drawn)")
  }

  /// Apple's chevron leaves 6.25 of 100 points before it and 18.65 after it.
  @Test func aChevronStandsBesideTheMiddleOfItsBox() throws {
    let chevron = try symbol("chevron.left", .em().sized(100))
    #expect(abs(ink(chevron).midX - (chevron.box.width / 2 - 6.2)) < 0.1)
  }

  /// A badge hangs over the margin, as in the templates, and so does a cloud before the sun.
  @Test func theInkStaysInItsBox() throws {
    for name in SymbolTable.bundled.names where !name.contains("badge") {
      let symbol = try symbol(name, .em())
      #expect(ink(symbol).minX > -0.1 && ink(symbol).maxX < symbol.box.width + 0.1, "\(name)")
      #expect(abs(ink(symbol).width - symbol.ink.width) < 1e-9, "\(name)")
    }
  }

  @Test func aSymbolGrowsWithItsFont() throws {
    let small = try symbol("star", .em().sized(10))
    let large = try symbol("star", .em().sized(30))
    #expect(abs(large.box.width - 3 * small.box.width) < 1e-9)
    #expect(abs(ink(large).height - 3 * ink(small).height) < 1e-9)
    let none = try symbol("star", .em().sized(0))
    #expect(none.size(on: PixelGrid(scale: 2)) == .zero)
  }

  @Test func aCircleIsALittleHigherThanACapital() throws {
    let capHeight = try library.face(for: .em()).metrics.capHeight
    let height = ink(try symbol("circle", .em())).height
    #expect(height > capHeight && height < 2 * capHeight)
  }

  @Test func weightsFallIntoLightRegularAndBold() throws {
    let glyphs = try [100, 300, 400, 500, 600, 900].map {
      try symbol("circle", .em(weight: $0)).run.glyphs[0].id
    }
    #expect(glyphs[0] == glyphs[1] && glyphs[2] == glyphs[3] && glyphs[4] == glyphs[5])
    #expect(Set(glyphs).count == 3)
  }

  @Test func anUnknownNameIsAnErrorWithTheNearestNames() throws {
    #expect(throws: FontError(code: .unknownSymbol("qqqqqqqq"), places: [])) {
      try symbol("qqqqqqqq", .em())
    }
    do throws(FontError) {
      _ = try library.symbol(named: "magnifyinglas", font: .em())
      Issue.record("a symbol of a misspelt name")
    } catch {
      #expect(error.places.first == "magnifyingglass")
      #expect("\(error)".hasPrefix("no symbol \"magnifyinglas\"; nearest: magnifyingglass"))
    }
  }

  @Test func aFolderWithoutTheIconFontHasNoSymbols() throws {
    let folder = try TemporaryFolder()
    try folder.link("Nunito-Regular.otf")
    let library = try FontLibrary(folder: folder.path)
    #expect(throws: FontError(code: .noSymbolFont, places: [folder.path])) {
      try library.symbol(named: "star", font: .em())
    }
  }

  @Test func anItalicFontHasUprightSymbols() throws {
    #expect(try symbol("star", .em(isItalic: true)).run.glyphs == symbol("star", .em()).run.glyphs)
  }
}
