internal import Platen

/// The modifiers that a scene can name.
enum ModifierTable {
  static let modifiers = PartTable(
    "modifier",
    [
      text, letters, sizes, places, grids, layers, clips, effects, transforms, filters, styles,
      environment, images, controls, lists, scrolling, navigation, accessibility,
    ])
}
