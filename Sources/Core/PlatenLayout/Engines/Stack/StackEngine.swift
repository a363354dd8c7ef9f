public import Foundation
internal import PlatenBase

/// A horizontal or vertical stack: what both do with their subviews.
public protocol _StackLayout: Layout where Cache == _StackLayoutCache {
  /// What sizes and places the subviews, along the stack's axis.
  var _engine: _StackEngine { get }
}

extension _StackLayout {
  /// Makes an empty cache.
  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  /// Returns the preferences of all subviews at the sides, and along the axis of the outermost ones.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    _engine.spacing(of: subviews)
  }

  /// Returns the size in points of all subviews behind one another; it may exceed the proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    _engine.size(of: subviews, in: proposal, &cache)
  }

  /// Places the subviews behind one another, from the top leading corner of the bounds.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    _engine.place(subviews, in: bounds, proposal, &cache)
  }
}

/// The algorithm of `HStackLayout` and `VStackLayout`, along an axis and across it.
///
/// group by priority → measure ranges → sort by flexibility → distribute → line up
///
/// The length that is proposed is handed out: first to the subviews with the highest priority, and
/// among those to the ones that can give way least. Each takes what it wants of an equal share of
/// what is left then. Afterwards all stand behind one another, their guides across the stack on one
/// line. A `ZStackLayout` hands out nothing and has no part in this; the columns and rows of a
/// `GridLayout` share a length by the same rule (`PriorityGroups`).
///
/// - Complexity: At most three measurements of each subview for a new proposal, and a sort; none for
///   a proposal that it remembers.
public struct _StackEngine {
  let axis: Axis
  /// The guide by which subviews are lined up across the stack.
  let guide: AlignmentKey
  /// The distance between subviews in points; `nil` is what each pair prefers.
  let spacing: CGFloat?

  /// The stack's size for a proposal, in points.
  func size(
    of subviews: LayoutSubviews, in proposal: ProposedViewSize, _ cache: inout _StackLayoutCache
  ) -> CGSize {
    let proposal = proposal.lengths
    return withMemory(of: subviews, in: &cache) { memory in
      memory.sizes[proposal] ?? resolve(subviews, in: proposal, &memory).size
    }
  }

  /// Places the subviews, from the top leading corner of the bounds.
  func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ cache: inout _StackLayoutCache
  ) {
    let bounds = bounds.finite
    let proposal = proposal.lengths
    let across = proposal.length(along: axis.crossing) ?? bounds.size.length(along: axis.crossing)
    let final = ProposedViewSize(along: proposal.length(along: axis), across: across, axis)
    withMemory(of: subviews, in: &cache) { memory in
      let arrangement = resolve(subviews, in: final, &memory)
      for (subview, item) in zip(subviews, arrangement.items) {
        let position = CGPoint(x: bounds.minX + item.origin.x, y: bounds.minY + item.origin.y)
        subview.place(at: position, proposal: item.proposal)
      }
    }
  }

  /// The stack's own preferences: along the axis only its ends meet a neighbour.
  func spacing(of subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    let (start, end, sides): (Edge.Set, Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
    var spacing = ViewSpacing()
    spacing.formUnion(first.spacing, edges: start)
    spacing.formUnion(last.spacing, edges: end)
    for subview in subviews { spacing.formUnion(subview.spacing, edges: sides) }
    return spacing
  }

  /// Opens what is remembered of the subviews, made anew if it is of others.
  private func withMemory<Result>(
    of subviews: LayoutSubviews, in cache: inout _StackLayoutCache,
    _ body: (inout StackCache) -> Result
  ) -> Result {
    cache.memo.withValue(
      for: subviews, make: { StackCache(subviews, axis: axis, spacing: spacing) }, body)
  }
}

// MARK: - Phases

extension _StackEngine {
  /// Sizing and placing both come here, so that they cannot disagree.
  private func resolve(
    _ subviews: LayoutSubviews, in proposal: ProposedViewSize, _ memory: inout StackCache
  ) -> StackArrangement {
    if let arrangement = memory.arrangements[proposal] { return arrangement }
    let measured = distribute(proposal, among: subviews, &memory)
    let arrangement = align(measured, distances: memory.distances)
    if let forgotten = memory.arrangements.keep(arrangement, for: proposal) {
      memory.sizes.keep(forgotten.answer.size, for: forgotten.proposal)
    }
    return arrangement
  }

  /// A subview's size and its guide across the stack, for the proposal that it got.
  private struct Measured {
    var size = CGSize.zero
    var guide: CGFloat = 0
    var proposal = ProposedViewSize.zero
  }

  /// Hands out the proposed length, group by group, to the least flexible subview first.
  private func distribute(
    _ proposal: ProposedViewSize, among subviews: LayoutSubviews, _ memory: inout StackCache
  ) -> [Measured] {
    let across = proposal.length(along: axis.crossing)
    let proposed = proposal.length(along: axis)
    guard let length = proposed, !isUniform(length, memory) else {
      let share = ProposedViewSize(along: proposed, across: across, axis)
      return subviews.map { measure($0, in: share) }
    }
    var measured = [Measured](repeating: Measured(), count: subviews.count)
    let ranges = ranges(of: subviews, across: across, &memory)
    memory.groups.share(length - memory.totalDistance, ranges: ranges) { index, share in
      let proposal = ProposedViewSize(along: share, across: across, axis)
      measured[index] = measure(subviews[index], in: proposal)
      return measured[index].size.length(along: axis)
    }
    return measured
  }

  /// Returns whether every subview is proposed the same whatever the others take: nothing of
  /// nothing, or everything of everything.
  private func isUniform(_ length: CGFloat, _ memory: StackCache) -> Bool {
    length == .infinity || (length == 0 && memory.totalDistance >= 0)
  }

  /// The shortest and longest lengths of the subviews, where someone has to be served first.
  private func ranges(
    of subviews: LayoutSubviews, across: CGFloat?, _ memory: inout StackCache
  ) -> [LengthRange] {
    // With one subview nobody has to be served first.
    if subviews.count == 1 { return [LengthRange(shortest: 0, longest: 0)] }
    let key = ProposedViewSize(width: across, height: nil)
    if let ranges = memory.ranges[key] { return ranges }
    // The proposals zero and infinity ask for the least and the largest size:
    // https://developer.apple.com/documentation/swiftui/proposedviewsize
    let none = ProposedViewSize(along: 0, across: across, axis)
    let all = ProposedViewSize(along: .infinity, across: across, axis)
    let ranges = subviews.map { subview in
      LengthRange(
        shortest: subview.sizeThatFits(none).length(along: axis).finiteLength,
        longest: subview.sizeThatFits(all).length(along: axis).length)
    }
    memory.ranges.keep(ranges, for: key)
    return ranges
  }

  /// Asks a subview for its size and its guide.
  private func measure(_ subview: LayoutSubview, in proposal: ProposedViewSize) -> Measured {
    let dimensions = subview.dimensions(in: proposal)
    let size = CGSize(width: dimensions.width, height: dimensions.height).lengths
    return Measured(size: size, guide: dimensions[guide], proposal: proposal)
  }

  /// Puts the measured subviews behind one another, their guides on one line.
  private func align(_ measured: [Measured], distances: [CGFloat]) -> StackArrangement {
    var (start, end): (CGFloat, CGFloat) = (.infinity, -.infinity)
    for item in measured {
      // https://developer.apple.com/documentation/swiftui/aligning-views-within-a-stack
      start = min(start, -item.guide.finite(or: 0))
      end = max(end, item.size.length(along: axis.crossing) - item.guide.finite(or: 0))
    }
    var along: CGFloat = 0
    var items: [StackArrangement.Item] = []
    items.reserveCapacity(measured.count)
    for (item, distance) in zip(measured, distances) {
      along += distance
      let origin = CGPoint(along: along, across: -item.guide.finite(or: 0) - start, axis)
      items.append(StackArrangement.Item(origin: origin, proposal: item.proposal))
      along += item.size.length(along: axis)
    }
    let size = CGSize(along: along, across: measured.isEmpty ? 0 : end - start, axis)
    return StackArrangement(size: size.lengths, items: items)
  }
}

// MARK: - What a stack remembers

/// The cache of a stack.
///
/// As in SwiftUI, clients know it as `Cache`, in each stack's own type.
public struct _StackLayoutCache {
  /// Keyed by the subviews, because a layout may delegate a slice of its own to a stack.
  fileprivate var memo = SubviewCache<StackCache>()
}

/// The cache of a stack for one set of subviews.
private struct StackCache {
  /// The subviews in groups of equal priority.
  let groups: PriorityGroups
  /// The distance from each subview to the one before it in points, 0 for the first.
  let distances: [CGFloat]
  /// The sum of the distances, in points.
  let totalDistance: CGFloat

  /// The shortest and longest lengths of all subviews, by the proposal's length across.
  var ranges = ProposalCache<[LengthRange]>(capacity: 4)
  /// The stack's own sizes where the arrangements are forgotten: room for four lengths along each
  /// axis.
  var sizes = ProposalCache<CGSize>(capacity: 16)
  /// Where everything goes, for the proposal when sizing and the one when placing.
  var arrangements = ProposalCache<StackArrangement>(capacity: 2)

  /// Looks at the subviews' priorities and preferred distances, without measuring any.
  init(_ subviews: LayoutSubviews, axis: Axis, spacing: CGFloat?) {
    groups = PriorityGroups(subviews.map { $0.priority })
    distances = subviews.distances(along: axis, spacing: spacing)
    totalDistance = distances.reduce(0, +)
  }
}

/// The places of a stack's subviews, from the stack's top leading corner.
private struct StackArrangement {
  /// The top leading corner of a subview, in points, and what it is proposed.
  struct Item {
    var origin: CGPoint
    var proposal: ProposedViewSize
  }

  var size: CGSize
  var items: [Item]
}
