internal import Platen

extension ModifierTable {
  /// How images look.
  static let images: [Part<Modifier>] = [
    Part(
      "imageScale", "Sets how large symbols are beside texts.", "scale", .imageScale, "The size."
    ) { $0.imageScale($1) }
  ]
}
