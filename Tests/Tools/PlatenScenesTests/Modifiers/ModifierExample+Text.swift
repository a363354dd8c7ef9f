import Platen

extension ModifierExample {
  static let texts: [ModifierExample] = [
    .init(.text, "{font: title}") { $0.font(.title) },
    .init(.text, "{font: 30}") { $0.font(.system(size: 30)) },
    .init(.text, "{font: {style: caption, weight: bold}}") { $0.font(.caption.weight(.bold)) },
    .init(.text, "{lineLimit: 1}") { $0.lineLimit(1) },
    .init(.text, "{lineLimit: {number: 5, reservesSpace: true}}, {background: red}") {
      $0.lineLimit(5, reservesSpace: true).background(.red)
    },
    .init(.text, "{lineLimit: 4...5}, {background: red}") { $0.lineLimit(4...5).background(.red) },
    .init(.text, "{lineLimit: 4...}, {background: red}") { $0.lineLimit(4...).background(.red) },
    .init(.text, "{lineLimit: ...2}") { $0.lineLimit(...2) },
    .init(.text, "{lineLimit: null}", isVisible: false) { $0.lineLimit(nil) },
    .init(.text, "{minimumScaleFactor: 0.5}, {lineLimit: 1}") {
      $0.minimumScaleFactor(0.5).lineLimit(1)
    },
    .init(.text, "allowsTightening, {lineLimit: 1}") { $0.allowsTightening(true).lineLimit(1) },
    .init(.text, "{lineSpacing: 5}") { $0.lineSpacing(5) },
    .init(.text, "{tabStops: [20, 1in]}", isVisible: false) { $0.tabStops([20, 72]) },
    .init(.text, "{lineHeight: tight}") { $0.lineHeight(.tight) },
    .init(.text, "{lineHeight: ink}", isVisible: false) { $0.lineHeight(.ink) },
    .init(.text, "{lineHeight: {points: 40}}") { $0.lineHeight(.exact(points: 40)) },
    .init(.text, "{lineHeight: {increase: 1.5}}") { $0.lineHeight(.leading(increase: 1.5)) },
    .init(.text, "{lineHeight: {factor: 2}}") { $0.lineHeight(.multiple(factor: 2)) },
    .init(.text, "{multilineTextAlignment: trailing}") { $0.multilineTextAlignment(.trailing) },
    .init(.text, "{truncationMode: middle}, {lineLimit: 1}") {
      $0.truncationMode(.middle).lineLimit(1)
    },
    .init(.text, "{textCase: uppercase}") { $0.textCase(.uppercase) },
    .init(.text, "textCase", isVisible: false) { $0.textCase(nil) },
    .init(.text, "{typesettingLanguage: ja}", isVisible: false) {
      $0.typesettingLanguage(.init(identifier: "ja"))
    },
    .init(.text, "redacted") { $0.redacted(reason: .placeholder) },
    .init(.text, "privacySensitive, {redacted: [privacy]}") {
      $0.privacySensitive().redacted(reason: .privacy)
    },
    .init(.text, "unredacted, redacted", isVisible: false) {
      $0.unredacted().redacted(reason: .placeholder)
    },
  ]

  static let letters: [ModifierExample] = [
    .init(.text, "bold") { $0.bold() },
    .init(.text, "{bold: false}", isVisible: false) { $0.bold(false) },
    .init(.text, "italic") { $0.italic() },
    .init(.text, "{fontWeight: heavy}") { $0.fontWeight(.heavy) },
    .init(.text, "{fontDesign: serif}") { $0.fontDesign(.serif) },
    .init(.text, "{fontDesign: monospaced}") { $0.fontDesign(.monospaced) },
    .init(.text, "{fontWidth: condensed}", isVisible: false) { $0.fontWidth(.condensed) },
    .init(.text, "{fontWidth: 0.1}", isVisible: false) { $0.fontWidth(.init(0.1)) },
    .init(.text, "monospaced") { $0.monospaced() },
    .init(.text, "monospacedDigit", isVisible: false) { $0.monospacedDigit() },
    .init(.text, "underline") { $0.underline() },
    .init(.text, "{underline: {pattern: dashDot, color: red}}") {
      $0.underline(pattern: .dashDot, color: .red)
    },
    .init(.text, "strikethrough") { $0.strikethrough() },
    .init(.text, "{kerning: 2}") { $0.kerning(2) },
    .init(.text, "{tracking: -0.5}") { $0.tracking(-0.5) },
    .init(.text, "{baselineOffset: 4}", isVisible: false) { $0.baselineOffset(4) },
    .init(.text, "{textScale: secondary}") { $0.textScale(.secondary) },
    .init(.text, "{textScale: {scale: secondary, isEnabled: false}}", isVisible: false) {
      $0.textScale(.secondary, isEnabled: false)
    },
    .init(.text, "{fontFeature: {tag: kern, value: 0}}", isVisible: false) {
      $0.fontFeature("kern", 0)
    },
    .init(.text, "{fontVariation: {axis: wght, value: 650}}", isVisible: false) {
      $0.fontVariation("wght", 650)
    },
  ]
}
