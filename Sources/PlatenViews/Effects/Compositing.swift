internal import Foundation
public import PlatenDrawing
public import PlatenLayout

extension View {
  /// This view, mixed in a mode with what is drawn before it.
  ///
  /// That is what the innermost group around has drawn: one made by ``compositingGroup()``, opacity, a
  /// mask, a clip or an effect, else the whole picture.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    effect { _, group in group.blendMode = blendMode }
  }

  /// This view as a group: blend modes in it see nothing that lies outside of it.
  public func compositingGroup() -> some View { effect { _, group in group.isIsolated = true } }

  /// This view as a group, as ``compositingGroup()`` does it; pictures are drawn at once anyway.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    compositingGroup()
  }
}

/// In which space a group's colours are mixed; pictures have sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

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
