public import Foundation
public import PlatenText

/// UIKit's fonts, for layout code that measures with them.
///
/// The lengths are those of the bundled fonts, in points.
public struct UIFont: Hashable, Sendable {
  /// The weight of a font's strokes.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    let weight: Font.Weight

    /// The weight on UIKit's scale, from -1 to 1 with 0 for regular.
    public var rawValue: CGFloat {
      Self.scale.min { abs($0.value - weight.value) < abs($1.value - weight.value) }?.raw ?? 0
    }

    /// The nearest of UIKit's weights.
    public init(rawValue: CGFloat) {
      let nearest = Self.scale.min { abs($0.raw - rawValue) < abs($1.raw - rawValue) }
      weight = Font.Weight(value: nearest?.value ?? 400)
    }

    init(weight: Font.Weight) { self.weight = weight }

    /// UIKit's weights beside OpenType's.
    private static let scale: [(raw: CGFloat, value: CGFloat)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
      (0.56, 800), (0.62, 900),
    ]

    /// The thinnest strokes.
    public static let ultraLight = Weight(weight: .ultraLight)
    /// Very thin strokes.
    public static let thin = Weight(weight: .thin)
    /// Strokes lighter than regular.
    public static let light = Weight(weight: .light)
    /// The strokes of ordinary text.
    public static let regular = Weight(weight: .regular)
    /// Strokes a little heavier than regular.
    public static let medium = Weight(weight: .medium)
    /// Strokes between medium and bold, as in headlines.
    public static let semibold = Weight(weight: .semibold)
    /// The strokes of bold text.
    public static let bold = Weight(weight: .bold)
    /// Strokes heavier than bold.
    public static let heavy = Weight(weight: .heavy)
    /// The heaviest strokes.
    public static let black = Weight(weight: .black)
  }

  let font: Font

  /// Makes a font by the name of its family, of a size in points; the default family replaces a
  /// missing one.
  public init?(name fontName: String, size fontSize: CGFloat) {
    font = .custom(fontName, fixedSize: fontSize)
  }

  init(_ font: Font) { self.font = font }

  /// Returns the font of a text style at the Dynamic Type size of the current render.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let font = Font.system(style.style)
    let resolved = MeasuringContext.current.resolved(font)
    return UIFont(.system(size: resolved.size, weight: resolved.weight))
  }

  /// Returns the system's font of a size in points.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight))
  }

  /// Returns the system's bold font of a size in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize, weight: .semibold))
  }

  /// Returns the system's italic font of a size in points.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize).italic())
  }

  /// Returns the system's font with letters of one width, of a size in points.
  public static func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight, design: .monospaced))
  }

  /// Returns the system's font with digits of one width, of a size in points.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight).monospacedDigit())
  }

  /// The usual size of texts in points.
  public static let systemFontSize: CGFloat = 14
  /// The usual size of labels in points.
  public static let labelFontSize: CGFloat = 17

  /// The names of the available families: none is known here.
  public static var familyNames: [String] { [] }

  /// Returns the names of a family's fonts: none is known here.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }

  /// Returns this font at another size in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font.fixed(size: fontSize)) }

  /// The size of the type in points.
  public var pointSize: CGFloat { resolved.size }
  /// The distance from the baseline up to the top of the line, in points.
  public var ascender: CGFloat { metric(\.ascent) }
  /// The distance from the baseline down to the bottom of the line, in points: negative.
  public var descender: CGFloat { -metric(\.descent) }
  /// The gap between lines in points.
  public var leading: CGFloat { metric(\.leading) }
  /// The height of capital letters in points.
  public var capHeight: CGFloat { metric(\.capHeight) }
  /// The height of the small x in points.
  public var xHeight: CGFloat { metric(\.xHeight) }
  /// The height of a line in points.
  public var lineHeight: CGFloat { ascender - descender }

  private var resolved: ResolvedFont { MeasuringContext.current.resolved(font) }

  private func metric(_ path: KeyPath<FontMetrics, CGFloat>) -> CGFloat {
    let metrics = try? MeasuringContext.current.library.face(for: resolved).metrics
    return (metrics?[keyPath: path] ?? 0) * resolved.size
  }
}

// MARK: - Text styles

extension UIFont {
  /// UIKit's names of the text styles.
  public struct TextStyle: Hashable, Sendable {
    let style: Font.TextStyle

    /// Large titles.
    public static let largeTitle = TextStyle(style: .largeTitle)
    /// Titles of the first level.
    public static let title1 = TextStyle(style: .title)
    /// Titles of the second level.
    public static let title2 = TextStyle(style: .title2)
    /// Titles of the third level.
    public static let title3 = TextStyle(style: .title3)
    /// Headlines of a section.
    public static let headline = TextStyle(style: .headline)
    /// Headlines of a lower level, below a headline.
    public static let subheadline = TextStyle(style: .subheadline)
    /// Running text.
    public static let body = TextStyle(style: .body)
    /// Callouts beside the text.
    public static let callout = TextStyle(style: .callout)
    /// Footnotes.
    public static let footnote = TextStyle(style: .footnote)
    /// Captions of pictures.
    public static let caption1 = TextStyle(style: .caption)
    /// Smaller captions of pictures.
    public static let caption2 = TextStyle(style: .caption2)
  }
}

extension Font {
  /// Makes a font of one of UIKit's.
  public init(_ font: UIFont) { self = font.font }
}

// MARK: - Scaling

/// UIKit's scaling of lengths by Dynamic Type.
public struct UIFontMetrics: Hashable, Sendable {
  private let style: UIFont.TextStyle

  /// Makes the scaling of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The scaling of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Returns a length in points at the Dynamic Type size of the current render, on a pixel.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    value.scaledValue(relativeTo: style.style, context: .current)
  }

  /// Returns a font at the Dynamic Type size of the current render, of a whole size in points.
  public func scaledFont(for font: UIFont) -> UIFont {
    let scale = MeasuringContext.current.scale(of: style.style)
    return font.withSize((font.pointSize * scale).rounded())
  }

  /// Returns a font at the Dynamic Type size of the current render, `maximumPointSize` at most.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    let scaled = scaledFont(for: font)
    return scaled.pointSize > maximumPointSize ? scaled.withSize(maximumPointSize) : scaled
  }
}

// MARK: - Measuring strings

extension NSAttributedString.Key {
  /// The key of the font, a ``UIFont``, that characters have.
  public static let font = NSAttributedString.Key("NSFont")
}

extension String {
  /// Returns the size in points of this text on one line, unrounded, in the font among the
  /// attributes, or in 12 points of the system's.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = (attrs?[.font] as? UIFont) ?? .systemFont(ofSize: 12)
    let context = MeasuringContext.current
    let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let widths = lines.map { line in
      (try? context.library.measure(
        String(line), font: font.font, dynamicTypeSize: context.dynamicTypeSize,
        platform: context.platform
      ).width) ?? 0
    }
    return CGSize(
      width: widths.max() ?? 0, height: font.lineHeight * CGFloat(max(lines.count, 1)))
  }
}
