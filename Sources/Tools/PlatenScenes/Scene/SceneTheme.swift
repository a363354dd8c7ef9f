package import Platen

/// A look: the colours and the kind of letters of a scene, in light and dark.
package struct SceneTheme: Sendable {
  package var name: String
  /// What lies under the scene.
  package var background: Color
  /// Grounds of pills, cells and cards.
  package var surface: Color
  /// The colour of texts.
  package var foreground: Color
  /// The colour of texts of less weight.
  package var secondary: Color
  /// What is selected or stands out.
  package var accent: Color
  /// Colours that tell kinds of things apart, in the order of use; each can be read on the background.
  package var palette: [Color]
  /// The colours of weights, from the least to the greatest.
  package var scale: ColorScale
  /// The kind of letters; nil for what suits each view.
  package var design: Font.Design?
  /// A family by its name, in place of the design's; nil for that.
  package var font: String?

  /// The theme's colours by the names that scenes have for them.
  package var colors: [(name: String, color: Color)] {
    let own = [
      ("theme.background", background), ("theme.surface", surface),
      ("theme.foreground", foreground), ("theme.secondary", secondary),
      ("theme.accent", accent),
    ]
    return own + palette.enumerated().map { ("theme.palette\($0.offset + 1)", $0.element) }
  }

  /// The letters of texts that ask for no others; nil for what suits each view.
  var fontFamily: ResolvedFont.Family? {
    font.map { .named($0) } ?? design.map { .design($0) }
  }

  /// The names of ``colors``, the same in every theme.
  static let colorNames = SceneTheme.system.colors.map(\.name)

  /// The theme's colour of a name, such as `theme.accent`, or of a weight, as `theme.scale(0.5)`.
  func color(named name: String) -> Color? {
    guard name.hasPrefix("theme.") else { return nil }
    if let color = colors.first(where: { $0.name == name }) { return color.color }
    guard name.hasPrefix("theme.scale("), name.hasSuffix(")") else { return nil }
    let place = Double(name.dropFirst("theme.scale(".count).dropLast())
    return place.map { scale.color(at: $0) }
  }
}

// MARK: - Backgrounds

extension SceneTheme {
  /// Returns the theme on another background.
  ///
  /// In a scheme in which the colours of the other scheme are easier to read on it, those take the place
  /// of the scheme's own: texts on a light background are dark in the dark scheme, too.
  func placed(on ground: Color) -> SceneTheme {
    func suiting(_ scheme: ColorScheme) -> ColorScheme {
      let behind = ground.resolved(in: scheme).over(background.resolved(in: scheme))
      let contrasts = [scheme, scheme == .light ? .dark : .light].map {
        (scheme: $0, contrast: foreground.resolved(in: $0).contrast(with: behind))
      }
      return contrasts[0].contrast >= contrasts[1].contrast ? scheme : contrasts[1].scheme
    }
    var theme = self
    theme.background = ground
    let (light, dark) = (suiting(.light), suiting(.dark))
    if light == .light, dark == .dark { return theme }
    func suiting(_ color: Color) -> Color {
      Color(light: color.resolved(in: light), dark: color.resolved(in: dark))
    }
    (theme.surface, theme.foreground) = (suiting(surface), suiting(foreground))
    (theme.secondary, theme.accent) = (suiting(secondary), suiting(accent))
    theme.palette = palette.map(suiting)
    theme.scale = ColorScale(scale.colors.map(suiting))
    return theme
  }
}

// MARK: - Fields

extension ValueType where Value == SceneTheme {
  /// A theme by its name.
  static var themeName: ValueType { name("a theme", SceneTheme.builtIn.map { ($0.name, $0) }) }

  /// A theme: a name, or a mapping that changes one.
  static var theme: ValueType {
    let named = themeName
    let described = RecordType<SceneTheme>("a mapping of a theme's fields") { fields in
      let base = fields.optional(
        "base", named, default: "system", "The theme that provides everything else.")
      let background = fields.optional(
        "background", .color,
        "The background of the scene. Colours that are not set here suit it in both schemes.")
      let surface = fields.optional("surface", .color, "The background of pills, cells and cards.")
      let foreground = fields.optional("foreground", .color, "The colour of texts.")
      let secondary = fields.optional("secondary", .color, "The colour of less important texts.")
      let accent = fields.optional(
        "accent", .color,
        "The colour of selected and highlighted parts.")
      let palette = fields.optional(
        "palette", ValueType<Color>.color.list("a list of 1 to 12 colours", count: 1...12),
        "Colours for groups and series, in the order of use.")
      let scale = fields.optional(
        "scale", ValueType<Color>.color.list("a list of 1 to 12 colours", count: 1...12),
        "The colours of weights, from the least to the greatest.")
      let design = fields.optional("design", .fontDesign, "The font design.")
      let font = fields.optional(
        "font", .uncountedText, "The name of a font family, instead of a design.")
      return { values, _ in
        var theme = values[base]
        if let ground = values[background] { theme = theme.placed(on: ground) }
        theme.surface = values[surface] ?? theme.surface
        theme.foreground = values[foreground] ?? theme.foreground
        theme.secondary = values[secondary] ?? theme.secondary
        theme.accent = values[accent] ?? theme.accent
        theme.palette = values[palette] ?? theme.palette
        theme.scale = values[scale].map { ColorScale($0) } ?? theme.scale
        theme.design = values[design] ?? theme.design
        theme.font = values[font]
        return theme
      }
    }.type
    return .scalar(named, or: described, expected: "a theme's name, or a mapping of its fields")
      .named("theme")
  }
}

// MARK: - The themes that there are

extension SceneTheme {
  /// The themes that need no description, the default first.
  package static let builtIn = [system, paper, ocean, meadow, candy, mono]

  /// The colours of the system.
  static let system = SceneTheme(
    name: "system", background: Color(0xFFFFFF, 0x000000), surface: Color(0xECECF1, 0x2C2C2E),
    foreground: .primary, secondary: .secondary, accent: .accentColor,
    palette: [
      Color(0x0062CC, 0x409CFF), Color(0x0A7B2F, 0x30DB5B), Color(0xC83200, 0xFFB340),
      Color(0xD20D44, 0xFF6482), Color(0x8944AB, 0xDA8FFF), Color(0x0071A4, 0x70D7FF),
    ],
    scale: .standard, design: .default)

  /// The colours of the system, and the letters that suit each view.
  package static var none: SceneTheme {
    var theme = system
    theme.design = nil
    return theme
  }

  /// Warm paper and printers' inks.
  static let paper = SceneTheme(
    name: "paper", background: Color(0xFAF6EE, 0x1E1B16), surface: Color(0xEFE7D8, 0x312B22),
    foreground: Color(0x2B2620, 0xF2EADB), secondary: Color(0x6B6154, 0xB3A793),
    accent: Color(0xA3341F, 0xF08A6B),
    palette: [
      Color(0xA3341F, 0xF08A6B), Color(0x8A5A00, 0xE3B04B), Color(0x4F6B2A, 0xA7C474),
      Color(0x1F6660, 0x6FC7BD), Color(0x2F5597, 0x8FB3F0), Color(0x7A3B6F, 0xDA9BCB),
    ],
    scale: ColorScale([
      Color(0x736551, 0x9E927B), Color(0x8A5A00, 0xE3B04B), Color(0xA3341F, 0xF08A6B),
    ]),
    design: .serif)

  /// Deep and shallow water.
  static let ocean = SceneTheme(
    name: "ocean", background: Color(0xF2F8FB, 0x0B1A26), surface: Color(0xDDECF4, 0x17324A),
    foreground: Color(0x0D2B3E, 0xE3F1FA), secondary: Color(0x4A6577, 0x93B1C6),
    accent: Color(0x0A6C9E, 0x4FC3F7),
    palette: [
      Color(0x0A6C9E, 0x4FC3F7), Color(0x00726B, 0x4DD0C4), Color(0x3A56B0, 0x8FA8FF),
      Color(0x6C4AA8, 0xB9A0FF), Color(0x197842, 0x69D395), Color(0xA24A12, 0xFFB27A),
    ],
    scale: ColorScale([
      Color(0x506C7F, 0x7B9CB3), Color(0x0A6C9E, 0x4FC3F7), Color(0x06395A, 0xB8E8FF),
    ]),
    design: .default)

  /// Grass, and what flowers in it.
  static let meadow = SceneTheme(
    name: "meadow", background: Color(0xF6FAF1, 0x11190F), surface: Color(0xE3EFD8, 0x22321D),
    foreground: Color(0x1D2B16, 0xE9F4E1), secondary: Color(0x55654B, 0xA3B697),
    accent: Color(0x2D7828, 0x8BD67F),
    palette: [
      Color(0x2D7828, 0x8BD67F), Color(0x696E00, 0xCFD455), Color(0x8F5A00, 0xF0B85A),
      Color(0x0F7360, 0x5FD3B8), Color(0x2B68A0, 0x84BDF2), Color(0xA33A5C, 0xF599B5),
    ],
    scale: ColorScale([
      Color(0x5E6F51, 0x889B7C), Color(0x2D7828, 0x8BD67F), Color(0x0F7360, 0x5FD3B8),
    ]),
    design: .default)

  /// Bright and round.
  static let candy = SceneTheme(
    name: "candy", background: Color(0xFFF6FA, 0x221520), surface: Color(0xFFE3EF, 0x402539),
    foreground: Color(0x3A1530, 0xFFEAF5), secondary: Color(0x7E4F70, 0xD0A3C2),
    accent: Color(0xC2186B, 0xFF7EB8),
    palette: [
      Color(0xC2186B, 0xFF7EB8), Color(0x7B2FC0, 0xCF9BFF), Color(0x2A5FD0, 0x8FB4FF),
      Color(0x00747E, 0x59D6E0), Color(0xB34700, 0xFFA36B), Color(0x487500, 0xB6E05C),
    ],
    scale: ColorScale([
      Color(0x8C597D, 0xB08AA5), Color(0x7B2FC0, 0xCF9BFF), Color(0xC2186B, 0xFF7EB8),
    ]),
    design: .rounded)

  /// Black, white and what lies between.
  static let mono = SceneTheme(
    name: "mono", background: Color(0xFFFFFF, 0x0C0C0C), surface: Color(0xEDEDED, 0x2B2B2B),
    foreground: Color(0x111111, 0xF5F5F5), secondary: Color(0x5A5A5A, 0xA6A6A6),
    accent: Color(0x111111, 0xF5F5F5),
    palette: [
      Color(0x111111, 0xF5F5F5), Color(0x2B2B2B, 0xDDDDDD), Color(0x404040, 0xC6C6C6),
      Color(0x555555, 0xB0B0B0), Color(0x636363, 0x9E9E9E), Color(0x6B6B6B, 0x929292),
    ],
    scale: ColorScale([Color(0x6B6B6B, 0x929292), Color(0x111111, 0xF5F5F5)]), design: .default)
}
