import Foundation
import Platen
import Testing

/// How high texts are that have tall scripts in them, or that are asked to be.
@Suite struct TextLineHeightTests {
  private func height(_ view: some View, width: CGFloat? = nil) throws -> CGFloat {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: nil)
    return try renderer.fitReport().size.height
  }

  /// As in the typesetter's tests: by hb-shape, 1.539 em for Burmese, of a body of 17 points.
  @Test func aLabelIsAsHighAsItsScript() throws {
    #expect(try height(Text("မြန်မာ")) == 27)
    #expect(try height(Text("日本語 العربية")) == 21)
    #expect(try height(Text("English ") + Text("မြန်မာ").bold()) == 27)
    #expect("မြန်မာ".labelSize(withFont: .body).height == 27)
  }

  @Test func aHeightHoldsForTheTextsOfAView() throws {
    let lines = Text(verbatim: "a\nb")
    #expect(try height(lines.lineHeight(.exact(points: 30))) == 60)
    #expect(try height(lines.lineHeight(.leading(increase: 3))) == 40)
    #expect(try height(lines.lineHeight(.multiple(factor: 2))) == 68)
    #expect(try height(lines.lineHeight(.loose)) == 51)
    #expect(try height(VStack { lines.lineHeight(nil) }.lineHeight(.loose)) == 42)
    let tight = try height(lines.lineHeight(.tight))
    let normal = try height(lines.lineHeight(.normal))
    #expect(tight < normal && normal < 51)
    #expect(try height(Text("မြန်မာ").lineHeight(.variable)) == 38)
    #expect(try height(Text("က").lineHeight(.ink)) == 21)
  }

  @Test func theEnvironmentTellsTheHeight() {
    var environment = EnvironmentValues()
    #expect(environment.lineHeight == nil)
    environment.lineHeight = .multiple(factor: 1.5)
    #expect(environment.lineHeight == .loose)
  }

  @Test func aLanguageTakesRoom() throws {
    let thai = Locale.Language(identifier: "th")
    #expect(try height(Text("English").typesettingLanguage(thai)) == 25)
    #expect(try height(Text("English").typesettingLanguage(thai, isEnabled: false)) == 21)
    #expect(try height(HStack { Text("English") }.typesettingLanguage(thai)) == 25)
  }
}
