internal import Platen

extension ModifierTable {
  /// What views are drawn in.
  static let paints: [Part<Modifier>] = [
    Part("foregroundStyle", "Draws texts, symbols and shapes in a style.") { fields in
      let primary = fields.required("style", .style, "The style.")
      let secondary = fields.optional(
        "secondary", .style,
        "The style that secondary stands for inside the view; default: the style, fainter.")
      let tertiary = fields.optional(
        "tertiary", .style,
        "The style that tertiary stands for, if secondary is given; default: the style, fainter.")
      fields.setPrimary(primary)
      return { values, decoder in
        let primary = values[primary]
        switch (values[secondary], values[tertiary]) {
        case (nil, nil): return { AnyView($0.foregroundStyle(primary)) }
        case (let secondary?, nil):
          return { AnyView($0.foregroundStyle(primary, secondary)) }
        case (let secondary?, let tertiary?):
          return { AnyView($0.foregroundStyle(primary, secondary, tertiary)) }
        case (nil, .some):
          return decoder.report(
            values, found: "tertiary without secondary", expected: "secondary, too")
        }
      }
    },
    Part(
      "foregroundColor", "Draws texts, symbols and shapes in a colour.", "color", .color,
      "The colour."
    ) { $0.foregroundColor($1) },
    Part(
      "backgroundStyle", "Sets the style that background stands for inside the view.",
      "style", .style,
      "The style."
    ) { $0.backgroundStyle($1) },
    Part(
      "tint", "Sets the style that tint stands for inside the view. Controls are drawn in it.",
      "tint",
      .style, "The style."
    ) { $0.tint($1) },
    Part(
      "accentColor", "The older name of tint.", "accentColor", .color, "The colour."
    ) { $0.accentColor($1) },
  ]
}

// MARK: - Images

extension ModifierTable {
  /// How images look.
  static let images: [Part<Modifier>] = [
    Part(
      "imageScale", "Sets the size of symbols relative to texts.", "scale", .imageScale, "The size."
    ) { $0.imageScale($1) }
  ]
}
