internal import Platen

/// Places bars below each other, each beside its label and with its value at its end.
///
/// measure labels → divide the width → place the axis → place rows
///
/// Its subviews are the axis of their scale, then a label, a bar and a value for each row. The labels take
/// as much of the width as the widest needs, and two fifths at the most, where they wrap. Values stand
/// beside their bars and have their room, so that nothing lies over anything else.
struct BarsLayout: Layout {
  struct Bar: Equatable {
    /// Where the bar begins and ends, from 0 to 1 of the scale.
    var from: Double
    var to: Double
    var isNegative: Bool
  }

  var bars: [Bar]
  /// The height of a bar in points.
  var thickness: CGFloat = 24
  /// Points between two rows.
  var spacing: CGFloat = 8
  /// Points between a bar and what stands beside it.
  private static let gap: CGFloat = 10
  /// The length of the scale where no width is proposed, in points.
  private static let idealLength: CGFloat = 360

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let plan = Plan(self, subviews, proposal.width)
    return CGSize(width: plan.width, height: plan.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let plan = Plan(self, subviews, bounds.width)
    let start = bounds.minX + plan.start
    subviews[0].place(
      at: CGPoint(x: start, y: bounds.minY),
      proposal: ProposedViewSize(width: plan.length, height: plan.height))
    var y = bounds.minY
    for (i, bar) in bars.enumerated() {
      let row = Array(subviews[(1 + 3 * i)..<(4 + 3 * i)])
      let middle = y + plan.heights[i] / 2
      row[0].place(
        at: CGPoint(x: bounds.minX + plan.labels, y: middle), anchor: .trailing,
        proposal: ProposedViewSize(width: plan.labels, height: nil))
      let (from, to) = (start + plan.length * bar.from, start + plan.length * bar.to)
      row[1].place(
        at: CGPoint(x: from, y: middle), anchor: .leading,
        proposal: ProposedViewSize(width: to - from, height: thickness))
      row[2].place(
        at: CGPoint(x: bar.isNegative ? from - Self.gap : to + Self.gap, y: middle),
        anchor: bar.isNegative ? .trailing : .leading, proposal: .unspecified)
      y += plan.heights[i] + spacing
    }
  }
}

// MARK: - Phases

extension BarsLayout {
  /// Lengths in points: of the labels' column, of what stands before the scale, of the scale itself.
  private struct Plan {
    var labels: CGFloat
    var start: CGFloat
    var length: CGFloat
    var width: CGFloat
    var heights: [CGFloat]
    var height: CGFloat

    init(_ chart: BarsLayout, _ subviews: Subviews, _ offered: CGFloat?) {
      let rows = chart.bars.indices.map { 1 + 3 * $0 }
      let axis = subviews[0].sizeThatFits(ProposedViewSize(width: 0, height: 0))
      let widest = rows.map { subviews[$0].sizeThatFits(.unspecified).width }.max() ?? 0
      let values = rows.map { subviews[$0 + 2].sizeThatFits(.unspecified).width }
      labels = offered.map { min(widest, max($0.finite(or: 0), 0) * 0.4) } ?? widest
      start =
        (labels > 0 ? labels + BarsLayout.gap : 0) + chart.room(for: values, isNegative: true)
      let after = chart.room(for: values, isNegative: false)
      let ideal = start + max(BarsLayout.idealLength, axis.width) + after
      width = max(offered?.finite(or: ideal) ?? ideal, start + axis.width + after)
      length = max(width - start - after, 0)
      let column = ProposedViewSize(width: labels, height: nil)
      heights = rows.map { max(subviews[$0].sizeThatFits(column).height, chart.thickness) }
      height = heights.reduce(0, +) + chart.spacing * CGFloat(max(heights.count - 1, 0))
      if axis.height > 0 { height += axis.height + chart.spacing }
    }
  }

  /// The room that values need beside the scale, by their lengths along it.
  private func room(for values: [CGFloat], isNegative: Bool) -> CGFloat {
    let longest = zip(bars, values).filter { $0.0.isNegative == isNegative }.map(\.1).max() ?? 0
    return longest > 0 ? longest + Self.gap : 0
  }
}

// MARK: - Upright

/// Places upright bars beside each other, in the middles of equal parts of the width, with their values
/// at their ends.
///
/// Its subviews are a bar and a value for each.
struct UprightBarsLayout: Layout {
  var bars: [BarsLayout.Bar]
  /// The width of a bar in points, and the least between two.
  var thickness: CGFloat
  var spacing: CGFloat
  /// Points between a bar and its value.
  private static let gap: CGFloat = 4

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    func room(isNegative: Bool) -> CGFloat {
      // A text of nothing is as high as a line.
      let heights = bars.indices.filter { bars[$0].isNegative == isNegative }
        .map { subviews[2 * $0 + 1].sizeThatFits(.unspecified) }
        .map { $0.width > 0 ? $0.height : 0 }
      return heights.max().map { $0 > 0 ? $0 + Self.gap : 0 } ?? 0
    }
    let bottom = bounds.maxY - room(isNegative: true)
    let length = max(bottom - bounds.minY - room(isNegative: false), 0)
    let part = bounds.width / CGFloat(max(bars.count, 1))
    let width = min(thickness, max(part - spacing, part / 2))
    for (i, bar) in bars.enumerated() {
      let x = bounds.minX + (CGFloat(i) + 0.5) * part
      let (low, high) = (bottom - length * bar.from, bottom - length * bar.to)
      subviews[2 * i].place(
        at: CGPoint(x: x, y: low), anchor: .bottom,
        proposal: ProposedViewSize(width: width, height: low - high))
      subviews[2 * i + 1].place(
        at: CGPoint(x: x, y: bar.isNegative ? low + Self.gap : high - Self.gap),
        anchor: bar.isNegative ? .top : .bottom, proposal: .unspecified)
    }
  }
}

/// Places labels beside each other in equal parts of the width, where they wrap, below what is above them.
struct BandLayout: Layout {
  /// The least width in points of a part where nothing is proposed; nil for that of the widest label.
  var widestPart: CGFloat?
  /// Whether the labels are turned to be read upwards, by views that are turned about their middles.
  ///
  /// Where not all have room, equal numbers of them are left out between those that have.
  var isTurned = false
  /// The most of the height that labels take below what they name, as a fraction: they are cut off there.
  static let mostShare: CGFloat = 2 / 3
  /// Points between two labels, and above them.
  private static let gap: CGFloat = 8
  /// The most points of a turned label before it wraps.
  private static let mostLength: CGFloat = 160

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let count = CGFloat(max(subviews.count, 1))
    let widest =
      widestPart ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let width = proposal.width?.finite(or: 0) ?? count * (widest + Self.gap)
    return CGSize(
      width: width,
      height: max(
        proposal.height?.finite(or: 0) ?? 0,
        depth(of: subviews, in: width, height: proposal.height?.finite(or: 0))))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let part = bounds.width / CGFloat(max(subviews.count, 1))
    let depth = depth(of: subviews, in: bounds.width, height: bounds.height)
    let isCut = depth < self.depth(of: subviews, in: bounds.width, height: nil)
    let y = bounds.maxY - depth + Self.gap
    let label = labelProposal(in: part, room: isCut ? max(depth - Self.gap, 0) : nil)
    let stride = stride(of: subviews, label, in: part)
    for (i, subview) in subviews.enumerated() {
      let x = bounds.minX + (CGFloat(i) + 0.5) * part
      // So that the first one begins where the bars do, and the last one ends with them.
      if i % stride != stride / 2 || i + stride - stride / 2 > subviews.count {
        subview.hide()
      } else if isTurned {
        let middle = y + subview.sizeThatFits(label).width / 2
        subview.place(at: CGPoint(x: x, y: middle), anchor: .center, proposal: label)
      } else {
        subview.place(at: CGPoint(x: x, y: y), anchor: .top, proposal: label)
      }
    }
  }

  /// - Parameter room: The height in points that there is; nil for as much as a label needs.
  private func labelProposal(in part: CGFloat, room: CGFloat?) -> ProposedViewSize {
    if isTurned {
      return ProposedViewSize(width: min(Self.mostLength, room ?? .infinity), height: nil)
    }
    return ProposedViewSize(width: max(part - Self.gap, 0), height: room)
  }

  /// Each how manieth label is shown, so that none stands over the next.
  private func stride(
    of subviews: Subviews, _ label: ProposedViewSize, in part: CGFloat
  ) -> Int {
    guard isTurned, part > 0 else { return 1 }
    let highest = subviews.map { $0.sizeThatFits(label).height }.max() ?? 0
    let needed = (highest / part).rounded(.up)
    return needed < CGFloat(subviews.count) ? max(Int(needed), 1) : max(subviews.count, 1)
  }

  /// The height that labels and the gap above them take.
  ///
  /// - Parameter height: That of what they name and of them together; nil or zero if it does not matter.
  private func depth(of subviews: Subviews, in width: CGFloat, height: CGFloat?) -> CGFloat {
    let label = labelProposal(in: width / CGFloat(max(subviews.count, 1)), room: nil)
    let sizes = subviews.map { $0.sizeThatFits(label) }
    let needed = (sizes.map { isTurned ? $0.width : $0.height }.max() ?? 0) + Self.gap
    guard let height, height > 0 else { return needed }
    return min(needed, height * Self.mostShare)
  }
}
