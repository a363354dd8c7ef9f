internal import Foundation
internal import PlatenBase
internal import PlatenText

// The modes of CSS are written as styles, which viewers that do not know them pass over. Those that
// are about opacity alone have no name in CSS; they are drawn with masks. What they see is what
// the group just around them has drawn.

extension SVGCanvas {
  mutating func append(_ mode: BlendMode, isIsolating: Bool) {
    if mode != .normal, let name = mode.css {
      body.append(" style=\"mix-blend-mode:")
      body.append(name)
      body.append("\"")
    } else if isIsolating {
      body.append(" style=\"isolation:isolate\"")
    }
  }

  /// Draws a group under, out of or within what the group around it has drawn so far.
  mutating func drawAgainstBackdrop(_ group: DisplayGroup) throws {
    let backdrop = body.cut(at: backdropStart)
    var plain = group
    plain.blendMode = .normal
    switch group.blendMode {
    case .destinationOver:
      try draw(.group(plain))
      body.append(backdrop)
    case .destinationOut:
      let bounds = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
      let elements = try collectedShape { canvas in
        try canvas.draw(.fill(Path(bounds), .color(Color.Resolved(red: 1, green: 1, blue: 1))))
        try canvas.draw(.group(plain.filled(with: Color.Resolved(red: 0, green: 0, blue: 0))))
      }
      body.append("<g mask=\"")
      body.append(reference: definitions.mask(elements, bounds: bounds))
      body.append("\">")
      body.append(backdrop)
      body.append("</g>")
    default:
      try drawAtop(plain, backdrop)
    }
  }

  private mutating func drawAtop(_ group: DisplayGroup, _ backdrop: SVGText) throws {
    let id = definitions.nextID()
    body.append("<g id=\"")
    body.append(id: id)
    body.append("\">")
    body.append(backdrop)
    body.append("</g>")
    let bounds = group.bounds
    guard !bounds.isNull else { return }
    let white = DisplayEffect.colors(.flood(Color.Resolved(red: 1, green: 1, blue: 1)))
    var elements = SVGText()
    elements.append("<g filter=\"")
    elements.append(reference: definitions.filter(white, bounds: bounds))
    elements.append("\"><use xlink:href=\"#")
    elements.append(id: id)
    elements.append("\"/></g>")
    body.append("<g mask=\"")
    body.append(reference: definitions.mask(elements, bounds: bounds))
    body.append("\">")
    try draw(.group(group))
    body.append("</g>")
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
