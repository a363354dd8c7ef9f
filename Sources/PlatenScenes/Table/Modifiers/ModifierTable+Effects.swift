internal import Platen

extension ModifierTable {
  /// How opaque a view is, and how it meets what is below.
  static let effects: [Part<Modifier>] = [
    Part(
      "opacity", "Makes the view let through what is below.", "opacity", .fraction,
      "From 0, clear, to 1, opaque."
    ) { $0.opacity($1) },
    Part("hidden", "Keeps the view's space and shows nothing in it.", modify: { $0.hidden() }),
    Part(
      "blendMode", "Mixes the view's colours with those below.", "blendMode", .blendMode,
      "How they mix."
    ) { $0.blendMode($1) },
    Part(
      "compositingGroup", "Draws the view by itself before what is said after it is done to it.",
      modify: { $0.compositingGroup() }),
    Part(
      "drawingGroup", "Draws the view by itself before what is said after it is done to it.",
      modify: { $0.drawingGroup() }),
  ]
}
