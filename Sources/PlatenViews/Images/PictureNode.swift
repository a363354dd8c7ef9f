internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout

/// A picture's place in the picture that it is a part of.
final class PictureNode: Node {
  private let picture: Picture
  private let scale: CGFloat
  private let image: Image
  private let tint: _StylePaint?
  private let pictures: PictureCache

  init(
    _ picture: Picture, scale: CGFloat, image: Image, tint: _StylePaint?, pictures: PictureCache
  ) {
    self.picture = picture
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.image = image
    self.tint = tint
    self.pictures = pictures
  }

  private var naturalSize: CGSize {
    CGSize(
      width: CGFloat(picture.bitmap.width) / scale, height: CGFloat(picture.bitmap.height) / scale)
  }

  override var kind: String? { "image" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    image.resizing == nil
      ? naturalSize : proposal.replacingUnspecifiedDimensions(by: naturalSize)
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    if let tint, !tint.isVisible { return }
    let frame = drawing.grid.nearest(CGRect(origin: origin, size: size))
    let items = PictureSlices(picture, scale: scale, image.resizing).items(in: frame, pictures)
      .map { item in
        var item = item
        item.interpolation = image.interpolation?.drawn ?? .medium
        return item
      }
    switch tint?.paint(in: frame) {
    case nil: for item in items { drawing.add(.image(item)) }
    case .color(let color):
      for var item in items {
        item.picture = pictures.tinted(item.picture, with: color)
        drawing.add(.image(item))
      }
    case .some(let paint):
      drawing.group({ $0.mask = items.map { .image($0) } }) {
        $0.add(.fill(Path(frame), paint))
      }
    }
  }
}

extension Image.Interpolation {
  /// What the display list calls it.
  var drawn: ImageInterpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}

/// A node that is drawn as large as the space it is offered.
final class StretchedNode: UnaryNode {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: child.layoutSize(in: .unspecified))
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { .unspecified }

  // What is stretched has no line of text to stand on.
  override func explicitAlignment(
    of guide: AlignmentKey, in proposal: ProposedViewSize
  ) -> CGFloat? {
    if case .vertical = guide { return nil }
    return super.explicitAlignment(of: guide, in: proposal)
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    let natural = child.size
    guard natural.width > 0, natural.height > 0 else { return }
    let frame = drawing.grid.nearest(CGRect(origin: origin, size: size))
    let transform = CGAffineTransform(
      a: frame.width / natural.width, b: 0, c: 0, d: frame.height / natural.height,
      tx: frame.minX, ty: frame.minY)
    drawing.group({ $0.transform = transform }) { super.draw(into: &$0, at: .zero) }
  }
}
