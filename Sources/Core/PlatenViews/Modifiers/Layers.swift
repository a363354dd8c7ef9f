public import Foundation
public import PlatenBase
public import PlatenDrawing
public import PlatenLayout

nonisolated extension View {
  /// Puts another view in front of this one; it gets this view's size as its proposal.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    layered(content(), alignment, isInFront: true)
  }

  /// Puts another view in front of this one; it gets this view's size as its proposal.
  @_disfavoredOverload
  public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    layered(overlay, alignment, isInFront: true)
  }

  /// Puts another view behind this one; it gets this view's size as its proposal.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    layered(content(), alignment, isInFront: false)
  }

  /// Puts another view behind this one; it gets this view's size as its proposal.
  @_disfavoredOverload
  public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    layered(background, alignment, isInFront: false)
  }

  /// This view with another before or behind it.
  ///
  /// - Parameter edges: The edges where the other continues behind the safe area.
  func layered(
    _ layer: some View, _ alignment: Alignment, isInFront: Bool,
    ignoresSafeAreaEdges edges: Edge.Set = []
  ) -> some View {
    Wrapped(content: self) { child, outer, place in
      let context = outer.child(place)
      let inner = context.child(isInFront ? 1 : 2).outsideOfStacks()
      // The alignment places the stack that several views make, in which each is in the centre:
      // https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)
      guard let node = inner.node(of: layer, alignment: .center) else { return child }
      return LayeredNode(
        child, layer: node, alignment: alignment, isInFront: isInFront, ignoredEdges: edges)
    }
  }
}

/// A node with another before or behind it that has no say in its size.
final class LayeredNode: UnaryNode {
  let layer: Node
  private let alignment: Alignment
  let isInFront: Bool
  /// The edges where the other node continues behind the safe area.
  private let ignoredEdges: Edge.Set

  init(
    _ child: Node, layer: Node, alignment: Alignment, isInFront: Bool, ignoredEdges: Edge.Set = []
  ) {
    self.layer = layer
    self.ignoredEdges = ignoredEdges
    self.alignment = alignment
    self.isInFront = isInFront
    super.init(child)
  }

  override var children: [Node] { isInFront ? [child, layer] : [layer, child] }

  override func placeChildren() {
    super.placeChildren()
    if ignoredEdges.isEmpty { return layOutChild(layer: layer, alignment) }
    let frame = CGRect(origin: .zero, size: size)
      .outset(by: safeAreaInsets(on: ignoredEdges), isMirrored: isMirrored)
    layOutChild(layer, at: frame.origin, proposal: ProposedViewSize(frame.size))
  }
}

extension UnaryNode {
  /// Places a node before or behind this one, and everything inside it.
  final func layOutChild(layer: Node, _ alignment: Alignment) {
    let proposal = ProposedViewSize(size)
    // The view decides the size, the layer is proposed it:
    // https://developer.apple.com/documentation/swiftui/view/background(alignment:content:)
    let corner = layer.origin(alignedIn: size, alignment, proposal: proposal)
    layOutChild(layer, at: mirrored(corner, layer, proposal), proposal: proposal)
  }
}

// MARK: - Styles as layers

nonisolated extension View {
  /// Puts a style in front of this view.
  ///
  /// - Parameters:
  ///   - style: The style, which fills the view's bounds.
  ///   - edges: The edges where the style continues behind the safe area.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layered(Rectangle().fill(style), .center, isInFront: true, ignoresSafeAreaEdges: edges)
  }

  /// Puts a shape in front of this view, filled with a style.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    layered(shape.fill(style, style: fillStyle), .center, isInFront: true)
  }

  /// Puts a style behind this view.
  ///
  /// - Parameters:
  ///   - style: The style, which fills the view's bounds.
  ///   - edges: The edges where the style continues behind the safe area.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layered(Rectangle().fill(style), .center, isInFront: false, ignoresSafeAreaEdges: edges)
  }

  /// Puts the background style behind this view.
  ///
  /// - Parameter edges: The edges where the style continues behind the safe area.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Puts a shape behind this view, filled with a style.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    layered(shape.fill(style, style: fillStyle), .center, isInFront: false)
  }

  /// Puts a shape behind this view, filled with the background style.
  public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Adds a border inside this view's edges, `width` points wide.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    layered(Rectangle().strokeBorder(content, lineWidth: width), .center, isInFront: true)
  }
}
