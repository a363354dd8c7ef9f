internal import Platen

extension ViewTable {
  /// Views that arrange others.
  static let layouts: [Part<AnyView>] = [
    stack(
      "vStack", "Views from top to bottom.", .horizontalAlignment,
      "The horizontal alignment of the views."
    ) { alignment, spacing, children in
      VStack(alignment: alignment, spacing: spacing) { children }
    },
    stack(
      "hStack", "Views from leading to trailing.", .verticalAlignment,
      "The vertical alignment of the views."
    ) { alignment, spacing, children in
      HStack(alignment: alignment, spacing: spacing) { children }
    },
    Part("zStack", "Views in front of each other, the first at the back.") { fields in
      let alignment = fields.optional(
        "alignment", .alignment, default: "center", "The alignment of the views.")
      let children = fields.children()
      return { values, _ in
        AnyView(ZStack(alignment: values[alignment]) { ViewList(views: values[children]) })
      }
    },
    Part("flow", "Views in rows, like words in a text.") { fields in
      let alignment = fields.optional(
        "alignment", .flowAlignment, default: "leading",
        "The alignment of the rows, and of the views in their rows.")
      let spacing = fields.optional(
        "spacing", .coordinate,
        "Points between the views of a row; default: depends on each pair.")
      let lineSpacing = fields.optional(
        "lineSpacing", .coordinate, "Points between the rows; default: depends on each pair.")
      let lineLimit = fields.optional(
        "lineLimit", .count, "The maximum number of rows; default: no limit.")
      let children = fields.children()
      return { values, _ in
        let layout = FlowLayout(
          alignment: values[alignment], spacing: values[spacing],
          lineSpacing: values[lineSpacing], lineLimit: values[lineLimit])
        return AnyView(layout { ViewList(views: values[children]) })
      }
    },
    Part("adaptiveGrid", "Views in a grid that chooses its columns to suit its shape.") { fields in
      let alignment = fields.optional(
        "alignment", .alignment,
        "The alignment of the cells; default: they fill the grid, or are centred if they have a"
          + " ratio.")
      let spacing = fields.add(GridOptions.spacing)
      let ratio = fields.optional(
        "cellAspectRatio", .ratio,
        "The cells' width divided by their height; default: depends on the views.")
      let columns = fields.add(GridOptions.columns)
      let children = fields.children()
      return { values, _ in
        let layout = AdaptiveGridLayout(
          alignment: values[alignment], spacing: values[spacing], cellAspectRatio: values[ratio],
          columns: values[columns])
        return AnyView(layout { ViewList(views: values[children]) })
      }
    },
    Part("viewThatFits", "The first of the views that fits.") { fields in
      let axes = fields.optional(
        "axes", .axes, default: ["horizontal", "vertical"], "The directions in which it must fit.")
      let children = fields.children()
      return { values, _ in
        AnyView(ViewThatFits(in: values[axes]) { ViewList(views: values[children]) })
      }
    },
    Part("group", "A group of views that modifiers change together.") { fields in
      let children = fields.children()
      return { values, _ in AnyView(Group { ViewList(views: values[children]) }) }
    },
    Part("spacer", "A space that grows as much as it can.") { fields in
      let minLength = fields.optional(
        "minLength", .length, "The minimum length in points; default: 8.")
      fields.setPrimary(minLength)
      return { values, _ in AnyView(Spacer(minLength: values[minLength])) }
    },
    Part("divider", "A line between views.") { AnyView(Divider()) },
    Part("emptyView", "Nothing.") { AnyView(EmptyView()) },
  ]
}

extension FieldList {
  /// The views in a view, which may stand for it.
  mutating func children() -> Field<[AnyView]> {
    let children = required("children", .views, "The views inside, in order.")
    setPrimary(children)
    return children
  }
}

extension ValueType where Value == CGFloat {
  /// A width divided by a height.
  static var ratio: ValueType {
    ValueType<Double>.number("a ratio from 0.0001 to 10000", in: 0.0001...10_000)
      .map { CGFloat($0) }
  }
}

extension ViewTable {
  /// Views on a circle.
  static let radial = Part<AnyView>("radial", "Views on a circle, like the hours of a clock.") {
    fields in
    let radius = fields.optional(
      "radius", .radius, default: "automatic",
      "The circle's radius in points, automatic for a third of the width, or fit for the largest"
        + " that keeps the views inside.")
    let start = fields.optional(
      "startAngle", .angle, default: 0,
      "The angle of the first view in degrees, clockwise from 12 o'clock.")
    let end = fields.optional(
      "endAngle", .angle,
      "The angle of the last view in degrees; default: the views are spread evenly over a full"
        + " turn.")
    let direction = fields.optional(
      "direction", .radialDirection, default: "clockwise",
      "The direction from the first view to the last.")
    let orientation = fields.optional(
      "orientation", .radialOrientation, default: "upright",
      "How to turn the views: not at all, or with their tops outward or inward.")
    let anchor = fields.optional(
      "anchor", .radialAnchor, default: "center",
      "The point of a view that lies on the circle: its centre, or its inner edge, which keeps"
        + " long labels outside a ring.")
    let children = fields.children()
    return { values, _ in
      let layout = RadialLayout(
        radius: values[radius], startAngle: values[start], endAngle: values[end],
        direction: values[direction], orientation: values[orientation], anchor: values[anchor])
      return AnyView(layout { ViewList(views: values[children]) })
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
      return decoder.isLength(scalar) ? length.read(node, decoder) : names.read(node, decoder)
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

extension ValueType where Value == RadialLayout.Anchor {
  /// What of a view is on a circle.
  static var radialAnchor: ValueType {
    name("an anchor", Value.allCases.map { ("\($0)", $0) })
  }
}

extension ViewTable {
  /// A stack of views.
  static func stack<Guide, Stack: View>(
    _ name: String, _ summary: String, _ guides: ValueType<Guide>, _ whereViewsStand: String,
    _ stack: @escaping @Sendable (Guide, CGFloat?, ViewList) -> Stack
  ) -> Part<AnyView> {
    Part(name, summary) { fields in
      let alignment = fields.optional("alignment", guides, default: "center", whereViewsStand)
      let spacing = fields.optional(
        "spacing", .coordinate, "Points between the views; default: depends on each pair.")
      let children = fields.children()
      return { values, _ in
        AnyView(stack(values[alignment], values[spacing], ViewList(views: values[children])))
      }
    }
  }
}
