internal import Foundation
internal import PlatenBase

/// A list of transforms, as the one matrix that it comes to.
package struct SVGTransform: Hashable {
  /// The matrix `a b c d e f` of SVG 1.1, 7.5.
  package var values: [Double] = [1, 0, 0, 1, 0, 0]

  /// Reads a list; nil if the text is not a list.
  package init?(_ text: String) {
    var scanner = SVGScanner(text)
    scanner.skipSeparators()
    while !scanner.isAtEnd {
      let name = scanner.word().lowercased()
      guard name != "none" || !scanner.isAtEnd else { return }
      while scanner.next == 0x20 { scanner.advance() }
      guard scanner.next == UInt8(ascii: "(") else { return nil }
      scanner.advance()
      guard let numbers = Self.numbers(&scanner), let matrix = Self.matrix(name, numbers) else {
        return nil
      }
      values = Self.product(values, matrix)
      scanner.skipSeparators()
    }
  }

  /// Whether it leaves everything where it is.
  package var isIdentity: Bool { values == [1, 0, 0, 1, 0, 0] }

  /// How many times longer a length may get.
  package var scale: Double {
    max(hypot(values[0], values[1]), hypot(values[2], values[3]))
  }

  private static func numbers(_ scanner: inout SVGScanner) -> [Double]? {
    var numbers: [Double] = []
    scanner.skipSeparators()
    while scanner.next != UInt8(ascii: ")") {
      guard let number = scanner.number(), let unit = unit(scanner.unit()), numbers.count < 16
      else {
        return nil
      }
      numbers.append(number * unit)
      scanner.skipSeparators()
    }
    scanner.advance()
    return numbers
  }

  private static func unit(_ name: String) -> Double? {
    ["": 1, "px": 1, "deg": 1, "rad": 180 / .pi, "turn": 360, "grad": 0.9][name]
  }

  private static func matrix(_ name: String, _ n: [Double]) -> [Double]? {
    switch (name, n.count) {
    case ("matrix", 6): return n
    case ("translate", 1): return [1, 0, 0, 1, n[0], 0]
    case ("translate", 2): return [1, 0, 0, 1, n[0], n[1]]
    case ("translatex", 1): return [1, 0, 0, 1, n[0], 0]
    case ("translatey", 1): return [1, 0, 0, 1, 0, n[0]]
    case ("scale", 1): return [n[0], 0, 0, n[0], 0, 0]
    case ("scale", 2): return [n[0], 0, 0, n[1], 0, 0]
    case ("rotate", 1): return rotation(n[0])
    case ("rotate", 3):
      return product(
        product([1, 0, 0, 1, n[1], n[2]], rotation(n[0])), [1, 0, 0, 1, -n[1], -n[2]])
    case ("skewx", 1): return [1, 0, slope(n[0]), 1, 0, 0]
    case ("skewy", 1): return [1, slope(n[0]), 0, 1, 0, 0]
    default: return nil
    }
  }

  private static func rotation(_ degrees: Double) -> [Double] {
    let angle = Angle.degrees(degrees)
    let (sine, cosine) = (Double(angle.sine), Double(angle.cosine))
    return [cosine, sine, -sine, cosine, 0, 0]
  }

  private static func slope(_ degrees: Double) -> Double {
    let angle = Angle.degrees(degrees)
    return Double(angle.sine) / Double(angle.cosine)
  }

  private static func product(_ a: [Double], _ b: [Double]) -> [Double] {
    [
      a[0] * b[0] + a[2] * b[1], a[1] * b[0] + a[3] * b[1],
      a[0] * b[2] + a[2] * b[3], a[1] * b[2] + a[3] * b[3],
      a[0] * b[4] + a[2] * b[5] + a[4], a[1] * b[4] + a[3] * b[5] + a[5],
    ]
  }
}
