internal import Foundation

extension Path: LosslessStringConvertible {
  /// The steps as text, each behind its numbers: `m` for a move, `l` a line, `q` a quadratic curve,
  /// `c` a cubic one, controls first, and `h` for the line back.
  public var description: String { elements.map(\.text).joined(separator: " ") }

  /// The path of a description; nil for a text that is none.
  ///
  /// `x y width height re` is read as a rectangle.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      guard add(word, numbers) else { return nil }
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }

  private mutating func add(_ word: Substring, _ numbers: [CGFloat]) -> Bool {
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    switch (word, numbers.count) {
    case ("m", 2): move(to: points[0])
    case ("l", 2): addLine(to: points[0])
    case ("q", 4): addQuadCurve(to: points[1], control: points[0])
    case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
    case ("re", 4):
      addRect(CGRect(origin: points[0], size: CGSize(width: points[1].x, height: points[1].y)))
    case ("h", 0): closeSubpath()
    default: return false
    }
    return true
  }
}

extension Path.Element {
  fileprivate var text: String {
    switch self {
    case .move(let point): "\(point.text) m"
    case .line(let point): "\(point.text) l"
    case .quadCurve(let point, let control): "\(control.text) \(point.text) q"
    case .curve(let point, let control1, let control2):
      "\(control1.text) \(control2.text) \(point.text) c"
    case .closeSubpath: "h"
    }
  }
}

extension CGPoint {
  fileprivate var text: String {
    func text(_ number: CGFloat) -> String {
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return "\(text(x)) \(text(y))"
  }
}
