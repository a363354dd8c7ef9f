import Foundation
import Platen
import Testing

@testable import PlatenComparison

/// Layouts by hand: a column of views of 20 points each in a picture of 400 by 300.
@Suite struct LayoutCausesTests {
  private static func causes(
    _ old: [LayoutTree], _ new: [LayoutTree], fonts: (String, String) = ("1", "1")
  ) -> LayoutCauses {
    func fingerprint(_ fonts: String) -> Fingerprint {
      Fingerprint(platen: "1", engines: [], fonts: fonts, scale: 1)
    }
    let layout = LayoutComparison().examine(
      from: LayoutMaker.picture(old), to: LayoutMaker.picture(new))
    return LayoutCauses(
      layout, engines: EngineChange(from: fingerprint(fonts.0), to: fingerprint(fonts.1)))
  }

  private static func text(_ text: String, _ frame: [CGFloat]) -> LayoutTree {
    LayoutMaker.view("text", frame, text: text)
  }

  private static func column(_ frame: [CGFloat], _ views: [LayoutTree]) -> LayoutTree {
    LayoutMaker.view("vStack", frame, views)
  }

  @Test func whatALongerTextPushesAsideIsNoCause() {
    // 8 points wider: the column grows by as much, and what is centred in it moves by half of it.
    let found = Self.causes(
      [
        Self.column(
          [0, 0, 40, 40], [Self.text("Date", [0, 0, 40, 20]), Self.text("A", [10, 20, 20, 20])])
      ],
      [
        Self.column(
          [0, 0, 48, 40], [Self.text("Datum", [0, 0, 48, 20]), Self.text("A", [14, 20, 20, 20])])
      ])
    #expect(found.causes.map(\.common) == ["\"Date\" is now \"Datum\""])
    #expect(found.causes.map(\.sentence) == ["\"Date\" is now \"Datum\""])
  }

  @Test func whatGoesFurtherThanALongerTextIsACauseOfItsOwn() {
    // The column is taller as well, which no wider text makes it.
    let found = Self.causes(
      [
        Self.column(
          [0, 0, 40, 40], [Self.text("Date", [0, 0, 40, 20]), Self.text("A", [10, 20, 20, 20])])
      ],
      [
        Self.column(
          [0, 0, 48, 46], [Self.text("Datum", [0, 0, 48, 20]), Self.text("A", [14, 26, 20, 20])])
      ])
    #expect(
      found.causes.map(\.common) == [
        "\"Date\" is now \"Datum\"", "views grew by 4, 6, 8 pt",
      ])
  }

  @Test func eachTextAndEachNewViewIsACause() {
    let found = Self.causes(
      [
        Self.column(
          [0, 0, 40, 40], [Self.text("Date", [0, 0, 40, 20]), Self.text("Seat", [0, 20, 40, 20])])
      ],
      [
        Self.column(
          [0, 0, 40, 60],
          [
            Self.text("Datum", [0, 0, 40, 20]), Self.text("Seat 7", [0, 20, 40, 20]),
            LayoutMaker.view("divider", [0, 40, 40, 20]),
          ])
      ])
    #expect(
      found.causes.map(\.common) == [
        "divider added", "\"Date\" is now \"Datum\"", "a text now contains \" 7\"",
      ])
  }

  @Test(arguments: [4, 6])
  func oneLengthIsOneCauseWhateverStandsThere(padding: CGFloat) {
    func card(_ name: String, _ width: CGFloat, _ padding: CGFloat) -> LayoutTree {
      Self.column(
        [0, 0, width + 2 * padding, 20 + 2 * padding],
        [Self.text(name, [padding, padding, width, 20])])
    }
    let found = [("Ann", 30), ("Christopher", 90)].map { name, width in
      Self.causes([card(name, width, 8)], [card(name, width, 8 + padding)]).causes
    }
    #expect(found.map(\.count) == [1, 1])
    #expect(found[0][0].key == found[1][0].key)
    #expect(found[0][0].common == "views grew by \(Int(padding)) pt or a multiple of it")
  }

  @Test func textsOfAnotherSizeAreACauseByTheirHeights() {
    let found = Self.causes(
      [
        Self.column(
          [0, 0, 40, 40], [Self.text("A", [0, 0, 40, 20]), Self.text("B", [0, 20, 20, 20])])
      ],
      [
        Self.column(
          [0, 0, 44, 44], [Self.text("A", [0, 0, 44, 22]), Self.text("B", [0, 22, 22, 22])])
      ])
    #expect(found.causes.map(\.common) == ["texts 20 pt high are now 22 pt high"])
    #expect(!found.needsEngines)
  }

  @Test func anotherFamilyIsTheCauseOfOtherSizes() {
    var (old, new) = (Self.text("Total", [0, 0, 40, 20]), Self.text("Total", [0, 0, 48, 23]))
    (old.font, new.font) = ("Source Serif Pro 17", "Inter 17")
    let found = Self.causes(
      [Self.column([0, 0, 100, 20], [old])], [Self.column([0, 0, 100, 23], [new])])
    #expect(found.causes.map(\.common) == ["Source Serif Pro is now Inter"])
    #expect(found.causes.map(\.sentence) == ["\"Total\": Source Serif Pro is now Inter"])
  }

  @Test func otherFontsExplainSizesAndNothingElse() {
    let old = [Self.column([0, 0, 40, 20], [Self.text("Date", [0, 0, 40, 20])])]
    func new(_ text: String, _ height: CGFloat) -> [LayoutTree] {
      [Self.column([0, 0, 44, height], [Self.text(text, [0, 0, 44, height])])]
    }
    let sizes = Self.causes(old, new("Date", 22), fonts: ("1", "2"))
    #expect(sizes.causes.isEmpty && sizes.needsEngines)
    let words = Self.causes(old, new("Datum", 22), fonts: ("1", "2"))
    #expect(words.causes.map(\.common) == ["\"Date\" is now \"Datum\""])
    // No font makes texts twice as high.
    let large = Self.causes(old, new("Date", 40), fonts: ("1", "2"))
    #expect(large.causes.map(\.common) == ["texts 20 pt high are now 40 pt high"])
  }
}
