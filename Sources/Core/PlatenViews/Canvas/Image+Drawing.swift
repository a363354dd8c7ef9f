public import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout

extension Image {
  /// Makes a picture that a closure draws, of a size in points.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let size = size.finite
    let drawing = ImageDrawing { context, isResizable in
      DrawnImageNode(
        CanvasScene(context: context, symbols: EmptyView()), size: size, isOpaque: opaque,
        isResizable: isResizable, renderer: renderer)
    }
    self.init(.drawing(drawing))
  }
}

/// A drawing that is as large as it says, or as the space that it is offered.
private final class DrawnImageNode: Node {
  private let scene: CanvasScene
  private let natural: CGSize
  private let isOpaque: Bool
  private let renderer: (inout GraphicsContext) -> Void
  private let isResizable: Bool

  init(
    _ scene: CanvasScene, size: CGSize, isOpaque: Bool, isResizable: Bool,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.scene = scene
    natural = size
    self.isOpaque = isOpaque
    self.isResizable = isResizable
    self.renderer = renderer
  }

  override var kind: String? { "image" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    guard natural.width > 0, natural.height > 0 else { return }
    let frame = drawing.grid.nearest(CGRect(origin: origin, size: size))
    let items = scene.items(size: natural, isOpaque: isOpaque, draw: renderer)
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
