import Foundation
import PlatenBase
import Testing

@testable import PlatenText

@Suite struct LabelSizeTests {
  private func context(
    _ size: DynamicTypeSize = .large, scale: CGFloat = 2
  ) throws -> MeasuringContext {
    MeasuringContext(
      library: try BundledFonts.library(), dynamicTypeSize: size, displayScale: scale)
  }

  /// JetBrains Mono at 17 pt: 0.6 x 17 = 10.2 pt wide, 1.32 x 17 = 22.44 pt high.
  @Test func aLabelsSizeIsRoundedUp() throws {
    let font = Font.system(.body, design: .monospaced)
    try MeasuringContext.with(context()) {
      #expect("a".labelSize(withFont: font) == CGSize(width: 10.5, height: 23))
      #expect("abc".labelSize(withFont: font) == CGSize(width: 31, height: 23))
      #expect("".labelSize(withFont: font) == CGSize(width: 0, height: 23))
    }
    try MeasuringContext.with(context(scale: 1)) {
      #expect("a".labelSize(withFont: font) == CGSize(width: 11, height: 23))
    }
  }

  /// At the largest size body text is 53 pt: 31.8 wide, 69.96 high.
  @Test func itFollowsDynamicType() throws {
    let font = Font.system(.body, design: .monospaced)
    try MeasuringContext.with(context(.accessibility5)) {
      #expect("a".labelSize(withFont: font) == CGSize(width: 32, height: 70))
    }
  }

  @Test func withoutFontsOrSymbolsTheSizeIsZero() throws {
    let none = FontLibrary(failure: FontError(code: .noFonts, places: []))
    MeasuringContext.with(MeasuringContext(library: none)) {
      #expect("a".labelSize(withFont: .body) == .zero)
      #expect(String.labelSizeOfSymbol(systemName: "star", withFont: .body) == .zero)
    }
    try MeasuringContext.with(context()) {
      #expect(String.labelSizeOfSymbol(systemName: "no.such", withFont: .body) == .zero)
    }
  }

  @Test func aSymbolIsAsHighAsALine() throws {
    try MeasuringContext.with(context()) {
      let symbol = String.labelSizeOfSymbol(systemName: "star", withFont: .body)
      #expect(symbol.height == "a".labelSize(withFont: .body).height)
      #expect(symbol.width > 10 && symbol.width < 25)
    }
  }

  @Test func theGridRoundsToPixels() {
    let grid = PixelGrid(scale: 3)
    #expect(grid.up(1) == 1)
    #expect(abs(grid.up(1.01) - 4.0 / 3) < 1e-12)
    #expect(grid.up(1 + 1e-9) == 1)
    #expect(grid.nearest(CGFloat(0.17)) == 1.0 / 3)
    #expect(grid.up(0).sign == .plus)
    #expect(PixelGrid(scale: .nan).up(1.5) == 2)
    let rect = PixelGrid(scale: 2).nearest(CGRect(x: 0.2, y: 0.3, width: 1.1, height: 1))
    #expect(rect == CGRect(x: 0, y: 0.5, width: 1.5, height: 1))
    // Lengths are rounded away from zero, places down and to the right.
    #expect(grid.nearest(CGFloat(-0.5)) == -2.0 / 3)
    #expect(PixelGrid(scale: 2).nearest(CGPoint(x: -0.25, y: 0.25)) == CGPoint(x: 0, y: 0.5))
  }
}
