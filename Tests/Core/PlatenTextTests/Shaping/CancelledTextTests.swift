import Foundation
import PlatenBase
import Testing

@testable import PlatenText

/// Texts in a render that is cancelled.
@Suite struct CancelledTextTests {
  private static func cancelled<Result>(_ work: () throws -> Result) rethrows -> Result {
    let cancellation = RenderCancellation()
    cancellation.cancel()
    return try RenderCancellation.with(cancellation, work)
  }

  /// A long text of Latin letters, of Arabic ones and of pictures.
  private static let texts = ["Wörter und ", "كلمات و ", "🦋🐛 "].map {
    String(repeating: $0, count: 2_000)
  }

  @Test(arguments: texts)
  func aLongTextThatWasCutShortIsNotKept(_ text: String) throws {
    let library = try BundledFonts.library()
    let cut = try Self.cancelled { try library.shape(text, font: .em()) }
    #expect(cut.runs.isEmpty)
    let whole = try library.shape(text, font: .em())
    let expected = try BundledFonts.library().shape(text, font: .em())
    #expect(whole.runs.map(\.glyphs) == expected.runs.map(\.glyphs) && whole.width > 0)
  }

  @Test func shortTextsAreWholeAllTheSame() throws {
    let library = try BundledFonts.library()
    let label = try Self.cancelled { try library.shape("Swift", font: .em()) }
    #expect(label.runs.map(\.glyphs.count) == [5])
  }

  @Test(arguments: texts)
  func aRenderThatCanBeCancelledShapesAsOthersDo(_ text: String) throws {
    let expected = try BundledFonts.library().shape(text, font: .em())
    let watched = try RenderCancellation.with(RenderCancellation()) {
      try BundledFonts.library().shape(text, font: .em())
    }
    #expect(watched.runs.map(\.glyphs) == expected.runs.map(\.glyphs))
  }

  @Test(arguments: [1, 7, nil] as [Int?], texts)
  func aLongTextIsNotBrokenToTheEnd(_ limit: Int?, _ text: String) throws {
    let library = try BundledFonts.library()
    var style = ParagraphStyle()
    style.lineLimit = limit
    style.minimumScaleFactor = 0.5
    style.allowsTightening = true
    let typesetter = Typesetter(library: library, grid: PixelGrid(scale: 1), style: style)
    let font = ResolvedFont.em().sized(16)
    let whole = try typesetter.set(text, font: font, width: 200, height: 100)
    let cut = try Self.cancelled { try typesetter.set(text, font: font, width: 200, height: 100) }
    #expect(cut.lines.count <= 1)
    let again = try typesetter.set(text, font: font, width: 200, height: 100)
    #expect(again.lines.map(\.text) == whole.lines.map(\.text))
  }

  @Test func aTextOfManyParagraphsIsNotShapedToTheEnd() throws {
    let library = try BundledFonts.library()
    let text = String(repeating: "a\n", count: 5_000)
    let style = ParagraphStyle()
    let typesetter = Typesetter(library: library, grid: PixelGrid(scale: 1), style: style)
    let cut = try Self.cancelled {
      try typesetter.set(text, font: .em(), width: nil, height: nil)
    }
    #expect(cut.lines.count <= 1)
    let whole = try typesetter.set(text, font: .em(), width: nil, height: nil)
    #expect(whole.lines.count == 5_001)
  }
}
