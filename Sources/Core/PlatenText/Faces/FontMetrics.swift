internal import CHarfBuzz
package import Foundation

/// A face's lengths as fractions of the em: times a size in points, they are points.
package struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline up to the top of the line.
  package var ascent: CGFloat
  /// From the baseline down to the bottom of the line, positive.
  package var descent: CGFloat
  /// The gap that the font asks for between two lines.
  package var leading: CGFloat
  /// The height of capital letters.
  package var capHeight: CGFloat
  /// The height of the lowercase x.
  package var xHeight: CGFloat
  /// The line under a text.
  package var underline: Line
  /// The line through a text.
  package var strikethrough: Line

  /// A line along a text.
  package struct Line: Hashable, Sendable {
    /// From the baseline down to the line's upper edge; negative over the baseline.
    package var top: CGFloat
    /// The line's thickness, over zero.
    package var thickness: CGFloat
  }
}

// MARK: - Reading

extension FontMetrics {
  /// Reads a font's tables; what they leave out is as it is in most fonts.
  ///
  /// - Parameters:
  ///   - font: HarfBuzz's font, whose scale is its units.
  ///   - unitsPerEm: How many of them an em has.
  init(font: OpaquePointer, unitsPerEm: CGFloat) {
    var extents = hb_font_extents_t()
    // HarfBuzz takes the values of `hhea`, or of OS/2 where USE_TYPO_METRICS is set:
    // https://learn.microsoft.com/typography/opentype/spec/os2#fsselection
    hb_font_get_h_extents(font, &extents)
    func metric(_ tag: hb_ot_metrics_tag_t, else fallback: CGFloat) -> CGFloat {
      var value: hb_position_t = 0
      let found = hb_ot_metrics_get_position(font, tag, &value) != 0 && value > 0
      return found ? CGFloat(value) / unitsPerEm : fallback
    }
    func line(
      _ offset: hb_ot_metrics_tag_t, _ size: hb_ot_metrics_tag_t, else fallback: FontMetrics.Line
    ) -> FontMetrics.Line {
      var top: hb_position_t = 0
      var thickness: hb_position_t = 0
      // A font that says nothing has zeros in these fields, if it has them.
      guard hb_ot_metrics_get_position(font, size, &thickness) != 0, thickness > 0,
        hb_ot_metrics_get_position(font, offset, &top) != 0
      else { return fallback }
      return FontMetrics.Line(
        top: 0 - CGFloat(top) / unitsPerEm, thickness: CGFloat(thickness) / unitsPerEm)
    }
    let xHeight = metric(HB_OT_METRICS_TAG_X_HEIGHT, else: 0.5)
    // The usual thickness and position in fonts; the strikethrough is in the middle of small
    // letters.
    let thickness: CGFloat = 0.05
    self.init(
      ascent: CGFloat(extents.ascender) / unitsPerEm,
      descent: -CGFloat(extents.descender) / unitsPerEm,
      leading: max(CGFloat(extents.line_gap) / unitsPerEm, 0),
      capHeight: metric(HB_OT_METRICS_TAG_CAP_HEIGHT, else: 0.7),
      xHeight: xHeight,
      underline: line(
        HB_OT_METRICS_TAG_UNDERLINE_OFFSET, HB_OT_METRICS_TAG_UNDERLINE_SIZE,
        else: FontMetrics.Line(top: 0.1, thickness: thickness)),
      strikethrough: line(
        HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, HB_OT_METRICS_TAG_STRIKEOUT_SIZE,
        else: FontMetrics.Line(top: -(xHeight + thickness) / 2, thickness: thickness)))
  }
}
