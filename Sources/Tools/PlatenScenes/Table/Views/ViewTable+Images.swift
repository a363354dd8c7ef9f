internal import Platen

extension ViewTable {
  /// Pictures, colours and gradients.
  static let images: [Part<AnyView>] = [
    image,
    Part("color", "A colour that fills its space.") { fields in
      let color = fields.required("color", .color, "The colour.")
      fields.setPrimary(color)
      return { values, _ in AnyView(values[color]) }
    },
    GradientPart.linear.map { AnyView($0) },
    GradientPart.radial.map { AnyView($0) },
    GradientPart.elliptical.map { AnyView($0) },
    GradientPart.angular.map { AnyView($0) },
    GradientPart.conic.map { AnyView($0) },
  ]

  private static let image = Part<AnyView>("image", "A picture or a symbol.") { fields in
    let file = fields.optional(
      "file", .pictureFile,
      "A PNG, JPEG, WebP, GIF or SVG file, relative to the scene's, or its bytes as"
        + " data:image/png;base64,….")
    let symbol = fields.optional(
      "systemName", .symbolName,
      "A symbol in the font and colour of its surroundings, such as \"star.fill\".")
    let scale = fields.optional(
      "scale", .pixelsPerPoint,
      "The file's pixels per point; default: 2 or 3 if its name says so, such as a@2x.png, else 1.")
    let change = fields.imageChange()
    fields.setPrimary(file)
    return { values, decoder in
      switch (values[file], values[symbol]) {
      case (let file?, nil):
        return decoder.image(file, scale: values[scale]).map { AnyView(change($0, values)) }
      case (nil, let symbol?): return AnyView(change(Image(systemName: symbol), values))
      case (nil, nil):
        return decoder.report(values, found: "neither", expected: "file or systemName")
      case (.some, .some):
        return decoder.report(values, found: "both", expected: "either file or systemName")
      }
    }
  }
}

extension FieldList {
  /// The fields that change a picture.
  fileprivate mutating func imageChange() -> (Image, FieldValues) -> Image {
    let resizable = optional(
      "resizable", .resizing, default: false,
      "Whether the picture fills its space, or how it is resized to do so.")
    let mode = optional(
      "renderingMode", .imageRenderingMode,
      "Whether to draw it in its own colours or in the foreground colour; default: its own.")
    let interpolation = optional(
      "interpolation", .interpolation,
      "How to scale its pixels; default: depends on the size.")
    return { image, values in
      var image = image
      if let resizing = values[resizable] {
        image = image.resizable(capInsets: resizing.capInsets, resizingMode: resizing.mode)
      }
      if let mode = values[mode] { image = image.renderingMode(mode) }
      if let interpolation = values[interpolation] { image = image.interpolation(interpolation) }
      return image
    }
  }
}

extension SceneDecoder {
  /// The pixels or the drawing of a file; nil after its error was reported.
  fileprivate func image(_ file: Located<String>, scale: CGFloat?) -> Image? {
    guard SceneImages.isDrawing(file.value) else {
      return picture(file, scale: scale, orDrawing: true).map { Image(uiImage: $0) }
    }
    noteOutside()
    do throws(SceneImageError) {
      let drawing = try pictures.drawing(file.value)
      noteLosses(of: drawing, file)
      return Image(drawing: drawing, scale: scale ?? 1)
    } catch {
      add(
        SceneError(
          at: file.position, path: file.path, found: error.found, expected: error.expected,
          exceedsLimit: error.exceedsLimit))
      return nil
    }
  }

  /// The picture of a file; nil after its error was reported.
  ///
  /// - Parameter orDrawing: Whether an SVG could stand there as well, which its ending tells.
  func picture(
    _ file: Located<String>, scale: CGFloat?, orDrawing: Bool = false
  ) -> UIImage? {
    noteOutside()
    do throws(SceneImageError) {
      let picture = try pictures.picture(file.value, scale: scale)
      noteLoss(of: picture, file)
      return picture
    } catch {
      let symbol = SymbolTable.bundled.codePoint(for: file.value) == nil ? nil : file.value
      let expected =
        orDrawing && error.found.hasPrefix("an SVG")
        ? "the extension .svg, or data:image/svg+xml;base64,…"
        : error.expected.replacing(
          "WebP or GIF picture",
          with: orDrawing ? "WebP, GIF or SVG picture" : "WebP or GIF picture")
      add(
        SceneError(
          at: file.position, path: file.path, found: error.found, expected: expected,
          suggestion: symbol.map { "{systemName: \($0)}" }, exceedsLimit: error.exceedsLimit))
      return nil
    }
  }
}
