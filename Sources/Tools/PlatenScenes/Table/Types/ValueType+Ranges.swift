internal import Platen

extension ValueType where Value == ClosedRange<Double> {
  /// Sizes from the least to the greatest, as `12...48`, or one for all.
  static var sizes: ValueType { sizes(from: 1) }

  /// Two sizes in points of what is no text, as of bars.
  static var sizesFromZero: ValueType { sizes(from: 0) }

  private static func sizes(from least: Double) -> ValueType {
    let expected = "points such as 12...48, from \(Int(least)) to 10000"
    return ValueType(expected: expected) { definitions in
      let size: JSONValue = ["type": "number", "minimum": .number(least), "maximum": 10_000]
      let length = LengthUnit.pattern
      let range: JSONValue = [
        "type": "string", "pattern": .string("^ *\(length)( *\\.\\.\\. *\(length))? *$"),
      ]
      return ["anyOf": [size, range, definitions.orTemplate(false)]]
    } read: { node, decoder in
      guard let scalar = decoder.scalar(node, expected: expected) else { return nil }
      let bounds = scalar.text.bounds
      guard bounds.count <= 2, let low = bounds.first, let high = bounds.last, low <= high,
        least...10_000 ~= low, least...10_000 ~= high
      else {
        let isSwapped = bounds.count == 2 && bounds[0] > bounds[1]
        let swapped = scalar.text.components(separatedBy: "...").reversed().joined(separator: "...")
        return decoder.report(
          node, expected: expected, suggestion: isSwapped ? swapped : scalar.text.withThreeDots)
      }
      return low...high
    }
  }
}

extension String {
  /// A range that was written with two dots, `12..48`, with three; nil for any other text.
  var withThreeDots: String? {
    let parts = components(separatedBy: "..")
    let isRange =
      parts.count == 2 && !contains("...") && parts.allSatisfy { $0.points != nil }
    return isRange ? parts.joined(separator: "...") : nil
  }

  /// The lengths on both sides of three points, or the one that there is; empty if one is none.
  fileprivate var bounds: [Double] {
    guard let dots = range(of: "...") else { return points.map { [$0] } ?? [] }
    let parts = [self[..<dots.lowerBound], self[dots.upperBound...]]
    let numbers = parts.compactMap { $0.trimmingCharacters(in: .whitespaces).points }
    return numbers.count == 2 ? numbers : []
  }
}

extension ValueType where Value == ClosedRange<Double> {
  /// The least and the greatest number: `0...10`, or a list of both.
  static var bounds: ValueType {
    let expected = "the least and the greatest number, such as 0...10"
    let list = ValueType<Double>.number.list(expected, count: 2...2)
    let pattern = "^[-+0-9.eE]+\\.\\.\\.[-+0-9.eE]+$"
    return ValueType<[Double]>(expected: expected) { definitions in
      let text = definitions.orTemplate(["type": "string", "pattern": .string(pattern)])
      return ["anyOf": [text, list.schema(&definitions)]]
    } read: { node, decoder in
      guard case .scalar = node.content else { return list.read(node, decoder) }
      guard let text = decoder.scalar(node)?.text else { return nil }
      guard let dots = text.firstRange(of: "...") else {
        return decoder.report(node, expected: expected)
      }
      let words = [text[..<dots.lowerBound], text[dots.upperBound...]]
      return words.compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    }.map(expected: expected) { numbers in
      guard numbers.count == 2, numbers.allSatisfy({ abs($0) <= 1_000_000 }),
        numbers[0] <= numbers[1]
      else { return nil }
      return numbers[0]...numbers[1]
    }
  }
}
