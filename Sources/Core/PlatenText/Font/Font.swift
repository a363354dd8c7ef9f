public import Foundation

/// The font of a text: a text style or a size, a design, a weight and a slant.
///
/// A font is a description. It becomes a face and a size in points when it meets a Dynamic Type
/// size and a ``FontLibrary``.
public struct Font: Hashable, Sendable {
  /// The source of the size and the family.
  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat)
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
  }

  var base: Base
  /// The letterforms that were asked for; nil where nobody did.
  ///
  /// A font by the name of its family has that family's.
  private(set) var family: ResolvedFont.Family?
  var weight: Weight?
  var isBold = false
  var isItalic = false
  var width: Width?
  var features: [FontFeature] = []
  var variations: [FontVariation] = []
  /// What the size is times, once it is known.
  var scale: CGFloat = 1

  init(_ base: Base, design: Design? = nil, weight: Weight? = nil) {
    self.base = base
    family = design.map { .design($0) }
    self.weight = weight
  }

  /// Returns a system font of a text style, whose size follows Dynamic Type.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style), design: design, weight: weight)
  }

  /// Returns a system font of a fixed size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.size(size), design: design, weight: weight)
  }

  /// Returns a font by the name of its family, whose size in points follows Dynamic Type as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: size, relativeTo: .body))
  }

  /// Returns a font by the name of its family, whose size in points follows Dynamic Type as
  /// `textStyle` does.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name: name, size: size, relativeTo: textStyle))
  }

  /// Returns a font by the name of its family, of a fixed size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
  }

  /// The text style of 34 pt at the default size.
  public static let largeTitle = system(.largeTitle)
  /// The text style of 28 pt at the default size.
  public static let title = system(.title)
  /// The text style of 22 pt at the default size.
  public static let title2 = system(.title2)
  /// The text style of 20 pt at the default size.
  public static let title3 = system(.title3)
  /// The text style of 17 pt, semibold, at the default size.
  public static let headline = system(.headline)
  /// The text style of 15 pt at the default size.
  public static let subheadline = system(.subheadline)
  /// The text style of 17 pt at the default size.
  public static let body = system(.body)
  /// The text style of 16 pt at the default size.
  public static let callout = system(.callout)
  /// The text style of 13 pt at the default size.
  public static let footnote = system(.footnote)
  /// The text style of 12 pt at the default size.
  public static let caption = system(.caption)
  /// The text style of 11 pt at the default size.
  public static let caption2 = system(.caption2)
}

extension Font {
  /// Returns this font, emphasised: bold, or semibold in the text styles from `title3` down.
  public func bold() -> Font { with { $0.isBold = true } }

  /// Returns this font with another weight.
  public func weight(_ weight: Weight) -> Font {
    with {
      $0.weight = weight
      $0.isBold = false
    }
  }

  /// Returns this font, slanted.
  public func italic() -> Font { with { $0.isItalic = true } }

  /// Returns this font in the monospaced design.
  public func monospaced() -> Font { family(.design(.monospaced)) }

  /// Returns this font at a size in points that does not follow Dynamic Type.
  package func fixed(size: CGFloat) -> Font {
    with {
      if case .custom(let name, _, _) = $0.base {
        $0.base = .custom(name: name, size: size, relativeTo: nil)
      } else {
        if $0.base == .style(.headline), $0.weight == nil { $0.weight = .semibold }
        $0.base = .size(size)
      }
    }
  }

  /// Returns this font, so many times as large as it is.
  package func scaled(by factor: CGFloat) -> Font { with { $0.scale *= factor } }

  /// Returns this font in other letterforms; one by the name of its family keeps that.
  package func family(_ family: ResolvedFont.Family) -> Font { with { $0.family = family } }

  /// Whether the font says which letterforms it has.
  package var hasFamily: Bool {
    if case .custom = base { return true }
    return family != nil
  }

  /// Returns this font, slanted or not.
  public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }

  /// Returns this font, emphasised or not.
  public func bold(_ isActive: Bool) -> Font { with { $0.isBold = isActive } }

  /// Returns this font with small capitals instead of lowercase letters, if it has them.
  public func lowercaseSmallCaps() -> Font { with { $0.features.set(.smallCapsOfSmall) } }

  /// Returns this font with small capitals instead of capitals, if it has them.
  public func uppercaseSmallCaps() -> Font { with { $0.features.set(.smallCapsOfCapitals) } }

  /// Returns this font with small capitals instead of all letters, if it has them.
  public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

  /// Returns this font in a width.
  ///
  /// The letters of a variable font with an axis for it are narrower or wider; the letters of other
  /// fonts do not change.
  public func width(_ width: Width) -> Font { with { $0.width = width } }

  /// Returns this font with its lines closer together or further apart.
  ///
  /// Platen does not change the lines.
  public func leading(_ leading: Leading) -> Font { self }

  /// Returns this font with digits of one width.
  public func monospacedDigit() -> Font { with { $0.features.set(.tabularFigures) } }

  /// The text style whose Dynamic Type curve this font follows; nil for a fixed size.
  package var textStyle: TextStyle? {
    switch base {
    case .style(let style): style
    case .size: nil
    case .custom(_, _, let style): style
    }
  }

  func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}

// MARK: - Attributes

extension Font {
  /// A named text style with a place in the Dynamic Type tables.
  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// A family of letterforms of the system font.
  public enum Design: String, CaseIterable, Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The width of the letters.
  public struct Width: Hashable, Sendable {
    /// The width as a number: 0 is normal, and smaller numbers are narrower.
    public var value: CGFloat

    /// Makes a width as a number.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest.
    public static let compressed = Width(-0.4)
    /// Narrower than usual.
    public static let condensed = Width(-0.2)
    /// The normal width.
    public static let standard = Width(0)
    /// Wider than usual.
    public static let expanded = Width(0.2)
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    /// The normal width.
    case standard
    /// Closer together.
    case tight
    /// Further apart.
    case loose
  }

  /// The weight of the strokes.
  public struct Weight: Hashable, Sendable {
    /// The weight on OpenType's scale, 1 to 1000; regular is 400 and bold 700.
    package var value: CGFloat

    package init(value: CGFloat) { self.value = value }

    /// 100 on OpenType's scale.
    public static let ultraLight = Weight(value: 100)
    /// 200 on OpenType's scale.
    public static let thin = Weight(value: 200)
    /// 300 on OpenType's scale.
    public static let light = Weight(value: 300)
    /// 400 on OpenType's scale.
    public static let regular = Weight(value: 400)
    /// 500 on OpenType's scale.
    public static let medium = Weight(value: 500)
    /// 600 on OpenType's scale.
    public static let semibold = Weight(value: 600)
    /// 700 on OpenType's scale.
    public static let bold = Weight(value: 700)
    /// 800 on OpenType's scale.
    public static let heavy = Weight(value: 800)
    /// 900 on OpenType's scale.
    public static let black = Weight(value: 900)

    /// The weights that have a name, the lightest first.
    package static let named: [(name: String, value: Weight)] = [
      ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
      ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
      ("black", .black),
    ]
  }
}
