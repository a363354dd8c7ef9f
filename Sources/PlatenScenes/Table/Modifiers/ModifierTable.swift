internal import Platen

/// The modifiers that a scene can name.
enum ModifierTable {
  static let modifiers = PartTable("modifier", [text, layout, styles])
}
