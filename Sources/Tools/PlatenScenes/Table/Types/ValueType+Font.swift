internal import Platen

extension ValueType where Value == Font {
  /// A font: a text style's name, a size in points, or a mapping that describes it.
  static var font: ValueType {
    let described = RecordType<Font>("a mapping of a font's fields") { fields in
      let style = fields.optional(
        "style", .textStyle, "The text style, which grows with Dynamic Type.")
      let size = fields.optional("size", .fontSize, "The font size in points.")
      let family = fields.optional(
        "family", .uncountedText,
        "The name of a font family, such as \"Inter\".")
      let weight = fields.optional("weight", .fontWeight, "The font weight.")
      let design = fields.optional("design", .fontDesign, "The font design.")
      let italic = fields.optional("italic", .boolean, default: false, "Whether it is italic.")
      return { values, _ in
        var font: Font
        if let family = values[family] {
          font = .custom(
            family, size: values[size] ?? 17, relativeTo: values[style] ?? .body)
        } else if let size = values[size] {
          font = .system(size: size, weight: nil, design: values[design])
        } else {
          font = .system(values[style] ?? .body, design: values[design])
        }
        if let weight = values[weight] { font = font.weight(weight) }
        return values[italic] ? font.italic() : font
      }
    }.type
    let size = ValueType<CGFloat>.fontSize.map { Font.system(size: $0) }
    let style = ValueType<Font.TextStyle>.textStyle.map { Font.system($0) }
    return ValueType(expected: "a font: a text style, a size in points or a mapping") {
      ["anyOf": [style.schema(&$0), size.schema(&$0), described.schema(&$0)]]
    } read: { node, decoder in
      guard case .scalar = node.content else { return described.read(node, decoder) }
      guard let scalar = decoder.scalar(node) else { return nil }
      if scalar.finiteNumber != nil || decoder.isLength(scalar) { return size.read(node, decoder) }
      let styles = Font.TextStyle.allCases.map { "\($0)" }
      guard !styles.contains(scalar.text), !node.isNull else { return style.read(node, decoder) }
      return decoder.reportUnknown(
        node, scalar.text, among: styles,
        expected:
          "a font: points, a family such as {family: \(scalar.text.prefix(40)), size: 17}, or one"
          + " of the text styles")
    }.named("font")
  }
}

extension ValueType where Value == CGFloat {
  /// The size of type.
  static var fontSize: ValueType {
    ValueType<Double>.points("a font size in points, from 1 to 10000", in: 1...10_000)
      .map { CGFloat($0) }
  }
}

extension ValueType where Value == Font.TextStyle {
  /// A text style by its name, such as `headline`.
  static var textStyle: ValueType {
    name("a text style", Font.TextStyle.allCases.map { ("\($0)", $0) })
  }
}

extension ValueType where Value == Font.Design {
  /// A kind of letters.
  static var fontDesign: ValueType {
    name(
      "a font design",
      [
        ("default", .default), ("serif", .serif), ("rounded", .rounded),
        ("monospaced", .monospaced),
      ])
  }
}

extension ValueType where Value == Font.Weight {
  /// How heavy the strokes of letters are.
  static var fontWeight: ValueType {
    name("a font weight", Font.Weight.named)
  }
}
