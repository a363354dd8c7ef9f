internal import Platen

extension ValueType where Value == AnyShapeStyle {
  /// What fills or strokes: a colour, a style's name, a gradient, or another with an opacity.
  static var style: ValueType {
    let gradient = StyleTable.gradients.type("a gradient")
    let color = ValueType<Color>.color
    let expected = "a style: a colour, a style's name or a mapping"
    return ValueType(expected: expected) { definitions in
      [
        "anyOf": [
          ["enum": .array(StyleTable.names.map { .string($0) })], color.schema(&definitions),
          gradient.schema(&definitions), faded.schema(&definitions),
        ]
      ]
    } read: { node, decoder in
      switch node.content {
      case .scalar: return decoder.style(node)
      case .mapping(let entries):
        for entry in entries {
          if entry.key == "style" { return faded.read(node, decoder) }
          if StyleTable.gradients.position(of: entry.key) != nil {
            return gradient.read(node, decoder)
          }
        }
        return color.read(node, decoder).map { AnyShapeStyle($0) }
      case .sequence: return decoder.report(node, expected: expected)
      }
    }.named("style").mapping(of: StyleTable.mappingKeys)
  }

  private static var faded: ValueType {
    RecordType<AnyShapeStyle>("a mapping of style and opacity") { fields in
      let style = fields.required("style", .style, "The style that is changed.")
      let opacity = fields.required(
        "opacity", .fraction, "From 0, clear, to 1, as opaque as it was.")
      return { values, _ in AnyShapeStyle(values[style].opacity(values[opacity])) }
    }.type
  }
}

extension SceneDecoder {
  /// The style that a name or hexadecimal digits stand for; a theme's colours come first.
  func style(named text: String) -> AnyShapeStyle? {
    if let color = themeColor(named: text) { return AnyShapeStyle(color) }
    return StyleTable.style(named: text) ?? NamedColors.color(text).map { AnyShapeStyle($0) }
  }

  fileprivate func style(_ node: SourceNode) -> AnyShapeStyle? {
    let expected = "a style: a name or \"#RRGGBB\""
    guard let text = scalar(node, expected: expected)?.text else { return nil }
    if let style = style(named: text) { return style }
    return reportNoColor(
      node, text, among: StyleTable.names + NamedColors.names, expected: expected)
  }
}
