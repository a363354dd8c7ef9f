import Foundation
import Testing

@testable import PlatenDrawing

/// Numbers as short as SVG allows, held against C's `printf`.
@Suite struct SVGNumberTests {
  private func text(_ units: Int, _ decimals: Int) -> String {
    var text = SVGText()
    text.append(units: units, decimals: decimals)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// What `printf` makes of it, without zeros at its ends.
  private func expected(_ units: Int, _ decimals: Int) -> String {
    // Long enough for all digits: both numbers are whole.
    let (whole, rest) = units.magnitude.quotientAndRemainder(
      dividingBy: (0..<decimals).reduce(1) { power, _ in power * 10 })
    var fraction = decimals == 0 ? "" : String(format: "%0\(decimals)lu", rest)
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let sign = units < 0 ? "-" : ""
    if fraction.isEmpty { return sign + "\(whole)" }
    return sign + (whole == 0 ? "" : "\(whole)") + "." + fraction
  }

  @Test(arguments: [
    (0, 2, "0"), (5, 2, ".05"), (-5, 2, "-.05"), (50, 2, ".5"), (100, 2, "1"), (105, 2, "1.05"),
    (-123_456, 3, "-123.456"), (1_000, 0, "1000"), (7, 9, ".000000007"),
    (.max, 0, "9223372036854775807"),
    (.min, 9, "-9223372036.854775808"),
  ])
  func aNumberIsAsShortAsCanBe(_ units: Int, _ decimals: Int, _ expected: String) {
    #expect(text(units, decimals) == expected)
  }

  @Test(arguments: 0...9)
  func everyNumberIsThatOfC(decimals: Int) {
    var value = 1
    for step in 0..<2000 {
      // Numbers of all lengths, with zeros at their ends now and then.
      value = (value &* 6_364_136_223_846_793_005) &+ 1_442_695_040_888_963_407
      let units = (value >> (step % 63)) / (step % 5 == 0 ? 100 : 1) * (step % 5 == 0 ? 100 : 1)
      #expect(text(units, decimals) == expected(units, decimals))
    }
  }
}
