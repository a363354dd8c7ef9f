internal import Platen

extension ValueType where Value == Axis.Set {
  /// The horizontal direction, the vertical one, or both.
  static var axes: ValueType {
    let names: [(name: String, value: Axis.Set)] = [
      ("horizontal", .horizontal), ("vertical", .vertical),
    ]
    return ValueType<Axis.Set>.name("an axis", names).oneOrMore("an axis, or a list of them")
      .map { $0.reduce(into: []) { $0.formUnion($1) } }
  }
}

extension ValueType where Value == [GridItem] {
  /// The columns or rows of a lazy grid: how many, or a list of them.
  static var gridItems: ValueType {
    let count = ValueType<Int>.integer("a whole number from 1 to 1000", in: 1...1000).map {
      Array(repeating: GridItem(), count: $0)
    }
    let list = ValueType<GridItem>.gridItem.list("a list of grid items", count: 1...1000)
    return .scalar(
      count, or: list, expected: "how many, or a list such as [80, flexible, {adaptive: 60}]"
    ).named("gridItems")
  }
}

extension ValueType where Value == GridItem {
  /// A column or a row of a lazy grid: points, `flexible`, or a mapping.
  static var gridItem: ValueType {
    RecordType<GridItem>("a grid item: points, flexible, or a mapping of its size") { fields in
      let size = fields.optional(
        "size", .gridItemSize, default: "flexible", "Points, flexible, or a mapping.")
      let fixed = fields.optional("fixed", .length, "A fixed size in points.")
      let flexible = fields.optional(
        "flexible", .gridItemBounds,
        "The limits in points of one item that takes its share of the space.")
      let adaptive = fields.optional(
        "adaptive", .gridItemBounds,
        "The limits in points of as many items as fit the share of the space.")
      let spacing = fields.optional(
        "spacing", .coordinate, "Points to the next item; default: 8.")
      let alignment = fields.optional(
        "alignment", .alignment, "The alignment of the views in their cells; default: the centre.")
      fields.setPrimary(size)
      return { values, _ in
        let size: GridItem.Size =
          if let fixed = values[fixed] {
            .fixed(fixed)
          } else if let bounds = values[flexible] {
            .flexible(minimum: bounds.minimum ?? 10, maximum: bounds.maximum)
          } else if let bounds = values[adaptive] {
            .adaptive(minimum: bounds.minimum ?? 10, maximum: bounds.maximum)
          } else {
            values[size]
          }
        return GridItem(size, spacing: values[spacing], alignment: values[alignment])
      }
    }.type.named("gridItem")
  }
}

extension ValueType where Value == GridItem.Size {
  /// Points, or the word flexible.
  static var gridItemSize: ValueType {
    let flexible = ValueType.name("a size", [("flexible", .flexible())])
    let fixed = ValueType<CGFloat>.length.map { GridItem.Size.fixed($0) }
    let expected = "points from 0 to 1000000, flexible, or a mapping of fixed, flexible or adaptive"
    return ValueType(expected: expected) {
      ["anyOf": [flexible.schema(&$0), fixed.schema(&$0)]]
    } read: { node, decoder in
      guard let scalar = decoder.scalar(node, expected: expected) else { return nil }
      if scalar.text == "flexible" { return .flexible() }
      guard decoder.isLength(scalar) else { return decoder.report(node, expected: expected) }
      return fixed.read(node, decoder)
    }
  }
}

/// The least and the greatest length of a grid's columns.
struct GridItemBounds: Sendable {
  /// Nil for the usual one.
  let minimum: CGFloat?
  let maximum: CGFloat
}

extension ValueType where Value == GridItemBounds {
  /// The least length in points, or a mapping of both.
  static var gridItemBounds: ValueType {
    RecordType<GridItemBounds>("points, or a mapping of minimum and maximum") { fields in
      let minimum = fields.optional("minimum", .length, "Points; default: 10.")
      let maximum = fields.optional(
        "maximum", .boundlessLength, default: "infinity",
        "The maximum in points.")
      fields.setPrimary(minimum)
      return { values, _ in GridItemBounds(minimum: values[minimum], maximum: values[maximum]) }
    }.type
  }
}
