internal import Platen

extension ValueType where Value == Edge {
  /// One side of a rectangle.
  static var edge: ValueType {
    name(
      "an edge",
      [("top", .top), ("bottom", .bottom), ("leading", .leading), ("trailing", .trailing)])
  }
}

extension ValueType where Value == VerticalEdge.Set {
  /// The top, the bottom or both.
  static var verticalEdges: ValueType {
    name("top, bottom or all", [("top", .top), ("bottom", .bottom), ("all", .all)])
  }
}

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
