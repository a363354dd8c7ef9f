internal import Foundation
internal import PlatenDrawing
internal import PlatenText

/// What was said of a text's look; nil where nothing was, and what is around counts.
struct TextAttributes: Equatable, Sendable {
  var font: Font?
  var foreground: TextForeground?
  var background: Color?
  var isBold: Bool?
  var isItalic: Bool?
  var weight: Font.Weight?
  var design: Font.Design?
  var width: Font.Width?
  var isMonospaced: Bool?
  var hasMonospacedDigits: Bool?
  var features: [FontFeature] = []
  var variations: [FontVariation] = []
  var scale: Text.Scale?
  var language: TypesettingLanguage?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  /// Nil for what is around, a nil within for no line.
  var underline: Text.LineStyle??
  var strikethrough: Text.LineStyle??

  /// These attributes, and those around where these say nothing.
  func inside(of outer: TextAttributes) -> TextAttributes {
    TextAttributes(
      font: font ?? outer.font, foreground: foreground ?? outer.foreground,
      background: background ?? outer.background,
      isBold: isBold ?? outer.isBold,
      isItalic: isItalic ?? outer.isItalic, weight: weight ?? outer.weight,
      design: design ?? outer.design, width: width ?? outer.width,
      isMonospaced: isMonospaced ?? outer.isMonospaced,
      hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits,
      features: features.inside(of: outer.features),
      variations: variations.inside(of: outer.variations),
      scale: scale ?? outer.scale, language: language ?? outer.language,
      kerning: kerning ?? outer.kerning, tracking: tracking ?? outer.tracking,
      baselineOffset: baselineOffset ?? outer.baselineOffset,
      underline: underline ?? outer.underline,
      strikethrough: strikethrough ?? outer.strikethrough)
  }

  /// The font, changed as was said, or else `base`.
  func font(_ base: Font) -> Font {
    var font = font ?? base
    if let design { font = font.design(design) }
    if isMonospaced == true { font = font.monospaced() }
    if let width { font = font.width(width) }
    if let weight { font = font.weight(weight) }
    if isBold == true { font = font.bold() }
    if isItalic == true { font = font.italic() }
    if hasMonospacedDigits == true { font = font.monospacedDigit() }
    if let scale { font = font.scaled(by: scale.factor) }
    return font.set(features, variations)
  }

  /// The additional space after each letter in points; no number is 0.
  var letterSpacing: CGFloat {
    let spacing = tracking ?? kerning ?? 0
    return spacing.isFinite ? spacing : 0
  }

  /// Whether letters are set apart from each other: kerning keeps ligatures, tracking does not.
  var breaksLigatures: Bool { (tracking ?? 0) != 0 }

  /// How far the text is raised in points; no number is 0.
  var rise: CGFloat {
    guard let baselineOffset, baselineOffset.isFinite else { return 0 }
    return baselineOffset
  }
}

/// What a text is painted with.
struct TextForeground: Equatable, Sendable {
  let style: any ShapeStyle

  /// Styles that cannot be compared are never the same.
  static func == (a: TextForeground, b: TextForeground) -> Bool {
    guard let first = a.style as? any Hashable, let second = b.style as? any Hashable else {
      return false
    }
    return AnyHashable(first) == AnyHashable(second)
  }
}

private struct TextAttributesKey: EnvironmentKey {
  static let defaultValue = TextAttributes()
}

private struct TextCaseKey: EnvironmentKey {
  static var defaultValue: Text.Case? { nil }
}

extension EnvironmentValues {
  /// What was said of the look of the texts in a view, apart from the font and the colour.
  var textAttributes: TextAttributes {
    get { self[TextAttributesKey.self] }
    set { self[TextAttributesKey.self] = newValue }
  }

  /// How the letters of texts are changed; nil for as they are written.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
}
