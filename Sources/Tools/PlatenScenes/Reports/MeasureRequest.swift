internal import Foundation
internal import Platen

/// Labels to measure, as JSON or YAML says them.
///
/// A label is a text, or a mapping of its fields; what it does not say is said once for all labels.
package struct MeasureRequest: Sendable {
  /// A label and all that its size depends on.
  struct Label: Sendable {
    var text: String
    var style: LabelStyle
  }

  let labels: [Label]
  let dynamicTypeSize: DynamicTypeSize
  /// Pixels per point, to which bounds are rounded up.
  let scale: CGFloat
  /// What it was read from, for errors.
  private(set) var text = SceneText(name: "request", text: "")
  /// What it may ask for.
  private(set) var limits = MeasureLimits()

  /// Reads a request.
  ///
  /// - Throws: All that is wrong in the text; what is more than is allowed, before anything is
  ///   measured.
  package init(
    _ text: SceneText, as format: SourceFormat? = nil, limits: MeasureLimits = MeasureLimits()
  ) throws(SceneFileError) {
    let node = try SourceReader(limits: limits.source).read(text, as: format)
    let decoder = SceneDecoder(options: SceneOptions())
    let request = Self.part.declared().read(node, decoder)
    guard let request, decoder.errors.isEmpty else {
      throw SceneFileError(of: text, decoder.errors)
    }
    try limits.check(request.labels, of: text)
    self = request
    self.text = text
    self.limits = limits
  }

  private init(labels: [Label], dynamicTypeSize: DynamicTypeSize, scale: CGFloat) {
    self.labels = labels
    self.dynamicTypeSize = dynamicTypeSize
    self.scale = scale
  }

  /// What a JSON Schema (draft 2020-12) says of requests, without references.
  package static var schema: JSONValue {
    var definitions = SchemaDefinitions(isInline: true)
    return part.schema(&definitions)
  }
}

// MARK: - Reading

extension MeasureRequest {
  private static let part = Part<MeasureRequest>("request", "Labels to measure.") { fields in
    let labels = fields.required(
      "labels", Label.type.list("a list of 1 to 10000 labels", count: 1...10_000),
      "The labels: texts, or mappings of their fields.")
    let shared = fields.labelStyle()
    let dynamicTypeSize = fields.optional(
      "dynamicTypeSize", .dynamicTypeSize, default: "large",
      "The reader's preferred text size.")
    let scale = fields.optional(
      "scale", .scale, default: 2,
      "Pixels per point, to which bounds are rounded up. Pictures use 2.")
    return { values, _ in
      let shared = shared(values)
      return MeasureRequest(
        labels: values[labels].map { Label(text: $0.text, style: $0.style.filled(from: shared)) },
        dynamicTypeSize: values[dynamicTypeSize], scale: values[scale])
    }
  }
}

extension MeasureRequest.Label {
  fileprivate static let type = RecordType<Self>("a text, or a mapping of a label's fields") {
    fields in
    let text = fields.required("text", .literal, "The text.")
    let style = fields.labelStyle()
    fields.setPrimary(text)
    return { values, _ in Self(text: values[text], style: style(values)) }
  }.type
}

// MARK: - Styles

/// The style of a label, on which its size depends; nil for what is not set.
struct LabelStyle: Sendable {
  var font: Font?
  /// Points that the label is offered.
  var width: CGFloat?
  var height: CGFloat?
  var lineLimit: Int?
  var lineSpacing: CGFloat?
  var lineHeight: AttributedString.LineHeight?
  var minimumScaleFactor: Double?
  var locale: Locale?
  var layoutDirection: LayoutDirection?

  /// The style with what it does not say taken from another.
  func filled(from other: LabelStyle) -> LabelStyle {
    LabelStyle(
      font: font ?? other.font, width: width ?? other.width, height: height ?? other.height,
      lineLimit: lineLimit ?? other.lineLimit, lineSpacing: lineSpacing ?? other.lineSpacing,
      lineHeight: lineHeight ?? other.lineHeight,
      minimumScaleFactor: minimumScaleFactor ?? other.minimumScaleFactor,
      locale: locale ?? other.locale, layoutDirection: layoutDirection ?? other.layoutDirection)
  }

  /// How a typesetter sets the label; the defaults are those of scenes.
  var paragraph: ParagraphStyle {
    var style = ParagraphStyle()
    style.lineLimit = lineLimit
    style.lineSpacing = lineSpacing ?? 0
    style.lineHeight = lineHeight?.height
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
    let font = optional("font", .font, "The font; default: body.")
    let width = optional(
      "width", .length, "The width in points that the label may use; default: as much as it needs.")
    let height = optional(
      "height", .length,
      "The height in points that the label may use; default: as much as it needs.")
    let lineLimit = optional(
      "lineLimit", .count, "The maximum number of lines; default: no limit.")
    let lineSpacing = optional(
      "lineSpacing", .length,
      "Extra points between lines, in addition to the font's own; default: 0.")
    let lineHeight = optional(
      "lineHeight", .lineHeight,
      "The height of lines; default: as high as their fonts and scripts need.")
    let factor = optional(
      "minimumScaleFactor", .fraction,
      "The smallest fraction of its size to which a text may shrink, before it is cut off;"
        + " default: 1.")
    let locale = optional(
      "locale", .locale,
      "The language of the text as a BCP 47 tag, which affects letter forms and line breaks;"
        + " default: en.")
    let direction = optional(
      "layoutDirection", .layoutDirection,
      "The direction of texts whose letters have none; default: the locale's.")
    return { values in
      LabelStyle(
        font: values[font], width: values[width], height: values[height],
        lineLimit: values[lineLimit], lineSpacing: values[lineSpacing],
        lineHeight: values[lineHeight],
        minimumScaleFactor: values[factor], locale: values[locale],
        layoutDirection: values[direction])
    }
  }
}
