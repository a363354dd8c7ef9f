internal import Platen
internal import PlatenBase

extension ValueType where Value == CloudShape {
  private static let figures: [(name: String, shape: CloudShape)] = [
    ("rectangle", .rectangle), ("ellipse", .ellipse), ("circle", .circle),
    ("capsule", .capsule), ("diamond", .diamond), ("star", .star), ("heart", .heart),
  ]
  private static var names: [String] { figures.map(\.name) }

  /// What words fill, as text: a figure's name, `text:Hi`, `path:M0 0…` or the bytes of a picture or
  /// an SVG as `data:image/png;base64,…`.
  static var spelledCloudShape: ValueType {
    let expected = "text:…, path:…, data:image/png;base64,… or a shape"
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
      if text.hasPrefix("data:image/svg+xml") { return svgShape.read(node, decoder) }
      if text.hasPrefix("data:") { return imageShape.read(node, decoder) }
      return decoder.reportUnknown(node, text, among: names, expected: expected)
    }
  }

  /// What words fill: a figure's name, or a mapping of a path, an SVG, an image or a text.
  static var cloudShape: ValueType {
    let mapping = RecordType<CloudShape>("a mapping of path, svg, image or text") { fields in
      let path = fields.optional(
        "path", pathShape, "SVG path data, such as \"M0 0 L8 0 L4 8 Z\".")
      let svg = fields.optional(
        "svg", svgShape,
        "An SVG file, relative to the scene's. The shape is the area that its figures cover,"
          + " without texts.")
      let image = fields.optional(
        "image", imageShape,
        "A PNG, JPEG, WebP or GIF file, relative to the scene's. The shape is its opaque area, or"
          + " else all that differs from its background."
      )
      let text = fields.optional(
        "text", ValueType<String>.letters, "A text whose letters are the shape.")
      let font = fields.add(PictureFont.options)
      return { values, decoder in
        let filled: CloudShape? = values[text].map { letters($0, in: PictureFont(values, font)) }
        let given: [CloudShape] = [values[path], values[svg], values[image], filled].compactMap {
          $0
        }
        if given.count == 1 { return given[0] }
        return decoder.report(
          values, found: given.isEmpty ? "none of them" : "more than one",
          expected: "one of path, svg, image and text")
      }
    }
    return .scalar(
      spelledCloudShape, or: mapping.type,
      expected: "a mapping of path, svg, image or text, or a shape")
  }

  // MARK: - Reading them

  private static var pathShape: ValueType {
    let path = ValueType<Path>.svgPath
    return ValueType(expected: path.expected, schema: path.schema) { node, decoder in
      guard let path = path.read(node, decoder) else { return nil }
      let box = path.boundingRect
      guard !path.isEmpty, box.width > 0, box.height > 0 else {
        return decoder.report(
          node, found: "a path that encloses nothing", expected: "a path that encloses an area")
      }
      return filled(path, "path", node, decoder)
    }
  }

  private static var svgShape: ValueType {
    let file = ValueType<Located<String>>.pictureFile
    return ValueType(
      expected: "an SVG file, or its bytes as data:image/svg+xml;base64,…",
      schema: { _ in ["type": "string"] }
    ) { node, decoder in
      guard let file = file.read(node, decoder), let data = decoder.pictureBytes(file) else {
        return nil
      }
      do throws(SVGReadingError) {
        return filled(try Path(svg: data), "SVG", node, decoder)
      } catch {
        let name = file.value.hasPrefix("data:") ? "an SVG" : "\(Quotation(file.value))"
        return decoder.report(
          node, found: "\(name) (\(error))", expected: "an SVG file with filled figures")
      }
    }
  }

  private static var imageShape: ValueType {
    let picture = ValueType<UIImage>.picture
    return ValueType(expected: picture.expected, schema: picture.schema) { node, decoder in
      guard let image = picture.read(node, decoder) else { return nil }
      return filled(ImageOutline(image), image.size, "picture", node, decoder)
    }
  }

  /// Returns what a path goes around, as large as the space allows.
  private static func filled(
    _ path: Path, _ kind: String, _ node: SourceNode, _ decoder: SceneDecoder
  ) -> CloudShape? {
    let box = path.boundingRect
    return filled(
      ScaledPath(path: path, viewBox: box, scaling: .fit), box.size, kind, node, decoder)
  }

  /// A shape, if words may have room in it.
  ///
  /// - Parameter size: The shape's own proportions.
  private static func filled(
    _ shape: some Shape, _ size: CGSize, _ kind: String, _ node: SourceNode,
    _ decoder: SceneDecoder
  ) -> CloudShape? {
    let shape = CloudShape.shape(shape)
    if shape.hasRoom(inProportionsOf: size) { return shape }
    return decoder.report(
      node, found: "a shape that fills almost nothing of its \(kind)",
      expected: "a shape that fills at least a hundredth of it")
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
    let expected = "a text with letters, of at most \(mostLetters) characters"
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
    let file = ValueType<Located<String>>.pictureFile
    return ValueType(
      expected: "a picture's file, or its bytes as data:image/png;base64,…",
      schema: { _ in ["type": "string"] }
    ) { node, decoder in
      file.read(node, decoder).flatMap { decoder.picture($0, scale: 1) }
    }
  }
}

extension SceneDecoder {
  /// The bytes of a file; nil after its error was reported.
  fileprivate func pictureBytes(_ file: Located<String>) -> Data? {
    do throws(SceneImageError) {
      return try pictures.bytes(of: file.value)
    } catch {
      add(
        SceneError(
          at: file.position, path: file.path, found: error.found, expected: error.expected,
          exceedsLimit: error.exceedsLimit))
      return nil
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
      let width = fields.optional(
        "lineWidth", .length, default: 1, "The width of the line in points.")
      fields.setPrimary(color)
      return { values, _ in CloudOutline(values[color], lineWidth: values[width]) }
    }.type
  }
}
