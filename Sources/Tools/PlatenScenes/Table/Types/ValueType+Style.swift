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
      let style = fields.required("style", .style, "The style to change.")
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

// MARK: - Names

/// The styles that can fill and stroke.
enum StyleTable {
  /// The styles that need no more than a name; they come before the colours that are called the same.
  static let named: [(name: String, value: AnyShapeStyle)] = [
    ("primary", AnyShapeStyle(.primary)), ("secondary", AnyShapeStyle(.secondary)),
    ("tertiary", AnyShapeStyle(.tertiary)), ("quaternary", AnyShapeStyle(.quaternary)),
    ("quinary", AnyShapeStyle(.quinary)), ("foreground", AnyShapeStyle(.foreground)),
    ("background", AnyShapeStyle(.background)), ("tint", AnyShapeStyle(.tint)),
    ("ultraThinMaterial", AnyShapeStyle(.ultraThinMaterial)),
    ("thinMaterial", AnyShapeStyle(.thinMaterial)),
    ("regularMaterial", AnyShapeStyle(.regularMaterial)),
    ("thickMaterial", AnyShapeStyle(.thickMaterial)),
    ("ultraThickMaterial", AnyShapeStyle(.ultraThickMaterial)), ("bar", AnyShapeStyle(.bar)),
    ("separator", AnyShapeStyle(.separator)), ("selection", AnyShapeStyle(.selection)),
    ("placeholder", AnyShapeStyle(.placeholder)), ("link", AnyShapeStyle(.link)),
    ("windowBackground", AnyShapeStyle(.windowBackground)), ("fill", AnyShapeStyle(.fill)),
    ("fill.secondary", AnyShapeStyle(.fill.secondary)),
    ("fill.tertiary", AnyShapeStyle(.fill.tertiary)),
    ("fill.quaternary", AnyShapeStyle(.fill.quaternary)),
  ]

  /// The names in mappings that are styles.
  static let mappingKeys = NamedColors.mappingKeys.union(["style"] + gradients.names)

  static let names = named.map(\.name)

  private static let styles = Dictionary(named.map { ($0.name, $0.value) }) { one, _ in one }

  static func style(named name: String) -> AnyShapeStyle? { styles[name] }

  /// The styles that are told how they run.
  static let gradients = PartTable<AnyShapeStyle>(
    "gradientStyle",
    [
      [
        GradientPart.linear.map { AnyShapeStyle($0) },
        GradientPart.radial.map { AnyShapeStyle($0) },
        GradientPart.elliptical.map { AnyShapeStyle($0) },
        GradientPart.angular.map { AnyShapeStyle($0) },
        GradientPart.conic.map { AnyShapeStyle($0) },
        Part(
          "gradient", "A gradient from top to bottom. A single colour becomes a slight gradient."
        ) { fields in
          let gradient = fields.required("gradient", .gradient, "The colours.")
          fields.setPrimary(gradient)
          return { values, _ in AnyShapeStyle(values[gradient]) }
        },
      ]
    ])
}

// MARK: - Fills

extension ValueType where Value == FillStyle {
  /// How an area is filled.
  static var fillStyle: ValueType {
    RecordType<FillStyle>("a mapping of eoFill and antialiased") { fields in
      let eoFill = fields.optional(
        "eoFill", .boolean, default: false,
        "Whether to leave areas empty that the outline surrounds an even number of times.")
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

// MARK: - Layers

/// A layer behind or in front of a view.
enum SceneLayer {
  case style(AnyShapeStyle)
  case view(AnyView)

  /// The layer as a view; a style fills the space.
  var view: AnyView {
    switch self {
    case .style(let style): AnyView(Rectangle().fill(style))
    case .view(let view): view
    }
  }
}

extension ValueType where Value == SceneLayer {
  /// A style, a view, or a list of views in front of each other.
  static var layer: ValueType {
    let style = ValueType<AnyShapeStyle>.style
    let view = ValueType<AnyView>.view
    let views = ValueType<[AnyView]>.views
    let expected = "a style or a view"
    return ValueType(expected: expected) { definitions in
      [
        "anyOf": [
          style.schema(&definitions), view.schema(&definitions), views.schema(&definitions),
        ]
      ]
    } read: { node, decoder in
      switch node.content {
      case .sequence:
        return views.read(node, decoder).map { views in
          .view(AnyView(ZStack { ViewList(views: views) }))
        }
      case .scalar(let scalar)
      where decoder.isView(scalar.text) && decoder.style(named: scalar.text) == nil:
        return view.read(node, decoder).map { .view($0) }
      case .mapping(let entries)
      where entries.contains(where: { decoder.isView($0.key) })
        && !entries.allSatisfy({ style.mappingKeys.contains($0.key) }):
        return view.read(node, decoder).map { .view($0) }
      default:
        return style.read(node, decoder).map { .style($0) }
      }
    }.mapping(of: style.mappingKeys)
  }
}

extension SceneDecoder {
  /// Returns whether a name is that of a kind of views.
  fileprivate func isView(_ name: String) -> Bool { ViewTable.views.position(of: name) != nil }
}
