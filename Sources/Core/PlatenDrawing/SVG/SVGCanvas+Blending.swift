internal import Foundation
internal import PlatenText

// The blend modes of CSS are written as styles, which viewers that do not know them ignore. Modes
// that only affect opacity have no name in CSS, and are drawn with masks. They blend with the
// drawing of the group directly around them.

extension SVGCanvas {
  mutating func append(_ mode: BlendMode, isIsolating: Bool) {
    if mode != .normal, let name = mode.css {
      // Compositing and Blending Level 1: https://www.w3.org/TR/compositing-1/#mix-blend-mode
      body.append(" style=\"mix-blend-mode:")
      body.append(name)
      body.append("\"")
    } else if isIsolating {
      // https://www.w3.org/TR/compositing-1/#isolation
      body.append(" style=\"isolation:isolate\"")
    }
  }

  /// Draws a group under, out of or within what the group around it has drawn so far.
  mutating func drawAgainstBackdrop(_ group: DisplayGroup) throws {
    var plain = group
    plain.blendMode = .normal
    switch group.blendMode {
    case .destinationOver: try drawUnder(plain)
    case .destinationOut: try drawOut(plain)
    default: try drawAtop(plain)
    }
  }

  private mutating func drawUnder(_ group: DisplayGroup) throws {
    let drawn = body.cut(at: backdrop.start)
    guard let cover = backdrop.cover else {
      try draw(.group(group))
      body.append(drawn)
      return
    }
    let id = definitions.nextID()
    try append(id: id) { try $0.draw(.group(group)) }
    backdrop.coverEnd += body.count - backdrop.start
    backdrop.cover = definitions.group(of: [cover, id])
    body.append(drawn)
  }

  private mutating func drawOut(_ group: DisplayGroup) throws {
    let cover = backdrop.cover == nil ? nil : coverOfBackdrop()
    let bounds = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    let elements = try collectedShape { canvas in
      try canvas.draw(.fill(Path(bounds), .color(Color.Resolved(red: 1, green: 1, blue: 1))))
      try canvas.draw(.group(group.filled(with: Color.Resolved(red: 0, green: 0, blue: 0))))
    }
    let mask = definitions.mask(elements, bounds: bounds)
    let drawn = body.cut(at: backdrop.start)
    body.append("<g mask=\"")
    body.append(reference: mask)
    body.append("\">")
    body.append(drawn)
    body.append("</g>")
    backdrop.cover = cover.map { definitions.group(of: [$0], mask: mask) }
    backdrop.coverEnd = body.count
  }

  /// What is drawn atop makes nothing more opaque, so that what was the cover stays it.
  private mutating func drawAtop(_ group: DisplayGroup) throws {
    let cover = coverOfBackdrop()
    let bounds = group.bounds
    guard !bounds.isNull else { return }
    let white = DisplayEffect.colors(.flood(Color.Resolved(red: 1, green: 1, blue: 1)))
    var elements = SVGText()
    elements.append("<g filter=\"")
    elements.append(reference: definitions.filter([white], bounds: bounds))
    elements.append("\">")
    elements.append(use: cover)
    elements.append("</g>")
    body.append("<g mask=\"")
    body.append(reference: definitions.mask(elements, bounds: bounds))
    body.append("\">")
    try draw(.group(group))
    body.append("</g>")
    backdrop.coverEnd = body.count
  }

  /// The id of an element that is as opaque as what was drawn so far.
  private mutating func coverOfBackdrop() -> Int {
    if let cover = backdrop.cover, backdrop.coverEnd == body.count { return cover }
    let drawn = body.cut(at: backdrop.cover == nil ? backdrop.start : backdrop.coverEnd)
    let id = definitions.nextID()
    append(id: id) { $0.body.append(drawn) }
    let cover = backdrop.cover.map { definitions.group(of: [$0, id]) } ?? id
    backdrop.cover = cover
    backdrop.coverEnd = body.count
    return cover
  }

  private mutating func append<E: Error>(
    id: Int, _ draw: (inout SVGCanvas) throws(E) -> Void
  ) throws(E) {
    body.append("<g id=\"")
    body.append(id: id)
    body.append("\">")
    try draw(&self)
    body.append("</g>")
  }
}

/// What a group has drawn so far, against which blend modes draw.
///
/// A mask that repeated all of it would hold the masks of those before it, and a viewer would draw
/// twice as much for each: masks refer to what is as opaque and has no masks for blend modes in it.
struct SVGBackdrop {
  /// Where in the body it begins.
  var start = 0
  /// The id of an element with the opacity of the drawing up to `coverEnd`; nil if there is none
  /// yet.
  var cover: Int?
  /// Up to where in the body the cover stands for it.
  var coverEnd = 0
}

extension SVGDefinitions {
  /// The id of a group of elements that lie over each other.
  fileprivate mutating func group(of ids: [Int], mask: Int? = nil) -> Int {
    let id = begin("<g")
    if let mask {
      text.append(" mask=\"")
      text.append(reference: mask)
      text.append("\"")
    }
    text.append(">")
    for id in ids { text.append(use: id) }
    text.append("</g>")
    return id
  }
}

extension SVGText {
  fileprivate mutating func append(use id: Int) {
    append("<use xlink:href=\"#")
    append(id: id)
    append("\"/>")
  }
}

extension DisplayGroup {
  /// This group's outline in one colour.
  fileprivate func filled(with color: Color.Resolved) -> DisplayGroup {
    var group = DisplayGroup(items: [.group(self)])
    group.effect = .colors(.flood(color))
    return group
  }
}

extension DisplayItem {
  /// The item in white and as opaque as it is; nil if that takes a filter.
  var inWhite: DisplayItem? {
    switch self {
    case .fill(let path, let paint, let style): return .fill(path, paint.inWhite, style)
    case .stroke(let path, let style, let paint): return .stroke(path, style, paint.inWhite)
    case .glyphs(var glyphs):
      if glyphs.run.face.hasColour { return nil }
      glyphs.paint = glyphs.paint.inWhite
      return .glyphs(glyphs)
    case .image: return nil
    case .group(let group):
      let items = group.items.compactMap(\.inWhite)
      guard items.count == group.items.count, group.effect == nil, group.blendMode == .normal else {
        return nil
      }
      var white = DisplayGroup(items: items)
      white.transform = group.transform
      white.clip = group.clip
      white.clipStyle = group.clipStyle
      white.mask = group.mask
      white.opacity = group.opacity
      return .group(white)
    }
  }
}

extension BlendMode {
  /// The name in CSS; nil if there is none.
  fileprivate var css: StaticString? {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut: nil
    case .multiply, .plusDarker: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    // Of two values the first stands where the second is not known.
    case .plusLighter: "screen;mix-blend-mode:plus-lighter"
    }
  }
}
