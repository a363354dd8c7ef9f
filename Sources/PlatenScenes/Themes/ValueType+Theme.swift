internal import Platen

extension ValueType where Value == SceneTheme {
  /// A theme by its name.
  static var themeName: ValueType { name("a theme", SceneTheme.builtIn.map { ($0.name, $0) }) }

  /// A theme: a name, or a mapping that changes one.
  static var theme: ValueType {
    let named = themeName
    let described = RecordType<SceneTheme>("a mapping of a theme's fields") { fields in
      let base = fields.optional(
        "base", named, default: "system", "The theme from which the rest is taken.")
      let background = fields.optional("background", .color, "What lies under the scene.")
      let surface = fields.optional("surface", .color, "Grounds of pills, cells and cards.")
      let foreground = fields.optional("foreground", .color, "Texts.")
      let secondary = fields.optional("secondary", .color, "Texts of less weight.")
      let accent = fields.optional("accent", .color, "What is selected or stands out.")
      let palette = fields.optional(
        "palette", ValueType<Color>.color.list("a list of 1 to 12 colours", count: 1...12),
        "Colours that tell kinds of things apart, in the order of use.")
      let scale = fields.optional(
        "scale", ValueType<Color>.color.list("a list of 1 to 12 colours", count: 1...12),
        "The colours of weights, from the least to the greatest.")
      let design = fields.optional("design", .fontDesign, "The kind of letters.")
      return { values, _ in
        var theme = values[base]
        theme.background = values[background] ?? theme.background
        theme.surface = values[surface] ?? theme.surface
        theme.foreground = values[foreground] ?? theme.foreground
        theme.secondary = values[secondary] ?? theme.secondary
        theme.accent = values[accent] ?? theme.accent
        theme.palette = values[palette] ?? theme.palette
        theme.scale = values[scale].map { ColorScale($0) } ?? theme.scale
        theme.design = values[design] ?? theme.design
        return theme
      }
    }.type
    return .scalar(named, or: described, expected: "a theme's name, or a mapping of its fields")
      .named("theme")
  }
}
