internal import Platen

extension ValueType where Value == CGFloat {
  /// A width or a height of a frame.
  static var frameLength: ValueType {
    ValueType(expected: length.expected, schema: length.schema) { node, decoder in
      if case .scalar(let scalar) = node.content, ["infinity", ".inf"].contains(scalar.text) {
        return decoder.report(
          node, expected: "points from 0 to 1000000; maxWidth and maxHeight may be infinity")
      }
      return length.read(node, decoder)
    }
  }

  /// A ratio of width to height: a number, two numbers with a slash or colon, or a width and a height.
  static var aspectRatio: ValueType {
    let expected = "a ratio of width to height: 1.5, 3/2, or a mapping of width and height"
    let size = ValueType<CGSize>.size
    return ValueType(expected: expected) { definitions in
      [
        "anyOf": [
          definitions.orTemplate(["type": "number", "exclusiveMinimum": 0]),
          ["type": "string", "pattern": "^[0-9.]+ *[/:] *[0-9.]+$"], size.schema(&definitions),
        ]
      ]
    } read: { node, decoder in
      var ratio: CGFloat?
      if case .mapping = node.content {
        guard let size = size.read(node, decoder) else { return nil }
        ratio = size.width / size.height
      } else {
        guard let scalar = decoder.scalar(node, expected: expected) else { return nil }
        ratio = Self.ratio(scalar.text)
      }
      guard let ratio, ratio.isFinite, (1e-6...1e6).contains(ratio) else {
        return decoder.report(node, expected: expected)
      }
      return ratio
    }
  }

  private static func ratio(_ text: String) -> CGFloat? {
    let numbers = text.split(maxSplits: 2) { $0 == "/" || $0 == ":" }
      .map { Double($0.filter { $0 != " " }) }
    switch (numbers.first ?? nil, numbers.count) {
    case (let ratio?, 1): return ratio
    case (let width?, 2): return numbers[1].map { width / $0 }
    default: return nil
    }
  }

  /// A part of a whole.
  static var partFactor: ValueType { ValueType<Double>.fraction.map { CGFloat($0) } }
}

extension ValueType where Value == ContentMode {
  /// Whether something fits into its space or fills it.
  static var contentMode: ValueType { name("a content mode", [("fit", .fit), ("fill", .fill)]) }
}

extension ValueType where Value == Device {
  /// A device by its name.
  static var device: ValueType {
    let names = Device.all.map(\.name)
    let expected = "a device"
    return ValueType(expected: expected) { definitions in
      definitions.orTemplate(["enum": .array(names.map { .string($0) })])
    } read: { node, decoder in
      guard let scalar = decoder.scalar(node, expected: expected) else { return nil }
      return Device(named: scalar.text)
        ?? decoder.reportUnknown(
          node, scalar.text, among: names,
          expected: "a device: \(names.prefix(3).joined(separator: ", ")) …")
    }
  }
}
