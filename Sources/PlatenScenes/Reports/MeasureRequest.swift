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
  /// Pixels a point, to which bounds are rounded up.
  let scale: CGFloat

  /// Reads a request.
  ///
  /// - Throws: All that is wrong in the text.
  package init(_ text: SceneText, as format: SourceFormat? = nil) throws(SceneFileError) {
    let node = try SourceReader().read(text, as: format)
    let decoder = SceneDecoder(options: SceneOptions())
    let request = Self.part.declared().read(node, decoder)
    guard let request, decoder.problems.isEmpty else {
      throw SceneFileError(of: text, decoder.problems)
    }
    self = request
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
      "dynamicTypeSize", .dynamicTypeSize, default: "large", "How large the reader wants texts.")
    let scale = fields.optional(
      "scale", .scale, default: 2,
      "Pixels a point, to which bounds are rounded up; that of pictures is 2.")
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
