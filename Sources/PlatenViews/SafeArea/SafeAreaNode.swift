internal import Foundation
internal import PlatenBase
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
  final func safeAreaInsets(on edges: Edge.Set) -> EdgeInsets {
    var insets = EdgeInsets()
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
  var horizontal: CGFloat { leading + trailing }

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
