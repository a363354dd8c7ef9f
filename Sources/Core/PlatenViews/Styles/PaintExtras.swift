internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout

/// What painting takes that is neither a colour nor a gradient.
struct PaintExtras: Sendable {
  /// In the order in which they were asked for, each of all that was there before.
  var shadows: [PaintShadow] = []
  var blendMode = BlendMode.normal
  /// A picture that fills the bounds, in place of the paint.
  var picture: Picture?
  /// The picture's opacity, 0 to 1.
  var opacity: Double = 1
}

/// A shadow of what is painted, or within it.
struct PaintShadow: Sendable {
  var isInner: Bool
  /// The blur's standard deviation in points.
  var sigma: CGFloat
  var offset: CGSize
  var color: Color.Resolved
}

extension Drawing {
  /// Adds an item that is painted with a style, and what the style takes besides.
  ///
  /// - Parameters:
  ///   - item: The item, with the style's paint.
  ///   - paint: The style.
  ///   - bounds: What a picture of the style fills.
  ///   - path: The path that is filled; nil for glyphs and lines.
  ///   - style: What of the path is its inside.
  mutating func add(
    _ item: DisplayItem, with paint: _StylePaint, in bounds: CGRect, filling path: Path? = nil,
    _ style: FillStyle = FillStyle()
  ) {
    guard let extras = paint.extras else { return add(item) }
    var drawn = item
    if let picture = extras.picture {
      var image = DisplayImage(picture: picture, rect: bounds)
      image.opacity = extras.opacity
      drawn = .group(item.cut(outOf: image))
    }
    for shadow in extras.shadows { drawn = .group(shadow.added(to: drawn, path, style)) }
    if extras.blendMode != .normal {
      var group = DisplayGroup(items: [drawn])
      group.blendMode = extras.blendMode
      drawn = .group(group)
    }
    add(drawn)
  }
}

extension DisplayItem {
  /// A picture where the item is.
  fileprivate func cut(outOf image: DisplayImage) -> DisplayGroup {
    var group = DisplayGroup(items: [.image(image)])
    let black = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))
    switch self {
    case .fill(let path, _, let style):
      group.clip = path
      group.clipStyle = style
    case .stroke(let path, let style, _): group.mask = [.stroke(path, style, black)]
    case .glyphs(var glyphs):
      glyphs.paint = black
      group.mask = [.glyphs(glyphs)]
    case .image, .group: group.mask = [self]
    }
    return group
  }
}

extension PaintShadow {
  /// An item with the shadow.
  fileprivate func added(
    to item: DisplayItem, _ path: Path?, _ style: FillStyle
  ) -> DisplayGroup {
    if !isInner {
      var group = DisplayGroup(items: [item])
      group.effect = .shadow(sigma: sigma, offset: offset, color: color)
      return group
    }
    guard let path else { return DisplayGroup(items: [item]) }
    // All that lies around the path casts its shadow, and only what falls into it is seen.
    let reach = 4 * sigma + abs(offset.width) + abs(offset.height) + 1
    var around = Path(path.boundingRect.insetBy(dx: -reach, dy: -reach))
    around.addPath(path)
    var edge = color
    edge.opacity = 1
    var cast = DisplayGroup(
      items: [.fill(around, .color(edge), FillStyle(eoFill: true))])
    cast.effect = .shadow(sigma: sigma, offset: offset, color: color)
    var seen = DisplayGroup(items: [.group(cast)])
    seen.clip = path
    seen.clipStyle = style
    return DisplayGroup(items: [item, .group(seen)])
  }
}

extension _StylePaint {
  /// Adds a shadow to all that was painted before.
  mutating func addShadow(_ shadow: PaintShadow) {
    var new = extras ?? PaintExtras()
    new.shadows.append(shadow)
    extras = new
  }

  /// Mixes what is painted in a mode with what is drawn before it.
  mutating func blend(_ mode: BlendMode) {
    var new = extras ?? PaintExtras()
    new.blendMode = mode
    extras = new
  }

  /// A picture that fills the bounds, and a colour for where there cannot be one.
  init(_ picture: Picture, or color: Color.Resolved) {
    self.init(color)
    var new = PaintExtras()
    new.picture = picture
    extras = new
  }
}
