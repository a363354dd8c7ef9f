internal import Foundation
internal import PlatenBase
public import PlatenDrawing
public import PlatenLayout

nonisolated extension View {
  /// Multiplies the opacity of this view; 0 is invisible, and 1 changes nothing.
  public func opacity(_ opacity: Double) -> some View {
    effect { _, group in group.opacity = min(max(opacity.isNaN ? 0 : opacity, 0), 1) }
  }

  /// Hides this view, without changing its layout.
  public func hidden() -> some View { opacity(0) }

  /// Clips this view to a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    effect { frame, group in
      group.clip = shape.path(inFrame: frame).filled
      group.clipStyle = style
      if S.AnimatableData.self != EmptyAnimatableData.self {
        group.clipFigure = shape.movingFigure(in: frame, isMirrored: false)
      }
    }
  }

  /// Cuts this view off at its own frame.
  ///
  /// Frames lie on whole pixels; the edges of a turned frame are always smooth.
  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

  /// Cuts the corners of this view round, by a radius in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}

// MARK: - Groups

nonisolated extension View {
  /// Blends this view with the drawing below it.
  ///
  /// It blends with the drawing of the innermost group around it: one made by ``compositingGroup()``,
  /// opacity, a mask, a clip or an effect, or else the whole picture.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    effect { _, group in group.blendMode = blendMode }
  }

  /// Makes this view a group: blend modes in it ignore the drawing outside it.
  public func compositingGroup() -> some View { effect { _, group in group.isIsolated = true } }

  /// Makes this view a group, like ``compositingGroup()``.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    compositingGroup()
  }
}

/// The colour space for blending in a group; pictures use sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

// MARK: - Masks

nonisolated extension View {
  /// Masks this view with another, which gets this view's size as its proposal.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    masked(by: mask(), alignment)
  }

  /// Masks this view with another, which gets this view's size as its proposal.
  public func mask<Mask: View>(_ mask: Mask) -> some View { masked(by: mask, .center) }

  private func masked(by mask: some View, _ alignment: Alignment) -> some View {
    Wrapped(content: self) { child, outer, place in
      let context = outer.child(place)
      let node = context.outsideOfStacks().node(of: mask, alignment: .center)
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
    // What its texts lack, and which of them do not fit, is told as of others.
    var shape = Drawing(grid: drawing.grid, pass: drawing.pass, fit: drawing.fit)
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
