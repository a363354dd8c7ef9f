internal import Platen
internal import PlatenBase

extension ValueType where Value == CloudShape {
  private static let figures: [(name: String, shape: CloudShape)] = [
    ("rectangle", .rectangle), ("ellipse", .ellipse), ("circle", .circle),
    ("capsule", .capsule), ("diamond", .diamond), ("star", .star), ("heart", .heart),
  ]
  private static var names: [String] { figures.map(\.name) }

  /// What words fill, as text: a figure's name, `text:Hi`, `path:M0 0…` or a picture's bytes as
  /// `data:image/png;base64,…`.
  static var spelledCloudShape: ValueType {
    let expected = "a shape, or text:…, path:… or data:image/png;base64,…"
    return ValueType(expected: expected) { _ in
      [
        "anyOf": [
          ["enum": .array(names.map { .string($0) })],
          ["type": "string", "pattern": "^(text|path|data):"],
        ]
      ]
    } read: { node, decoder in
      guard let text = ValueType<String>.anyText.read(node, decoder) else { return nil }
      if let figure = figures.first(where: { $0.name == text }) { return figure.shape }
      func rest(_ prefix: String) -> SourceNode? {
        guard text.hasPrefix(prefix) else { return nil }
        let scalar = SourceNode.Scalar(text: String(text.dropFirst(prefix.count)), isPlain: false)
        return SourceNode(.scalar(scalar), at: node.position)
      }
      if let text = rest("text:") {
        return ValueType<String>.letters.read(text, decoder).map { letters($0, in: PictureFont()) }
      }
      if let data = rest("path:") { return pathShape.read(data, decoder) }
      if text.hasPrefix("data:") { return imageShape.read(node, decoder) }
      return decoder.reportUnknown(node, text, among: names, expected: expected)
    }
  }

  /// What words fill: a figure's name, or a mapping of a path, an image or a text.
  static var cloudShape: ValueType {
    let mapping = RecordType<CloudShape>("a mapping of path, image or text") { fields in
      let path = fields.optional(
        "path", pathShape, "Path data of SVG, as \"M0 0 L8 0 L4 8 Z\".")
      let image = fields.optional(
        "image", imageShape,
        "A PNG or JPEG file, relative to the scene's: what of it is opaque, or else dark.")
      let text = fields.optional(
        "text", ValueType<String>.letters, "A text whose letters are filled.")
      let font = fields.addFont()
      return { values, decoder in
        let filled: CloudShape? = values[text].map { letters($0, in: font(values)) }
        let given: [CloudShape] = [values[path], values[image], filled].compactMap { $0 }
        if given.count == 1 { return given[0] }
        return decoder.report(
          values, found: given.isEmpty ? "none of them" : "more than one",
          expected: "one of path, image and text")
      }
    }
    return .scalar(
      spelledCloudShape, or: mapping.type,
      expected: "a shape, or a mapping of path, image or text")
  }

  // MARK: - Reading them

  private static var pathShape: ValueType {
    let path = ValueType<Path>.svgPath
    return ValueType(expected: path.expected, schema: path.schema) { node, decoder in
      guard let path = path.read(node, decoder) else { return nil }
      let box = path.boundingRect
      guard !path.isEmpty, box.width > 0, box.height > 0 else {
        return decoder.report(
          node, found: "a path around nothing", expected: "a path around something")
      }
      return .shape(ScaledPath(path: path, viewBox: box, scaling: .fit))
    }
  }

  /// How much of a picture has to be inside of its outline at least.
  private static var leastCoverage: Double { 0.01 }

  private static var imageShape: ValueType {
    let picture = ValueType<UIImage>.picture
    return ValueType(expected: picture.expected, schema: picture.schema) { node, decoder in
      guard let image = picture.read(node, decoder) else { return nil }
      let outline = ImageOutline(image)
      guard outline.coverage >= leastCoverage else {
        return decoder.report(
          node, found: "a picture of which nearly nothing is to be filled",
          expected: "one of which a hundredth at least is opaque, or dark if all is opaque")
      }
      return .shape(outline)
    }
  }

  private static func letters(_ text: String, in font: PictureFont) -> CloudShape {
    var font = font
    font.weight = font.weight ?? .black
    return .text(Text(verbatim: text).font(font.font(size: 100)))
  }
}

extension ValueType where Value == String {
  /// The most characters of a text whose letters are filled: in those of more no word has room.
  private static var mostLetters: Int { 100 }

  /// A text whose letters are filled.
  fileprivate static var letters: ValueType {
    let expected = "a text of 1 to \(mostLetters) characters"
    return ValueType(expected: expected, schema: ValueType.literal.schema) { node, decoder in
      guard let text = ValueType.literal.read(node, decoder) else { return nil }
      let isBlank = text.allSatisfy(\.isWhitespace)
      guard !isBlank, text.count <= mostLetters else {
        return decoder.report(
          node, found: isBlank ? "a text without letters" : "\(text.count) characters",
          expected: expected)
      }
      return text
    }
  }
}

// MARK: - Pictures

extension ValueType where Value == UIImage {
  /// A picture: its file, or its bytes as `data:image/png;base64,…`.
  static var picture: ValueType {
    let file = ValueType<Placed<String>>.pictureFile
    return ValueType(
      expected: "a picture's file, or its bytes as data:image/png;base64,…",
      schema: { _ in ["type": "string"] }
    ) { node, decoder in
      file.read(node, decoder).flatMap { decoder.picture($0, scale: 1) }
    }
  }
}

// MARK: - Lines

extension ValueType where Value == CloudOutline {
  /// A line along a shape's edge, as text: its colour.
  static var spelledCloudOutline: ValueType {
    ValueType<Color>.spelledColor.map { CloudOutline($0) }
  }

  /// A line along a shape's edge: its colour, or a mapping of that and its width.
  static var cloudOutline: ValueType {
    RecordType<CloudOutline>("a colour, or a mapping of color and lineWidth") { fields in
      let color = fields.required("color", .color, "The line's colour.")
      let width = fields.optional("lineWidth", .length, default: 1, "Points.")
      fields.setPrimary(color)
      return { values, _ in CloudOutline(values[color], lineWidth: values[width]) }
    }.type
  }
}
