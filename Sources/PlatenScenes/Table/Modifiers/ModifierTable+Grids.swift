internal import Platen

extension ModifierTable {
  /// How a view stands in a grid.
  static let grids: [Part<Modifier>] = [
    Part(
      "gridCellColumns", "Lets a grid's cell span columns.", "count", .count, "How many columns."
    ) { $0.gridCellColumns($1) },
    Part(
      "gridCellUnsizedAxes", "Lets a grid's cell take what room there is, without asking for any.",
      "axes", .axes, "The directions in which it asks for none."
    ) { $0.gridCellUnsizedAxes($1) },
    Part(
      "gridColumnAlignment", "Aligns the cells of a grid's column.", "guide",
      .horizontalAlignment, "Where the cells stand across."
    ) { $0.gridColumnAlignment($1) },
    Part(
      "gridCellAnchor", "Places a view in its grid's cell.", "anchor", .unitPoint,
      "The point of the view that is at the same point of the cell."
    ) { $0.gridCellAnchor($1) },
  ]
}
