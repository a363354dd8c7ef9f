internal import Platen

extension ViewTable {
  /// Views that arrange others.
  static let layouts: [Part<AnyView>] = [
    Part("vStack", "Views from top to bottom.") { fields in
      let alignment = fields.optional(
        "alignment", .horizontalAlignment, default: "center", "Where the views stand across.")
      let spacing = fields.optional(
        "spacing", .coordinate, "Points between the views; left out: what suits each pair.")
      let children = fields.children()
      return { values, _ in
        AnyView(
          VStack(alignment: values[alignment], spacing: values[spacing]) {
            ViewList(views: values[children])
          })
      }
    },
    Part("hStack", "Views from leading to trailing.") { fields in
      let alignment = fields.optional(
        "alignment", .verticalAlignment, default: "center", "Where the views stand down.")
      let spacing = fields.optional(
        "spacing", .coordinate, "Points between the views; left out: what suits each pair.")
      let children = fields.children()
      return { values, _ in
        AnyView(
          HStack(alignment: values[alignment], spacing: values[spacing]) {
            ViewList(views: values[children])
          })
      }
    },
    Part("zStack", "Views in front of each other, the first at the back.") { fields in
      let alignment = fields.optional(
        "alignment", .alignment, default: "center", "Where the views stand.")
      let children = fields.children()
      return { values, _ in
        AnyView(ZStack(alignment: values[alignment]) { ViewList(views: values[children]) })
      }
    },
    Part("flow", "Views in rows, as words stand in a text.") { fields in
      let alignment = fields.optional(
        "alignment", .flowAlignment, default: "leading",
        "Where rows stand across, and views in their rows.")
      let spacing = fields.optional(
        "spacing", .coordinate,
        "Points between the views of a row; left out: what suits each pair.")
      let lineSpacing = fields.optional(
        "lineSpacing", .coordinate, "Points between the rows; left out: what suits each pair.")
      let lineLimit = fields.optional(
        "lineLimit", .count, "The most rows; left out: as many as there are.")
      let children = fields.children()
      return { values, _ in
        let layout = FlowLayout(
          alignment: values[alignment], spacing: values[spacing],
          lineSpacing: values[lineSpacing], lineLimit: values[lineLimit])
        return AnyView(layout { ViewList(views: values[children]) })
      }
    },
    Part("adaptiveGrid", "Views in a grid whose columns follow from its shape.") { fields in
      let alignment = fields.optional(
        "alignment", .alignment,
        "Where the cells stand; left out: they fill the grid, or its middle with a ratio.")
      let spacing = fields.add(GridOptions.spacing)
      let ratio = fields.optional(
        "cellAspectRatio", .ratio,
        "The cells' width divided by their height; left out: as the views need it.")
      let children = fields.children()
      return { values, _ in
        let layout = AdaptiveGridLayout(
          alignment: values[alignment], spacing: values[spacing], cellAspectRatio: values[ratio])
        return AnyView(layout { ViewList(views: values[children]) })
      }
    },
    Part("viewThatFits", "The first of the views that fits.") { fields in
      let axes = fields.optional(
        "axes", .axes, default: ["horizontal", "vertical"], "The directions in which it fits.")
      let children = fields.children()
      return { values, _ in
        AnyView(ViewThatFits(in: values[axes]) { ViewList(views: values[children]) })
      }
    },
    Part("group", "Views that are changed together.") { fields in
      let children = fields.children()
      return { values, _ in AnyView(Group { ViewList(views: values[children]) }) }
    },
    Part("spacer", "A space that grows as much as it can.") { fields in
      let minLength = fields.optional(
        "minLength", .length, "The least points; left out: 8.")
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
