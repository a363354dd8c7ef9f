internal import Platen

extension ViewTable {
  /// Views that arrange others in columns and rows, and those that need not draw all of them.
  static let grids: [Part<AnyView>] = [
    Part("grid", "Rows of views that share columns.") { fields in
      let alignment = fields.optional(
        "alignment", .alignment, default: "center", "Where the views stand in their cells.")
      let horizontal = fields.optional(
        "horizontalSpacing", .coordinate,
        "Points between the columns; left out: what suits each pair.")
      let vertical = fields.optional(
        "verticalSpacing", .coordinate, "Points between the rows; left out: what suits each pair.")
      let children = fields.children()
      return { values, _ in
        AnyView(
          Grid(
            alignment: values[alignment], horizontalSpacing: values[horizontal],
            verticalSpacing: values[vertical]
          ) { ViewList(views: values[children]) })
      }
    },
    Part("gridRow", "A row of a grid.") { fields in
      let alignment = fields.optional(
        "alignment", .verticalAlignment,
        "Where the views stand down; left out: as in the grid.")
      let children = fields.children()
      return { values, _ in
        AnyView(GridRow(alignment: values[alignment]) { ViewList(views: values[children]) })
      }
    },
    Part("lazyVGrid", "Views in columns, row after row.") { fields in
      let columns = fields.required(
        "columns", .gridItems, "How many columns of the same width, or a list of them.")
      let alignment = fields.optional(
        "alignment", .horizontalAlignment, default: "center", "Where the columns stand across.")
      let spacing = fields.optional("spacing", .coordinate, "Points between the rows; left out: 8.")
      let children = fields.children()
      return { values, _ in
        AnyView(
          LazyVGrid(
            columns: values[columns], alignment: values[alignment], spacing: values[spacing]
          ) { ViewList(views: values[children]) })
      }
    },
    Part("lazyHGrid", "Views in rows, column after column.") { fields in
      let rows = fields.required(
        "rows", .gridItems, "How many rows of the same height, or a list of them.")
      let alignment = fields.optional(
        "alignment", .verticalAlignment, default: "center", "Where the rows stand down.")
      let spacing = fields.optional(
        "spacing", .coordinate, "Points between the columns; left out: 8.")
      let children = fields.children()
      return { values, _ in
        AnyView(
          LazyHGrid(rows: values[rows], alignment: values[alignment], spacing: values[spacing]) {
            ViewList(views: values[children])
          })
      }
    },
    stack(
      "lazyVStack", "Views from top to bottom, as wide as the room.", .horizontalAlignment,
      "Where the views stand across."
    ) { alignment, spacing, children in
      LazyVStack(alignment: alignment, spacing: spacing) { children }
    },
    stack(
      "lazyHStack", "Views from leading to trailing, as high as the room.", .verticalAlignment,
      "Where the views stand down."
    ) { alignment, spacing, children in
      LazyHStack(alignment: alignment, spacing: spacing) { children }
    },
  ]
}
