internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenText

/// The picture while its nodes draw themselves.
struct Drawing {
  private(set) var items: [DisplayItem] = []
  /// The containers that are being drawn, the outermost first, if parts keep them.
  private(set) var containers: [MovingPart.Container] = []
  private var containerCount = 0
  private(set) var missing: [MissingGlyph] = []
  /// What is told of how views fitted; nil if nobody asks.
  let fit: FitRecord?
  /// The render that the picture is of.
  let pass: RenderPass
  /// The pixels that frames are rounded to, counted from the picture's corner, or, in a view that
  /// is turned or scaled, from that view's own.
  var grid: PixelGrid

  init(grid: PixelGrid, pass: RenderPass, fit: FitRecord? = nil) {
    self.grid = grid
    self.pass = pass
    self.fit = fit
  }

  mutating func add(_ item: DisplayItem) { items.append(item) }

  /// Draws the children of a container, in order.
  ///
  /// - Parameter isNewLevel: Whether a child is drawn above those before it whether these stay or go.
  mutating func container<Children: Sequence>(
    of children: Children, isNewLevel: (Children.Element) -> Bool,
    _ draw: (inout Drawing, Children.Element) -> Void
  ) {
    let keepsContainers = pass.parts == .all
    if keepsContainers {
      containers.append(.init(number: containerCount, start: items.count))
      containerCount += 1
    }
    for child in children {
      if keepsContainers, isNewLevel(child) {
        containers[containers.count - 1].start = items.count
      }
      draw(&self, child)
    }
    if keepsContainers { containers.removeLast() }
  }

  mutating func report(_ glyphs: [MissingGlyph]) { missing += glyphs }

  /// Notes where a group that `change` sets up is drawn.
  ///
  /// A call of its own: views in views have no stack for a group that nobody needs any more.
  @inline(never)
  private func note(_ change: (inout DisplayGroup) -> Void, in fit: FitRecord) {
    var group = DisplayGroup(items: [])
    change(&group)
    fit.enter(group)
  }

  /// Draws items as a group, which `change` sets up.
  mutating func group(_ change: (inout DisplayGroup) -> Void, _ draw: (inout Drawing) -> Void) {
    var inner = Drawing(grid: grid, pass: pass, fit: fit)
    if let fit { note(change, in: fit) }
    draw(&inner)
    fit?.leave()
    missing += inner.missing
    guard !inner.items.isEmpty else { return }
    var group = DisplayGroup(items: inner.items)
    change(&group)
    items.append(.group(group))
  }
}

extension Drawing {
  /// Draws items in perspective.
  ///
  /// - Parameter transform: Where about they are, for those who ask how they fit.
  mutating func project(
    by projection: ProjectionTransform, nearly transform: CGAffineTransform,
    _ draw: (inout Drawing) -> Void
  ) {
    var inner = Drawing(grid: grid, pass: pass, fit: fit)
    if let fit { note({ $0.transform = transform }, in: fit) }
    draw(&inner)
    fit?.leave()
    missing += inner.missing
    items += inner.items.projected(by: projection)
  }
}

// MARK: - Styles

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
    // The area around the path casts the shadow, and only the part inside the path is visible.
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
