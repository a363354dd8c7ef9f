internal import Platen

extension ModifierTable {
  /// Modifiers of texts.
  static let text: [Part<Modifier>] = [
    Part("font", "Sets texts in a font.", "font", .font, "The font.") {
      AnyView($0.font($1))
    },
    Part(
      "bold", "Makes texts bold.", "isActive", .boolean, "Whether they are.", default: true
    ) { AnyView($0.bold($1)) },
  ]
}
