internal import Platen

extension ViewTable {
  /// Views that arrange others in columns and rows, and those that need not draw all of them.
  static let grids: [Part<AnyView>] = [
    Part("grid", "Rows of views in common columns.") { fields in
      let alignment = fields.optional(
        "alignment", .alignment, default: "center", "The alignment of the views in their cells.")
      let horizontal = fields.optional(
        "horizontalSpacing", .coordinate,
        "Points between the columns; default: depends on each pair.")
      let vertical = fields.optional(
        "verticalSpacing", .coordinate, "Points between the rows; default: depends on each pair.")
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
        "The vertical alignment of the views; default: the grid's.")
      let children = fields.children()
      return { values, _ in
        AnyView(GridRow(alignment: values[alignment]) { ViewList(views: values[children]) })
      }
    },
    Part("lazyVGrid", "Views in columns, row after row.") { fields in
      let columns = fields.required(
        "columns", .gridItems, "A number of equal columns, or a list of columns.")
      let alignment = fields.optional(
        "alignment", .horizontalAlignment, default: "center",
        "The horizontal alignment of the columns.")
      let spacing = fields.optional("spacing", .coordinate, "Points between the rows; default: 8.")
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
        "rows", .gridItems, "A number of equal rows, or a list of rows.")
      let alignment = fields.optional(
        "alignment", .verticalAlignment, default: "center", "The vertical alignment of the rows.")
      let spacing = fields.optional(
        "spacing", .coordinate, "Points between the columns; default: 8.")
      let children = fields.children()
      return { values, _ in
        AnyView(
          LazyHGrid(rows: values[rows], alignment: values[alignment], spacing: values[spacing]) {
            ViewList(views: values[children])
          })
      }
    },
    stack(
      "lazyVStack", "Views from top to bottom, as wide as the space.", .horizontalAlignment,
      "The horizontal alignment of the views."
    ) { alignment, spacing, children in
      LazyVStack(alignment: alignment, spacing: spacing) { children }
    },
    stack(
      "lazyHStack", "Views from leading to trailing, as high as the space.", .verticalAlignment,
      "The vertical alignment of the views."
    ) { alignment, spacing, children in
      LazyHStack(alignment: alignment, spacing: spacing) { children }
    },
  ]
}
