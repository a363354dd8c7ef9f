internal import CCairo
internal import Foundation
internal import PlatenBase

/// A shadow in the units of the surface that it falls on.
struct CairoShadow {
  /// Its standard deviations along the surface's axes.
  var spread: CGSize
  /// How far it lies from what throws it.
  var offset: CGSize
  var color: Color.Resolved
}

extension CairoCanvas {
  /// Draws items over their shadow.
  ///
  /// As pixels of the surface's size they are drawn once, for the shadow and for themselves. A shadow
  /// in a document, or one so wide that it is blurred coarsely, takes a picture of its own; then the
  /// shadows in it are kept for the items themselves. Else shadows in shadows would be drawn twice as
  /// often with each.
  ///
  /// - Parameter effect: The shadow as the items' group has it.
  func draw(_ items: [DisplayItem], _ effect: DisplayEffect, _ shadow: CairoShadow) throws {
    guard let place = place(of: items.bounds, spread: shadow.spread, movedBy: shadow.offset) else {
      return try drawAgain(items, shadows)
    }
    let key = shadowKey(place.scale)
    if pixelsPerUnit == 1, place.scale == 1 {
      let source = try layer(of: items, at: place, shadows: shadows)
      let thrown = try throwing(shadow, by: source)
      shadows?.keep(thrown, of: items, effect, key, gridOrigin)
      thrown.paint(thrown.image, on: context, movedBy: shadow.offset)
      return source.paint(source.image, on: context)
    }
    let store = shadows ?? CairoShadowStore()
    let thrown: CairoLayer
    if let kept = try store.shadow(of: items, effect, key, gridOrigin, place) {
      thrown = kept
    } else {
      thrown = try throwing(shadow, by: layer(of: items, at: place, shadows: store))
      shadows?.keep(thrown, of: items, effect, key, gridOrigin)
    }
    thrown.paint(thrown.image, on: context, movedBy: shadow.offset)
    try drawAgain(items, store)
  }

  private func drawAgain(_ items: [DisplayItem], _ shadows: CairoShadowStore?) throws {
    var canvas = self
    canvas.shadows = shadows
    // The items' blend modes see the items alone, and not the shadow.
    var group = DisplayGroup(items: items)
    group.isIsolated = true
    try canvas.draw(.group(group))
  }

  /// The shadow of a layer, in its place.
  private func throwing(_ shadow: CairoShadow, by layer: CairoLayer) throws -> CairoLayer {
    let image = try layer.image.shadow(
      shadow.color, sigma: shadow.spread * layer.scale, budget.cancellation)
    try budget.check()
    return CairoLayer(image: image, origin: layer.origin, scale: layer.scale)
  }

  /// From the items' coordinates to pixels of the whole document, of which a unit of the surface has
  /// `scale`.
  private func shadowKey(_ scale: CGFloat) -> CGAffineTransform {
    transform.concatenating(CGAffineTransform(translationX: gridOrigin.x, y: gridOrigin.y))
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }
}

// MARK: - Shadows that are wanted again

/// The shadows that were thrown while the items around them were drawn for a shadow of their own.
///
/// The items are drawn once more as they are seen, and the shadows in them come again, with the same
/// pixels.
final class CairoShadowStore {
  /// The most pixels that are kept.
  private static let capacity = 24_000_000

  private struct Key: Hashable {
    /// The first of the items.
    var items: UnsafeRawPointer
    var effect: DisplayEffect
    /// In parts of a pixel: to the rest, numbers that come by other ways differ.
    var transform: [Int]
  }

  private struct Kept {
    // The items are kept so that their place in memory stays their own.
    var items: [DisplayItem]
    var image: CairoImage
    var pixels: CGRect
  }

  private var shadows: [Key: Kept] = [:]
  private var size = 0

  private static func key(
    _ items: [DisplayItem], _ effect: DisplayEffect, _ transform: CGAffineTransform
  ) -> Key? {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ].map { ($0 * 4096).rounded() }
    guard let address = items.withUnsafeBytes({ $0.baseAddress }),
      numbers.allSatisfy({ abs($0) < 1e15 })
    else { return nil }
    return Key(items: address, effect: effect, transform: numbers.map { Int($0) })
  }

  /// Keeps a shadow of a layer whose pixels begin at `origin` in those of the document.
  fileprivate func keep(
    _ layer: CairoLayer, of items: [DisplayItem], _ effect: DisplayEffect,
    _ transform: CGAffineTransform, _ origin: CGPoint
  ) {
    let count = layer.image.width * layer.image.height
    let size = CGSize(width: layer.image.width, height: layer.image.height)
    let own = CGRect(origin: layer.origin, size: size)
    guard let pixels = own.inDocument(origin, scale: layer.scale),
      self.size + count <= Self.capacity, let key = Self.key(items, effect, transform),
      shadows[key] == nil
    else { return }
    shadows[key] = Kept(items: items, image: layer.image, pixels: pixels)
    self.size += count
  }

  /// The part at `place` of a shadow that is kept; nil if there is none that reaches as far.
  ///
  /// - Parameter origin: Where the pixels of the surface begin in those of the document.
  fileprivate func shadow(
    of items: [DisplayItem], _ effect: DisplayEffect, _ transform: CGAffineTransform,
    _ origin: CGPoint, _ place: CairoLayer.Place
  ) throws -> CairoLayer? {
    guard let key = Self.key(items, effect, transform), let kept = shadows[key],
      let pixels = place.pixels.inDocument(origin, scale: place.scale),
      kept.pixels.contains(pixels)
    else { return nil }
    let image = try CairoImage(
      width: Int(pixels.width), height: Int(pixels.height), hasAlpha: true)
    kept.image.copy(
      x: Int(pixels.minX - kept.pixels.minX), y: Int(pixels.minY - kept.pixels.minY), to: image)
    return CairoLayer(image: image, origin: place.pixels.origin, scale: place.scale)
  }
}

extension CGRect {
  /// A layer's pixels among those of the document; nil if they lie between them.
  ///
  /// - Parameter origin: Where the pixels begin of the surface on which the layer lies, each of
  ///   which has `scale` of the layer's.
  fileprivate func inDocument(_ origin: CGPoint, scale: CGFloat) -> CGRect? {
    let moved = offsetBy(dx: origin.x * scale, dy: origin.y * scale)
    let isWhole = moved.minX == moved.minX.rounded() && moved.minY == moved.minY.rounded()
    return isWhole ? moved : nil
  }
}

extension CairoImage {
  /// Copies the pixels from a column and a row on, as many as there are in `target`.
  fileprivate func copy(x: Int, y: Int, to target: CairoImage) {
    _ = withPixels { from, wordsPerRow in
      target.withPixels { to, wordsPerTargetRow in
        for row in 0..<target.height {
          (to + row * wordsPerTargetRow).update(
            from: from + (y + row) * wordsPerRow + x, count: target.width)
        }
      }
    }
  }
}
