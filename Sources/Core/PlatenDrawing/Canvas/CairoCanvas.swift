internal import CCairo
internal import Foundation
internal import PlatenBase

/// Draws display items with Cairo: paths as they are, glyphs as its painter does.
struct CairoCanvas: Canvas {
  let context: CairoContext
  let painter: any GlyphPainter
  let images: ImagePainter
  let budget: PrintBudget
  /// From the items' coordinates to the surface's.
  private(set) var transform: CGAffineTransform
  /// How many pixels a unit of the surface has where something has to be drawn as pixels.
  let pixelsPerUnit: CGFloat
  /// Pixels per point of the picture, if its baselines are to lie on whole pixels; nil where texts
  /// stand exactly: in documents, which are seen at any scale.
  let baselineScale: CGFloat?
  /// Shadows of which the pixels are wanted again; nil if none are.
  var shadows: CairoShadowStore?
  /// Where a layer's pixels begin in those of the whole document, as if that were drawn at their size.
  var gridOrigin = CGPoint.zero
  /// How many clips and opacities are in force.
  private var groupDepth = 0

  /// The pixels per point of what documents can only show as a picture: as many as printers show.
  static let documentPixels: CGFloat = 4

  /// A canvas whose points are put on the surface by `transform`.
  init(
    _ context: CairoContext, painter: any GlyphPainter, images: ImagePainter,
    budget: PrintBudget, transform: CGAffineTransform, pixelsPerUnit: CGFloat = 1,
    baselineScale: CGFloat? = nil
  ) {
    self.context = context
    self.painter = painter
    self.images = images
    self.budget = budget
    self.transform = transform
    self.pixelsPerUnit = pixelsPerUnit
    self.baselineScale = baselineScale
    context.concatenate(transform)
  }

  mutating func fill(_ color: Color.Resolved) {
    context.setColor(color)
    cairo_paint(context.raw)
  }

  mutating func draw(_ item: DisplayItem) throws {
    try budget.check()
    switch item {
    case .fill(let path, let paint, let style):
      context.setPath(path)
      try context.setPaint(paint, covering: path.boundingRect, budget.cancellation)
      context.withStyle(style) { cairo_fill(context.raw) }
    case .stroke(let path, let style, let paint):
      context.setPath(style.lineCap == .square ? path.withDotsAsLines : path)
      context.setStyle(style.drawn(along: path))
      try context.setPaint(paint, covering: item.bounds, budget.cancellation)
      cairo_stroke(context.raw)
    case .glyphs(let glyphs):
      let placed = glyphs.withBaselineOnPixels(of: transform, scale: baselineScale)
      try painter.paint(placed, on: context, transform: transform, isPlain: groupDepth == 0)
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
    let isApart = group.isLayered || group.isIsolating
    let isDeep = group.clip != nil || isApart
    if isDeep { groupDepth += 1 }
    if isApart {
      if !images.isDocument, group.isDrawnWithin { context.clip(toPixelsOf: group.bounds, outer) }
      try budget.withLayers(pixels: layerPixels * (group.mask == nil ? 1 : 2)) {
        cairo_push_group(context.raw)
        try drawItems(of: group)
        try paintGroup(group)
      }
    } else {
      try drawItems(of: group)
    }
    if isDeep { groupDepth -= 1 }
    cairo_restore(context.raw)
    transform = outer
  }

  private mutating func drawItems(of group: DisplayGroup) throws {
    if let effect = group.effect {
      try draw(group.items, with: effect)
    } else {
      for item in group.items { try draw(item) }
    }
  }

  /// The pixels of a group that is drawn apart, which is as large as what is not clipped away; none
  /// in documents.
  private var layerPixels: CGFloat {
    if images.isDocument { return 0 }
    let box = context.clipBox
    return box.width * box.height
  }

  /// Paints the pushed group: through its mask, as opaque and in the mode that it is to be.
  private mutating func paintGroup(_ group: DisplayGroup) throws {
    let raw = context.raw
    guard let mask = group.mask else {
      cairo_pop_group_to_source(raw)
      cairo_set_operator(raw, group.blendMode.cairo)
      cairo_paint_with_alpha(raw, group.opacity)
      return
    }
    let content = cairo_pop_group(raw)
    cairo_push_group(raw)
    var shape = DisplayGroup(items: mask)
    shape.opacity = group.opacity
    try draw(shape)
    let coverage = cairo_pop_group(raw)
    cairo_set_source(raw, content)
    cairo_set_operator(raw, group.blendMode.cairo)
    cairo_mask(raw, coverage)
    cairo_pattern_destroy(content)
    cairo_pattern_destroy(coverage)
  }
}

extension DisplayGroup {
  /// Whether nothing changes outside its bounds when it is painted as a layer.
  fileprivate var isDrawnWithin: Bool { blendMode == .normal && mask == nil && effect == nil }
}

extension CairoContext {
  /// Leaves of the surface what a box covers, with the whole pixels around it, so that layers are no larger.
  ///
  /// Edges lie a pixel or more beside the box: texts are moved by half of one.
  fileprivate func clip(toPixelsOf box: CGRect, _ transform: CGAffineTransform) {
    let pixels = box.applying(transform).insetBy(dx: -2, dy: -2).roundedOut.overlap(with: clipBox)
    if pixels.isNull { return }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(raw, &matrix)
    cairo_identity_matrix(raw)
    cairo_rectangle(raw, pixels.minX, pixels.minY, pixels.width, pixels.height)
    cairo_clip(raw)
    cairo_set_matrix(raw, &matrix)
  }
}

extension BlendMode {
  /// Cairo's name for the mode.
  ///
  /// It has none for `plusDarker`, which is drawn as `multiply`: the nearest that all formats have.
  fileprivate var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
