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

  /// The families that are asked, in this order, for a character that the first face lacks.
  static let fallbacks = [
    "Inter", "Noto Sans CJK JP", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math",
  ]

  /// The family of coloured pictures.
  static let emoji = "Noto Color Emoji"
}
