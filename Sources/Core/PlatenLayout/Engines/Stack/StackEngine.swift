public import Foundation
internal import PlatenBase

/// A horizontal or vertical stack, with the layout code of both.
public protocol _StackLayout: Layout where Cache == _StackLayoutCache {
  /// The engine that sizes and places the subviews, along the stack's axis.
  var _engine: _StackEngine { get }
}

extension _StackLayout {
  /// Makes an empty cache.
  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  /// Returns the preferences of all subviews at the sides, and along the axis of the outermost ones.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    _engine.spacing(of: subviews)
  }

  /// Returns the size in points of all subviews in a row or column; it may exceed the proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    _engine.size(of: subviews, in: proposal, &cache)
  }

  /// Places the subviews one after the other, from the top leading corner of the bounds.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    _engine.place(subviews, in: bounds, proposal, &cache)
  }
}

/// The algorithm of `HStackLayout` and `VStackLayout`, along an axis and across it.
///
/// group by priority → measure ranges → sort by flexibility → distribute → line up → fill
///
/// The engine shares out the proposed length: first to the subviews with the highest priority, and among these to the least
/// flexible ones. Each takes its part of an equal share of the rest, or its ideal length if there is room for all ideal
/// lengths (`IdealShares`). Then the subviews are placed one after the other, with their guides across the stack on one
/// line. If the stack has no proposed length across, the subviews fill its final length, except the subviews that made it:
/// they are placed at their measured length. A `ZStackLayout` shares out nothing and does not use the engine; the columns
/// and rows of a `GridLayout` share a length by the same rule (`PriorityGroups`).
///
/// - Complexity: At most four measurements of each subview for a new proposal, and a sort; none for a remembered proposal.
public struct _StackEngine {
  let axis: Axis
  /// The guide by which subviews are lined up across the stack.
  let guide: AlignmentKey
  /// The distance between subviews in points; `nil` for the distance that each pair prefers.
  let spacing: CGFloat?

  /// The stack's size for a proposal, in points.
  func size(
    of subviews: LayoutSubviews, in proposal: ProposedViewSize, _ cache: inout _StackLayoutCache
  ) -> CGSize {
    let proposal = proposal.lengths
    return withMemory(of: subviews, in: &cache) { memory in
      let isOpen = proposal.length(along: axis.crossing) == nil
      if isOpen, subviews.keeping(along: axis.crossing) != nil {
        return filledSize(of: subviews, in: proposal, &memory)
      }
      return memory.sizes[proposal] ?? resolve(subviews, in: proposal, &memory).size
    }
  }

  /// The size of a stack that nobody has told a length across: that of what is drawn once the subviews
  /// fill its own, as a picture that keeps its proportions grows along the stack then, and a grid may
  /// have fewer rows.
  private func filledSize(
    of subviews: LayoutSubviews, in proposal: ProposedViewSize, _ memory: inout StackCache
  ) -> CGSize {
    if let size = memory.filledSizes[proposal] { return size }
    let sized = resolve(subviews, in: proposal, &memory)
    let across = sized.size.length(along: axis.crossing)
    let filled = fill(across, subviews, sized, proposal, &memory)
    let size = CGSize(along: filled.size.length(along: axis), across: across, axis)
    memory.filledSizes.keep(size, for: proposal)
    return size
  }

  /// Places the subviews, from the top leading corner of the bounds.
  func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ cache: inout _StackLayoutCache
  ) {
    let bounds = bounds.finite
    let proposal = proposal.lengths
    withMemory(of: subviews, in: &cache) { memory in
      let sized = resolve(subviews, in: proposal, &memory)
      let arrangement =
        proposal.length(along: axis.crossing) == nil
        ? fill(bounds.size.length(along: axis.crossing), subviews, sized, proposal, &memory) : sized
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
    let items = distribute(proposal, among: subviews, &memory)
    let arrangement = align(items, distances: memory.distances)
    if let forgotten = memory.arrangements.keep(arrangement, for: proposal) {
      memory.sizes.keep(forgotten.answer.size, for: forgotten.proposal)
    }
    return arrangement
  }

  /// Proposes a length across to the subviews of a stack that was proposed none, but for those that
  /// made it as long as it is: these stay as they were measured.
  private func fill(
    _ across: CGFloat, _ subviews: LayoutSubviews, _ sized: StackArrangement,
    _ proposal: ProposedViewSize, _ memory: inout StackCache
  ) -> StackArrangement {
    let kept = sized.items.map {
      $0.size.length(along: axis.crossing).matches(across) ? $0 : nil
    }
    if kept.allSatisfy({ $0 != nil }) { return sized }
    let final = ProposedViewSize(along: proposal.length(along: axis), across: across, axis)
    if let filled = memory.filled[final] { return filled }
    let items = distribute(final, among: subviews, keeping: kept, &memory)
    let filled = align(items, distances: memory.distances)
    memory.filled.keep(filled, for: final)
    return filled
  }

  /// Hands out the proposed length, group by group, to the least flexible subview first.
  ///
  /// - Parameter kept: The subviews that stay as they are, unless they take all there is along the axis
  ///   and get another share of it now.
  private func distribute(
    _ proposal: ProposedViewSize, among subviews: LayoutSubviews,
    keeping kept: [StackArrangement.Item?] = [], _ memory: inout StackCache
  ) -> [StackArrangement.Item] {
    guard let length = proposal.length(along: axis), !isUniform(length, memory) else {
      return measure(subviews, in: proposal, keeping: kept)
    }
    let across = proposal.length(along: axis.crossing)
    let ranges = fixed(ranges(of: subviews, across: across, &memory), by: kept)
    let room = length - memory.totalDistance
    let ideals = ideals(of: subviews, across: across, in: room, ranges, memory.groups)
    let sharing = LengthSharing(
      room, memory.groups, ranges: ranges, ideals: ideals, keeping: subviews.keeping(along: axis))
    return serve(subviews, across: across, sharing, keeping: kept, ranges)
  }

  // The frames of what measures are counted in stacks in stacks: so each of these does little.

  /// Measures all subviews for one proposal, except the subviews that keep their size.
  private func measure(
    _ subviews: LayoutSubviews, in proposal: ProposedViewSize,
    keeping kept: [StackArrangement.Item?]
  ) -> [StackArrangement.Item] {
    if kept.isEmpty { return subviews.map { measure($0, in: proposal) } }
    return zip(subviews, kept).map { $1 ?? measure($0, in: proposal) }
  }

  /// Measures each subview for its share, when it is its turn.
  private func serve(
    _ subviews: LayoutSubviews, across: CGFloat?, _ sharing: LengthSharing,
    keeping kept: [StackArrangement.Item?], _ ranges: [LengthRange]
  ) -> [StackArrangement.Item] {
    var items = items(of: subviews, keeping: kept)
    while let next = sharing.next() {
      let index = next.member
      if !stays(kept, index, in: next.share, ranges) {
        let proposal = ProposedViewSize(along: next.share, across: across, axis)
        items[index] = measure(subviews[index], in: proposal)
      }
      sharing.take(items[index].size.length(along: axis))
    }
    return items
  }

  private func items(
    of subviews: LayoutSubviews, keeping kept: [StackArrangement.Item?]
  ) -> [StackArrangement.Item] {
    let none = StackArrangement.Item()
    return kept.isEmpty ? Array(repeating: none, count: subviews.count) : kept.map { $0 ?? none }
  }

  /// Returns whether a subview stays as it was measured where it gets a share now.
  private func stays(
    _ kept: [StackArrangement.Item?], _ index: Int, in share: CGFloat, _ ranges: [LengthRange]
  ) -> Bool {
    guard !kept.isEmpty, let item = kept[index] else { return false }
    return !ranges[index].isEndless || item.proposal.length(along: axis) == share
  }

  /// Leaves subviews that stay as they were measured no other length.
  private func fixed(
    _ ranges: [LengthRange], by kept: [StackArrangement.Item?]
  ) -> [LengthRange] {
    if kept.isEmpty { return ranges }
    return zip(ranges, kept).map { range, item in
      guard let length = item?.size.length(along: axis), !range.isEndless else { return range }
      return LengthRange(shortest: length, longest: length)
    }
  }

  /// The ideal lengths of the subviews; nil where nobody needs them.
  private func ideals(
    of subviews: LayoutSubviews, across: CGFloat?, in room: CGFloat, _ ranges: [LengthRange],
    _ groups: PriorityGroups
  ) -> [CGFloat]? {
    let keeping = subviews.keeping(along: axis)
    guard groups.needsIdeals(room, ranges: ranges, keeping: keeping) else { return nil }
    let open = ProposedViewSize(along: nil, across: across, axis)
    return zip(subviews, ranges).map { subview, range in
      range.shortest == range.longest
        ? range.longest : subview.sizeThatFits(open).length(along: axis).finiteLength
    }
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
    // The order does not matter for a single subview.
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
  private func measure(
    _ subview: LayoutSubview, in proposal: ProposedViewSize
  ) -> StackArrangement.Item {
    let dimensions = subview.dimensions(in: proposal)
    let size = CGSize(width: dimensions.width, height: dimensions.height).lengths
    return StackArrangement.Item(
      size: size, guide: dimensions[guide].finite(or: 0), proposal: proposal)
  }

  /// Puts the measured subviews behind one another, their guides on one line.
  private func align(
    _ measured: [StackArrangement.Item], distances: [CGFloat]
  ) -> StackArrangement {
    var (start, end): (CGFloat, CGFloat) = (.infinity, -.infinity)
    for item in measured {
      // https://developer.apple.com/documentation/swiftui/aligning-views-within-a-stack
      start = min(start, -item.guide)
      end = max(end, item.size.length(along: axis.crossing) - item.guide)
    }
    var along: CGFloat = 0
    var items = measured
    for (index, distance) in distances.enumerated() {
      along += distance
      items[index].origin = CGPoint(along: along, across: -items[index].guide - start, axis)
      along += items[index].size.length(along: axis)
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
  /// Where everything goes, for the last proposals.
  var arrangements = ProposalCache<StackArrangement>(capacity: 2)
  /// Where everything goes in a length across that is the stack's own.
  var filled = ProposalCache<StackArrangement>(capacity: 1)
  /// The stack's own sizes once the subviews fill it.
  var filledSizes = ProposalCache<CGSize>(capacity: 4)

  /// Looks at the subviews' priorities and preferred distances, without measuring any.
  init(_ subviews: LayoutSubviews, axis: Axis, spacing: CGFloat?) {
    groups = PriorityGroups(subviews.map { $0.priority })
    distances = subviews.distances(along: axis, spacing: spacing)
    totalDistance = distances.reduce(0, +)
  }
}

/// The places of a stack's subviews, from the stack's top leading corner.
private struct StackArrangement {
  /// A subview's size and its guide across the stack, for what it is proposed, and its top leading
  /// corner; in points.
  struct Item {
    var size = CGSize.zero
    var guide: CGFloat = 0
    var proposal = ProposedViewSize.zero
    var origin = CGPoint.zero
  }

  var size: CGSize
  var items: [Item]
}
