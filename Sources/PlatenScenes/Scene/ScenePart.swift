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
      "canvas",
      .part(SceneCanvas.part).remembered { $1.setCanvas($0) }, default: [:],
      "What the scene is drawn on.")
    let theme = fields.optional(
      "theme", .theme.remembered { $1.theme = $0 }, default: "system", "The look.")
    let data = fields.optional(
      "data", SceneData.type, default: [:],
      "Values that texts name in braces, and lists for forEach.")
    let styles = fields.optional(
      "styles", SceneStyles.type, default: [:], "Lists of modifiers by the names of styles.")
    let title = fields.optional(
      "title", .text, "What the picture is called, for those who cannot see it.")
    let view = fields.required("view", .view, "What the scene shows.")
    return { values, decoder in
      // What is read here stands around the view, and is read before it.
      _ = (values[version], values[data], values[styles])
      return PictureScene(
        title: values[title] ?? "", canvas: values[canvas], theme: values[theme],
        view: values[view], files: decoder.files, viewCount: decoder.size.views,
        modifierCount: decoder.size.modifiers, textBytes: decoder.size.textBytes,
        imagePixels: decoder.pictures.pixels)
    }
  }
}

extension ValueType {
  /// A mapping of a part's fields.
  package static func part(_ part: Part<Value>) -> ValueType {
    ValueType(expected: "a mapping of \(part.name)'s fields") { definitions in
      definitions.reference(part.name) { part.schema(&$0) }
    } read: { node, decoder in
      part.declared().read(node, decoder)
    }
  }

  /// The same, kept for what is read after it.
  func remembered(
    _ keep: @escaping @Sendable (Value, inout SceneSurroundings) -> Void
  ) -> ValueType {
    ValueType(expected: expected, schema: schema) { node, decoder in
      let value = read(node, decoder)
      if let value { keep(value, &decoder.surroundings) }
      return value
    }
  }
}
