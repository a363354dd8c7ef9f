internal import Foundation
internal import PlatenBase
internal import PlatenText

/// What a document draws more than once, or refers to: outlines and pictures of glyphs, clips.
///
/// Ids are numbers in the order in which things are first drawn, after the document's prefix, so that
/// they depend on the picture alone.
struct SVGDefinitions {
  var text: SVGText
  private let outlines: SVGOutlineStore
  private var glyphs: [Key: Glyph] = [:]
  /// The pictures of pixels that are drawn, and their ids, by their checksums.
  var pictures: [UInt64: [(picture: RasterImage, id: Int)]] = [:]
  private var gradients: [GradientPaint: Int] = [:]
  private var filters: [Filter: Int] = [:]
  private var count = 0

  init(outlines: SVGOutlineStore) {
    self.outlines = outlines
    text = outlines.text()
  }

  private struct Filter: Hashable {
    var effects: [DisplayEffect]
    var bounds: CGRect
  }

  private struct Key: Hashable {
    var face: ObjectIdentifier
    var glyph: UInt32
  }

  /// The form in which a glyph is drawn.
  enum Glyph {
    /// It draws nothing.
    case blank
    /// An outline in font units.
    case outline(id: Int)
    /// A picture of so many pixels.
    case picture(id: Int, width: CGFloat, height: CGFloat)
  }

  /// Returns what stands for a glyph of a face; defined when it is first asked for.
  mutating func glyph(_ glyph: UInt32, face: FontFace) -> Glyph {
    let key = Key(face: ObjectIdentifier(face), glyph: glyph)
    if let known = glyphs[key] { return known }
    let made = face.hasColour ? picture(glyph, face) : outline(glyph, face)
    glyphs[key] = made
    return made
  }

  /// The id of a clip to a path.
  mutating func clip(_ path: Path, _ style: FillStyle) -> Int {
    let id = begin("<clipPath")
    text.append("><path d=\"")
    text.append(SVGPathData(path).text)
    text.append("\"")
    if style.isEOFilled { text.append(" clip-rule=\"evenodd\"") }
    text.append("/></clipPath>")
    return id
  }

  /// The id of a mask: what is seen is as opaque as the mask's elements are bright.
  mutating func mask(_ elements: SVGText, bounds: CGRect) -> Int {
    let id = begin("<mask")
    text.append(" maskUnits=\"userSpaceOnUse\"")
    text.append(box: bounds)
    text.append(">")
    text.append(elements)
    text.append("</mask>")
    return id
  }

  /// The id of a filter over a box, of effects one after the other.
  mutating func filter(_ effects: [DisplayEffect], bounds: CGRect) -> Int {
    let key = Filter(effects: effects, bounds: bounds)
    if let known = filters[key] { return known }
    let id = begin("<filter")
    text.append(" filterUnits=\"userSpaceOnUse\"")
    text.append(box: bounds)
    text.append(" color-interpolation-filters=\"sRGB\">")
    text.append(filter: effects)
    text.append("</filter>")
    filters[key] = id
    return id
  }

  /// The next id, for an element that is not a definition.
  mutating func nextID() -> Int {
    defer { count += 1 }
    return count
  }

  /// The id of a gradient that is not one around a point.
  mutating func gradient(_ gradient: GradientPaint) -> Int {
    if let known = gradients[gradient] { return known }
    let id: Int
    switch gradient.geometry {
    case .linear(let start, let end):
      id = begin("<linearGradient")
      text.append(" gradientUnits=\"userSpaceOnUse\"")
      text.append(attribute: " x1", start.x)
      text.append(attribute: " y1", start.y)
      text.append(attribute: " x2", end.x)
      text.append(attribute: " y2", end.y)
      append(gradient.stops)
      text.append("</linearGradient>")
    case .radial(let center, let radius):
      id = begin("<radialGradient")
      text.append(" gradientUnits=\"userSpaceOnUse\"")
      append(center, radius)
      append(gradient.stops)
      text.append("</radialGradient>")
    case .angular:
      preconditionFailure("SVG has no gradient around a point: GradientSweep draws it")
    }
    gradients[gradient] = id
    return id
  }

  private mutating func append(_ center: CGPoint, _ radius: CGSize) {
    if radius.width == radius.height {
      text.append(attribute: " cx", center.x)
      text.append(attribute: " cy", center.y)
      text.append(attribute: " r", radius.width)
      return
    }
    text.append(" cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"translate(")
    text.append(center.x)
    text.append(" ")
    text.append(center.y)
    text.append(")scale(")
    text.append(radius.width)
    text.append(" ")
    text.append(radius.height)
    text.append(")\"")
  }

  private mutating func append(_ stops: [GradientStop]) {
    text.append(">")
    for stop in stops {
      text.append("<stop")
      text.append(attribute: " offset", stop.location, decimals: 5)
      if !stop.color.isBlack {
        text.append(" stop-color=\"")
        text.append(stop.color)
        text.append("\"")
      }
      if stop.color.opacity < 1 {
        text.append(attribute: " stop-opacity", stop.color.opacity, decimals: 4)
      }
      text.append("/>")
    }
  }

  /// The outlines of a run's glyphs as one path, in points.
  func outline(of glyphs: DisplayGlyphs) -> Path {
    let scale = glyphs.size / glyphs.run.face.unitsPerEm
    var path = Path()
    for glyph in glyphs.run.glyphs {
      let place = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: glyphs.origin.x + glyph.position.x * glyphs.size,
        ty: glyphs.origin.y + glyph.position.y * glyphs.size)
      path.add(outlines.reader.outline(ofGlyph: glyph.id, face: glyphs.run.face), placed: place)
    }
    return path
  }

  private mutating func outline(_ glyph: UInt32, _ face: FontFace) -> Glyph {
    let data = outlines.data(ofGlyph: glyph, face: face)
    if data.isEmpty { return .blank }
    let id = begin("<path")
    text.append(" d=\"")
    text.append(data)
    text.append("\"/>")
    return .outline(id: id)
  }

  private mutating func picture(_ glyph: UInt32, _ face: FontFace) -> Glyph {
    guard let picture = outlines.picture(ofGlyph: glyph, face: face) else { return .blank }
    let id = begin("<image")
    text.append(attribute: " width", picture.size.width)
    text.append(attribute: " height", picture.size.height)
    text.append(" xlink:href=\"data:image/png;base64,")
    text.append(picture.base64)
    text.append("\"/>")
    return .picture(id: id, width: picture.size.width, height: picture.size.height)
  }

  /// Opens an element with the next id.
  mutating func begin(_ element: StaticString) -> Int {
    let id = nextID()
    text.append(element)
    text.append(" id=\"")
    text.append(id: id)
    text.append("\"")
    return id
  }
}

extension Path {
  /// Adds an outline in font units, put where `place` says.
  fileprivate mutating func add(_ outline: GlyphOutline, placed place: CGAffineTransform) {
    for element in outline.elements {
      switch element {
      case .move(let point): move(to: point.applying(place))
      case .line(let point): addLine(to: point.applying(place))
      case .quadCurve(let point, let control):
        addQuadCurve(to: point.applying(place), control: control.applying(place))
      case .curve(let point, let a, let b):
        addCurve(
          to: point.applying(place), control1: a.applying(place), control2: b.applying(place))
      case .close: closeSubpath()
      }
    }
  }
}
