internal import Platen

/// The modifiers that a scene can name.
enum ModifierTable {
  static let modifiers = PartTable(
    "modifier",
    [
      styles, text, letters, sizes, places, grids, layers, clips, effects, transforms, filters,
      paints, environment, images, controls, lists, scrolling, navigation, accessibility,
    ])
}
