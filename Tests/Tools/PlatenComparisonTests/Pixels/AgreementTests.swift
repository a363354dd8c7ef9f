import PlatenComparison
import Testing

@Suite("Agreement with pixelmatch and scikit-image")
struct AgreementTests {
  /// A pair of pictures and what the two make of it.
  struct Pair: Sendable, CustomTestStringConvertible {
    var name: String
    var first: [UInt8]
    var second: [UInt8]
    var differing: Int
    var differingWithSmoothed: Int
    var similarity: Double

    var testDescription: String { name }

    static let all: [Pair] = ((try? ComparisonData.rows("agreement.tsv")) ?? []).map {
      Pair(
        name: $0[0], first: ComparisonData.bytes($0[1]), second: ComparisonData.bytes($0[2]),
        differing: Int($0[3]) ?? -1, differingWithSmoothed: Int($0[4]) ?? -1,
        similarity: Double($0[5]) ?? -1)
    }
  }

  @Test("there are pairs of every kind")
  func everyKind() { #expect(Pair.all.count == 17) }

  @Test("as many pixels differ, and as many smooth edges, in both directions", arguments: Pair.all)
  func counts(_ pair: Pair) throws {
    let (first, second) = (try PixelImage(png: pair.first), try PixelImage(png: pair.second))
    for (reference, actual) in [(first, second), (second, first)] {
      // What pixelmatch asks of each pixel alone.
      var comparison = PixelComparison()
      comparison.judgesSurroundings = false
      let found = comparison.compare(reference, actual)
      #expect(found.differingPixels == pair.differing)
      #expect(found.differingPixels + found.antialiasedPixels == pair.differingWithSmoothed)
      #expect(found.comparedPixels == 96 * 64)
    }
  }

  @Test("the structural similarity is scikit-image's", arguments: Pair.all)
  func similarity(_ pair: Pair) throws {
    let found = PixelComparison().compare(
      try PixelImage(png: pair.first), try PixelImage(png: pair.second))
    #expect(abs(found.structuralSimilarity - pair.similarity) < 1e-5)
  }
}
