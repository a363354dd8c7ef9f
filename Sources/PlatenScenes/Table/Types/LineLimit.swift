internal import Platen

/// How many lines a text may have.
enum LineLimit: Sendable {
  case exactly(Int)
  case between(ClosedRange<Int>)
  case atLeast(PartialRangeFrom<Int>)
  case atMost(PartialRangeThrough<Int>)

  /// A limit as it is written: `2`, `2...4`, `2...` or `...4`; nil for anything else.
  init?(_ text: String) {
    func count(_ digits: Substring) -> Int? {
      Int(digits).flatMap { (1...1_000_000).contains($0) ? $0 : nil }
    }
    guard let dots = text.firstRange(of: "...") else {
      guard let count = count(text[...]) else { return nil }
      self = .exactly(count)
      return
    }
    let (from, to) = (text[..<dots.lowerBound], text[dots.upperBound...])
    switch (count(from), count(to)) {
    case (let from?, let to?) where from <= to: self = .between(from...to)
    case (let from?, nil) where to.isEmpty: self = .atLeast(from...)
    case (nil, let to?) where from.isEmpty: self = .atMost(...to)
    default: return nil
    }
  }
}

extension ValueType where Value == LineLimit {
  /// A number of lines, or a range of such numbers.
  static var lineLimit: ValueType {
    let expected = "a number of lines from 1, or a range such as 2...4"
    return ValueType(expected: expected) { definitions in
      definitions.orTemplate([
        "anyOf": [
          ["type": "integer", "minimum": 1],
          ["type": "string", "pattern": "^([0-9]+\\.\\.\\.[0-9]*|\\.\\.\\.[0-9]+)$"],
        ]
      ])
    } read: { node, decoder in
      guard let scalar = decoder.scalar(node, expected: expected) else { return nil }
      return LineLimit(scalar.text) ?? decoder.report(node, expected: expected)
    }
  }
}
