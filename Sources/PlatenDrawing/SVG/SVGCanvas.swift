internal import Foundation
internal import PlatenLayout
internal import PlatenText

/// Writes display items as SVG 1.1, which all viewers know: shapes as themselves, each glyph's
/// outline once.
struct SVGCanvas: Canvas {
  var definitions = SVGDefinitions()
  var body = SVGText()

  mutating func fill(_ color: Color.Resolved) {
    body.append("<rect width=\"100%\" height=\"100%\"")
    appendFill(color)
    body.append("/>")
  }

  mutating func draw(_ item: DisplayItem) throws {
    switch item {
    case .fill(let path, let color):
      appendShape(path)
      appendFill(color)
      body.append("/>")
    case .stroke(let path, let style, let color):
      // SVG begins a rounded rectangle elsewhere than a path does, and dashes would be shifted.
      if style.isDashed, case .roundedRect = path.primitive {
        appendPath(path)
      } else {
        appendShape(path)
      }
      append(style, color, hasCorners: path.hasCorners)
      body.append("/>")
    case .glyphs(let glyphs): draw(glyphs)
    case .image(let image): try draw(image)
    case .group(let group): try draw(group)
    }
  }

  /// Writes the document around what was drawn.
  ///
  /// - Parameters:
  ///   - size: The picture's size in points, one pixel of CSS each.
  ///   - title: What the picture is called; empty for none.
  func write(to sink: any ByteSink, size: CGSize, title: String) throws(OutputError) {
    try sink.write(start(size: size, title: title).bytes)
    // The long parts go as they are, not through one text that is as long as all of them.
    if !definitions.text.isEmpty {
      try sink.write(Array("<defs>".utf8))
      try sink.write(definitions.text.bytes)
      try sink.write(Array("</defs>".utf8))
    }
    try sink.write(body.bytes)
    try sink.write(Array("</svg>".utf8))
  }

  private func start(size: CGSize, title: String) -> SVGText {
    var text = SVGText()
    text.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    text.append(" xmlns:xlink=\"http://www.w3.org/1999/xlink\" version=\"1.1\" width=\"")
    text.append(size.width, decimals: 5)
    text.append("px\" height=\"")
    text.append(size.height, decimals: 5)
    text.append("px\" viewBox=\"0 0 ")
    text.append(size.width, decimals: 5)
    text.append(" ")
    text.append(size.height, decimals: 5)
    text.append("\" role=\"img\">")
    if !title.isEmpty {
      text.append("<title>")
      text.append(escaped: title)
      text.append("</title>")
    }
    return text
  }
}

// MARK: - Shapes

extension SVGCanvas {
  /// Opens the element of a path, which may be one of SVG's own shapes.
  private mutating func appendShape(_ path: Path) {
    switch path.primitive {
    case .rect(let rect): appendRect(rect)
    case .roundedRect(let rect, let radius):
      appendRect(rect)
      body.append(attribute: " rx", radius.width)
      if radius.height != radius.width { body.append(attribute: " ry", radius.height) }
    case .ellipse(let rect):
      body.append("<ellipse")
      body.append(attribute: " cx", rect.midX)
      body.append(attribute: " cy", rect.midY)
      body.append(attribute: " rx", rect.width / 2)
      body.append(attribute: " ry", rect.height / 2)
    case nil: appendPath(path)
    }
  }

  private mutating func appendPath(_ path: Path) {
    body.append("<path d=\"")
    body.append(SVGPathData(path).text)
    body.append("\"")
  }

  private mutating func appendRect(_ rect: CGRect) {
    body.append("<rect")
    if rect.minX != 0 { body.append(attribute: " x", rect.minX) }
    if rect.minY != 0 { body.append(attribute: " y", rect.minY) }
    body.append(attribute: " width", rect.width)
    body.append(attribute: " height", rect.height)
  }

  /// Black is what SVG fills with by itself.
  private mutating func appendFill(_ color: Color.Resolved) {
    if !color.isBlack { append(" fill", color) }
    if color.opacity < 1 { body.append(attribute: " fill-opacity", color.opacity, decimals: 4) }
  }

  private mutating func append(_ name: StaticString, _ color: Color.Resolved) {
    body.append(name)
    body.append("=\"")
    body.append(color)
    body.append("\"")
  }

  private mutating func append(
    _ style: StrokeStyle, _ color: Color.Resolved, hasCorners: Bool
  ) {
    body.append(" fill=\"none\"")
    append(" stroke", color)
    if color.opacity < 1 { body.append(attribute: " stroke-opacity", color.opacity, decimals: 4) }
    if style.lineWidth != 1 {
      body.append(attribute: " stroke-width", style.lineWidth, decimals: 3)
    }
    switch style.lineCap {
    case .butt: break
    case .round: body.append(" stroke-linecap=\"round\"")
    case .square: body.append(" stroke-linecap=\"square\"")
    }
    switch style.lineJoin {
    case .miter where hasCorners && style.miterLimit != 4:
      body.append(attribute: " stroke-miterlimit", max(style.miterLimit, 1))
    case .miter: break
    case .round: body.append(" stroke-linejoin=\"round\"")
    case .bevel: body.append(" stroke-linejoin=\"bevel\"")
    }
    guard style.isDashed else { return }
    body.append(" stroke-dasharray=\"")
    for (i, length) in style.dash.enumerated() {
      if i > 0 { body.append(" ") }
      body.append(length, decimals: 3)
    }
    body.append("\"")
    if style.dashPhase != 0 { body.append(attribute: " stroke-dashoffset", style.dashPhase) }
  }
}

// MARK: - Glyphs

extension SVGCanvas {
  private mutating func draw(_ glyphs: DisplayGlyphs) {
    guard glyphs.size > 0 else { return }
    if glyphs.run.face.hasColour { drawPictures(glyphs) } else { drawOutlines(glyphs) }
  }

  /// The run's own coordinates are font units, so that every size has the same outlines.
  private mutating func drawOutlines(_ glyphs: DisplayGlyphs) {
    let unitsPerEm = glyphs.run.face.unitsPerEm
    body.append("<g")
    appendFill(glyphs.color)
    appendPlace(
      glyphs.origin,
      scale: CGSize(
        width: glyphs.size / unitsPerEm, height: glyphs.size / unitsPerEm))
    body.append(">")
    for glyph in glyphs.run.glyphs {
      guard case .outline(let id) = definitions.glyph(glyph.id, face: glyphs.run.face) else {
        continue
      }
      appendUse(id)
      let x = glyph.position.x * unitsPerEm
      let y = glyph.position.y * unitsPerEm
      if x != 0 { body.append(attribute: " x", x, decimals: 1) }
      if y != 0 { body.append(attribute: " y", y, decimals: 1) }
      body.append("/>")
    }
    body.append("</g>")
  }

  private mutating func drawPictures(_ glyphs: DisplayGlyphs) {
    for glyph in glyphs.run.glyphs {
      guard let ink = glyphs.ink(of: glyph),
        case .picture(let id, let width, let height) = definitions.glyph(
          glyph.id, face: glyphs.run.face)
      else { continue }
      appendUse(id)
      appendPlace(
        ink.origin, scale: CGSize(width: ink.width / width, height: ink.height / height))
      if glyphs.color.opacity < 1 {
        body.append(attribute: " opacity", glyphs.color.opacity, decimals: 4)
      }
      body.append("/>")
    }
  }

  private mutating func appendUse(_ id: Int) {
    body.append("<use xlink:href=\"#")
    body.append(id: id)
    body.append("\"")
  }

  mutating func appendPlace(_ origin: CGPoint, scale: CGSize) {
    body.append(" transform=\"translate(")
    body.append(origin.x)
    body.append(" ")
    body.append(origin.y)
    body.append(")scale(")
    body.append(scale.width, decimals: 8)
    if scale.height != scale.width {
      body.append(" ")
      body.append(scale.height, decimals: 8)
    }
    body.append(")\"")
  }
}

// MARK: - Groups

extension SVGCanvas {
  private mutating func draw(_ group: DisplayGroup) throws {
    guard group.isVisible else { return }
    let isPlain = group.transform.isIdentity && group.clip == nil && group.opacity >= 1
    if !isPlain { open(group) }
    for item in group.items { try draw(item) }
    if !isPlain { body.append("</g>") }
  }

  private mutating func open(_ group: DisplayGroup) {
    body.append("<g")
    if !group.transform.isIdentity { append(group.transform) }
    if let clip = group.clip {
      let id = definitions.clip(clip)
      body.append(" clip-path=\"url(#")
      body.append(id: id)
      body.append(")\"")
    }
    if group.opacity < 1 { body.append(attribute: " opacity", group.opacity, decimals: 4) }
    body.append(">")
  }

  private mutating func append(_ transform: CGAffineTransform) {
    body.append(" transform=\"matrix(")
    for number in [transform.a, transform.b, transform.c, transform.d] {
      body.append(number, decimals: 6)
      body.append(" ")
    }
    body.append(transform.tx, decimals: 4)
    body.append(" ")
    body.append(transform.ty, decimals: 4)
    body.append(")\"")
  }
}
