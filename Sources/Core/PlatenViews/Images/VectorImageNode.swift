internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout

/// An SVG's place in the picture that it is a part of.
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
    let items = places(in: frame).compactMap(self.drawing.item)
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
