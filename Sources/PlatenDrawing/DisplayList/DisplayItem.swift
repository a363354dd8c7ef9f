package import Foundation
internal import PlatenBase
internal import PlatenText

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
  /// A box that nothing of the item leaves; null if nothing is drawn.
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
