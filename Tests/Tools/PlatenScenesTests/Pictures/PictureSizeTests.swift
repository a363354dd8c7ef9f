import Platen
import Testing

@testable import PlatenScenes

/// Sizes of pictures, columns and cells that options ask for.
@Suite struct PictureSizeTests {
  private func report(_ kind: PictureKind, _ values: [(String, String)]) throws -> FitReport {
    try pictureScene(kind, values).renderer(library: .shared).fitReport()
  }

  /// Four letters m of JetBrains Mono at 30 points are 4 * 0.6 * 30 points wide, as its tables have it.
  @Test func tagsThatFitAreOneRow() throws {
    let look = [
      ("style", "pill"), ("font", "JetBrains Mono"), ("fontSize", "30"), ("padding", "16"),
      ("pillPadding", "12x6"), ("spacing", "8"),
    ]
    let one = try report(.tags, [("tags", "mmmm"), ("width", "fit")] + look)
    #expect(abs(one.size.width - (16 + 12 + 72 + 12 + 16)) < 0.001)
    let tags = Array(repeating: "mmmm", count: 20).joined(separator: ",")
    let many = try report(.tags, [("tags", tags), ("width", "fit")] + look)
    #expect(abs(many.size.width - (32 + 20 * 96 + 19 * 8)) < 0.001)
    #expect(many.size.height == one.size.height)
    #expect(try report(.tags, [("tags", tags)] + look).size.width == 400)
  }

  /// A tag is as heavy as it is often there, where some of them are asked for.
  @Test func theFirstTagsAreThoseThatAreThereMostOften() throws {
    func tags(_ top: [(String, String)]) throws -> [String] {
      try report(.tags, [("tags", "pear,fig,kiwi,kiwi,fig,kiwi")] + top).texts.map(\.text)
        .filter { $0.allSatisfy(\.isLetter) }
    }
    let (one, two, all) = (try tags([("top", "1")]), try tags([("top", "2")]), try tags([]))
    #expect(one == ["kiwi"] && two == ["fig", "kiwi"])
    #expect(all == ["pear", "fig", "kiwi", "kiwi", "fig", "kiwi"])
  }

  @Test func aGridHasTheColumnsThatAreAskedFor() throws {
    let report = try report(
      .grid, [("items", "a,b,c,d,e,f"), ("columns", "2"), ("spacing", "0"), ("width", "100")])
    let (left, right) = (report.texts.prefix(5).filter { $0.frame.midX < 50 }, report.texts)
    #expect(left.map(\.text) == ["a", "c", "e"] && right.count == 6)
  }

  /// In cells of 100 points with 20 on each side a letter of 0.6 by 1.32 times its size has 60 / 1.32.
  @Test(arguments: [("0", 100.0), ("20", 60), ("45", 10)])
  func anInsetIsKeptFreeAroundItems(inset: String, room: Double) throws {
    let report = try report(
      .grid,
      [
        ("items", "m,m,m,m"), ("width", "200"), ("height", "200"), ("spacing", "0"),
        ("inset", inset), ("font", "JetBrains Mono"),
      ])
    let text = try #require(report.texts.first)
    #expect(abs(text.fontSize - CGFloat(room) / 1.32) < 0.5, "\(text.fontSize)")
    #expect(abs(text.frame.midX - 50) < 0.6)
  }
}
