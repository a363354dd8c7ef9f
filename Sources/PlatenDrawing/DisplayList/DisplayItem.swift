package import Foundation
package import PlatenLayout
package import PlatenText

/// Something to draw.
///
/// Lengths and places are points, y down.
package enum DisplayItem: Sendable {
  /// The inside of a path.
  case fill(Path, Color.Resolved)
  /// The outline of a path.
  case stroke(Path, StrokeStyle, Color.Resolved)
  /// Glyphs on a baseline.
  case glyphs(DisplayGlyphs)
  /// Items that are drawn together.
  indirect case group(DisplayGroup)
}

/// A run of glyphs at a size and a place.
package struct DisplayGlyphs: Sendable {
  package var run: GlyphRun
  /// The size of the type in points.
  package var size: CGFloat
  /// Where the text's pen starts, on the baseline.
  package var origin: CGPoint
  package var color: Color.Resolved

  package init(run: GlyphRun, size: CGFloat, origin: CGPoint, color: Color.Resolved) {
    self.run = run
    self.size = size
    self.origin = origin
    self.color = color
  }
}

/// Items that share a transform, a clip and an opacity.
package struct DisplayGroup: Sendable {
  package var items: [DisplayItem]
  /// From the group's own coordinates to those around it.
  package var transform: CGAffineTransform = .identity
  /// What of the group is seen, in its own coordinates; nil for all.
  package var clip: Path?
  /// The opacity of the whole, 0 to 1: items that overlap do not show through each other.
  package var opacity: Double = 1

  package init(items: [DisplayItem]) { self.items = items }
}

extension DisplayItem {
  /// A box that nothing of the item leaves; null if nothing is drawn.
  package var bounds: CGRect {
    switch self {
    case .fill(let path, _):
      path.boundingRect
    case .stroke(let path, let style, _):
      path.boundingRect.outset(
        by: style.lineWidth * max(style.lineJoin == .miter ? style.miterLimit : 1, 1) / 2)
    case .glyphs(let glyphs):
      glyphs.bounds
    case .group(let group):
      group.bounds
    }
  }

  /// Whether everything drawn is opaque grey on grey.
  var isGray: Bool {
    switch self {
    case .fill(_, let color), .stroke(_, _, let color): color.isGray
    case .glyphs(let glyphs): glyphs.color.isGray && !glyphs.run.face.hasColour
    case .group(let group): group.items.allSatisfy(\.isGray)
    }
  }

  /// Whether there are pictures or gradients, whose neighbouring pixels differ a little.
  var hasPictures: Bool {
    switch self {
    case .fill, .stroke: false
    case .glyphs(let glyphs): glyphs.run.face.hasColour
    case .group(let group): group.items.contains(where: \.hasPictures)
    }
  }
}

extension DisplayGlyphs {
  /// Generous, as a glyph may reach far over its line: two ems up and down, one to each side.
  fileprivate var bounds: CGRect {
    guard let first = run.glyphs.first, let last = run.glyphs.last else { return .null }
    let low = min(first.position.x, last.position.x)
    let high = max(first.position.x + first.advance, last.position.x + last.advance)
    return CGRect(
      x: origin.x + (low - 1) * size, y: origin.y - 2 * size, width: (high - low + 2) * size,
      height: 4 * size)
  }
}

extension DisplayGroup {
  fileprivate var bounds: CGRect {
    let inner = items.reduce(CGRect.null) { $0.union($1.bounds) }
    if inner.isNull { return inner }
    let seen = clip.map { inner.intersection($0.boundingRect) } ?? inner
    return seen.isNull ? seen : seen.applying(transform)
  }
}

extension CGRect {
  fileprivate func outset(by distance: CGFloat) -> CGRect {
    isNull ? self : insetBy(dx: -distance, dy: -distance)
  }
}
