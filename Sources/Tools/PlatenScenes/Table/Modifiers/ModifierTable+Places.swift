internal import Platen

extension ModifierTable {
  /// Where a view stands, and the space around it.
  static let places: [Part<Modifier>] = [
    padding(
      "padding", "Adds space around the view.", leftOut: "16, or the platform's own",
      { AnyView($0.padding($1, $2)) }, { AnyView($0.padding($1)) }),
    Part("position", "Puts the centre of the view at a point of the space around it.") {
      fields in
      let x = fields.optional("x", .coordinate, default: 0, "Points from the leading side.")
      let y = fields.optional("y", .coordinate, default: 0, "Points from the top.")
      return { values, _ in
        let (x, y) = (values[x], values[y])
        return { AnyView($0.position(x: x, y: y)) }
      }
    },
    Part("offset", "Shifts the view without changing its space.") { fields in
      let x = fields.optional("x", .coordinate, default: 0, "Points to the right.")
      let y = fields.optional("y", .coordinate, default: 0, "Points down.")
      return { values, _ in
        let (x, y) = (values[x], values[y])
        return { AnyView($0.offset(x: x, y: y)) }
      }
    },
    Part(
      "zIndex", "Draws the view in front of or behind its neighbours.", "value", .number,
      "The order, 0 without this modifier. The view with the greatest number is in front."
    ) { $0.zIndex($1) },
    alignmentGuide,
    padding(
      "safeAreaPadding", "Adds safe space around the view, into which backgrounds may extend.",
      leftOut: "16",
      { AnyView($0.safeAreaPadding($1, $2)) }, { AnyView($0.safeAreaPadding($1)) }),
    Part("safeAreaInset", "Puts a view at an edge, next to the rest.") { fields in
      let edge = fields.required("edge", .edge, "The edge.")
      let alignment = fields.optional(
        "alignment", .alignment, default: "center", "The alignment of the view along the edge.")
      let spacing = fields.optional(
        "spacing", .coordinate,
        "The space between the two in points; default: depends on the views.")
      let content = fields.required("content", .view, "The view at the edge.")
      return { values, _ in
        let (edge, alignment, content) = (values[edge], values[alignment], values[content])
        let spacing = values[spacing]
        switch edge {
        case .top, .bottom:
          return {
            AnyView(
              $0.safeAreaInset(
                edge: edge == .top ? VerticalEdge.top : .bottom,
                alignment: alignment.horizontal, spacing: spacing
              ) { content })
          }
        case .leading, .trailing:
          return {
            AnyView(
              $0.safeAreaInset(
                edge: edge == .leading ? HorizontalEdge.leading : .trailing,
                alignment: alignment.vertical, spacing: spacing
              ) { content })
          }
        }
      }
    },
    Part(
      "ignoresSafeArea", "Lets the view extend into the safe space at the edges.", "edges", .edges,
      "The edges.", default: "all"
    ) { $0.ignoresSafeArea(edges: $1) },
    Part(
      "edgesIgnoringSafeArea", "The older name of ignoresSafeArea.", "edges", .edges, "The edges."
    ) { $0.edgesIgnoringSafeArea($1) },
  ]

  private static func padding(
    _ name: String, _ summary: String, leftOut: String,
    _ adding: @escaping @Sendable (AnyView, Edge.Set, CGFloat?) -> AnyView,
    _ addingInsets: @escaping @Sendable (AnyView, EdgeInsets) -> AnyView
  ) -> Part<Modifier> {
    Part(name, summary) { fields in
      let length = fields.optional(
        "length", .margin,
        "Points on each edge, or a mapping of edges to points; default: \(leftOut).")
      let edges = fields.optional("edges", .edges, default: "all", "The edges to add it to.")
      fields.setPrimary(length)
      return { values, _ in
        let edges = values[edges]
        switch values[length] {
        case nil: return { adding($0, edges, nil) }
        case .length(let length)?: return { adding($0, edges, length) }
        case .insets(let insets)?: return { addingInsets($0, insets.only(edges)) }
        }
      }
    }
  }

  private static let alignmentGuide = Part<Modifier>(
    "alignmentGuide", "Moves an alignment guide of the view."
  ) { fields in
    let guide = fields.required("guide", .alignmentGuide, "The guide to move.")
    let dimension = fields.optional(
      "of", .dimension,
      "The length or guide that the guide is measured by. Without it, only the offset counts.")
    let fraction = fields.optional(
      "fraction", .factor, default: 1, "The part of that length at which the guide is.")
    let offset = fields.optional(
      "offset", .coordinate, default: 0, "Extra points towards the trailing side or the bottom.")
    return { values, _ in
      let (dimension, fraction) = (values[dimension], values[fraction])
      let offset = values[offset]
      let compute: @Sendable (ViewDimensions) -> CGFloat = { dimensions in
        offset + (dimension.map { $0(dimensions) * fraction } ?? 0)
      }
      switch values[guide] {
      case .horizontal(let guide):
        return { AnyView($0.alignmentGuide(guide, computeValue: compute)) }
      case .vertical(let guide):
        return { AnyView($0.alignmentGuide(guide, computeValue: compute)) }
      }
    }
  }
}

// MARK: - In grids

extension ModifierTable {
  /// How a view stands in a grid.
  static let grids: [Part<Modifier>] = [
    Part(
      "gridCellColumns", "Makes a grid's cell span columns.", "count", .count,
      "The number of columns."
    ) { $0.gridCellColumns($1) },
    Part(
      "gridCellUnsizedAxes",
      "Makes a grid's cell fill the remaining space, without asking for any.",
      "axes", .axes, "The directions in which it asks for no space."
    ) { $0.gridCellUnsizedAxes($1) },
    Part(
      "gridColumnAlignment", "Aligns the cells of a grid's column.", "guide",
      .horizontalAlignment, "The horizontal alignment of the cells."
    ) { $0.gridColumnAlignment($1) },
    Part(
      "gridCellAnchor", "Places a view in its grid's cell.", "anchor", .unitPoint,
      "The point of the view that is placed at the same point of the cell."
    ) { $0.gridCellAnchor($1) },
  ]
}

// MARK: - In clouds

extension ModifierTable {
  /// How a view lies in a cloud of views.
  static let clouds: [Part<Modifier>] = [
    Part(
      "cloudWeight",
      "Sets the view's weight in a cloud. The heaviest view is placed first.",
      "weight",
      .number(
        "a number from -1000000000000 to 1000000000000",
        in: -1_000_000_000_000...1_000_000_000_000),
      "The weight, 1 without this modifier."
    ) { $0.cloudWeight($1) },
    Part(
      "cloudGroup", "Adds the view to a group in a cloud.", "group", .uncountedText,
      "The group's name."
    ) { $0.cloudGroup($1) },
    Part(
      "cloudTarget", "Puts the view as near to a point of its cloud as possible.", "target",
      .unitPoint, "The point, in the cloud's bounds."
    ) { $0.cloudTarget($1) },
    Part(
      "cloudOrientation", "Rotates the view in its cloud.", "angle", .angle, "Degrees, clockwise."
    ) { $0.cloudOrientation($1) },
  ]
}
