internal import Foundation
internal import PlatenBase

/// How items of one picture become those of another that look the same: moved, turned or as much
/// larger as each other, and in other colours.
struct ItemSimilarity {
  /// From the places of the first items to those of the second.
  var transform: CGAffineTransform
  /// The colours that the leaves of the second items had before, by their place in the order of drawing.
  private(set) var colors: [Int: Color.Resolved] = [:]
  private var leafCount = 0
  /// Whether nothing has moved, gradients included.
  private let isStill: Bool

  /// Points that are nearer to each other are one.
  private static let tolerance: CGFloat = 0.005

  /// Returns how items become others; nil if they are not alike.
  ///
  /// - Parameters:
  ///   - place: From the first items' coordinates to those of the second.
  ///   - turn: A way that the items may have turned, if that cannot be seen of one of them.
  static func between(
    _ a: [DisplayItem], _ place: CGAffineTransform, _ b: [DisplayItem],
    turn: CGAffineTransform? = nil
  ) -> ItemSimilarity? {
    let seen = firstSteps(a, place, b, .identity)
    for transform in [.identity, seen, turn].compactMap(\.self) {
      var similarity = ItemSimilarity(
        transform: transform, isStill: place.concatenating(transform).isIdentity)
      if similarity.holds(a, place.concatenating(transform), b, .identity) { return similarity }
    }
    return nil
  }

  private init(transform: CGAffineTransform, isStill: Bool) {
    (self.transform, self.isStill) = (transform, isStill)
  }

  // MARK: - Whether all agrees

  private mutating func holds(
    _ a: [DisplayItem], _ placeA: CGAffineTransform, _ b: [DisplayItem], _ placeB: CGAffineTransform
  ) -> Bool {
    guard a.count == b.count else { return false }
    for (x, y) in zip(a, b) where !holds(x, placeA, y, placeB) { return false }
    return true
  }

  private mutating func holds(
    _ a: DisplayItem, _ placeA: CGAffineTransform, _ b: DisplayItem, _ placeB: CGAffineTransform
  ) -> Bool {
    switch (a, b) {
    case (.fill(let path, let paint, let style), .fill(let other, let otherPaint, let otherStyle)):
      return style == otherStyle && Self.isNear(path, placeA, other, placeB)
        && note(paint, otherPaint, goesAlong: path == other)
    case (.stroke(let path, let style, let paint), .stroke(let other, let otherStyle, let next)):
      return style == otherStyle && isRigid && Self.isNear(path, placeA, other, placeB)
        && note(paint, next, goesAlong: path == other)
    case (.glyphs(let glyphs), .glyphs(let others)):
      guard glyphs.run == others.run else { return false }
      return zip(glyphs.corners, others.corners).allSatisfy {
        Self.isNear($0.applying(placeA), $1.applying(placeB))
      } && note(glyphs.paint, others.paint)
    case (.image(let image), .image(let other)):
      leafCount += 1
      return image.isLike(other)
        && zip(image.rect.corners, other.rect.corners).allSatisfy {
          Self.isNear($0.applying(placeA), $1.applying(placeB))
        }
    case (.group(let group), .group(let other)):
      return holds(group, placeA, other, placeB)
    default: return false
    }
  }

  private mutating func holds(
    _ a: DisplayGroup, _ placeA: CGAffineTransform, _ b: DisplayGroup, _ placeB: CGAffineTransform
  ) -> Bool {
    let (innerA, innerB) = (
      a.transform.concatenating(placeA), b.transform.concatenating(placeB)
    )
    // Two that look alike may be a whole turn apart.
    if case .part(let part) = a.motion, case .part(let other) = b.motion,
      part.effect != other.effect || part.space?.degrees != other.space?.degrees
    {
      return false
    }
    guard a.looksPlainly(as: b), hold(a.mask, innerA, b.mask, innerB) else { return false }
    if let clip = a.clip, let other = b.clip {
      guard a.clipStyle == b.clipStyle, Self.isNear(clip, innerA, other, innerB) else {
        return false
      }
    } else if a.clip != nil || b.clip != nil {
      return false
    }
    return holds(a.items, innerA, b.items, innerB)
  }

  /// Returns whether masks are alike, colours included; both may be none.
  private func hold(
    _ a: [DisplayItem]?, _ placeA: CGAffineTransform, _ b: [DisplayItem]?,
    _ placeB: CGAffineTransform
  ) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    var masks = ItemSimilarity(transform: transform, isStill: isStill)
    return masks.holds(a, placeA, b, placeB) && masks.colors.isEmpty
  }

  /// Whether lengths stay as they are.
  private var isRigid: Bool {
    abs(transform.a * transform.d - transform.b * transform.c - 1) < 1e-6
  }

  /// Takes note of a leaf's colours, and returns whether there can be others between them.
  ///
  /// - Parameter goesAlong: Whether a gradient lies in the figure as before, wherever that is.
  private mutating func note(_ old: Paint, _ new: Paint, goesAlong: Bool = false) -> Bool {
    defer { leafCount += 1 }
    if old == new { return !old.isGradient || isStill || goesAlong }
    guard case .color(let color) = old, case .color = new else { return false }
    colors[leafCount] = color
    return true
  }

  /// Returns whether two paths are one, seen from the same coordinates.
  static func isNear(
    _ a: Path, _ placeA: CGAffineTransform, _ b: Path, _ placeB: CGAffineTransform
  ) -> Bool {
    let (a, b) = (a.applying(placeA).elements, b.applying(placeB).elements)
    return a.count == b.count
      && zip(a, b).allSatisfy { x, y in
        x.kind == y.kind && zip(x.points, y.points).allSatisfy(isNear)
      }
  }

  private static func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
  }

  // MARK: - What can be seen of the first leaf

  private static func firstSteps(
    _ a: [DisplayItem], _ placeA: CGAffineTransform, _ b: [DisplayItem], _ placeB: CGAffineTransform
  ) -> CGAffineTransform? {
    guard let first = a.first, let other = b.first else { return nil }
    switch (first, other) {
    case (.group(let x), .group(let y)):
      return firstSteps(
        x.items, x.transform.concatenating(placeA), y.items, y.transform.concatenating(placeB))
    case (.glyphs(let x), .glyphs(let y)):
      return similarity(from: x.corners, placeA, to: y.corners, placeB)
    case (.image(let x), .image(let y)):
      return similarity(from: x.rect.corners, placeA, to: y.rect.corners, placeB)
    default:
      let (old, new) = (first.bounds.applying(placeA), other.bounds.applying(placeB))
      guard !old.isNull, !new.isNull else { return nil }
      return CGAffineTransform(translationX: new.midX - old.midX, y: new.midY - old.midY)
    }
  }

  /// The one similarity that brings two points to two others.
  private static func similarity(
    from a: [CGPoint], _ placeA: CGAffineTransform, to b: [CGPoint], _ placeB: CGAffineTransform
  ) -> CGAffineTransform? {
    let (a, b) = (a.map { $0.applying(placeA) }, b.map { $0.applying(placeB) })
    let (x, y) = (a[1].x - a[0].x, a[1].y - a[0].y)
    let (u, v) = (b[1].x - b[0].x, b[1].y - b[0].y)
    let length = x * x + y * y
    guard length > 0 else { return nil }
    let (cosine, sine) = ((x * u + y * v) / length, (x * v - y * u) / length)
    return CGAffineTransform(translationX: -a[0].x, y: -a[0].y)
      .concatenating(CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
      .concatenating(CGAffineTransform(translationX: b[0].x, y: b[0].y))
  }
}

// MARK: - What items are like

extension DisplayGlyphs {
  /// The start of the pen, and the points an em from it along the line and across it.
  fileprivate var corners: [CGPoint] {
    [
      origin, CGPoint(x: origin.x + size, y: origin.y), CGPoint(x: origin.x, y: origin.y + size),
    ]
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
    ]
  }
}

extension DisplayImage {
  fileprivate func isLike(_ other: DisplayImage) -> Bool {
    (picture === other.picture || picture.bitmap == other.picture.bitmap) && tile == nil
      && other.tile == nil && interpolation == other.interpolation && opacity == other.opacity
  }
}

extension DisplayGroup {
  /// Whether two groups do the same to their items, transforms, clips and masks aside.
  func looksPlainly(as other: DisplayGroup) -> Bool {
    opacity == other.opacity && effect == other.effect && blendsLikewise(as: other)
  }

  /// Whether two groups are laid over what is there in the same way.
  ///
  /// - Parameter inAnyMode: Whether their blend modes may differ.
  func blendsLikewise(as other: DisplayGroup, inAnyMode: Bool = false) -> Bool {
    (inAnyMode || blendMode == other.blendMode) && isIsolated == other.isIsolated && backdrop == nil
      && other.backdrop == nil
  }
}

extension Path.Element {
  /// The number of the kind of step.
  var kind: Int {
    switch self {
    case .move: 0
    case .line: 1
    case .quadCurve: 2
    case .curve: 3
    case .closeSubpath: 4
    }
  }

  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [point, control]
    case .curve(let point, let a, let b): [point, a, b]
    case .closeSubpath: []
    }
  }
}
