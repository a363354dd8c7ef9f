internal import Platen

extension ValueType where Value == Color {
  /// A colour: a name, hexadecimal digits, components, one for each colour scheme, or another that
  /// is changed.
  static var color: ValueType {
    .scalar(
      spelled,
      or: .forms(
        [
          ("color", changed), ("light", schemes), ("dark", schemes), ("red", redGreenBlue),
          ("hue", hueSaturationBrightness), ("white", white), ("contrasting", contrasting),
        ],
        expected:
          "a colour: light and dark, red, green and blue, hue, saturation and brightness, white, "
          + "color and opacity, or contrasting"),
      expected: "a colour: a name, \"#RRGGBB\" or a mapping"
    ).named("color").mapping(of: NamedColors.mappingKeys)
  }

  private static var spelled: ValueType {
    let expected = "a colour: a name or \"#RRGGBB\""
    return ValueType(expected: expected) { definitions in
      [
        "anyOf": [
          ["enum": .array(NamedColors.names.map { .string($0) })],
          ["type": "string", "pattern": "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"],
          definitions.orTemplate(false),
        ]
      ]
    } read: { node, decoder in
      guard let scalar = decoder.scalar(node, expected: expected) else { return nil }
      if let color = decoder.color(scalar.text) { return color }
      return decoder.reportNoColor(
        node, scalar.text, among: NamedColors.names, expected: expected)
    }
  }

  private static var schemes: ValueType {
    RecordType<Color>("a mapping of light and dark") { fields in
      let light = fields.required("light", .color, "The colour on light backgrounds.")
      let dark = fields.required("dark", .color, "The colour on dark backgrounds.")
      return { values, _ in
        Color(
          light: values[light].resolved(in: .light), dark: values[dark].resolved(in: .dark))
      }
    }.type
  }

  private static var changed: ValueType {
    RecordType<Color>("a mapping of color and opacity") { fields in
      let color = fields.required("color", .color, "The colour to change.")
      let mixed = fields.optional(
        "mix", mixture, "A colour to mix with it; default: none.")
      let opacity = fields.opacity()
      return { values, _ in
        let color = values[color]
        let result = values[mixed].map { $0(color) } ?? color
        return result.opacity(values[opacity])
      }
    }.type
  }

  private static var mixture: ValueType<@Sendable (Color) -> Color> {
    RecordType<@Sendable (Color) -> Color>("a mapping of with and by") { fields in
      let with = fields.required("with", .color, "The other colour.")
      let by = fields.optional(
        "by", .fraction, default: 0.5, "From 0 for the colour itself to 1 for the other.")
      let space = fields.optional(
        "in", .gradientColorSpace, default: "perceptual", "The colour space of the mixture.")
      return { values, _ in
        let (with, by, space) = (values[with], values[by], values[space])
        return { $0.mix(with: with, by: by, in: space) }
      }
    }.type
  }

  private static var redGreenBlue: ValueType {
    RecordType<Color>("a mapping of red, green and blue") { fields in
      let red = fields.optional("red", .fraction, default: 0, "From 0 to 1.")
      let green = fields.optional("green", .fraction, default: 0, "From 0 to 1.")
      let blue = fields.optional("blue", .fraction, default: 0, "From 0 to 1.")
      let opacity = fields.opacity()
      let space = fields.optional(
        "colorSpace", .colorSpace, default: "sRGB", "The colour space of the components.")
      return { values, _ in
        Color(
          values[space], red: values[red], green: values[green], blue: values[blue],
          opacity: values[opacity])
      }
    }.type
  }

  private static var hueSaturationBrightness: ValueType {
    RecordType<Color>("a mapping of hue, saturation and brightness") { fields in
      let hue = fields.required("hue", .fraction, "From 0, red, over 1/3, green, to 1, red again.")
      let saturation = fields.optional(
        "saturation", .fraction, default: 1, "From 0, grey, to 1.")
      let brightness = fields.optional(
        "brightness", .fraction, default: 1, "From 0, black, to 1.")
      let opacity = fields.opacity()
      return { values, _ in
        Color(
          hue: values[hue], saturation: values[saturation], brightness: values[brightness],
          opacity: values[opacity])
      }
    }.type
  }

  private static var white: ValueType {
    RecordType<Color>("a mapping of white and opacity") { fields in
      let white = fields.required("white", .fraction, "From 0, black, to 1, white.")
      let opacity = fields.opacity()
      return { values, _ in Color(white: values[white], opacity: values[opacity]) }
    }.type
  }

  private static var contrasting: ValueType {
    RecordType<Color>("a mapping of contrasting") { fields in
      let ground = fields.required(
        "contrasting", .color,
        "The colour to contrast with: the result is black or white, whichever is easier to read"
          + " on it.")
      return { values, _ in values[ground].contrastingText }
    }.type
  }
}

extension ValueType where Value == Color.RGBColorSpace {
  /// What a colour's components mean.
  static var colorSpace: ValueType {
    name(
      "a colour space",
      [("sRGB", .sRGB), ("sRGBLinear", .sRGBLinear), ("displayP3", .displayP3)])
  }
}

extension FieldList {
  /// Returns how opaque something is.
  fileprivate mutating func opacity() -> Field<Double> {
    optional("opacity", .fraction, default: 1, "From 0, clear, to 1, as opaque as it was.")
  }
}

extension SceneDecoder {
  /// The colour that a text names: one of the theme, a known one, or hexadecimal digits.
  func color(_ text: String) -> Color? { themeColor(named: text) ?? NamedColors.color(text) }

  /// Notes that a scalar is no colour, and what digits need to be one.
  func reportNoColor<Value>(
    _ node: SourceNode, _ text: String, among names: [String], expected: String
  ) -> Value? {
    if node.isNull {
      // YAML takes what follows a number sign for a comment.
      return report(node, expected: expected + " in quotation marks")
    }
    if NamedColors.color("#" + text) != nil {
      return report(node, expected: expected, suggestion: "#" + text)
    }
    let inTheme = "theme." + text
    return reportUnknown(
      node, text, among: names, expected: expected,
      meant: themeColor(named: inTheme) == nil ? nil : inTheme)
  }
}

// MARK: - Names

/// The colours that need no more than a name.
enum NamedColors {
  /// SwiftUI's colours, and those of iOS that suit both schemes.
  static let all: [(name: String, color: Color)] =
    Color.named + [
      ("none", .clear), ("transparent", .clear), ("accentColor", .accentColor),
      ("label", Color(.label)),
      ("secondaryLabel", Color(.secondaryLabel)), ("tertiaryLabel", Color(.tertiaryLabel)),
      ("quaternaryLabel", Color(.quaternaryLabel)), ("systemGray", Color(.systemGray)),
      ("systemGray2", Color(.systemGray2)), ("systemGray3", Color(.systemGray3)),
      ("systemGray4", Color(.systemGray4)), ("systemGray5", Color(.systemGray5)),
      ("systemGray6", Color(.systemGray6)), ("systemBackground", Color(.systemBackground)),
      ("secondarySystemBackground", Color(.secondarySystemBackground)),
      ("tertiarySystemBackground", Color(.tertiarySystemBackground)),
      ("systemGroupedBackground", Color(.systemGroupedBackground)),
      ("secondarySystemGroupedBackground", Color(.secondarySystemGroupedBackground)),
      ("tertiarySystemGroupedBackground", Color(.tertiarySystemGroupedBackground)),
    ]

  /// The names in mappings that are colours.
  static let mappingKeys: Set<String> = [
    "color", "opacity", "mix", "light", "dark", "red", "green", "blue", "colorSpace", "hue",
    "saturation", "brightness", "white", "contrasting",
  ]

  /// The names that a scene can have for colours: SwiftUI's, the theme's, and those of CSS that are none of
  /// SwiftUI's.
  static let names =
    all.map(\.name) + SceneTheme.colorNames + SVGColor.names.filter { colors[$0] == nil }

  private static let colors = Dictionary(all.map { ($0.name, $0.color) }) { one, _ in one }

  /// The colour of a name or of hexadecimal digits after a number sign.
  static func color(_ text: String) -> Color? {
    if let color = colors[text] { return color }
    let digits = text.hasPrefix("#") ? text : SVGColor.named(text)?.description
    return digits.flatMap { Color.Resolved(hex: $0) }.map { Color($0) }
  }
}
