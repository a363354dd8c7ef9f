internal import Foundation
internal import PlatenComparison
internal import PlatenScenes

extension ValueType where Value == [IgnoredRegion] {
  /// Rectangles and views that are not compared.
  static var ignoredRegions: ValueType {
    region.list("a list of rectangles and views")
  }

  private static var region: ValueType<IgnoredRegion> {
    let expected = "a mapping of x, y, width and height in points, or of node"
    let points = ValueType<Double>.number(
      "points from -1000000 to 1000000", in: -1_000_000...1_000_000)
    let length = ValueType<Double>.number("points from 0 to 1000000", in: 0...1_000_000)
    return RecordType<IgnoredRegion>(expected) { fields in
      let x = fields.optional("x", points, "The left edge in points.")
      let y = fields.optional("y", points, "The top edge in points.")
      let width = fields.optional("width", length, "The width in points.")
      let height = fields.optional("height", length, "The height in points.")
      let node = fields.optional(
        "node", .literal, "A view by its id in the layout, as view.vStack.children[2].")
      return { values, decoder in
        let sides = [values[x], values[y], values[width], values[height]].compactMap(\.self)
        if let node = values[node], sides.isEmpty { return .node(node) }
        guard values[node] == nil, sides.count == 4 else {
          return decoder.report(values.node, expected: expected)
        }
        return .rectangle(CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]))
      }
    }.type
  }
}
