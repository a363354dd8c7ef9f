internal import CCairo
internal import Foundation

/// Draws pictures with Cairo, for one printing: each is handed to Cairo once.
final class ImagePainter {
  /// Whether the pictures are put into a document as they are.
  let isDocument: Bool
  // The display list keeps the pictures, so that their identities stay their own.
  private var images: [ObjectIdentifier: CairoImage] = [:]

  init(isDocument: Bool) { self.isDocument = isDocument }

  /// A painter for pixels, whatever this one is for.
  var forPixels: ImagePainter { isDocument ? ImagePainter(isDocument: false) : self }

  private func image(of picture: RasterImage) throws -> CairoImage {
    if let known = images[ObjectIdentifier(picture)] { return known }
    let made = try CairoImage(picture.bitmap)
    if isDocument, let file = try picture.photograph() { try made.attach(jpeg: file) }
    images[ObjectIdentifier(picture)] = made
    return made
  }

  func paint(_ image: DisplayImage, on context: CairoContext) throws {
    guard image.isVisible else { return }
    let pixels = try self.image(of: image.picture)
    let raw = context.raw
    cairo_save(raw)
    defer { cairo_restore(raw) }
    cairo_rectangle(raw, image.rect.minX, image.rect.minY, image.rect.width, image.rect.height)
    cairo_clip(raw)
    guard !isDocument, let tiles = image.tiles else {
      return paint(pixels, of: image, at: image.rect.origin, on: raw, repeats: image.tile != nil)
    }
    // Otherwise each tile would be blended at its edges with the opposite edges.
    cairo_set_antialias(raw, CAIRO_ANTIALIAS_NONE)
    for tile in tiles {
      cairo_save(raw)
      cairo_rectangle(raw, tile.minX, tile.minY, tile.width, tile.height)
      cairo_clip(raw)
      paint(pixels, of: image, at: tile.origin, on: raw, repeats: false)
      cairo_restore(raw)
    }
  }

  private func paint(
    _ pixels: CairoImage, of image: DisplayImage, at corner: CGPoint, on raw: OpaquePointer,
    repeats: Bool
  ) {
    cairo_translate(raw, corner.x, corner.y)
    cairo_scale(raw, image.pixelSize.width, image.pixelSize.height)
    cairo_set_source_surface(raw, pixels.raw, 0, 0)
    let pattern = cairo_get_source(raw)
    cairo_pattern_set_filter(pattern, image.interpolation.filter)
    if repeats {
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    } else if !isDocument {
      // Otherwise pixels at the edge would be blended with transparent ones, and fade.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    }
    cairo_paint_with_alpha(raw, image.opacity)
  }
}

extension DisplayImage {
  /// More tiles than this are drawn at once: nobody sees the edges of so small ones.
  private static let mostTiles: CGFloat = 1024

  /// Where the tiles lie, row by row; nil for no tiles, or too many.
  fileprivate var tiles: [CGRect]? {
    guard let tile else { return nil }
    let columns = (rect.width / tile.width).rounded(.up)
    let rows = (rect.height / tile.height).rounded(.up)
    guard columns * rows <= Self.mostTiles else { return nil }
    return (0..<Int(rows)).flatMap { row in
      (0..<Int(columns)).map { column in
        CGRect(
          x: rect.minX + CGFloat(column) * tile.width, y: rect.minY + CGFloat(row) * tile.height,
          width: tile.width, height: tile.height)
      }
    }
  }
}

extension ImageInterpolation {
  fileprivate var filter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low, .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}
