internal import CCairo
internal import Foundation
internal import PlatenLayout

/// Draws display items with Cairo: paths as they are, glyphs as its painter does.
struct CairoCanvas: Canvas {
  private let context: CairoContext
  private let painter: any GlyphPainter
  private let images: ImagePainter
  /// From the items' coordinates to the surface's.
  private var transform: CGAffineTransform
  /// How many clips and opacities are in force.
  private var groupDepth = 0

  /// A canvas whose points are put on the surface by `transform`.
  init(
    _ context: CairoContext, painter: any GlyphPainter, images: ImagePainter,
    transform: CGAffineTransform
  ) {
    self.context = context
    self.painter = painter
    self.images = images
    self.transform = transform
    context.concatenate(transform)
  }

  mutating func fill(_ color: Color.Resolved) {
    context.setColor(color)
    cairo_paint(context.raw)
  }

  mutating func draw(_ item: DisplayItem) throws {
    switch item {
    case .fill(let path, let paint, let style):
      context.setPath(path)
      try context.setPaint(paint, covering: path.boundingRect)
      context.withStyle(style) { cairo_fill(context.raw) }
    case .stroke(let path, let style, let paint):
      context.setPath(path)
      context.setStyle(style)
      try context.setPaint(paint, covering: item.bounds)
      cairo_stroke(context.raw)
    case .glyphs(let glyphs):
      try painter.paint(glyphs, on: context, transform: transform, isPlain: groupDepth == 0)
    case .image(let image):
      try images.paint(image, on: context)
    case .group(let group):
      try draw(group)
    }
  }

  private mutating func draw(_ group: DisplayGroup) throws {
    guard group.isVisible else { return }
    let outer = transform
    transform = group.transform.concatenating(outer)
    cairo_save(context.raw)
    context.concatenate(group.transform)
    if let clip = group.clip {
      context.setPath(clip)
      context.withStyle(group.clipStyle) { cairo_clip(context.raw) }
    }
    let isDeep = group.clip != nil || group.opacity < 1
    if isDeep { groupDepth += 1 }
    if group.opacity < 1 { cairo_push_group(context.raw) }
    for item in group.items { try draw(item) }
    if group.opacity < 1 {
      cairo_pop_group_to_source(context.raw)
      cairo_paint_with_alpha(context.raw, group.opacity)
    }
    if isDeep { groupDepth -= 1 }
    cairo_restore(context.raw)
    transform = outer
  }
}
