internal import Platen

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
