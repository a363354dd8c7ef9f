internal import Foundation
internal import Platen
internal import PlatenText

/// What the size of a label depends on beside its text; nil for what is not said.
struct LabelStyle: Sendable {
  var font: Font?
  /// Points that the label is offered.
  var width: CGFloat?
  var height: CGFloat?
  var lineLimit: Int?
  var lineSpacing: CGFloat?
  var minimumScaleFactor: Double?
  var locale: Locale?
  var layoutDirection: LayoutDirection?

  /// The style with what it does not say taken from another.
  func filled(from other: LabelStyle) -> LabelStyle {
    LabelStyle(
      font: font ?? other.font, width: width ?? other.width, height: height ?? other.height,
      lineLimit: lineLimit ?? other.lineLimit, lineSpacing: lineSpacing ?? other.lineSpacing,
      minimumScaleFactor: minimumScaleFactor ?? other.minimumScaleFactor,
      locale: locale ?? other.locale, layoutDirection: layoutDirection ?? other.layoutDirection)
  }

  /// How a typesetter sets the label; the defaults are those of scenes.
  var paragraph: ParagraphStyle {
    var style = ParagraphStyle()
    style.lineLimit = lineLimit
    style.lineSpacing = lineSpacing ?? 0
    style.minimumScaleFactor = CGFloat(minimumScaleFactor ?? 1)
    if let locale { style.language = locale.identifier(.bcp47) }
    style.isRightToLeft = (layoutDirection ?? locale?.layoutDirection) == .rightToLeft
    style.alignment = style.isRightToLeft ? .trailing : .leading
    return style
  }
}

extension FieldList {
  /// Declares what the size of labels depends on.
  mutating func labelStyle() -> (FieldValues) -> LabelStyle {
    let font = optional("font", .font, "The font; left out: body.")
    let width = optional(
      "width", .length, "Points across that a label is offered; left out: as many as it takes.")
    let height = optional(
      "height", .length, "Points down that a label is offered; left out: as many as it takes.")
    let lineLimit = optional(
      "lineLimit", .count, "The most lines; left out: as many as there are.")
    let lineSpacing = optional(
      "lineSpacing", .length, "Points between lines beside the font's own; left out: 0.")
    let factor = optional(
      "minimumScaleFactor", .fraction,
      "The least part of its size that type may shrink to before the text is cut; left out: 1.")
    let locale = optional(
      "locale", .locale,
      "The language of the text, which decides on letters and lines, as BCP 47 names it; left out: "
        + "en.")
    let direction = optional(
      "layoutDirection", .layoutDirection,
      "The direction of texts without a letter that has one; left out: that of the locale.")
    return { values in
      LabelStyle(
        font: values[font], width: values[width], height: values[height],
        lineLimit: values[lineLimit], lineSpacing: values[lineSpacing],
        minimumScaleFactor: values[factor], locale: values[locale],
        layoutDirection: values[direction])
    }
  }
}
