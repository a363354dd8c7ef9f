internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenReports
internal import PlatenText

/// A record of how views fitted, kept in the order in which they are drawn.
final class FitRecord {
  /// The picture's size in points.
  let size: CGSize
  private(set) var texts: [TextFit] = []
  /// The shapes and images that reach beyond the picture's edge, those of one view of a scene as one.
  var partsOutside: [PartOutside] = []
  /// What layouts took where nothing told them, and codes that are too small.
  var assumptions: [FitFinding] = []
  /// The nodes of the texts.
  private var nodes: [Node] = []
  /// The nodes that a layout has hidden.
  var hidden: [Node] = []
  /// The box of the picture's whole content; nil where no view is marked as it.
  private(set) var content: CGRect?

  /// Where the groups are drawn that are being drawn, each in the one before it: not on the stack,
  /// of which views in views need all there is.
  private var places = [DrawnPlace()]

  /// Where in the picture the present view is drawn.
  var place: DrawnPlace { places[places.count - 1] }

  /// Notes that what follows is drawn in a group, until it is left.
  func enter(_ group: DisplayGroup) { places.append(place.inside(group)) }

  func leave() { places.removeLast() }

  init(size: CGSize) { self.size = size }

  func add(_ text: TextFit, of node: Node) {
    texts.append(text)
    nodes.append(node)
  }

  func addContent(_ frame: CGRect) { content = content?.union(frame) ?? frame }
}

// MARK: - Ink

extension FitRecord {
  /// The smallest box around the glyphs of a paragraph, in its own coordinates; nil if there is none.
  func ink(of paragraph: Paragraph, where isShown: (Paragraph.Glyphs) -> Bool) -> CGRect? {
    var box = CGRect.null
    for glyphs in paragraph.glyphs where isShown(glyphs) {
      box = inks(of: glyphs).reduce(box) { $0.union($1) }
    }
    return box.isNull ? nil : box
  }

  /// Returns the ink of a paragraph where its glyphs' outlines are, if it is turned and the corners of
  /// its box lie beyond the picture's edge: there may be no ink in them.
  ///
  /// - Parameter corner: Where the paragraph's top left is in its view.
  func outlined(
    _ ink: TextInk, of paragraph: Paragraph, at corner: CGPoint,
    where isShown: (Paragraph.Glyphs) -> Bool
  ) -> TextInk {
    let transform = place.transform
    guard transform.a != 0, transform.b != 0,
      !CGRect(origin: .zero, size: size).contains(ink.bounds)
    else { return ink }
    let outlines = OutlineReader()
    var path = Path()
    for glyphs in paragraph.glyphs where isShown(glyphs) {
      let face = glyphs.run.face
      // Pictures fill their boxes.
      guard !face.hasColour else { return ink }
      for glyph in glyphs.run.glyphs {
        path.addOutline(
          outlines.outline(ofGlyph: glyph.id, face: face),
          at: CGPoint(
            x: corner.x + glyphs.origin.x + glyph.position.x * glyphs.size,
            y: corner.y + glyphs.origin.y + glyph.position.y * glyphs.size),
          unit: glyphs.size / CGFloat(face.unitsPerEm))
      }
    }
    return path.isEmpty ? ink : ink.within(path.applying(transform).boundingRect)
  }

  /// Returns how far ink of a paragraph's line reaches into that of the next, in points; 0 where no
  /// glyph meets one of another line.
  func lineOverlap(
    of paragraph: Paragraph, where isShown: (Paragraph.Glyphs) -> Bool
  ) -> CGFloat {
    guard paragraph.lines.count > 1 else { return 0 }
    let lines = paragraph.lines.map { line in
      paragraph.glyphs(of: line).filter(isShown).flatMap(inks)
    }
    return zip(lines, lines.dropFirst()).reduce(0) { max($0, Self.overlap(of: $1.0, with: $1.1)) }
  }

  /// How many boxes of a line are held against those of the next.
  private static let mostBoxes = 1000

  /// How wide an area is at least that can be seen, in points.
  private static let leastWidth: CGFloat = 0.5

  /// The height of the highest overlap between boxes of a line and boxes of the next line; 0 if
  /// none is visible.
  private static func overlap(of line: [CGRect], with next: [CGRect]) -> CGFloat {
    let bottom = line.map(\.maxY).max() ?? 0
    let top = next.map(\.minY).min() ?? 0
    guard bottom > top else { return 0 }
    let (low, high) = (line.filter { $0.maxY > top }, next.filter { $0.minY < bottom })
    var overlap: CGFloat = 0
    for box in low.prefix(mostBoxes) {
      for other in high.prefix(mostBoxes) {
        let common = box.overlap(with: other)
        if !common.isNull, common.width > leastWidth { overlap = max(overlap, common.height) }
      }
    }
    return overlap
  }

  /// The boxes around what is drawn, in the coordinates of the glyphs' paragraph.
  private func inks(of glyphs: Paragraph.Glyphs) -> [CGRect] {
    glyphs.run.glyphs.compactMap { glyph in
      guard let ink = glyphs.run.face.inkBounds(ofGlyph: glyph.id) else { return nil }
      let (x, y) = (ink.minX + glyph.position.x, ink.minY + glyph.position.y)
      return CGRect(
        x: glyphs.origin.x + x * glyphs.size, y: glyphs.origin.y + y * glyphs.size,
        width: ink.width * glyphs.size, height: ink.height * glyphs.size)
    }
  }

  /// The texts that are drawn over others that a layout has put beside them.
  var overlaps: [TextOverlap] {
    let inks = texts.enumerated().compactMap { place, text in
      text.ink.map { (place: place, ink: $0) }
    }
    return TextInk.overlaps(of: inks) { first, second in
      nodes[first].nearestCommonNode(with: nodes[second])?.separatesChildren ?? false
    }
  }
}

extension Node {
  /// The innermost node that this one and another are both in; nil if there is none.
  fileprivate func nearestCommonNode(with other: Node) -> Node? {
    var around: Set<ObjectIdentifier> = []
    var node: Node? = self
    while let current = node {
      around.insert(ObjectIdentifier(current))
      node = current.parent
    }
    node = other
    while let current = node, !around.contains(ObjectIdentifier(current)) { node = current.parent }
    return node
  }
}

// MARK: - Where it is drawn

/// The place of a part in the picture, and the visible area of it.
struct DrawnPlace {
  /// From the part's own coordinates to the picture's.
  private(set) var transform = CGAffineTransform.identity
  /// The box of the picture in which the part is seen; nil for all of it.
  private(set) var clip: CGRect?
  /// Whether nothing of the part can be seen.
  private(set) var isTransparent = false

  /// The place of what is drawn in a group.
  func inside(_ group: DisplayGroup) -> DrawnPlace {
    var inner = self
    inner.transform = group.transform.concatenating(transform)
    inner.isTransparent = isTransparent || group.opacity <= 0
    let mask = group.mask.map { $0.reduce(CGRect.null) { $0.union($1.bounds) } }
    for box in [group.clip?.boundingRect, mask].compactMap(\.self) {
      let seen = box.isNull ? .zero : box.applying(inner.transform)
      inner.clip = inner.clip.map { $0.overlap(with: seen) } ?? seen
    }
    return inner
  }
}
