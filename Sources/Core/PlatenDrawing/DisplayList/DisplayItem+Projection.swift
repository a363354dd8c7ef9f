internal import Foundation
package import PlatenBase
internal import PlatenText

extension [DisplayItem] {
  /// Returns these items seen in perspective, which no canvas knows: paths are, glyphs as their outlines,
  /// and gradients, pictures and emoji in parts, each as a transform without perspective has it.
  ///
  /// Effects are as large as without.
  package func projected(by transform: ProjectionTransform) -> [DisplayItem] {
    let projector = Projector(transform: transform)
    return flatMap(projector.items)
  }
}

/// Puts items where a transform with perspective has them.
private struct Projector {
  let transform: ProjectionTransform

  /// What lies nearer to the eye than this part of its distance from the page is drawn as if it lay there.
  private static let nearest: CGFloat = 1 / 64
  /// The most parts of a picture along each axis.
  private static let mostParts: CGFloat = 16

  func items(of item: DisplayItem) -> [DisplayItem] {
    switch item {
    case .fill(let path, let paint, let style):
      guard paint.isGradient else { return [.fill(self.path(path), paint, style)] }
      return [flat(at: path.boundingRect) { .fill($0.path(path), paint, style) }]
    case .stroke(let path, let style, let paint):
      return items(of: .fill(path.strokedPath(style.drawn(along: path)), paint))
    case .glyphs(let glyphs):
      if glyphs.run.face.hasColour { return [flat(at: glyphs.bounds) { _ in item }] }
      return items(of: .fill(glyphs.outline, glyphs.paint))
    case .image(let image): return parts(of: image)
    case .group(let group): return [.group(self.group(group))]
    }
  }

  private func group(_ group: DisplayGroup) -> DisplayGroup {
    let inner = Projector(transform: ProjectionTransform(group.transform).concatenating(transform))
    var projected = group.holding(group.items.flatMap(inner.items))
    projected.transform = .identity
    projected.clip = group.clip.map(inner.path)
    projected.mask = group.mask.map { $0.flatMap(inner.items) }
    projected.meaning?.linkFrame = group.meaning?.linkFrame.map {
      inner.path(Path($0)).boundingRect
    }
    return projected
  }

  /// An item that is drawn through the transform without perspective that is nearest in the middle of a
  /// box; what it draws is told a projector of what is left.
  private func flat(at box: CGRect, _ item: (Projector) -> DisplayItem) -> DisplayItem {
    let affine = affine(at: CGPoint(x: box.midX, y: box.midY))
    let rest = transform.concatenating(ProjectionTransform(affine).inverted())
    var group = DisplayGroup(items: [item(Projector(transform: rest))])
    group.transform = affine
    return .group(group)
  }

  /// A picture, cut into parts that overlap by as much as no seam shows.
  private func parts(of image: DisplayImage) -> [DisplayItem] {
    let box = image.rect
    let depths = [box.minX, box.maxX].flatMap { x in
      [box.minY, box.maxY].map { depth(of: CGPoint(x: x, y: $0)) }
    }
    let ratio = (depths.max() ?? 1) / (depths.min() ?? 1)
    let count = Int(min(max(((ratio - 1) * 16).rounded(.up), 1), Self.mostParts))
    let (width, height) = (box.width / CGFloat(count), box.height / CGFloat(count))
    return (0..<count * count).map { i in
      let part = CGRect(
        x: box.minX + CGFloat(i % count) * width, y: box.minY + CGFloat(i / count) * height,
        width: width, height: height)
      var seen = DisplayGroup(items: [flat(at: part) { _ in .image(image) }])
      seen.clip = path(Path(part.insetBy(dx: -0.25, dy: -0.25).overlap(with: box)))
      return .group(seen)
    }
  }

  // MARK: - Points

  private func depth(of point: CGPoint) -> CGFloat {
    max(transform.m13 * point.x + transform.m23 * point.y + transform.m33, Self.nearest)
  }

  func point(_ point: CGPoint) -> CGPoint {
    let depth = depth(of: point)
    return CGPoint(
      x: (transform.m11 * point.x + transform.m21 * point.y + transform.m31) / depth,
      y: (transform.m12 * point.x + transform.m22 * point.y + transform.m32) / depth)
  }

  /// The transform without perspective that agrees with this one in a point and around it.
  private func affine(at point: CGPoint) -> CGAffineTransform {
    let (depth, place) = (depth(of: point), self.point(point))
    let (a, b) = (
      (transform.m11 - place.x * transform.m13) / depth,
      (transform.m12 - place.y * transform.m13) / depth
    )
    let (c, d) = (
      (transform.m21 - place.x * transform.m23) / depth,
      (transform.m22 - place.y * transform.m23) / depth
    )
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: place.x - a * point.x - c * point.y,
      ty: place.y - b * point.x - d * point.y)
  }

  /// Lines stay lines; of a curve, four parts begin, end and turn as it does.
  func path(_ path: Path) -> Path {
    Path(
      path.subpaths.map { part in
        let segments = part.segments.flatMap { segment in
          if segment.isLine {
            return [PathSegment(from: point(segment.start), to: point(segment.end))]
          }
          return (0..<4).map { curve(segment.part(from: CGFloat($0) / 4, to: CGFloat($0 + 1) / 4)) }
        }
        return Subpath(start: point(part.start), segments: segments, isClosed: part.isClosed)
      })
  }

  private func curve(_ part: PathSegment) -> PathSegment {
    func moved(_ control: CGPoint, beside end: CGPoint) -> CGPoint {
      control.applying(affine(at: end))
    }
    return PathSegment(
      from: point(part.start), moved(part.control1, beside: part.start),
      moved(part.control2, beside: part.end), to: point(part.end))
  }
}

extension DisplayGlyphs {
  /// The outlines of all glyphs.
  fileprivate var outline: Path {
    let reader = OutlineReader()
    var path = Path()
    for glyph in run.glyphs {
      path.addOutline(
        reader.outline(ofGlyph: glyph.id, face: run.face),
        at: CGPoint(x: origin.x + glyph.position.x * size, y: origin.y + glyph.position.y * size),
        unit: size / run.face.unitsPerEm)
    }
    return path
  }
}
