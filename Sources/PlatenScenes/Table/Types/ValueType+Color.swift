internal import Platen

extension ValueType where Value == Color {
  /// A colour: a name, hexadecimal digits, or one for each colour scheme.
  static var color: ValueType {
    let spelled = ValueType(expected: "a colour: a name or #RRGGBB") { definitions in
      let names = (Self.names.map(\.name) + SceneTheme.colorNames).map { JSONValue.string($0) }
      return [
        "anyOf": [
          ["enum": .array(names)],
          ["type": "string", "pattern": "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"],
          definitions.orTemplate(false),
        ]
      ]
    } read: { node, decoder in
      guard let scalar = decoder.scalar(node, expected: "a colour: a name or #RRGGBB") else {
        return nil
      }
      if let hex = Color.Resolved(hex: scalar.text) { return Color(hex) }
      if let color = decoder.surroundings.theme.color(named: scalar.text) { return color }
      if let match = Self.names.first(where: { $0.name == scalar.text }) { return match.color }
      return decoder.reportUnknown(
        node, scalar.text, among: Self.names.map(\.name), expected: "a colour: a name or #RRGGBB")
    }
    let schemes = RecordType<Color>("a mapping of light and dark") { fields in
      let light = fields.required("light", spelled, "The colour on light grounds.")
      let dark = fields.required("dark", spelled, "The colour on dark grounds.")
      return { values, _ in
        Color(
          light: values[light].resolved(in: .light), dark: values[dark].resolved(in: .dark))
      }
    }
    return .scalar(
      spelled, or: schemes.type, expected: "a colour, or a mapping of light and dark"
    ).named("color")
  }

  private static var names: [(name: String, color: Color)] { Color.named + [("none", .clear)] }
}
