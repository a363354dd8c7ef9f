internal import Foundation

/// Which families stand in for which, in order of preference.
enum FontCascade {
  /// The families to ask for first.
  static func families(for family: ResolvedFont.Family) -> [String] {
    switch family {
    case .design(.default): ["Inter"]
    case .design(.rounded): ["Nunito", "Inter"]
    case .design(.serif): ["Source Serif Pro", "Inter"]
    case .design(.monospaced): ["JetBrains Mono", "Inter"]
    case .named(let name): [name, "Inter"]
    case .symbols: ["Phosphor"]
    }
  }

  /// What is asked, in this order, for a cluster that the first face lacks.
  static func fallbacks(for font: ResolvedFont) -> [ResolvedFont] {
    let others = [
      "Inter", "Noto Sans CJK JP", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math",
    ].map { font.ofFamily(.named($0)) }
    guard font.isItalic else { return others }
    // An italic may have fewer letters than its upright: Source Serif's has no Greek.
    var upright = font
    upright.isItalic = false
    return [upright] + others
  }

  /// The family of coloured pictures.
  static let emoji = ResolvedFont.Family.named("Noto Color Emoji")

  /// The family whose glyph for what it lacks stands for what no font has: a plain box as high as a
  /// capital, where others have bars or crosses.
  static let box = ResolvedFont.Family.named("Noto Sans Symbols")
}
