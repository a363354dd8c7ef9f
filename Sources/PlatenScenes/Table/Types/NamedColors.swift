internal import Platen

/// The colours that need no more than a name.
enum NamedColors {
  /// SwiftUI's colours, and those of iOS that suit both schemes.
  static let all: [(name: String, color: Color)] =
    Color.named + [
      ("none", .clear), ("accentColor", .accentColor), ("label", Color(.label)),
      ("secondaryLabel", Color(.secondaryLabel)), ("tertiaryLabel", Color(.tertiaryLabel)),
      ("quaternaryLabel", Color(.quaternaryLabel)), ("systemGray", Color(.systemGray)),
      ("systemGray2", Color(.systemGray2)), ("systemGray3", Color(.systemGray3)),
      ("systemGray4", Color(.systemGray4)), ("systemGray5", Color(.systemGray5)),
      ("systemGray6", Color(.systemGray6)), ("systemBackground", Color(.systemBackground)),
      ("secondarySystemBackground", Color(.secondarySystemBackground)),
      ("tertiarySystemBackground", Color(.tertiarySystemBackground)),
      ("systemGroupedBackground", Color(.systemGroupedBackground)),
      ("secondarySystemGroupedBackground", Color(.secondarySystemGroupedBackground)),
      ("tertiarySystemGroupedBackground", Color(.tertiarySystemGroupedBackground)),
    ]

  /// The names in mappings that are colours.
  static let mappingKeys: Set<String> = [
    "color", "opacity", "mix", "light", "dark", "red", "green", "blue", "colorSpace", "hue",
    "saturation", "brightness", "white", "contrasting",
  ]

  /// The names that a scene can have for colours.
  static let names = all.map(\.name) + SceneTheme.colorNames

  private static let colors = Dictionary(all.map { ($0.name, $0.color) }) { one, _ in one }

  /// The colour of a name or of hexadecimal digits after a number sign.
  static func color(_ text: String) -> Color? {
    if let color = colors[text] { return color }
    return text.hasPrefix("#") ? Color.Resolved(hex: text).map { Color($0) } : nil
  }
}
