public import Foundation

/// The true size of a line of text in a font, and the glyphs that draw it.
///
/// ```swift
/// let label = try FontLibrary.shared.measure("office", font: .system(size: 17))
/// let ends = label.carets.map(\.x)
/// ```
///
/// Lengths are points.
public struct MeasuredLabel: Sendable {
  /// The size of the type in points.
  public let size: CGFloat
  package let shaped: ShapedText

  package init(shaped: ShapedText, size: CGFloat) {
    self.shaped = shaped
    self.size = size
  }

  /// The text that was measured.
  public var text: String { shaped.text }
  /// The advance width: the distance that the text moves the pen.
  public var width: CGFloat { shaped.width * size }
  /// The distance from the baseline up to the top of the line.
  public var ascent: CGFloat { shaped.metrics.ascent * size }
  /// The distance from the baseline down to the bottom of the line.
  public var descent: CGFloat { shaped.metrics.descent * size }
  /// The gap that the font asks for between two lines.
  public var leading: CGFloat { shaped.metrics.leading * size }
  /// The height of capital letters.
  public var capHeight: CGFloat { shaped.metrics.capHeight * size }
  /// The characters that no font has.
  public var missing: [MissingGlyph] { shaped.missing }

  /// The smallest box around the ink, from the start of the baseline, y down.
  public var inkBounds: CGRect {
    let ink = shaped.inkBounds
    return CGRect(
      x: ink.minX * size, y: ink.minY * size, width: ink.width * size, height: ink.height * size)
  }
}

extension FontLibrary {
  /// Measures one line of text.
  ///
  /// - Parameters:
  ///   - platform: The platform whose sizes the text styles have.
  ///   - language: The text's language as a BCP 47 tag, which sets the forms of its letters.
  ///   - isRightToLeft: The direction of a text that has no strong character (UAX #9).
  /// - Throws: ``FontError`` if the library has no font to measure it with.
  public func measure(
    _ text: String, font: Font, dynamicTypeSize: DynamicTypeSize = .large,
    platform: Platform = .iOS, language: String = "en", isRightToLeft: Bool = false
  ) throws(FontError) -> MeasuredLabel {
    let resolved = font.resolved(for: dynamicTypeSize, on: platform)
    let request = ShapingRequest(
      text, font: resolved, language: language,
      direction: isRightToLeft ? .firstStrongElseRightToLeft : .firstStrongElseLeftToRight)
    var shaped = try shape(request)
    if text.hasTabs { shaped = shaped.reaching(TabStops(of: resolved.sized(1), library: self)) }
    return MeasuredLabel(shaped: shaped, size: resolved.size)
  }
}
