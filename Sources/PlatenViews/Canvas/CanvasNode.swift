internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout

/// A canvas's place in the picture.
final class CanvasNode: Node {
  private let scene: CanvasScene
  private let isOpaque: Bool
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  init(
    _ scene: CanvasScene, isOpaque: Bool,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.scene = scene
    self.isOpaque = isOpaque
    self.renderer = renderer
  }

  override var kind: String? { "canvas" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    let frame = drawing.grid.nearest(CGRect(origin: origin, size: size))
    let items = scene.items(size: frame.size, isOpaque: isOpaque) { renderer(&$0, frame.size) }
    drawing.report(scene.missing)
    guard !items.isEmpty, frame.width > 0, frame.height > 0 else { return }
    var group = DisplayGroup(items: items)
    group.transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    group.clip = Path(CGRect(origin: .zero, size: frame.size))
    drawing.add(.group(group))
  }
}

/// A drawing that is as large as it says, or as the space that it is offered.
final class DrawnImageNode: Node {
  private let scene: CanvasScene
  private let image: ImageDrawing
  private let isResizable: Bool

  init(_ scene: CanvasScene, _ image: ImageDrawing, isResizable: Bool) {
    self.scene = scene
    self.image = image
    self.isResizable = isResizable
  }

  override var kind: String? { "image" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: image.size) : image.size
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    let natural = image.size
    guard natural.width > 0, natural.height > 0 else { return }
    let frame = drawing.grid.nearest(CGRect(origin: origin, size: size))
    let items = scene.items(size: natural, isOpaque: image.isOpaque, draw: image.renderer)
    drawing.report(scene.missing)
    guard !items.isEmpty else { return }
    var group = DisplayGroup(items: items)
    group.transform = CGAffineTransform(
      a: frame.width / natural.width, b: 0, c: 0, d: frame.height / natural.height,
      tx: frame.minX, ty: frame.minY)
    group.clip = Path(CGRect(origin: .zero, size: natural))
    drawing.add(.group(group))
  }
}

/// What an image that is drawn consists of.
///
/// It is handed on unchanged, and its closure is called by the one thread that renders.
final class ImageDrawing: @unchecked Sendable {
  let size: CGSize
  let isOpaque: Bool
  let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = size.finite
    self.isOpaque = isOpaque
    self.renderer = renderer
  }
}
