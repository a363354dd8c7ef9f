internal import Foundation
internal import PlatenBase

/// Writes display items as SVG 1.1, which all viewers know: shapes as themselves, each glyph's
/// outline once.
///
/// ```swift
/// var canvas = SVGCanvas(outlines: store.svgOutlines, styles: nil, budget: budget)
/// for item in list.items { try canvas.draw(item) }
/// try canvas.write(to: sink, size: list.size, title: list.title, language: list.language)
/// ```
struct SVGCanvas: Canvas {
  let budget: PrintBudget
  /// The looks of texts; nil for outlines alone.
  let styles: SVGTextStyles?
  var definitions: SVGDefinitions
  var body: SVGText
  private let outlines: SVGOutlineStore
  /// What the innermost group has drawn so far.
  var backdrop = SVGBackdrop()
  /// A text to which the next item may belong.
  var openText: SVGOpenText?
  /// Whether the document is light or dark as its reader is.
  var followsReader = false
  /// How groups move; nil for a still document.
  var motion: SVGMotion?
  /// Whether a shape alone is drawn, such as a mask's.
  var isShape = false

  init(outlines: SVGOutlineStore, styles: SVGTextStyles?, budget: PrintBudget) {
    definitions = SVGDefinitions(outlines: outlines)
    self.outlines = outlines
    body = outlines.text()
    self.styles = styles
    self.budget = budget
  }

  mutating func fill(_ color: Color.Resolved) {
    body.append("<rect width=\"100%\" height=\"100%\"")
    appendFill(.color(color))
    body.append("/>")
  }

  mutating func draw(_ item: DisplayItem) throws {
    try budget.check()
    if case .glyphs(let glyphs) = item { return try draw(glyphs) }
    closeText()
    try drawApart(item)
  }

  /// Draws an item that is no part of a text.
  mutating func drawApart(_ item: DisplayItem) throws {
    switch item {
    case .fill(let path, let paint, let style):
      if case .gradient(let gradient) = paint, let sweep = GradientSweep(gradient) {
        fill(path, style, with: sweep)
        return
      }
      appendShape(path)
      appendFill(paint)
      append(style)
      body.append("/>")
    case .stroke(let path, let style, let paint):
      if case .gradient(let gradient) = paint, let sweep = GradientSweep(gradient) {
        stroke(path, style, with: sweep, bounds: item.bounds)
        return
      }
      appendStroke(path, style, paint)
    case .glyphs(let glyphs): try draw(glyphs)
    case .image(let image): try draw(image)
    case .group(let group): try draw(group)
    }
  }

  /// Writes the document around what was drawn, after which nothing more is drawn.
  ///
  /// - Parameters:
  ///   - size: The picture's size in points, one pixel of CSS each.
  ///   - title: What the picture is called; empty for none.
  ///   - language: The language of title and texts as a BCP 47 tag; nil if it is not known.
  mutating func write(
    to sink: any ByteSink, size: CGSize, title: String, language: String?
  ) throws(OutputError) {
    closeText()
    let isRead = styles != nil || !title.isEmpty
    let start = start(size: size, title: title, language: isRead ? language : nil)
    var rules = styles?.rules ?? SVGText()
    if followsReader { rules.append(Self.rulesOfSchemes) }
    if let motion { rules.append(motion.rules) }
    let prefix = SVGPrefix(of: [start, rules, definitions.text, body])
    definitions.text.fill(with: prefix)
    body.fill(with: prefix)
    rules.fill(with: prefix)
    try sink.write(start.bytes)
    if !rules.isEmpty {
      try sink.write(Array("<style>".utf8))
      try sink.write(rules.bytes)
      try sink.write(Array("</style>".utf8))
    }
    // Writes the long parts directly, without joining them into one long text.
    if !definitions.text.isEmpty {
      try sink.write(Array("<defs>".utf8))
      try sink.write(definitions.text.bytes)
      try sink.write(Array("</defs>".utf8))
    }
    body.append("</svg>")
    try sink.write(body.bytes)
    outlines.giveBack(definitions.text)
    outlines.giveBack(body)
    (body, definitions.text) = (SVGText(), SVGText())
  }

  private func start(size: CGSize, title: String, language: String?) -> SVGText {
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
    text.append("\"")
    append(stylesTo: &text)
    if let language {
      text.append(language: language)
    }
    text.append(">")
    if !title.isEmpty {
      text.append("<title>")
      text.append(escaped: title)
      text.append("</title>")
    }
    return text
  }
}

extension SVGCanvas {
  /// Writes what the whole document is, and what its texts have in common.
  private func append(stylesTo text: inout SVGText) {
    guard let styles else {
      // SVG Accessibility API Mappings: without a role viewers read the elements one by one.
      text.append(" role=\"img\"")
      return
    }
    guard styles.common != .initial else { return }
    text.append(styles.common, within: .initial)
    // Else viewers round advances to whole pixels, or hint them.
    // https://www.w3.org/TR/SVG2/painting.html#TextRenderingProperty
    if styles.fonts != .outlines { text.append(" text-rendering=\"geometricPrecision\"") }
  }
}

// MARK: - Shapes

extension SVGCanvas {
  /// Opens the element of a path, which may be one of SVG's own shapes.
  mutating func appendShape(_ path: Path) {
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
    case .cramped, nil: appendPath(path)
    }
  }

  private mutating func appendPath(_ path: Path) {
    body.append("<path d=\"")
    body.append(SVGPathData(path, keepsDots: true).text)
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
  mutating func appendFill(_ paint: Paint) {
    guard case .color(let color) = paint else {
      append(" fill", paint)
      return
    }
    if !color.isBlack { append(" fill", paint) }
    if color.opacity < 1 { body.append(attribute: " fill-opacity", color.opacity, decimals: 4) }
  }

  private mutating func append(_ style: FillStyle) {
    // The nonzero rule is SVG's default.
    if style.isEOFilled { body.append(" fill-rule=\"evenodd\"") }
    if !style.isAntialiased { body.append(" shape-rendering=\"crispEdges\"") }
  }

  private mutating func append(_ name: StaticString, _ paint: Paint) {
    body.append(name)
    body.append("=\"")
    switch paint {
    case .color(let color): body.append(color)
    case .gradient(let gradient): body.append(reference: definitions.gradient(gradient))
    }
    body.append("\"")
  }

  /// Writes the whole element of an outline.
  mutating func appendStroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    // SVG begins a rounded rectangle elsewhere than a path does, and dashes would be shifted.
    if style.isDashed, case .roundedRect = path.primitive {
      appendPath(path)
    } else {
      appendShape(path)
    }
    append(style, paint, hasCorners: path.hasCorners)
    body.append("/>")
  }

  private mutating func append(_ style: StrokeStyle, _ paint: Paint, hasCorners: Bool) {
    body.append(" fill=\"none\"")
    append(" stroke", paint)
    if case .color(let color) = paint, color.opacity < 1 {
      body.append(attribute: " stroke-opacity", color.opacity, decimals: 4)
    }
    if style.lineWidth != 1 {
      body.append(attribute: " stroke-width", style.lineWidth, decimals: 3)
    }
    switch style.lineCap {
    case .butt: break
    case .round: body.append(" stroke-linecap=\"round\"")
    case .square: body.append(" stroke-linecap=\"square\"")
    }
    switch style.lineJoin {
    // SVG's default is 4, and less than 1 an error (SVG 2, `stroke-miterlimit`).
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

extension SVGText {
  /// Writes the attributes of a language; an empty one is not known.
  mutating func append(language: String) {
    // SVG 1.1 has `xml:lang` alone, HTML around it and SVG 2 `lang`.
    for name: StaticString in [" lang=\"", " xml:lang=\""] {
      append(name)
      append(escaped: language)
      append("\"")
    }
  }
}

// MARK: - Schemes

extension SVGCanvas {
  /// Draws two pictures, of which a reader sees the one of the scheme that the page or the system is in;
  /// viewers that know no such scheme show the first.
  ///
  /// The names of the classes are the same in every document: of several in one page, all follow it.
  mutating func draw(_ light: DisplayList, orInDark dark: DisplayList) throws {
    followsReader = true
    body.append("<g class=\"platen-light\">")
    try draw(light)
    closeText()
    body.append("</g><g class=\"platen-dark\" display=\"none\">")
    try draw(dark)
    closeText()
    body.append("</g>")
  }

  /// What shows one of the two (Media Queries Level 5, `prefers-color-scheme`).
  static let rulesOfSchemes: StaticString = """
    @media(prefers-color-scheme:dark){.platen-light{display:none}.platen-dark{display:inline}}
    """
}
