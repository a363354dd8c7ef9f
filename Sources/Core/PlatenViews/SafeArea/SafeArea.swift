public import Foundation
public import PlatenBase
internal import PlatenLayout

/// A node whose child lies in a safe area: it keeps clear of the edges, and what is in it may reach
/// out to them all the same.
class SafeAreaNode: UnaryNode {
  /// By how much the child, once placed, keeps clear of each edge, in points.
  var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

extension Node {
  /// By how much this node, which has its place, may grow on each edge to leave the safe areas
  /// around it: it may where it touches their ends.
  ///
  /// A scroll view leaves them itself along its axes: what is in it does not.
  final func safeAreaInsets(on edges: Edge.Set) -> EdgeInsets {
    var (insets, edges) = (EdgeInsets(), edges)
    var frame = CGRect(origin: .zero, size: size)
    var node: Node = self
    while let parent = node.parent {
      frame.origin.x += node.origin.x
      frame.origin.y += node.origin.y
      if let area = parent as? SafeAreaNode, area.child === node {
        let ends = CGRect(origin: node.origin, size: node.size)
        let touched = area.safeAreaInsets.only(where: frame, meets: ends, area.isMirrored)
        insets = insets.adding(touched, on: edges)
        frame = frame.outset(by: touched.only(edges), isMirrored: area.isMirrored)
      }
      edges.subtract(parent.edgesWithoutSafeArea)
      node = parent
    }
    return insets
  }
}

extension EdgeInsets {
  /// These insets on some edges, 0 on the others.
  func only(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }

  /// These insets on the edges where a frame meets the ends of the space, 0 on the others.
  fileprivate func only(
    where frame: CGRect, meets ends: CGRect, _ isMirrored: Bool
  ) -> EdgeInsets {
    var edges: Edge.Set = []
    func meet(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }
    if meet(frame.minY, ends.minY) { edges.insert(.top) }
    if meet(frame.maxY, ends.maxY) { edges.insert(.bottom) }
    if meet(frame.minX, ends.minX) { edges.insert(isMirrored ? .trailing : .leading) }
    if meet(frame.maxX, ends.maxX) { edges.insert(isMirrored ? .leading : .trailing) }
    return only(edges)
  }

  fileprivate func adding(_ other: EdgeInsets, on edges: Edge.Set) -> EdgeInsets {
    let other = other.only(edges)
    return EdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }

  /// The distances on both sides, in points.
  package var horizontal: CGFloat { leading + trailing }

  /// The distances above and below, in points.
  var vertical: CGFloat { top + bottom }
}

extension CGRect {
  /// This rectangle, larger by some distances.
  func outset(by insets: EdgeInsets, isMirrored: Bool) -> CGRect {
    CGRect(
      x: minX - (isMirrored ? insets.trailing : insets.leading), y: minY - insets.top,
      width: width + insets.horizontal, height: height + insets.vertical)
  }
}

// MARK: - Padding

nonisolated extension View {
  /// Keeps this view clear of the edges by some distances in points; backgrounds that ignore the
  /// safe area and scroll views in it reach the edges all the same.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    Wrapped(content: self) { child, _, _ in SafeAreaPaddingNode(child, insets: insets) }
  }

  /// Keeps this view clear of some edges by a distance in points; nil for 16.
  public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// Keeps this view clear of all edges by a distance in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

extension EdgeInsets {
  /// One distance on some edges, 0 on the others.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self = EdgeInsets(top: length, leading: length, bottom: length, trailing: length).only(edges)
  }
}

/// A node whose child keeps clear of its edges by distances in points.
private final class SafeAreaPaddingNode: SafeAreaNode {
  private let insets: EdgeInsets

  init(_ child: Node, insets: EdgeInsets) {
    self.insets = EdgeInsets(
      top: insets.top.finite(or: 0), leading: insets.leading.finite(or: 0),
      bottom: insets.bottom.finite(or: 0), trailing: insets.trailing.finite(or: 0))
    super.init(child)
  }

  override var safeAreaInsets: EdgeInsets { insets }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }

  override func childOrigin(size: CGSize, childProposal: ProposedViewSize) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = child.layoutSize(in: childProposal(proposal))
    return CGSize(width: inner.width + insets.horizontal, height: inner.height + insets.vertical)
  }

  override var layoutSpacing: ViewSpacing { childSpacing(resetting: .all) }
}

// MARK: - Ignoring the safe area

/// Parts of a screen that content keeps clear of.
@frozen
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The raw value: one bit for each region.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The regions of the device and of containers.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard, which no picture shows.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}

nonisolated extension View {
  /// Extends this view into the safe area around it, on the edges where it touches it.
  ///
  /// The picture itself has no safe area. These modifiers make one:
  /// ``safeAreaInset(edge:alignment:spacing:content:)-(VerticalEdge,_,_,_)`` and
  /// ``safeAreaPadding(_:)-(EdgeInsets)``.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    Wrapped(content: self) { child, _, _ in
      regions.contains(.container) ? SafeAreaIgnoringNode(child, edges: edges) : child
    }
  }

  /// Extends this view into the safe area on some edges.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

/// A node whose child may reach beyond it, to the ends of the safe area.
private final class SafeAreaIgnoringNode: UnaryNode {
  private let edges: Edge.Set

  init(_ child: Node, edges: Edge.Set) {
    self.edges = edges
    super.init(child)
  }

  override func placeChildren() {
    let insets = safeAreaInsets(on: edges)
    let larger = ProposedViewSize(
      width: proposal.width.map { $0 + insets.horizontal },
      height: proposal.height.map { $0 + insets.vertical })
    // A view that does not grow goes with the corner where reading begins.
    layOutChild(
      child, at: mirrored(CGPoint(x: -insets.leading, y: -insets.top), child, larger),
      proposal: larger)
  }
}
