internal import Platen

extension ValueType where Value == ClosedRange<Double> {
  /// Sizes from the least to the greatest, as `12...48`, or one for all.
  static var sizes: ValueType {
    let expected = "points as 12...48, from 1 to 10000"
    return ValueType(expected: expected) { definitions in
      let size: JSONValue = ["type": "number", "minimum": 1, "maximum": 10_000]
      let range: JSONValue = [
        "type": "string", "pattern": "^ *[0-9.]+ *\\.\\.\\. *[0-9.]+ *$",
      ]
      return ["anyOf": [size, range, definitions.orTemplate(false)]]
    } read: { node, decoder in
      guard let scalar = decoder.scalar(node, expected: expected) else { return nil }
      let bounds = scalar.text.bounds
      guard bounds.count <= 2, let low = bounds.first, let high = bounds.last, low <= high,
        1...10_000 ~= low, 1...10_000 ~= high
      else {
        return decoder.report(node, expected: expected)
      }
      return low...high
    }
  }
}

extension String {
  /// The numbers on both sides of three points, or the one that there is; empty if one is none.
  fileprivate var bounds: [Double] {
    guard let points = range(of: "...") else { return Double(self).map { [$0] } ?? [] }
    let parts = [self[..<points.lowerBound], self[points.upperBound...]]
    let numbers = parts.compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    return numbers.count == 2 ? numbers : []
  }
}
