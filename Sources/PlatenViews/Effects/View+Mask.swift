internal import Foundation
internal import PlatenDrawing
public import PlatenLayout

extension View {
  /// This view where another is opaque, which is proposed this one's size.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    masked(by: mask(), alignment)
  }

  /// This view where another is opaque, which is proposed this one's size.
  public func mask<Mask: View>(_ mask: Mask) -> some View { masked(by: mask, .center) }

  private func masked(by mask: some View, _ alignment: Alignment) -> some View {
    Wrapped(content: self) { child, context in
      let node = context.outsideOfStacks().node(of: mask, alignment: alignment)
      return MaskNode(child, mask: node, alignment: alignment)
    }
  }
}

/// A node that is seen where another would be drawn.
private final class MaskNode: UnaryNode {
  private let mask: Node?
  private let alignment: Alignment

  init(_ child: Node, mask: Node?, alignment: Alignment) {
    self.mask = mask
    self.alignment = alignment
    super.init(child)
  }

  override func placeChildren() {
    super.placeChildren()
    guard let mask else { return }
    let proposal = ProposedViewSize(size)
    let corner = mask.origin(alignedIn: size, alignment, proposal: proposal)
    settle(mask, at: mirrored(corner, mask, proposal), proposal: proposal)
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    var shape = Drawing(grid: drawing.grid, cancellation: drawing.cancellation)
    mask?.drawPlaced(into: &shape, at: origin)
    drawing.report(shape.missing)
    drawing.group({ $0.mask = shape.items }) { super.draw(into: &$0, at: origin) }
  }
}
