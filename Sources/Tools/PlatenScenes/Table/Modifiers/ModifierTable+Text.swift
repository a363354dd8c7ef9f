internal import Platen

extension ModifierTable {
  /// How texts break into lines and fill their space.
  static let text: [Part<Modifier>] = [
    Part("font", "Sets texts in a font.", "font", .font, "The font.") { $0.font($1) },
    Part("lineLimit", "Limits the number of lines in texts.") { fields in
      let number = fields.optional(
        "number", .lineLimit,
        "The number of lines: 2, or a range such as 2...4, 2... or ...4; default: no limit.")
      let reservesSpace = fields.optional(
        "reservesSpace", .boolean, default: false,
        "Whether to keep the height of that many lines even if the text has fewer.")
      fields.setPrimary(number)
      return { values, decoder in
        let reserves = values[reservesSpace]
        switch values[number] {
        case nil: return { AnyView($0.lineLimit(nil)) }
        case .exactly(let number)?:
          return { AnyView($0.lineLimit(number, reservesSpace: reserves)) }
        case .some where reserves:
          return decoder.report(
            values, found: "reservesSpace with a range",
            expected: "reservesSpace with one number; a range reserves its least lines")
        case .between(let range)?: return { AnyView($0.lineLimit(range)) }
        case .atLeast(let range)?: return { AnyView($0.lineLimit(range)) }
        case .atMost(let range)?: return { AnyView($0.lineLimit(range)) }
        }
      }
    },
    Part(
      "minimumScaleFactor", "Lets texts shrink before they are cut off.", "factor", .partFactor,
      "The smallest fraction of its size to which a text may shrink, from 0 to 1."
    ) { $0.minimumScaleFactor($1) },
    Part(
      "allowsTightening", "Lets letters move closer together before a text is cut off.", "flag",
      .boolean, "Whether letters may move closer together.", default: true
    ) { $0.allowsTightening($1) },
    Part(
      "lineSpacing", "Adds space between the lines of texts.", "lineSpacing", .length,
      "The space in points."
    ) { $0.lineSpacing($1) },
    Part(
      "tabStops", "Sets the tab stops of texts.", "stops", .tabStops,
      """
      The stops in points from the start of the line, one or a list. After the last, the \
      stops are as far apart as eight digits are wide.
      """
    ) { $0.tabStops($1) },
    Part("lineHeight", "Sets the height of lines of text.") { fields in
      let heights = fields.lineHeights(orElse: "; default: as high as the fonts and scripts need")
      return { values, decoder in
        let heights = heights(values)
        guard heights.count < 2 else { return decoder.report(values, lineHeights: heights.count) }
        return { AnyView($0.lineHeight(heights.first)) }
      }
    },
    Part(
      "multilineTextAlignment", "Aligns the lines of texts with each other.", "alignment",
      .textAlignment, "The alignment of the lines."
    ) { $0.multilineTextAlignment($1) },
    Part(
      "truncationMode", "Sets which part to leave out of texts that do not fit.", "mode",
      .truncationMode, "The place of the ellipsis."
    ) { $0.truncationMode($1) },
    Part("textCase", "Sets texts in capital or small letters.") { fields in
      let textCase = fields.optional(
        "textCase", .textCase, "The letters; default: as written.")
      fields.setPrimary(textCase)
      return { values, _ in
        let textCase = values[textCase]
        return { AnyView($0.textCase(textCase)) }
      }
    },
    Part(
      "typesettingLanguage",
      "Sets the language whose rules decide where lines break and how high they are."
    ) { fields in
      let language = fields.required(
        "language", .typesettingLanguage,
        "A language tag, such as ja, or automatic for the surrounding language.")
      let isEnabled = fields.optional(
        "isEnabled", .boolean, default: true, "Whether the modifier has an effect.")
      fields.setPrimary(language)
      return { values, _ in
        let (language, isEnabled) = (values[language], values[isEnabled])
        return { AnyView($0.typesettingLanguage(language, isEnabled: isEnabled)) }
      }
    },
    Part(
      "redacted", "Hides the content of texts.", "reason", .redactionReasons,
      """
      The reason: placeholder hides every text, privacy hides texts that are privacySensitive, and \
      invalidated hides nothing.
      """,
      default: "placeholder"
    ) { $0.redacted(reason: $1) },
    Part("unredacted", "Shows texts that would be hidden.", modify: { $0.unredacted() }),
    Part(
      "privacySensitive", "Marks texts as private.", "sensitive", .boolean,
      "Whether the texts are private.", default: true
    ) { $0.privacySensitive($1) },
  ]
}

// MARK: - Letters

extension ModifierTable {
  /// How the letters of texts look.
  static let letters: [Part<Modifier>] = [
    Part(
      "bold", "Makes texts bold.", "isActive", .boolean, "Whether the texts are bold.",
      default: true
    ) { $0.bold($1) },
    Part(
      "italic", "Makes texts italic.", "isActive", .boolean,
      "Whether the texts are italic.", default: true
    ) { $0.italic($1) },
    Part(
      "fontWeight", "Sets the font weight of texts.", "weight", .fontWeight,
      "The weight."
    ) { $0.fontWeight($1) },
    Part(
      "fontDesign", "Sets the font design of texts.", "design", .fontDesign, "The design."
    ) { $0.fontDesign($1) },
    Part(
      "fontWidth", "Sets the width of the letters in texts.", "width", .fontWidth, "The width."
    ) { $0.fontWidth($1) },
    Part(
      "monospaced", "Gives all letters of texts the same width.", "isActive", .boolean,
      "Whether all letters have the same width.", default: true
    ) { $0.monospaced($1) },
    Part(
      "monospacedDigit", "Gives all digits of texts the same width.",
      modify: { $0.monospacedDigit() }),
    .line("underline", "Underlines texts.") {
      AnyView($0.underline($1, pattern: $2, color: $3))
    },
    .line("strikethrough", "Strikes texts through.") {
      AnyView($0.strikethrough($1, pattern: $2, color: $3))
    },
    Part(
      "kerning", "Adds space between letters; ligatures stay.", "kerning", .coordinate,
      "The additional space in points."
    ) { $0.kerning($1) },
    Part(
      "tracking", "Adds space between letters; ligatures are taken apart.", "tracking",
      .coordinate, "The additional space in points."
    ) { $0.tracking($1) },
    Part(
      "baselineOffset", "Moves letters up from their baseline.", "baselineOffset", .coordinate,
      "Points; less than 0 moves them down."
    ) { $0.baselineOffset($1) },
    Part("textScale", "Makes texts smaller, for secondary text.") { fields in
      let scale = fields.required("scale", .textScale, "The scale.")
      let isEnabled = fields.optional(
        "isEnabled", .boolean, default: true, "Whether the modifier has an effect.")
      fields.setPrimary(scale)
      return { values, _ in
        let (scale, isEnabled) = (values[scale], values[isEnabled])
        return { AnyView($0.textScale(scale, isEnabled: isEnabled)) }
      }
    },
    .fontFeature("Sets an OpenType feature of texts.") { AnyView($0.fontFeature($1, $2)) },
    .fontVariation("Sets an axis of variable fonts.") { AnyView($0.fontVariation($1, $2)) },
  ]
}

// MARK: - Of views and of parts of texts

extension Part {
  /// A line along letters.
  static func line<Changed>(
    _ name: String, _ summary: String,
    _ change: @escaping @Sendable (Changed, Bool, Text.LineStyle.Pattern, Color?) -> Changed
  ) -> Part where Result == (Changed) -> Changed {
    Part(name, summary) { fields in
      let isActive = fields.optional(
        "isActive", .boolean, default: true, "Whether to draw the line.")
      let pattern = fields.optional(
        "pattern", .linePattern, default: "solid", "The pattern of the line.")
      let color = fields.optional("color", .color, "The line's colour; default: the text's.")
      fields.setPrimary(isActive)
      return { values, _ in
        let (isActive, pattern, color) = (values[isActive], values[pattern], values[color])
        return { change($0, isActive, pattern, color) }
      }
    }
  }

  static func fontFeature<Changed>(
    _ summary: String, _ change: @escaping @Sendable (Changed, String, Int) -> Changed
  ) -> Part where Result == (Changed) -> Changed {
    Part("fontFeature", summary) { fields in
      let tag = fields.required(
        "tag", .fontTag, "The feature's four letters, such as smcp, tnum or ss01.")
      let value = fields.optional(
        "value", ValueType<Int>.integer("a whole number from 0 to 65535", in: 0...65535),
        default: 1, "1 for on, 0 for off, or the number of an alternate.")
      fields.setPrimary(tag)
      return { values, _ in
        let (tag, value) = (values[tag], values[value])
        return { change($0, tag, value) }
      }
    }
  }

  static func fontVariation<Changed>(
    _ summary: String, _ change: @escaping @Sendable (Changed, String, CGFloat) -> Changed
  ) -> Part where Result == (Changed) -> Changed {
    Part("fontVariation", summary) { fields in
      let axis = fields.required(
        "axis", .fontTag, "The axis's four letters, such as wght, wdth or opsz.")
      let value = fields.required("value", .factor, "The value on the font's own scale.")
      return { values, _ in
        let (axis, value) = (values[axis], values[value])
        return { change($0, axis, value) }
      }
    }
  }
}
