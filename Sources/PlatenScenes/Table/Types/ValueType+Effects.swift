internal import Platen

extension ValueType where Value == FillStyle {
  /// How an area is filled.
  static var fillStyle: ValueType {
    RecordType<FillStyle>("a mapping of eoFill and antialiased") { fields in
      let eoFill = fields.optional(
        "eoFill", .boolean, default: false,
        "Whether areas that are surrounded an even number of times are left empty.")
      let antialiased = fields.optional(
        "antialiased", .boolean, default: true, "Whether the edges are smooth.")
      return { values, _ in
        FillStyle(eoFill: values[eoFill], antialiased: values[antialiased])
      }
    }.type
  }
}

extension ValueType where Value == BlendMode {
  /// How colours meet those below.
  static var blendMode: ValueType {
    name(
      "a blend mode",
      [
        ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
        ("darken", .darken), ("lighten", .lighten), ("colorDodge", .colorDodge),
        ("colorBurn", .colorBurn), ("softLight", .softLight), ("hardLight", .hardLight),
        ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
        ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity),
        ("sourceAtop", .sourceAtop), ("destinationOver", .destinationOver),
        ("destinationOut", .destinationOut), ("plusDarker", .plusDarker),
        ("plusLighter", .plusLighter),
      ])
  }
}

extension ValueType where Value == CGSize {
  /// Factors of the width and the height: one for both, or a mapping.
  static var scaleFactors: ValueType {
    let both = ValueType<CGFloat>.factor.map { CGSize(width: $0, height: $0) }
    let mapping = RecordType<CGSize>("a mapping of x and y") { fields in
      let x = fields.optional("x", .factor, default: 1, "The factor of the width.")
      let y = fields.optional("y", .factor, default: 1, "The factor of the height.")
      return { values, _ in CGSize(width: values[x], height: values[y]) }
    }.type
    return .scalar(both, or: mapping, expected: "a factor, or a mapping of x and y")
  }
}
