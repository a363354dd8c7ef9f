internal import Foundation
public import PlatenBase
internal import PlatenLayout

/// The first of several views whose ideal size fits the space, or otherwise the last view.
///
/// The chosen view gets the space as its proposal; the others are neither drawn nor read. Every
/// view fits a length that is not proposed.
public struct ViewThatFits<Content: View>: _PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Makes the first view that fits along some axes; along none, the first of all.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Adds a node for the view that fits.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let alternatives = context.nodes(of: content)
    if !alternatives.isEmpty {
      list.nodes.append(ViewThatFitsNode(alternatives, axes: axes))
    }
  }
}

/// One of several nodes, chosen anew for each proposal.
private final class ViewThatFitsNode: Node {
  private let alternatives: [Node]
  private let axes: Axis.Set
  private var placed: Node?

  init(_ alternatives: [Node], axes: Axis.Set) {
    self.alternatives = alternatives
    self.axes = axes
  }

  private func chosen(for proposal: ProposedViewSize) -> Node? {
    // The last view is taken if none fits:
    // https://developer.apple.com/documentation/swiftui/viewthatfits
    alternatives.dropLast().first { fits($0, proposal) } ?? alternatives.last
  }

  private func fits(_ node: Node, _ proposal: ProposedViewSize) -> Bool {
    let ideal = node.layoutSize(in: .unspecified)
    // Along other axes a view always fits.
    if axes.contains(.horizontal), let width = proposal.width, !ideal.width.fits(width) {
      return false
    }
    if axes.contains(.vertical), let height = proposal.height, !ideal.height.fits(height) {
      return false
    }
    return true
  }

  override var children: [Node] { placed.map { [$0] } ?? [] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    chosen(for: proposal)?.layoutSize(in: proposal) ?? .zero
  }

  override func placeChildren() {
    placed = chosen(for: proposal)
    if let placed { layOutChild(placed, at: .zero, proposal: proposal) }
  }

  // Both are asked for before any proposal. What SwiftUI answers is not known; here it is what the
  // view that is wanted most would answer.
  override var layoutPriority: Double { alternatives.first?.layoutPriority ?? 0 }

  override var layoutSpacing: ViewSpacing { alternatives.first?.layoutSpacing ?? .leaf }

  override func explicitAlignment(
    of guide: AlignmentKey, in proposal: ProposedViewSize
  ) -> CGFloat? {
    chosen(for: proposal)?.explicitAlignment(of: guide, in: proposal)
  }
}
