internal import Platen

/// The views that a scene can name.
enum ViewTable {
  static let views = PartTable(
    "view",
    [
      text, images, layouts, [radial], grids, containers, labels, controls, components, [tagCloud],
      shapes,
      data,
    ])
}
