import Platen

extension ModifierExample {
  static let others: [ModifierExample] = [
    .init(.row, "{colorScheme: dark}") { $0.colorScheme(.dark) },
    .init(.row, "{preferredColorScheme: dark}") { $0.preferredColorScheme(.dark) },
    .init(.row, "{dynamicTypeSize: accessibility2}") { $0.dynamicTypeSize(.accessibility2) },
    .init(.row, "{dynamicTypeSize: xLarge...xxxLarge}") {
      $0.dynamicTypeSize(.xLarge ... .xxxLarge)
    },
    .init(.row, "{environment: {layoutDirection: rightToLeft, font: title, lineLimit: 1}}") {
      $0.environment(\.layoutDirection, .rightToLeft).environment(\.font, .title)
        .environment(\.lineLimit, 1)
    },
    .init(.row, "{environment: {platform: macOS}}") {
      $0.environment(\.imitatedPlatform, .macOS)
    },
    .init(.text, "{environment: {lineHeight: loose}}") { $0.environment(\.lineHeight, .loose) },
    .init(.text, "{environment: {lineHeight: {points: 40}}}") {
      $0.environment(\.lineHeight, .exact(points: 40))
    },
    .init(
      .text,
      """
      {environment: {lineSpacing: 4, minimumScaleFactor: 0.9, allowsTightening: true,
      textCase: lowercase, displayScale: 1, dynamicTypeSize: small, locale: ja, timeZone: Asia/Tokyo,
      calendar: japanese}}
      """
    ) {
      $0.environment(\.lineSpacing, 4).environment(\.minimumScaleFactor, 0.9)
        .environment(\.allowsTightening, true).environment(\.textCase, .lowercase)
        .environment(\.displayScale, 1).environment(\.dynamicTypeSize, .small)
        .environment(\.locale, Locale(identifier: "ja"))
    },
    .init(
      .row,
      """
      {background: background}, {environment: {colorScheme: dark, backgroundStyle: purple,
      redactionReasons: placeholder, imageScale: large, isEnabled: false, controlSize: mini,
      horizontalSizeClass: compact, verticalSizeClass: regular}}
      """
    ) {
      $0.background(.background).environment(\.colorScheme, .dark)
        .environment(\.backgroundStyle, AnyShapeStyle(.purple))
        .environment(\.redactionReasons, .placeholder).environment(\.isEnabled, false)
    },
    .init(.controls, "{imageScale: large}") { $0.imageScale(.large) },
    .init(.row, "{accessibilityLabel: Name}") { $0.accessibilityLabel("Name") },
    .init(.row, "{accessibilityValue: 12}") { $0.accessibilityValue("12") },
    .init(.row, "{accessibilityHint: Hint}") { $0.accessibilityHint("Hint") },
    .init(.row, "{help: Told}") { $0.help("Told") },
    .init(.row, "{accessibilityIdentifier: row}") { $0.accessibilityIdentifier("row") },
    .init(.row, "accessibilityHidden") { $0.accessibilityHidden(true) },
    .init(.row, "{accessibilityAddTraits: [isButton, isHeader]}") {
      $0.accessibilityAddTraits([.isButton, .isHeader])
    },
    .init(
      .row, "{accessibilityAddTraits: isImage}, {accessibilityRemoveTraits: isImage}",
      isVisible: false
    ) {
      $0.accessibilityAddTraits(.isImage).accessibilityRemoveTraits(.isImage)
    },
    .init(.row, "{accessibilityHeading: h2}") { $0.accessibilityHeading(.h2) },
  ]
}
