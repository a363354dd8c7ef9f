internal import Platen

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
      let x = fields.required(
        "x", .factor, "From 0 at the leading side to 1 at the trailing side.")
      let y = fields.required("y", .factor, "From 0 at the top to 1 at the bottom.")
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
      let width = fields.required("width", .length, "The width in points.")
      let height = fields.required("height", .length, "The height in points.")
      return { values, _ in CGSize(width: values[width], height: values[height]) }
    }.type.named("size")
  }
}

extension ValueType where Value == Angle {
  /// An angle in degrees, clockwise.
  static var angle: ValueType {
    ValueType<Double>.number("degrees from -1000000 to 1000000", in: -1_000_000...1_000_000)
      .map { .degrees($0) }
  }
}

extension ValueType where Value == CGSize {
  /// Factors of the width and the height: one for both, or a mapping.
  static var scaleFactors: ValueType {
    let both = ValueType<CGFloat>.factor.map { CGSize(width: $0, height: $0) }
    let mapping = RecordType<CGSize>("a mapping of x and y") { fields in
      let x = fields.optional("x", .factor, default: 1, "The factor of the width.")
      let y = fields.optional("y", .factor, default: 1, "The factor of the height.")
      return { values, _ in CGSize(width: values[x], height: values[y]) }
    }.type
    return .scalar(both, or: mapping, expected: "a factor, or a mapping of x and y")
  }
}

// MARK: - Edges

extension ValueType where Value == Edge {
  /// One side of a rectangle.
  static var edge: ValueType {
    name(
      "an edge",
      [("top", .top), ("bottom", .bottom), ("leading", .leading), ("trailing", .trailing)])
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
      let top = fields.optional("top", .coordinate, "Points; default: those of vertical.")
      let leading = fields.optional(
        "leading", .coordinate, "Points; default: those of horizontal.")
      let bottom = fields.optional("bottom", .coordinate, "Points; default: those of vertical.")
      let trailing = fields.optional(
        "trailing", .coordinate, "Points; default: those of horizontal.")
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

/// Space around a view.
enum Margin: Sendable {
  /// The same points on each edge.
  case length(CGFloat)
  /// Points for each edge.
  case insets(EdgeInsets)
}

extension ValueType where Value == Margin {
  /// Points, or a mapping of edges to points.
  static var margin: ValueType {
    let length = ValueType<CGFloat>.coordinate.map { Margin.length($0) }
    let insets = ValueType<EdgeInsets>.insets
    return ValueType(expected: insets.expected, schema: insets.schema) { node, decoder in
      if case .scalar = node.content { return length.read(node, decoder) }
      return insets.read(node, decoder).map { .insets($0) }
    }
  }
}

extension EdgeInsets {
  /// The insets at some edges, and 0 at the others.
  func only(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }
}

// MARK: - Transforms

extension ValueType where Value == CGAffineTransform {
  /// A matrix of six numbers.
  static var transform: ValueType {
    RecordType<CGAffineTransform>("a mapping of a, b, c, d, tx and ty") { fields in
      let a = fields.optional("a", .factor, default: 1, "The factor of x in the new x.")
      let b = fields.optional("b", .factor, default: 0, "The factor of x in the new y.")
      let c = fields.optional("c", .factor, default: 0, "The factor of y in the new x.")
      let d = fields.optional("d", .factor, default: 1, "The factor of y in the new y.")
      let tx = fields.optional("tx", .coordinate, default: 0, "Points added to x.")
      let ty = fields.optional("ty", .coordinate, default: 0, "Points added to y.")
      return { values, _ in
        CGAffineTransform(
          a: values[a], b: values[b], c: values[c], d: values[d], tx: values[tx], ty: values[ty])
      }
    }.type
  }
}

/// A line through the middle of space.
struct Axis3D: Sendable {
  var x: CGFloat = 0
  var y: CGFloat = 0
  var z: CGFloat = 0
}

extension ValueType where Value == Axis3D {
  /// A line through the middle of space: x, y, z or a mapping of them.
  static var axis3D: ValueType {
    let mapping = RecordType<Axis3D>("a mapping of x, y and z") { fields in
      let x = fields.optional("x", .factor, default: 0, "To trailing.")
      let y = fields.optional("y", .factor, default: 0, "Down.")
      let z = fields.optional("z", .factor, default: 0, "The axis away from the reader.")
      return { values, _ in Axis3D(x: values[x], y: values[y], z: values[z]) }
    }.type
    let names = name(
      "an axis", [("x", Axis3D(x: 1)), ("y", Axis3D(y: 1)), ("z", Axis3D(z: 1))])
    return .scalar(names, or: mapping, expected: "x, y, z or a mapping of them")
  }
}

extension ValueType where Value == LayoutDirectionBehavior {
  /// Whether something is mirrored.
  static var layoutDirectionBehavior: ValueType {
    name(
      "fixed or mirrors",
      [
        ("fixed", .fixed), ("mirrors", .mirrors),
        ("mirrorsInLeftToRight", .mirrors(in: .leftToRight)),
        ("mirrorsInRightToLeft", .mirrors(in: .rightToLeft)),
      ])
  }
}
