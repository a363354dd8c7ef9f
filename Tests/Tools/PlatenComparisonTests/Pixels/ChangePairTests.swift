import PlatenComparison
import Testing

/// Parts of the pictures that Tests/Comparison/changes/suite.py makes.
@Suite("Changes, and pictures that are only drawn otherwise")
struct ChangePairTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    var isChange: Bool
    var name: String
    var before: [UInt8]
    var after: [UInt8]
    /// How many pixels the rule finds in NumPy, without those that a neighbour's colours add.
    var pixels: Int

    var testDescription: String { name }

    static let all: [Pair] = ((try? ComparisonData.rows("changes.tsv")) ?? []).map {
      Pair(
        isChange: $0[0] == "change", name: $0[1], before: ComparisonData.bytes($0[2]),
        after: ComparisonData.bytes($0[3]), pixels: Int($0[4]) ?? -1)
    }
  }

  @Test("there are pairs of both kinds")
  func bothKinds() {
    #expect(Pair.all.count { $0.isChange } == 16)
    #expect(Pair.all.count { !$0.isChange } == 13)
  }

  @Test("every change is found, and nothing else is", arguments: Pair.all)
  func found(_ pair: Pair) throws {
    let (before, after) = (try PixelImage(png: pair.before), try PixelImage(png: pair.after))
    for (reference, actual) in [(before, after), (after, before)] {
      let found = PixelComparison().compare(reference, actual)
      #expect(found.differingPixels >= pair.pixels)
      #expect(found.isTolerated == !pair.isChange)
      #expect(PixelComparison(tolerance: .exact).compare(reference, actual).differingPixels > 0)
    }
  }
}
