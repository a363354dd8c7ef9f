internal import Platen

extension ValueType where Value == Alignment {
  /// Where the rows of a flow stand, and views in their rows.
  static var flowAlignment: ValueType {
    let verticals: [(name: String, value: VerticalAlignment)] = [
      ("justified", .center), ("topJustified", .top), ("bottomJustified", .bottom),
      ("justifiedFirstTextBaseline", .firstTextBaseline),
      ("justifiedLastTextBaseline", .lastTextBaseline),
    ]
    let justified = verticals.map { name, vertical in
      (name: name, value: Alignment(horizontal: .justified, vertical: vertical))
    }
    let others = ValueType.alignment
    return ValueType(expected: "an alignment, such as leading or justified") { definitions in
      [
        "anyOf": [
          ["enum": .array(justified.map { .string($0.name) })], others.schema(&definitions),
        ]
      ]
    } read: { node, decoder in
      guard let text = decoder.scalar(node, expected: "an alignment")?.text else { return nil }
      return justified.first { $0.name == text }?.value ?? others.read(node, decoder)
    }
  }
}

extension ValueType where Value == HorizontalAlignment {
  /// Where the rows of a cloud of tags stand.
  static var rowAlignment: ValueType {
    name(
      "an alignment of rows",
      [
        ("leading", .leading), ("center", .center), ("trailing", .trailing),
        ("justified", .justified),
      ])
  }
}
