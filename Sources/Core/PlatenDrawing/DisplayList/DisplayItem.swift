package import Foundation
internal import PlatenBase
package import PlatenText

/// Something to draw.
///
/// Lengths and places are points, y down.
package enum DisplayItem: Sendable {
  /// The inside of a path.
  case fill(Path, Paint, FillStyle = FillStyle())
  /// The outline of a path.
  case stroke(Path, StrokeStyle, Paint)
  /// Glyphs on a baseline.
  case glyphs(DisplayGlyphs)
  /// A picture of pixels.
  case image(DisplayImage)
  /// Items that are drawn together.
  indirect case group(DisplayGroup)
}

extension DisplayItem {
  /// A box that nothing of the item leaves, in points; null if nothing is drawn.
  package var bounds: CGRect {
    switch self {
    case .fill(let path, _, _):
      path.boundingRect
    case .stroke(let path, let style, _):
      path.boundingRect.outset(by: style.lineWidth * style.reach / 2)
    case .glyphs(let glyphs):
      glyphs.bounds
    case .image(let image):
      image.isVisible ? image.rect : .null
    case .group(let group):
      group.bounds
    }
  }

  /// Whether the item is several that are drawn together.
  var isGroup: Bool {
    if case .group = self { true } else { false }
  }

  /// Whether everything drawn is opaque grey on grey.
  var isGray: Bool {
    switch self {
    case .fill(_, let paint, _), .stroke(_, _, let paint): paint.isGray
    case .glyphs(let glyphs): glyphs.paint.isGray && !glyphs.run.face.hasColour
    case .image(let image): image.picture.bitmap.isGray
    case .group(let group):
      group.items.allSatisfy(\.isGray) && group.effect?.keepsGray ?? true
    }
  }

  /// Whether there are pictures or gradients, whose neighbouring pixels differ a little.
  var hasPictures: Bool {
    switch self {
    case .fill(_, let paint, _), .stroke(_, _, let paint): paint.isGradient
    case .glyphs(let glyphs): glyphs.run.face.hasColour || glyphs.paint.isGradient
    case .image: true
    case .group(let group):
      group.effect?.isBlurred ?? false || group.mask != nil
        || group.items.contains(where: \.hasPictures)
    }
  }
}

// MARK: - Whether anything is seen

extension [DisplayItem] {
  /// Returns whether any of the items leaves a trace in a part of the picture, even if it is of the
  /// colour of what is under it.
  func paint(in area: CGRect) -> Bool {
    anyPart(in: area) { $0.mask?.anyPart { _ in true } ?? true }
  }

  /// Returns whether an item, or one in a group that can be seen, leaves a trace.
  ///
  /// Groups may be as deep as the stack allows views to be, so this does not call itself.
  ///
  /// - Parameter area: A part of the picture that these items are drawn in; nil for anywhere.
  private func anyPart(
    in area: CGRect? = nil, whereSeen isSeen: (DisplayGroup) -> Bool
  ) -> Bool {
    var open = [(items: self, transform: CGAffineTransform.identity)]
    while let (items, transform) = open.popLast() {
      for item in items {
        if case .group(let group) = item {
          guard group.isVisible, isSeen(group) else { continue }
          open.append((group.items, group.transform.concatenating(transform)))
        } else if item.paintsItself {
          let box = item.bounds.applying(transform)
          if area.map({ !box.overlap(with: $0).isNull }) ?? true { return true }
        }
      }
    }
    return false
  }
}

extension DisplayItem {
  /// Whether an item that is no group leaves a trace.
  fileprivate var paintsItself: Bool {
    switch self {
    case .fill(let path, let paint, _):
      let box = path.boundingRect
      return paint.isVisible && !box.isNull && box.width > 0 && box.height > 0
    case .stroke(let path, let style, let paint):
      return paint.isVisible && style.lineWidth > 0 && !path.boundingRect.isNull
    case .glyphs(let glyphs):
      return glyphs.paint.isVisible
        && (glyphs.run.face.hasColour || !glyphs.run.inkBounds.isNull)
    case .image(let image): return image.isVisible
    case .group: return false
    }
  }
}

extension StrokeStyle {
  /// How far from the path the stroke may reach, in halves of its width.
  fileprivate var reach: CGFloat {
    let corner = lineJoin == .miter ? miterLimit : 1
    let end: CGFloat = lineCap == .square ? CGFloat(2).squareRoot() : 1
    return max(end, corner)
  }
}

extension CGRect {
  fileprivate func outset(by distance: CGFloat) -> CGRect {
    isNull ? self : insetBy(dx: -distance, dy: -distance)
  }
}

// MARK: - Glyphs

/// A run of glyphs at a size and a place.
package struct DisplayGlyphs: Sendable {
  package var run: GlyphRun
  /// The size of the type in points.
  package var size: CGFloat
  /// Where the text's pen starts, on the baseline, in points.
  package var origin: CGPoint
  package var paint: Paint
  /// Whether the place is that of the ink, as of a clock's numerals, and not that of a line.
  package var isPlacedByInk = false

  package init(run: GlyphRun, size: CGFloat, origin: CGPoint, paint: Paint) {
    self.run = run
    self.size = size
    self.origin = origin
    self.paint = paint
  }
}

extension DisplayGlyphs {
  /// Generous, as a glyph may reach far over its line: two ems up and down, one to each side.
  var bounds: CGRect {
    guard let first = run.glyphs.first, let last = run.glyphs.last else { return .null }
    let low = min(first.position.x, last.position.x)
    let high = max(first.position.x + first.advance, last.position.x + last.advance)
    // Marks may stand on each other.
    let (top, bottom) = run.glyphs.reduce((0, 0)) { sides, glyph in
      (min(sides.0, glyph.position.y), max(sides.1, glyph.position.y))
    }
    return CGRect(
      x: origin.x + (low - 1) * size, y: origin.y + (top - 2) * size,
      width: (high - low + 2) * size, height: (bottom - top + 4) * size)
  }
}

// MARK: - Images

/// A picture of pixels at a place.
package struct DisplayImage: Sendable {
  package var picture: RasterImage
  /// Where it is drawn, in points.
  package var rect: CGRect
  /// The size in points at which it is repeated from the rectangle's corner; nil where it fills the
  /// rectangle.
  package var tile: CGSize?
  /// How pixels are made of others.
  package var interpolation = ImageInterpolation.medium
  /// The opacity, 0 to 1.
  package var opacity: Double = 1

  package init(picture: RasterImage, rect: CGRect, tile: CGSize? = nil) {
    self.picture = picture
    self.rect = rect
    self.tile = tile
  }
}

/// The interpolation of an image that is drawn at another size.
package enum ImageInterpolation: Hashable, Sendable {
  /// Each is the nearest one.
  case none
  /// They are mixed of their neighbours.
  case low, medium, high
}

extension DisplayImage {
  /// Whether anything can be seen.
  var isVisible: Bool {
    let size = tile ?? rect.size
    return opacity > 0 && rect.width > 0 && rect.height > 0 && size.width > 0 && size.height > 0
      && rect.width.isFinite && rect.height.isFinite && size.width.isFinite && size.height.isFinite
      && rect.origin.isFinite
  }

  /// How many points of the picture a pixel covers, across and down.
  var pixelSize: CGSize {
    let size = tile ?? rect.size
    return CGSize(
      width: size.width / CGFloat(picture.bitmap.width),
      height: size.height / CGFloat(picture.bitmap.height))
  }
}

// MARK: - Overlaps

extension CGRect {
  /// Returns the part that this rectangle and another share; null if they share none, and where a
  /// coordinate is NaN.
  ///
  /// Foundation's own intersection ends the program at NaN.
  package func overlap(with other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    let numbers = [minX, minY, maxX, maxY, other.minX, other.minY, other.maxX, other.maxY]
    guard left <= right, top <= bottom, !numbers.contains(where: \.isNaN) else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
