internal import Foundation
public import PlatenBase
internal import PlatenLayout

/// Parts of a screen that content keeps clear of.
@frozen
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit for each region.
  public let rawValue: UInt

  /// Makes a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What belongs to the device and to containers.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard, which no picture shows.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// This view, larger by the safe area around it on the edges where it touches its end.
  ///
  /// The picture itself has no safe area: there is one in ``safeAreaInset(edge:alignment:spacing:content:)-(VerticalEdge,_,_,_)``
  /// and ``safeAreaPadding(_:)-(EdgeInsets)``.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    Wrapped(content: self) { child, _ in
      regions.contains(.container) ? SafeAreaIgnoringNode(child, edges: edges) : child
    }
  }

  /// This view, larger by the safe area around it on some edges.
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
    let frame = CGRect(origin: .zero, size: size)
      .outset(by: safeAreaInsets(on: edges), isMirrored: isMirrored)
    let proposal = ProposedViewSize(frame.size)
    let inner = child.layoutSize(in: proposal)
    // A view that does not grow stays in the middle, as in a frame.
    settle(
      child,
      at: CGPoint(
        x: frame.midX - inner.width / 2, y: frame.midY - inner.height / 2),
      proposal: proposal)
  }
}
