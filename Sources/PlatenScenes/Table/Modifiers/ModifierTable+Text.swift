internal import Platen

extension ModifierTable {
  /// How texts break into lines and fill their space.
  static let text: [Part<Modifier>] = [
    Part("font", "Sets texts in a font.", "font", .font, "The font.") { $0.font($1) },
    Part("lineLimit", "Limits the lines of texts.") { fields in
      let number = fields.optional(
        "number", .lineLimit,
        "How many lines: 2, or least and most as 2...4, 2... or ...4; left out: no limit.")
      let reservesSpace = fields.optional(
        "reservesSpace", .boolean, default: false,
        "Whether the text is as high as that many lines even if it has fewer.")
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
      "The least part of its size that a text may shrink to, from 0 to 1."
    ) { $0.minimumScaleFactor($1) },
    Part(
      "allowsTightening", "Lets letters come closer together before a text is cut off.", "flag",
      .boolean, "Whether they may.", default: true
    ) { $0.allowsTightening($1) },
    Part(
      "lineSpacing", "Adds space between the lines of texts.", "lineSpacing", .length, "Points."
    ) { $0.lineSpacing($1) },
    Part(
      "multilineTextAlignment", "Aligns the lines of texts with each other.", "alignment",
      .textAlignment, "Where the lines stand."
    ) { $0.multilineTextAlignment($1) },
    Part(
      "truncationMode", "Chooses what is left out of texts that do not fit.", "mode",
      .truncationMode, "Where the ellipsis is."
    ) { $0.truncationMode($1) },
    Part("textCase", "Sets texts in capital or small letters.") { fields in
      let textCase = fields.optional(
        "textCase", .textCase, "The letters; left out: as they are written.")
      fields.setPrimary(textCase)
      return { values, _ in
        let textCase = values[textCase]
        return { AnyView($0.textCase(textCase)) }
      }
    },
    Part("typesettingLanguage", "Breaks lines as a language does.") { fields in
      let language = fields.required(
        "language", .typesettingLanguage,
        "A language tag, such as ja, or automatic for the one around.")
      let isEnabled = fields.optional(
        "isEnabled", .boolean, default: true, "Whether it has an effect.")
      fields.setPrimary(language)
      return { values, _ in
        let (language, isEnabled) = (values[language], values[isEnabled])
        return { AnyView($0.typesettingLanguage(language, isEnabled: isEnabled)) }
      }
    },
    Part("redacted", "Hides what texts say.") { fields in
      let reason = fields.optional(
        "reason", .redactionReasons, default: "placeholder",
        "Why: placeholder hides every text, privacy those that are privacySensitive.")
      fields.setPrimary(reason)
      return { values, _ in
        let reason = values[reason]
        return { AnyView($0.redacted(reason: reason)) }
      }
    },
    Part("unredacted", "Shows texts that would be hidden.", modify: { $0.unredacted() }),
    Part(
      "privacySensitive", "Marks texts as private.", "sensitive", .boolean,
      "Whether they are.", default: true
    ) { $0.privacySensitive($1) },
  ]
}
