import Foundation
import PlatenBase
import TestSupport
import Testing

@testable import PlatenText

@Suite struct MinimumScaleFactorTests {
  private func typesetter(factor: CGFloat, lineLimit: Int?) throws -> Typesetter {
    var style = ParagraphStyle()
    style.minimumScaleFactor = factor
    style.lineLimit = lineLimit
    return Typesetter(
      library: try BundledFonts.library(), grid: PixelGrid(scale: 2), style: style)
  }

  /// JetBrains Mono: ten letters are 6 em.
  @Test func aLineShrinksToTheLargestQuarterThatFits() throws {
    let typesetter = try typesetter(factor: 0.5, lineLimit: 1)
    let font = ResolvedFont.em(.design(.monospaced)).sized(20)
    let exact = try typesetter.set("abcdefghij", font: font, width: 90, height: nil)
    #expect(exact.fontSize == 15 && !exact.isTruncated)
    let between = try typesetter.set("abcdefghij", font: font, width: 91, height: nil)
    #expect(between.fontSize == 15)
    let limit = try typesetter.set("abcdefghij", font: font, width: 59, height: nil)
    #expect(limit.fontSize == 10 && limit.isTruncated)
    let whole = try typesetter.set("abcdefghij", font: font, width: 120, height: nil)
    #expect(whole.fontSize == 20)
  }

  @Test func aSizeBetweenQuartersIsKeptWhereItFits() throws {
    let typesetter = try typesetter(factor: 0.5, lineLimit: 1)
    let font = ResolvedFont.em(.design(.monospaced)).sized(20.1)
    #expect(try typesetter.set("a", font: font, width: 100, height: nil).fontSize == 20.1)
    #expect(try typesetter.set("a", font: font, width: 12.05, height: nil).fontSize == 20)
  }

  @Test func noTextGrows() throws {
    let typesetter = try typesetter(factor: 0.5, lineLimit: 1)
    let font = ResolvedFont.em(.design(.monospaced)).sized(0.1)
    #expect(try typesetter.set("abc", font: font, width: 0, height: nil).fontSize == 0.1)
  }

  @Test(arguments: [0, -1, .nan, 1, 2] as [CGFloat])
  func anyFactorIsTaken(factor: CGFloat) throws {
    let typesetter = try typesetter(factor: factor, lineLimit: 1)
    let font = ResolvedFont.em(.design(.monospaced)).sized(20)
    let paragraph = try typesetter.set("abc", font: font, width: 3.6, height: nil)
    #expect(paragraph.fontSize == (factor <= 0 ? 2 : 20))
  }

  @Test(arguments: 0..<24)
  func itIsTheSizeThatALinearSearchFinds(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let text = random.text(words: 1...12)
    let size = CGFloat.random(in: 8...40, using: &random)
    let factor = CGFloat.random(in: 0.1...0.9, using: &random)
    let width = CGFloat.random(in: 20...300, using: &random)
    let height = Bool.random(using: &random) ? CGFloat.random(in: 10...200, using: &random) : nil
    let limit = Bool.random(using: &random) ? Int.random(in: 1...3, using: &random) : nil
    let font = ResolvedFont.em().sized(size)
    let typesetter = try typesetter(factor: factor, lineLimit: limit)
    var plain = typesetter
    plain.style.minimumScaleFactor = 1

    let quarters = Int((size * factor * 4).rounded(.up))...Int(size * 4)
    let sizes = [size] + quarters.reversed().map { CGFloat($0) / 4 }
    let fitting = try sizes.first { size in
      let trial = try plain.set(text, font: font.sized(size), width: width, height: height)
      let widest = trial.lines.map { $0.line.width }.max() ?? 0
      return !trial.isTruncated && widest <= width + 0.001
        && trial.size.height <= (height ?? .infinity) + 0.001
    }
    let paragraph = try typesetter.set(text, font: font, width: width, height: height)
    #expect(paragraph.fontSize == fitting ?? CGFloat(quarters.lowerBound) / 4, "\(text)")
  }
}
