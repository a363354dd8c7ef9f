internal import Platen

/// What can fill and stroke.
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
          "gradient", "A gradient from the top to the bottom; of one colour: its slight gradient."
        ) { fields in
          let gradient = fields.required("gradient", .gradient, "The colours.")
          fields.setPrimary(gradient)
          return { values, _ in AnyShapeStyle(values[gradient]) }
        },
      ]
    ])
}
