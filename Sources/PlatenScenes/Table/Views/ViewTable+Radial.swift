internal import Platen

extension ViewTable {
  /// Views on a circle.
  static let radial = Part<AnyView>("radial", "Views on a circle, as hours stand on a clock.") {
    fields in
    let radius = fields.optional(
      "radius", .radius, default: "automatic",
      "Points from the middle of the circle to that of each view; automatic: a third of the width; "
        + "fit: as long as the views stay inside.")
    let start = fields.optional(
      "startAngle", .angle, default: 0, "Degrees of the first view, clockwise from 12 o'clock.")
    let end = fields.optional(
      "endAngle", .angle, "Degrees of the last view; left out: a full turn, evenly spread.")
    let direction = fields.optional(
      "direction", .radialDirection, default: "clockwise",
      "The way round from the first view to the last.")
    let orientation = fields.optional(
      "orientation", .radialOrientation, default: "upright",
      "How the views are turned: not at all, or with their tops outward or inward.")
    let children = fields.children()
    return { values, _ in
      let layout = RadialLayout(
        radius: values[radius], startAngle: values[start], endAngle: values[end],
        direction: values[direction], orientation: values[orientation])
      return AnyView(RadialViews(layout: layout, views: ViewList(views: values[children])))
    }
  }
}

/// Views on a circle, turned as the layout says.
private struct RadialViews: View {
  let layout: RadialLayout
  let views: ViewList

  var body: some View {
    layout {
      if layout.orientation == .upright {
        views
      } else {
        Group(subviews: views) { subviews in
          let rotations = layout.rotations(count: subviews.count)
          ForEach(subviews.indices, id: \.self) { i in
            subviews[i].rotationEffect(rotations[i])
          }
        }
      }
    }
  }
}

extension ValueType where Value == RadialLayout.Radius {
  /// How long a circle's radius is.
  static var radius: ValueType {
    let names = ValueType.name("a radius", [("automatic", .automatic), ("fit", .fit)])
    let length = ValueType<CGFloat>.length.map { RadialLayout.Radius.fixed($0) }
    let expected = "a radius: points from 0 to 1000000, automatic or fit"
    return ValueType(expected: expected) {
      ["anyOf": [names.schema(&$0), length.schema(&$0)]]
    } read: { node, decoder in
      guard let scalar = decoder.scalar(node, expected: expected) else { return nil }
      let isNumber = scalar.isPlain && scalar.finiteNumber != nil
      return isNumber ? length.read(node, decoder) : names.read(node, decoder)
    }
  }
}

extension ValueType where Value == RadialLayout.Direction {
  /// The way round a circle.
  static var radialDirection: ValueType {
    name("a direction", Value.allCases.map { ("\($0)", $0) })
  }
}

extension ValueType where Value == RadialLayout.Orientation {
  /// How views stand on a circle.
  static var radialOrientation: ValueType {
    name("an orientation", Value.allCases.map { ("\($0)", $0) })
  }
}
