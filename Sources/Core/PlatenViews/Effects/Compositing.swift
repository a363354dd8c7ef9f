internal import Foundation
internal import PlatenBase
public import PlatenDrawing
public import PlatenLayout

nonisolated extension View {
  /// This view, less opaque; 0 is invisible and 1 as it is.
  public func opacity(_ opacity: Double) -> some View {
    effect { _, group in group.opacity = min(max(opacity.isNaN ? 0 : opacity, 0), 1) }
  }

  /// This view, invisible; its space stays.
  public func hidden() -> some View { opacity(0) }

  /// The part of this view that lies in a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    effect { frame, group in
      group.clip = shape.path(inFrame: frame).filled
      group.clipStyle = style
    }
  }

  /// The part of this view that lies in its own frame.
  ///
  /// Frames stand on whole pixels; the edges of one that is turned are always smooth.
  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

  /// This view with its corners cut round, by a radius in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}

// MARK: - Groups

nonisolated extension View {
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

// MARK: - Masks

nonisolated extension View {
  /// This view where another is opaque, which is proposed this one's size.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    masked(by: mask(), alignment)
  }

  /// This view where another is opaque, which is proposed this one's size.
  public func mask<Mask: View>(_ mask: Mask) -> some View { masked(by: mask, .center) }

  private func masked(by mask: some View, _ alignment: Alignment) -> some View {
    Wrapped(content: self) { child, outer, place in
      let context = outer.child(place)
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
    layOutChild(mask, at: mirrored(corner, mask, proposal), proposal: proposal)
  }

  override var isDrawnApart: Bool { true }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    var shape = Drawing(grid: drawing.grid, pass: drawing.pass)
    mask?.drawPlaced(into: &shape, at: origin)
    drawing.report(shape.missing)
    drawing.group({ $0.mask = shape.items }) { super.draw(into: &$0, at: origin) }
  }
}

// MARK: - The effect of a group

nonisolated extension View {
  /// This view as a group, changed by what its frame is.
  func effect(_ change: @escaping (CGRect, inout DisplayGroup) -> Void) -> some View {
    Wrapped(content: self) { child, _, _ in EffectNode(child, change: change) }
  }
}

/// A node that is drawn as a group, changed by what its frame is.
final class EffectNode: UnaryNode {
  private let change: (CGRect, inout DisplayGroup) -> Void

  init(_ child: Node, change: @escaping (CGRect, inout DisplayGroup) -> Void) {
    self.change = change
    super.init(child)
  }

  override var isDrawnApart: Bool { true }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    let frame = drawing.grid.nearest(CGRect(origin: origin, size: size))
    drawing.group({ change(frame, &$0) }) { super.draw(into: &$0, at: origin) }
  }
}
