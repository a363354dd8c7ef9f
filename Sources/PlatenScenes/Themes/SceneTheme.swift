package import Platen

/// A look: the colours and the kind of letters of a scene, in light and dark.
package struct SceneTheme: Sendable {
  package var name: String
  /// What lies under the scene.
  package var background: Color
  /// Grounds of pills, cells and cards.
  package var surface: Color
  /// Texts.
  package var foreground: Color
  /// Texts of less weight.
  package var secondary: Color
  /// What is selected or stands out.
  package var accent: Color
  /// Colours that tell kinds of things apart, in the order of use; each can be read on the background.
  package var palette: [Color]
  /// The colours of weights, from the least to the greatest.
  package var scale: ColorScale
  /// The kind of letters; nil for what suits each view.
  package var design: Font.Design?

  /// The theme's colours by the names that scenes have for them.
  package var colors: [(name: String, color: Color)] {
    let own = [
      ("theme.background", background), ("theme.surface", surface),
      ("theme.foreground", foreground), ("theme.secondary", secondary),
      ("theme.accent", accent),
    ]
    return own + palette.enumerated().map { ("theme.palette\($0.offset + 1)", $0.element) }
  }

  /// How many colours a palette has.
  static let paletteCount = 6
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
