internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout

/// A drawing's place in the picture that it is a part of.
final class VectorImageNode: Node {
  private let drawing: VectorImage
  private let scale: CGFloat
  private let image: Image
  private let tint: _StylePaint?

  init(_ drawing: VectorImage, scale: CGFloat, image: Image, tint: _StylePaint?) {
    self.drawing = drawing
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.image = image
    self.tint = tint
  }

  private var naturalSize: CGSize {
    CGSize(width: drawing.size.width / scale, height: drawing.size.height / scale)
  }

  override var kind: String? { "image" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    image.resizing == nil
      ? naturalSize : proposal.replacingUnspecifiedDimensions(by: naturalSize)
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    if let tint, !tint.isVisible { return }
    let frame = drawing.grid.nearest(CGRect(origin: origin, size: size))
    if let fit = drawing.fit { reportEdge(of: frame, in: fit) }
    let items =
      image.resizing.map { $0.capInsets != EdgeInsets() } == true
      ? slices(in: frame) : places(in: frame).compactMap(self.drawing.item)
    if items.isEmpty { return }
    if let paint = tint?.paint(in: frame) {
      drawing.group({ $0.mask = items }) { $0.add(.fill(Path(frame), paint)) }
    } else if items.count > 1 {
      drawing.group({ $0.clip = Path(frame) }) { for item in items { $0.add(item) } }
    } else {
      drawing.add(items[0])
    }
  }

  /// The most places of one that is repeated.
  private static let mostPlaces = 10_000

  /// Where it is drawn: once, as large as the frame, or again and again at its own size.
  private func places(in frame: CGRect) -> [CGRect] {
    let size = naturalSize
    guard image.resizing?.mode == .tile, size.width > 0, size.height > 0 else { return [frame] }
    let columns = (frame.width / size.width).rounded(.up)
    let rows = (frame.height / size.height).rounded(.up)
    guard columns >= 1, rows >= 1, columns * rows <= CGFloat(Self.mostPlaces) else {
      return [frame]
    }
    return (0..<Int(rows)).flatMap { row in
      (0..<Int(columns)).map { column in
        CGRect(
          x: frame.minX + CGFloat(column) * size.width, y: frame.minY + CGFloat(row) * size.height,
          width: size.width, height: size.height)
      }
    }
  }
}

// MARK: - Slices

extension VectorImageNode {
  /// The drawing in up to nine parts: those at the edges keep their thickness, and the others are stretched.
  private func slices(in frame: CGRect) -> [DisplayItem] {
    let insets = image.resizing?.capInsets ?? EdgeInsets()
    let columns = Self.bands(
      of: naturalSize.width, insets.leading, insets.trailing, from: frame.minX, to: frame.maxX)
    let rows = Self.bands(
      of: naturalSize.height, insets.top, insets.bottom, from: frame.minY, to: frame.maxY)
    return rows.flatMap { row in
      columns.compactMap { column in
        let whole = CGRect(
          x: column.whole.0, y: row.whole.0, width: column.whole.1, height: row.whole.1)
        guard let item = drawing.item(in: whole) else { return nil }
        var part = DisplayGroup(items: [item])
        part.clip = Path(
          CGRect(
            x: column.low, y: row.low, width: column.high - column.low,
            height: row.high - row.low))
        return .group(part)
      }
    }
  }

  /// A part of an axis, and where all of the drawing would begin and how long it would be, so that its
  /// part comes there.
  private typealias Band = (low: CGFloat, high: CGFloat, whole: (CGFloat, CGFloat))

  private static func bands(
    of length: CGFloat, _ first: CGFloat, _ last: CGFloat, from low: CGFloat, to high: CGFloat
  ) -> [Band] {
    let head = min(first.finiteLength, length)
    let tail = min(last.finiteLength, length - head)
    // Caps that are longer than the space share it.
    let shrink = head + tail > high - low ? (high - low) / (head + tail) : 1
    let ends = [low, low + head * shrink, high - tail * shrink, high]
    let places = [0, head, length - tail, length]
    return (0..<3).compactMap { index in
      let (from, to) = (places[index], places[index + 1])
      guard to > from, ends[index + 1] > ends[index] else { return nil }
      let factor = (ends[index + 1] - ends[index]) / (to - from)
      return (ends[index], ends[index + 1], (ends[index] - from * factor, length * factor))
    }
  }
}
