public import Foundation
internal import PlatenBase
public import PlatenLayout

nonisolated extension View {
  /// Puts another view above or below this one, which makes room for it.
  ///
  /// Scroll views, and backgrounds that ignore the safe area, continue behind the other view.
  ///
  /// - Parameters:
  ///   - edge: The side of the other view.
  ///   - alignment: Its alignment along that side.
  ///   - spacing: The distance in points; nil for the distance that the two views prefer.
  ///   - content: The other view.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(
      content(), edge: edge == .top ? .top : .bottom,
      Alignment(horizontal: alignment, vertical: .center), spacing)
  }

  /// Puts another view at one side of this one, which makes room for it.
  ///
  /// Scroll views, and backgrounds that ignore the safe area, continue behind the other view.
  ///
  /// - Parameters:
  ///   - edge: The side of the other view.
  ///   - alignment: Its alignment along that side.
  ///   - spacing: The distance in points; nil for the distance that the two views prefer.
  ///   - content: The other view.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(
      content(), edge: edge == .leading ? .leading : .trailing,
      Alignment(horizontal: .center, vertical: alignment), spacing)
  }

  private func safeAreaInset(
    _ bar: some View, edge: Edge, _ alignment: Alignment, _ spacing: CGFloat?
  ) -> some View {
    Wrapped(content: self) { child, outer, place in
      let context = outer.child(place)
      let inner = context.child(1).outsideOfStacks()
      guard let bar = inner.node(of: bar, alignment: alignment) else { return child }
      return SafeAreaInsetNode(
        child, bar: bar, edge: edge, alignment: alignment, spacing: spacing)
    }
  }
}

// MARK: - Node

/// A node beside one edge of which another one lies.
///
/// SwiftUI does not say how large the whole is. Here it is what a stack of the two would be: the
/// other one takes its ideal length towards the edge, the child all the rest.
private final class SafeAreaInsetNode: SafeAreaNode {
  private let bar: Node
  private let edge: Edge
  private let alignment: Alignment
  private let spacing: CGFloat

  init(_ child: Node, bar: Node, edge: Edge, alignment: Alignment, spacing: CGFloat?) {
    self.bar = bar
    self.edge = edge
    self.alignment = alignment
    let (first, second) =
      edge == .top || edge == .leading
      ? (bar.layoutSpacing, child.layoutSpacing) : (child.layoutSpacing, bar.layoutSpacing)
    let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
    self.spacing = (spacing ?? first.distance(to: second, along: axis)).finite(or: 0)
    super.init(child)
  }

  override var children: [Node] { [child, bar] }

  private var isVertical: Bool { edge == .top || edge == .bottom }

  private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    isVertical
      ? ProposedViewSize(width: proposal.width, height: nil)
      : ProposedViewSize(width: nil, height: proposal.height)
  }

  /// Returns how far the child keeps clear of the edge, in points.
  private func inset(_ proposal: ProposedViewSize) -> CGFloat {
    let size = bar.layoutSize(in: barProposal(proposal))
    return max((isVertical ? size.height : size.width).finiteLength + spacing, 0)
  }

  override var safeAreaInsets: EdgeInsets { EdgeInsets(Edge.Set(edge), inset(proposal)) }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let inset = inset(proposal)
    return isVertical
      ? ProposedViewSize(
        width: proposal.width, height: proposal.height.map { max($0 - inset, 0) })
      : ProposedViewSize(
        width: proposal.width.map { max($0 - inset, 0) }, height: proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = child.layoutSize(in: childProposal(proposal))
    let outer = bar.layoutSize(in: barProposal(proposal))
    let inset = inset(proposal)
    return isVertical
      ? CGSize(width: max(inner.width, outer.width), height: inner.height + inset)
      : CGSize(width: inner.width + inset, height: max(inner.height, outer.height))
  }

  override func childOrigin(size: CGSize, childProposal: ProposedViewSize) -> CGPoint {
    let inner = child.layoutSize(in: childProposal)
    let aligned = child.origin(alignedIn: size, alignment, proposal: childProposal)
    switch edge {
    case .top: return CGPoint(x: aligned.x, y: size.height - inner.height)
    case .bottom: return CGPoint(x: aligned.x, y: 0)
    case .leading: return CGPoint(x: size.width - inner.width, y: aligned.y)
    case .trailing: return CGPoint(x: 0, y: aligned.y)
    }
  }

  override func placeChildren() {
    super.placeChildren()
    let proposal = barProposal(proposal)
    let outer = bar.layoutSize(in: proposal)
    var corner = bar.origin(alignedIn: size, alignment, proposal: proposal)
    switch edge {
    case .top: corner.y = 0
    case .bottom: corner.y = size.height - outer.height
    case .leading: corner.x = 0
    case .trailing: corner.x = size.width - outer.width
    }
    layOutChild(bar, at: mirrored(corner, bar, proposal), proposal: proposal)
  }

  override var layoutSpacing: ViewSpacing { .leaf }
}
