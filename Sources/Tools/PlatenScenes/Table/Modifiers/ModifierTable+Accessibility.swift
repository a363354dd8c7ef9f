internal import Platen

extension ModifierTable {
  /// What an SVG says of a view to those who do not see it.
  static let accessibility: [Part<Modifier>] = [
    Part(
      "accessibilityLabel", "Sets the name that screen readers read.", "label", .text, "The name."
    ) { $0.accessibilityLabel($1) },
    Part(
      "accessibilityValue", "Sets the value that screen readers read.", "value", .text, "The value."
    ) { $0.accessibilityValue($1) },
    Part(
      "accessibilityHint", "Sets the hint that screen readers read.", "hint", .text, "The hint."
    ) { $0.accessibilityHint($1) },
    Part(
      "help", "Shows a tooltip when a pointer rests on the view in an SVG.", "help", .text,
      "The text."
    ) { $0.help($1) },
    Part(
      "accessibilityIdentifier", "Sets an identifier by which programs find the view.",
      "identifier", .text,
      "The name."
    ) { $0.accessibilityIdentifier($1) },
    Part(
      "accessibilityHidden", "Hides the view from screen readers.", "hidden", .boolean,
      "Whether to leave it out.", default: true
    ) { $0.accessibilityHidden($1) },
    Part(
      "accessibilityAddTraits", "Adds accessibility traits to the view.",
      "traits", .accessibilityTraits,
      "One trait or a list."
    ) { $0.accessibilityAddTraits($1) },
    Part(
      "accessibilityRemoveTraits", "Removes accessibility traits from the view.",
      "traits", .accessibilityTraits,
      "One trait or a list."
    ) { $0.accessibilityRemoveTraits($1) },
    Part(
      "accessibilityHeading", "Makes the view a heading.", "level", .headingLevel, "Its level.",
      default: "unspecified"
    ) { $0.accessibilityHeading($1) },
  ]
}

extension ValueType where Value == AccessibilityTraits {
  /// What a view is.
  fileprivate static var accessibilityTraits: ValueType {
    ValueType<AccessibilityTraits>.name(
      "an accessibility trait",
      [
        ("isButton", .isButton), ("isHeader", .isHeader), ("isSelected", .isSelected),
        ("isLink", .isLink), ("isSearchField", .isSearchField), ("isImage", .isImage),
        ("playsSound", .playsSound), ("isKeyboardKey", .isKeyboardKey),
        ("isStaticText", .isStaticText), ("isSummaryElement", .isSummaryElement),
        ("updatesFrequently", .updatesFrequently), ("startsMediaSession", .startsMediaSession),
        ("allowsDirectInteraction", .allowsDirectInteraction),
        ("causesPageTurn", .causesPageTurn), ("isModal", .isModal), ("isToggle", .isToggle),
        ("isTabBar", .isTabBar),
      ]
    ).oneOrMore("an accessibility trait, or a list of them")
      .map { $0.reduce(into: []) { $0.formUnion($1) } }
  }
}

extension ValueType where Value == AccessibilityHeadingLevel {
  /// How far down a heading is.
  fileprivate static var headingLevel: ValueType {
    name(
      "a heading's level",
      [
        ("unspecified", .unspecified), ("h1", .h1), ("h2", .h2), ("h3", .h3), ("h4", .h4),
        ("h5", .h5), ("h6", .h6),
      ])
  }
}
