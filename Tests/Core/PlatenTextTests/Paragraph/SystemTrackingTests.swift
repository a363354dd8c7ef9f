import Foundation
import Testing

@testable import PlatenText

/// How wide texts are beside those of Apple's system font.
@Suite struct SystemTrackingTests {
  /// Widths in points of pictures that Apple's SwiftUI drew, with the bundled font's own widths.
  @Test(
    arguments: [
      (15, 16, 129.5, 124), (17, 11, 89, 86), (17, 11, 103.7, 97.5), (20, 11, 138.7, 130),
      (22, 36, 361, 324), (28, 26, 384.5, 348), (34, 6, 85.5, 80), (34, 15, 263, 247),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func linesAreAsWideAsApples(size: CGFloat, letters: CGFloat, own: CGFloat, apples: CGFloat) {
    let width = own + letters * SystemTracking.space(at: size, weight: 400) * size
    #expect(abs(width / apples - 1) < 0.02, "\(width) for \(apples)")
    #expect(abs(own / apples - 1) > 0.03)
  }

  @Test func theSpaceChangesSteadily() {
    func space(_ size: CGFloat, _ weight: CGFloat = 400) -> CGFloat {
      SystemTracking.space(at: size, weight: weight)
    }
    #expect(space(9) == space(13))
    #expect(space(80) == space(34))
    #expect(abs(space(18.5) - (space(17) + space(20)) / 2) < 1e-12)
    #expect(space(17, 700) == space(17) && space(17, 100) == space(17))
    #expect(abs(space(17, 800) - (space(17, 700) + space(17, 900)) / 2) < 1e-12)
  }

  /// "Blue helmet" in a picture of an app, beside the width that it had with the spaces of regular letters.
  @Test(arguments: [(34, 188, 199), (20, 110, 118)] as [(CGFloat, CGFloat, CGFloat)])
  func blackLettersAreAsWideAsApples(size: CGFloat, closer: CGFloat, apples: CGFloat) {
    let more =
      SystemTracking.space(at: size, weight: 900) - SystemTracking.space(at: size, weight: 400)
    #expect(abs((closer + 11 * more * size) / apples - 1) < 0.02)
  }

  /// Only letters of the default design are closer together, and only where it is asked for.
  @Test func onlyTheDefaultDesignIsImitated() throws {
    func width(_ design: Font.Design, imitates: Bool) throws -> CGFloat {
      var font = ResolvedFont.em()
      (font.family, font.size) = (.design(design), 17)
      var run = StyledText.Run(text: "Hello World", font: font)
      run.imitatesSystemFont = imitates
      let prepared = try PreparedText(
        StyledText(runs: [run]), style: ParagraphStyle(), library: BundledFonts.library())
      return try LineBreaker(text: prepared, width: .infinity).lines(limit: 1).lines[0].width
    }
    let (own, closer) = (try width(.default, imitates: false), try width(.default, imitates: true))
    #expect(abs(own - closer - 11 * 0.024 * 17) < 0.01)
    #expect(try width(.serif, imitates: true) == width(.serif, imitates: false))
  }
}
