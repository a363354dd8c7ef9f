internal import Foundation
internal import PlatenDrawing
package import PlatenText

/// The attributes of a text; what is not set is inherited.
///
/// Of most texts at most a colour is said: the rest is on the heap.
@dynamicMemberLookup
struct TextAttributes: Equatable, Sendable {
  /// The attributes of the letters, and of their surroundings, on the heap.
  private final class Box: Sendable {
    let letters: LetterAttributes

    init(_ letters: LetterAttributes) { self.letters = letters }
  }

  var foreground: TextForeground?
  private var box: Box?

  /// The attributes of the letters, and of their surroundings.
  var letters: LetterAttributes {
    get { box?.letters ?? LetterAttributes() }
    set { box = newValue.saysNothing ? nil : Box(newValue) }
  }

  /// Whether nothing was said but the colour.
  var isColorAlone: Bool { box == nil }

  /// Something that was said of the letters.
  subscript<Value>(dynamicMember path: WritableKeyPath<LetterAttributes, Value>) -> Value {
    get { letters[keyPath: path] }
    set { letters[keyPath: path] = newValue }
  }

  static func == (a: TextAttributes, b: TextAttributes) -> Bool {
    (a.box === b.box || a.letters == b.letters) && a.foreground == b.foreground
  }

  /// These attributes, and those around where these say nothing.
  func inside(of outer: TextAttributes) -> TextAttributes {
    var both = TextAttributes()
    both.foreground = foreground ?? outer.foreground
    both.box = box ?? outer.box
    if let box, let outer = outer.box { both.letters = box.letters.inside(of: outer.letters) }
    return both
  }

  /// Returns whether these look as others do but for the foreground.
  func hasSameLetters(as other: TextAttributes) -> Bool {
    box === other.box || letters == other.letters
  }
}

/// The attributes of a text's letters; nil for what is not set.
struct LetterAttributes: Equatable, Sendable {
  var font: Font? {
    didSet { isFamilyOfOuter = true }
  }
  var background: Color?
  /// Where the letters lead to.
  var link: URL?
  var isBold: Bool?
  var isItalic: Bool?
  var weight: Font.Weight?
  /// A design, or a family by its name.
  var family: ResolvedFont.Family? {
    didSet { isFamilyOfOuter = false }
  }
  /// Whether the font was said after the family, nearer to the text: the font's own letterforms
  /// count then.
  var isFamilyOfOuter = false
  var width: Font.Width?
  var isMonospaced: Bool?
  var hasMonospacedDigits: Bool?
  var features: [FontFeature] = []
  var variations: [FontVariation] = []
  /// The size in sizes of the font.
  var scale: CGFloat?
  var language: TypesettingLanguage?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  /// Nil for what is around, a nil within for no line.
  var underline: TextLine??
  var strikethrough: TextLine??

  /// Whether these are as if nobody had said anything.
  ///
  /// Which of the font and the family was said first does not count while neither is there.
  fileprivate var saysNothing: Bool {
    if font != nil || family != nil || isBold != nil { return false }
    var said = self
    said.isFamilyOfOuter = false
    return said == LetterAttributes()
  }

  /// These attributes, and those around where these say nothing.
  fileprivate func inside(of outer: LetterAttributes) -> LetterAttributes {
    var both = LetterAttributes(
      font: font ?? outer.font, background: background ?? outer.background,
      link: link ?? outer.link,
      isBold: isBold ?? outer.isBold,
      isItalic: isItalic ?? outer.isItalic, weight: weight ?? outer.weight,
      family: family ?? outer.family, width: width ?? outer.width,
      isMonospaced: isMonospaced ?? outer.isMonospaced,
      hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits,
      features: features.inside(of: outer.features),
      variations: variations.inside(of: outer.variations),
      scale: scale ?? outer.scale, language: language ?? outer.language,
      kerning: kerning ?? outer.kerning, tracking: tracking ?? outer.tracking,
      baselineOffset: baselineOffset ?? outer.baselineOffset,
      underline: underline ?? outer.underline,
      strikethrough: strikethrough ?? outer.strikethrough)
    let isOwn = font != nil || family != nil
    both.isFamilyOfOuter = isOwn ? isFamilyOfOuter : outer.isFamilyOfOuter
    return both
  }

  /// The font, changed as was said, or else `base`.
  func font(_ base: Font) -> Font {
    var font = font ?? base
    if let family, !(isFamilyOfOuter && font.hasFamily) { font = font.family(family) }
    if isMonospaced == true { font = font.monospaced() }
    if let width { font = font.width(width) }
    if let weight { font = font.weight(weight) }
    if isBold == true { font = font.bold() }
    if isItalic == true { font = font.italic() }
    if hasMonospacedDigits == true { font = font.monospacedDigit() }
    if let scale { font = font.scaled(by: scale) }
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

/// The style that a text is painted with.
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

extension EnvironmentValues {
  /// The letterforms that were asked for around a view; nil for those of its fonts.
  package var fontFamily: ResolvedFont.Family? { textAttributes.family }
}

/// A line under or through a text.
struct TextLine: Hashable, Sendable {
  /// Lengths of ink and of nothing, in widths of the line; empty for a line without gaps.
  let dashes: [Int]
  /// Nil for the colour of the text.
  let color: Color?
}
