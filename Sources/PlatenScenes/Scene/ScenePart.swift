internal import Platen

extension PictureScene {
  /// The version of the format that this library reads.
  package static let version = 1

  /// A scene's file as a whole.
  static let part = Part<PictureScene>("scene", "A picture of labels.") { fields in
    let version = fields.required(
      "platen", .integer("the version of the format: 1", in: version...version),
      "The version of the format: 1.")
    let canvas = fields.optional(
      "canvas", .part(SceneCanvas.part), default: [:], "What the scene is drawn on.")
    let theme = fields.optional("theme", .theme, default: "system", "The look.")
    let view = fields.required("view", .view, "What the scene shows.")
    return { values, _ in
      _ = values[version]
      return PictureScene(
        canvas: values[canvas], theme: values[theme], view: values[view], files: [])
    }
  }
}

extension ValueType {
  /// A mapping of a part's fields.
  static func part(_ part: Part<Value>) -> ValueType {
    ValueType(expected: "a mapping of \(part.name)'s fields") { definitions in
      definitions.reference(part.name) { part.schema(&$0) }
    } read: { node, decoder in
      part.declared().read(node, decoder)
    }
  }
}
