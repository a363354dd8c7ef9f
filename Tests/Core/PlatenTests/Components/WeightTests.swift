import Platen
import Testing

@Suite struct WeightTests {
  @Test(arguments: [
    // Between 1 and 100, by hand: 25 is 24/99 of the way, its root 4/9, its logarithm 0.69897.
    (WeightScale.linear, 24.0 / 99), (.squareRoot, 4.0 / 9), (.logarithmic, 0.698_970_004),
  ])
  func aWeightLiesWhereItsRulePutsIt(scale: WeightScale, expected: Double) {
    #expect(abs(scale.position(of: 25, in: 1...100) - expected) < 1e-9)
    #expect(scale.position(of: 1, in: 1...100) == 0)
    #expect(scale.position(of: 100, in: 1...100) == 1)
  }

  @Test func weightsFromZeroOrBelowHavePlacesInBetween() {
    // The logarithms of 1, 10 and 1000; the roots of 0, 16 and 36.
    #expect(abs(WeightScale.logarithmic.position(of: 9, in: 0...999) - 1.0 / 3) < 1e-9)
    #expect(abs(WeightScale.logarithmic.position(of: 4, in: -5...994) - 1.0 / 3) < 1e-9)
    #expect(abs(WeightScale.squareRoot.position(of: 11, in: -5...31) - 2.0 / 3) < 1e-9)
  }

  @Test(arguments: WeightScale.allCases)
  func equalWeightsLieInTheMiddle(scale: WeightScale) {
    #expect(scale.position(of: 5, in: 5...5) == 0.5)
  }

  @Test(arguments: WeightScale.allCases)
  func weightsOfZeroAndHugeOnesStayWithinTheRange(scale: WeightScale) {
    for range in [0.0...1, 0...1e300, 1e-300...1e300, -5...5] {
      var last = -1.0
      for step in 0...20 {
        let weight =
          range.lowerBound + (range.upperBound / 2 - range.lowerBound / 2) * Double(step) / 10
        let position = scale.position(of: weight, in: range)
        #expect(position >= last && position <= 1)
        last = position
      }
    }
  }

  @Test func ranksAreTheSameStepFromEachToTheNext() {
    func check(_ scale: WeightScale, _ weights: [Double], _ expected: [Double]) {
      #expect(scale.positions(of: weights) == expected)
    }
    check(.rank, [7, 1e9, 7, -3, 8], [1.0 / 3, 1, 1.0 / 3, 0, 2.0 / 3])
    check(.rank, [5, 5], [0.5, 0.5])
    check(.rank, [.nan, 1], [0, 1])
    check(.linear, [0, 25, 100], [0, 0.25, 1])
    #expect(WeightScale.logarithmic.positions(of: []).isEmpty)
  }

  @Test func sizesLieBetweenTheLeastAndTheGreatest() {
    #expect(WeightScale.linear.size(of: 50, in: 0...100, sizes: 12...48) == 30)
  }

  @Test func colorsAreMixedBetweenNeighbours() {
    let scale = ColorScale([.black, .white, .black])
    #expect(scale.color(at: 0.25) == Color(white: 0.5))
    #expect(scale.color(at: 0.5) == Color.white)
    #expect(scale.color(at: 1) == Color.black)
    #expect(ColorScale([.red]).color(at: 0.7) == Color.red)
  }

  @Test func theStandardColorsCanBeReadOnWhiteAndOnBlack() {
    for step in 0...20 {
      let color = ColorScale.standard.color(at: Double(step) / 20)
      #expect(contrast(color.resolved(in: .light), Color.Resolved(rgb: 0xFFFFFF)) >= 4.5)
      #expect(contrast(color.resolved(in: .dark), Color.Resolved(rgb: 0)) >= 4.5)
    }
  }

  /// WCAG 2.2's contrast ratio.
  private func contrast(_ a: Color.Resolved, _ b: Color.Resolved) -> Double {
    func luminance(_ color: Color.Resolved) -> Double {
      let linear = [color.red, color.green, color.blue].map { value in
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
    let (low, high) = (min(luminance(a), luminance(b)), max(luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)
  }
}
