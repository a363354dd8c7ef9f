internal import Platen

extension ValueType where Value == HorizontalAlignment {
  /// Where views stand across.
  static var horizontalAlignment: ValueType {
    name(
      "a horizontal alignment",
      [
        ("leading", .leading), ("center", .center), ("trailing", .trailing),
      ])
  }
}

extension ValueType where Value == VerticalAlignment {
  /// Where views stand down.
  static var verticalAlignment: ValueType { name("a vertical alignment", names) }

  fileprivate static var names: [(name: String, value: VerticalAlignment)] {
    [
      ("top", .top), ("center", .center), ("bottom", .bottom),
      ("firstTextBaseline", .firstTextBaseline), ("lastTextBaseline", .lastTextBaseline),
    ]
  }
}

extension ValueType where Value == Alignment {
  /// Where views stand in a frame.
  static var alignment: ValueType {
    name(
      "an alignment",
      [
        ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
        ("leading", .leading), ("center", .center), ("trailing", .trailing),
        ("bottomLeading", .bottomLeading), ("bottom", .bottom),
        ("bottomTrailing", .bottomTrailing),
        ("leadingFirstTextBaseline", .leadingFirstTextBaseline),
        ("centerFirstTextBaseline", .centerFirstTextBaseline),
        ("trailingFirstTextBaseline", .trailingFirstTextBaseline),
        ("leadingLastTextBaseline", .leadingLastTextBaseline),
        ("centerLastTextBaseline", .centerLastTextBaseline),
        ("trailingLastTextBaseline", .trailingLastTextBaseline),
      ])
  }
}

// MARK: - Rows

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

// MARK: - Guides

/// A line of a view that others are aligned with.
enum AlignmentGuide: Sendable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)
}

extension ValueType where Value == AlignmentGuide {
  /// A guide by its name, where the two that are called center are told apart.
  static var alignmentGuide: ValueType {
    name(
      "an alignment guide",
      [
        ("leading", .horizontal(.leading)), ("horizontalCenter", .horizontal(.center)),
        ("trailing", .horizontal(.trailing)), ("top", .vertical(.top)),
        ("verticalCenter", .vertical(.center)), ("bottom", .vertical(.bottom)),
        ("firstTextBaseline", .vertical(.firstTextBaseline)),
        ("lastTextBaseline", .vertical(.lastTextBaseline)),
      ])
  }
}

extension ValueType where Value == @Sendable (ViewDimensions) -> CGFloat {
  /// A length of a view, or the place of one of its guides.
  static var dimension: ValueType {
    name(
      "width, height or an alignment guide",
      [
        ("width", { $0.width }), ("height", { $0.height }),
        ("leading", { $0[.leading] }), ("horizontalCenter", { $0[HorizontalAlignment.center] }),
        ("trailing", { $0[.trailing] }), ("top", { $0[.top] }),
        ("verticalCenter", { $0[VerticalAlignment.center] }), ("bottom", { $0[.bottom] }),
        ("firstTextBaseline", { $0[.firstTextBaseline] }),
        ("lastTextBaseline", { $0[.lastTextBaseline] }),
      ])
  }
}
