internal import CCairo
internal import Foundation
internal import PlatenBase

/// Items drawn as pixels of their own, so that something can be done to them as a whole.
struct CairoLayer {
  let image: CairoImage
  /// The image's corner on the surface, in its own pixels: whole numbers.
  let origin: CGPoint
  /// Its pixels a unit of the surface.
  let scale: CGFloat

  /// The place of a layer.
  struct Place {
    /// In its own pixels: whole numbers.
    var pixels: CGRect
    /// Its pixels a unit of the surface.
    var scale: CGFloat
  }

  /// Draws a picture of the layer's size where the layer lies, or moved by units of the surface.
  func paint(_ image: CairoImage, on context: CairoContext, movedBy offset: CGSize = .zero) {
    let raw = context.raw
    cairo_save(raw)
    cairo_identity_matrix(raw)
    cairo_translate(raw, offset.width, offset.height)
    cairo_scale(raw, 1 / scale, 1 / scale)
    cairo_set_source_surface(raw, image.raw, origin.x, origin.y)
    cairo_pattern_set_filter(cairo_get_source(raw), CAIRO_FILTER_BILINEAR)
    cairo_paint(raw)
    cairo_restore(raw)
  }
}

extension CairoCanvas {
  /// The widest blur in pixels that is done at full resolution.
  ///
  /// A wider one is done on a picture of half the size, or a quarter, …: the blur leaves nothing
  /// that could tell them apart, and time and memory stay bounded.
  private static let widestBlur: CGFloat = 32
  /// The pixels of a layer, a pixel of the surface, on which a blur of a deviation is done.
  static func layerScale(ofBlur sigma: CGFloat) -> CGFloat {
    var scale: CGFloat = 1
    while sigma * scale > widestBlur { scale /= 2 }
    return scale
  }

  /// The largest deviation on the surface, so that no number overflows.
  static let widestSpread: CGFloat = 1e6
  /// The most pixels that a layer may have; more, and it is drawn coarser.
  private static let mostPixels: CGFloat = 24_000_000
  /// A layer is drawn no coarser than so many pixels for want of room: there is none then.
  private static let fewestPixels: CGFloat = 1024

  /// Draws items with something done to them.
  func draw(_ items: [DisplayItem], with effect: DisplayEffect) throws {
    let bounds = items.bounds
    switch effect {
    case .colors(let matrix):
      guard let layer = try layer(of: items, bounds) else { return }
      layer.image.map(matrix, budget.cancellation)
      try budget.check()
      layer.paint(layer.image, on: context)
      try write(items)
    case .blur(let sigma):
      let spread = spread(sigma)
      guard let layer = try layer(of: items, bounds, spread: spread) else { return }
      layer.image.blur(spread * layer.scale, budget.cancellation)
      try budget.check()
      layer.paint(layer.image, on: context)
      try write(items)
    case .shadow(let sigma, let offset, let color):
      let moved = CGSize(
        width: offset.width * transform.a + offset.height * transform.c,
        height: offset.width * transform.b + offset.height * transform.d)
      try draw(items, effect, CairoShadow(spread: spread(sigma), offset: moved, color: color))
    }
  }

  /// Writes what the items say, for those who read a document of which they are a picture.
  private func write(_ items: [DisplayItem]) throws {
    for item in items {
      switch item {
      case .glyphs(let glyphs): try painter.write(glyphs, on: context)
      case .group(let group) where group.isVisible && group.meaning?.isHidden != true:
        cairo_save(context.raw)
        context.concatenate(group.transform)
        try write(group.items)
        cairo_restore(context.raw)
      default: break
      }
    }
  }

  /// A blur's standard deviations along the surface's axes, in its units.
  ///
  /// Exact for turns, and for what is drawn larger along the axes; slanted, it is a blur that
  /// reaches as far.
  private func spread(_ sigma: CGFloat) -> CGSize {
    CGSize(
      width: min(sigma * hypot(transform.a, transform.c), Self.widestSpread),
      height: min(sigma * hypot(transform.b, transform.d), Self.widestSpread))
  }

  /// Draws items as pixels: all that is seen of them once they are spread.
  ///
  /// - Parameter bounds: A box around the items in their own coordinates.
  /// - Returns: Nil if nothing of them is seen.
  private func layer(
    of items: [DisplayItem], _ bounds: CGRect, spread: CGSize = .zero
  ) throws -> CairoLayer? {
    guard let place = place(of: bounds, spread: spread) else { return nil }
    return try layer(of: items, at: place)
  }

  /// Returns where items are drawn as pixels so that all is there that is seen once they are
  /// spread, or moved as well; nil if nothing is seen.
  func place(
    of bounds: CGRect, spread: CGSize, movedBy offset: CGSize = .zero
  ) -> CairoLayer.Place? {
    guard !bounds.isNull else { return nil }
    var scale = pixelsPerUnit
    while max(spread.width, spread.height) * scale > Self.widestBlur { scale /= 2 }
    while true {
      let area = visibleArea(of: bounds, spread: spread, movedBy: offset, margin: 3 / scale)
      guard !area.isNull else { return nil }
      let pixels = area.applying(CGAffineTransform(scaleX: scale, y: scale)).roundedOut
      guard !pixels.isNull, pixels.width >= 1, pixels.height >= 1 else { return nil }
      if isTooLarge(pixels) {
        scale /= 2
        continue
      }
      return CairoLayer.Place(pixels: pixels, scale: scale)
    }
  }

  /// Returns whether there is no room for a layer.
  func isTooLarge(_ pixels: CGRect) -> Bool {
    let most = max(min(Self.mostPixels, budget.pixelsLeft), Self.fewestPixels)
    return pixels.width * pixels.height > most || max(pixels.width, pixels.height) > 32_000
  }

  /// Draws items as pixels.
  ///
  /// - Parameter shadows: Where the shadows that are thrown in them are kept; nil for nowhere.
  func layer(
    of items: [DisplayItem], at layer: CairoLayer.Place, shadows: CairoShadowStore? = nil
  ) throws -> CairoLayer {
    let (pixels, scale) = (layer.pixels, layer.scale)
    let image = try CairoImage(
      width: Int(pixels.width), height: Int(pixels.height), hasAlpha: true)
    let place = transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: -pixels.minX, y: -pixels.minY))
    let inner = try CairoContext(image)
    var canvas = CairoCanvas(
      inner, painter: BitmapPainter(store: painter.store, image: image, budget: budget),
      images: images.forPixels, budget: budget, transform: place,
      baselineScale: scale == 1 ? baselineScale : nil)
    canvas.shadows = shadows
    canvas.gridOrigin = CGPoint(
      x: gridOrigin.x * scale + pixels.minX, y: gridOrigin.y * scale + pixels.minY)
    try budget.withLayers(pixels: pixels.width * pixels.height) {
      for item in items { try canvas.draw(item) }
    }
    try inner.check()
    return CairoLayer(image: image, origin: pixels.origin, scale: scale)
  }

  /// The part of the surface that has to be drawn so that what is seen is right.
  private func visibleArea(
    of bounds: CGRect, spread: CGSize, movedBy offset: CGSize, margin: CGFloat
  ) -> CGRect {
    let reach = CGSize(
      width: DisplayEffect.reach * spread.width + margin,
      height: DisplayEffect.reach * spread.height + margin)
    let seen = context.clipBox
    let source = seen.union(seen.offsetBy(dx: -offset.width, dy: -offset.height))
    return bounds.applying(transform).insetBy(dx: -reach.width, dy: -reach.height)
      .overlap(with: source.insetBy(dx: -reach.width, dy: -reach.height))
  }
}

extension CGSize {
  static func * (size: CGSize, factor: CGFloat) -> CGSize {
    CGSize(width: size.width * factor, height: size.height * factor)
  }
}
