internal import Platen

extension ModifierTable {
  /// How the letters of texts look.
  static let letters: [Part<Modifier>] = [
    Part(
      "bold", "Makes texts bold.", "isActive", .boolean, "Whether they are.", default: true
    ) { $0.bold($1) },
    Part(
      "italic", "Makes texts slant.", "isActive", .boolean, "Whether they do.", default: true
    ) { $0.italic($1) },
    Part(
      "fontWeight", "Sets how heavy the strokes of texts are.", "weight", .fontWeight,
      "The weight."
    ) { $0.fontWeight($1) },
    Part(
      "fontDesign", "Sets the kind of letters of texts.", "design", .fontDesign, "The design."
    ) { $0.fontDesign($1) },
    Part(
      "fontWidth", "Sets how wide the letters of texts are.", "width", .fontWidth, "The width."
    ) { $0.fontWidth($1) },
    Part(
      "monospaced", "Gives all letters of texts the same width.", "isActive", .boolean,
      "Whether they have it.", default: true
    ) { $0.monospaced($1) },
    Part(
      "monospacedDigit", "Gives all digits of texts the same width.",
      modify: { $0.monospacedDigit() }),
    line("underline", "Draws a line under texts.") { $0.underline($1, pattern: $2, color: $3) },
    line("strikethrough", "Draws a line through texts.") {
      $0.strikethrough($1, pattern: $2, color: $3)
    },
    Part(
      "kerning", "Adds space between letters; ligatures stay.", "kerning", .coordinate, "Points."
    ) { $0.kerning($1) },
    Part(
      "tracking", "Adds space between letters; ligatures are taken apart.", "tracking",
      .coordinate, "Points."
    ) { $0.tracking($1) },
    Part(
      "baselineOffset", "Moves letters up from their baseline.", "baselineOffset", .coordinate,
      "Points; less than 0 moves them down."
    ) { $0.baselineOffset($1) },
    Part("textScale", "Sets texts smaller, as a secondary text is.") { fields in
      let scale = fields.required("scale", .textScale, "The scale.")
      let isEnabled = fields.optional(
        "isEnabled", .boolean, default: true, "Whether it has an effect.")
      fields.setPrimary(scale)
      return { values, _ in
        let (scale, isEnabled) = (values[scale], values[isEnabled])
        return { AnyView($0.textScale(scale, isEnabled: isEnabled)) }
      }
    },
    Part("fontFeature", "Sets an OpenType feature of texts.") { fields in
      let tag = fields.required(
        "tag", .fontTag, "The feature's four letters, such as smcp, tnum or ss01.")
      let value = fields.optional(
        "value", ValueType<Int>.integer("a whole number from 0 to 65535", in: 0...65535),
        default: 1, "1 for on, 0 for off, or the number of an alternate.")
      fields.setPrimary(tag)
      return { values, _ in
        let (tag, value) = (values[tag], values[value])
        return { AnyView($0.fontFeature(tag, value)) }
      }
    },
    Part("fontVariation", "Sets an axis of variable fonts.") { fields in
      let axis = fields.required(
        "axis", .fontTag, "The axis' four letters, such as wght, wdth or opsz.")
      let value = fields.required("value", .factor, "The value, as the font counts it.")
      return { values, _ in
        let (axis, value) = (values[axis], values[value])
        return { AnyView($0.fontVariation(axis, value)) }
      }
    },
  ]

  private static func line<Changed: View>(
    _ name: String, _ summary: String,
    _ modify: @escaping @Sendable (AnyView, Bool, Text.LineStyle.Pattern, Color?) -> Changed
  ) -> Part<Modifier> {
    Part(name, summary) { fields in
      let isActive = fields.optional(
        "isActive", .boolean, default: true, "Whether there is a line.")
      let pattern = fields.optional(
        "pattern", .linePattern, default: "solid", "What the line consists of.")
      let color = fields.optional(
        "color", .color, "The line's colour; left out: the text's.")
      fields.setPrimary(isActive)
      return { values, _ in
        let (isActive, pattern, color) = (values[isActive], values[pattern], values[color])
        return { AnyView(modify($0, isActive, pattern, color)) }
      }
    }
  }
}
