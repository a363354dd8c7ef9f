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

extension ValueType where Value == Edge.Set {
  /// Sides of a rectangle.
  static var edges: ValueType {
    let names: [(name: String, value: Edge.Set)] = [
      ("all", .all), ("horizontal", .horizontal), ("vertical", .vertical), ("top", .top),
      ("bottom", .bottom), ("leading", .leading), ("trailing", .trailing),
    ]
    return ValueType<Edge.Set>.name("edges", names).oneOrMore("edges, or a list of them")
      .map { $0.reduce(into: []) { $0.formUnion($1) } }
  }
}

extension ValueType where Value == UnitPoint {
  /// A point in a view's bounds.
  static var unitPoint: ValueType {
    let names = ValueType.name(
      "a unit point",
      [
        ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
        ("leading", .leading), ("center", .center), ("trailing", .trailing),
        ("bottomLeading", .bottomLeading), ("bottom", .bottom),
        ("bottomTrailing", .bottomTrailing), ("zero", .zero),
      ])
    let point = RecordType<UnitPoint>("a mapping of x and y") { fields in
      let x = fields.required("x", .factor, "From 0 at the leading side to 1.")
      let y = fields.required("y", .factor, "From 0 at the top to 1.")
      return { values, _ in UnitPoint(x: values[x], y: values[y]) }
    }
    return .scalar(names, or: point.type, expected: "a unit point, or a mapping of x and y")
      .named("unitPoint")
  }
}

extension ValueType where Value == CGSize {
  /// A width and a height.
  static var size: ValueType {
    RecordType<CGSize>("a mapping of width and height") { fields in
      let width = fields.required("width", .length, "Points.")
      let height = fields.required("height", .length, "Points.")
      return { values, _ in CGSize(width: values[width], height: values[height]) }
    }.type.named("size")
  }
}

extension ValueType where Value == EdgeInsets {
  /// Lengths at the four sides, of which one may stand for two or all.
  static var insets: ValueType {
    let all = ValueType<CGFloat>.coordinate.map {
      EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0)
    }
    let sides = RecordType<EdgeInsets>("a mapping of top, leading, bottom and trailing") { fields in
      let horizontal = fields.optional(
        "horizontal", .coordinate, default: 0, "Points at leading and trailing.")
      let vertical = fields.optional(
        "vertical", .coordinate, default: 0, "Points at top and bottom.")
      let top = fields.optional("top", .coordinate, "Points; left out: those of vertical.")
      let leading = fields.optional(
        "leading", .coordinate, "Points; left out: those of horizontal.")
      let bottom = fields.optional("bottom", .coordinate, "Points; left out: those of vertical.")
      let trailing = fields.optional(
        "trailing", .coordinate, "Points; left out: those of horizontal.")
      return { values, _ in
        let (horizontal, vertical) = (values[horizontal], values[vertical])
        return EdgeInsets(
          top: values[top] ?? vertical, leading: values[leading] ?? horizontal,
          bottom: values[bottom] ?? vertical, trailing: values[trailing] ?? horizontal)
      }
    }.type
    return .scalar(
      all, or: sides,
      expected: "points, or a mapping of top, leading, bottom, trailing, horizontal and vertical"
    ).named("insets")
  }
}

extension ValueType where Value == Angle {
  /// An angle in degrees, clockwise.
  static var angle: ValueType {
    ValueType<Double>.number("degrees from -1000000 to 1000000", in: -1_000_000...1_000_000)
      .map { .degrees($0) }
  }
}
