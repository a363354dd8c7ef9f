internal import Platen

extension ValueType where Value == String {
  /// The name of a symbol, as SF Symbols calls it.
  static var symbolName: ValueType {
    let expected = "the name of a symbol, such as star.fill"
    return ValueType(expected: expected, schema: { _ in ["type": "string"] }) { node, decoder in
      guard let name = decoder.scalar(node, expected: expected)?.text else { return nil }
      if SymbolTable.bundled.codePoint(for: name) != nil { return name }
      return decoder.report(
        node, expected: expected,
        suggestion: SymbolTable.bundled.nearestNames(to: name, limit: 1).first)
    }
  }
}
