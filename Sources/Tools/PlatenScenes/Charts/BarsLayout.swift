internal import Platen

/// Places bars below each other, each beside its label and with its value at its end.
///
/// measure labels → divide the width → place ticks → place rows
///
/// Its subviews are a line and a label for each tick, then a label, a bar and a value for each row. The
/// labels take as much of the width as the widest needs, and two fifths at the most, where they wrap.
/// Values stand beside their bars and have their room, so that nothing lies over anything else.
struct BarsLayout: Layout {
  struct Bar: Equatable {
    /// Where the bar begins and ends, from 0 to 1 of the scale.
    var from: Double
    var to: Double
    var isNegative: Bool
  }

  /// Where the ticks are, from 0 to 1 of the scale.
  var ticks: [Double]
  var bars: [Bar]
  /// The height of a bar in points.
  var thickness: CGFloat = 24
  /// Points between two rows.
  var spacing: CGFloat = 8
  /// Points between a bar and what stands beside it, and between two labels of ticks.
  private static let gap: CGFloat = 10
  /// The length of the scale where no width is proposed, in points; ticks have what they need.
  private var idealLength: CGFloat { ticks.isEmpty ? 360 : 120 }

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
    for (i, place) in ticks.enumerated() {
      let x = start + plan.length * place
      let height = max(plan.height - plan.tickHeight, 0)
      subviews[2 * i].place(
        at: CGPoint(x: x - 0.5, y: bounds.minY),
        proposal: ProposedViewSize(width: 1, height: height))
      subviews[2 * i + 1].place(
        at: CGPoint(x: x, y: bounds.maxY), anchor: .bottom, proposal: .unspecified)
    }
    var y = bounds.minY
    for (i, bar) in bars.enumerated() {
      let row = Array(subviews[(2 * ticks.count + 3 * i)..<(2 * ticks.count + 3 * i + 3)])
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
    var tickHeight: CGFloat = 0

    var height: CGFloat

    init(_ chart: BarsLayout, _ subviews: Subviews, _ offered: CGFloat?) {
      let ticks = chart.ticks.indices.map { subviews[2 * $0 + 1].sizeThatFits(.unspecified) }
      let rows = chart.bars.indices.map { 2 * chart.ticks.count + 3 * $0 }
      let widest = rows.map { subviews[$0].sizeThatFits(.unspecified).width }.max() ?? 0
      let values = rows.map { subviews[$0 + 2].sizeThatFits(.unspecified) }
      labels = offered.map { min(widest, max($0.finite(or: 0), 0) * 0.4) } ?? widest
      let before = Self.room(of: chart, values, ticks.first, true)
      let after = Self.room(of: chart, values, ticks.last, false)
      start = (labels > 0 ? labels + BarsLayout.gap : 0) + before
      let ideal = start + max(chart.idealLength, Self.least(chart.ticks, ticks)) + after
      // A scale whose ticks have no room says how wide it has to be, so that one with fewer is taken.
      width = max(
        offered?.finite(or: ideal) ?? ideal, start + Self.least(chart.ticks, ticks) + after)
      length = max(width - start - after, 0)
      let column = ProposedViewSize(width: labels, height: nil)
      heights = rows.map { max(subviews[$0].sizeThatFits(column).height, chart.thickness) }
      tickHeight = ticks.map { $0.height + 6 }.max() ?? 0
      height =
        heights.reduce(0, +) + chart.spacing * CGFloat(max(heights.count - 1, 0)) + tickHeight
      if tickHeight > 0 { height += chart.spacing }
    }

    /// The room that values and half of a tick's label need before or after the scale.
    private static func room(
      of chart: BarsLayout, _ values: [CGSize], _ tick: CGSize?, _ isBefore: Bool
    ) -> CGFloat {
      let widths = zip(chart.bars, values).filter { $0.0.isNegative == isBefore }.map(\.1.width)
      let widest = widths.max() ?? 0
      return max(widest > 0 ? widest + BarsLayout.gap : 0, (tick?.width ?? 0) / 2)
    }

    /// The least length on which no two labels of ticks come near each other.
    private static func least(_ places: [Double], _ sizes: [CGSize]) -> CGFloat {
      places.indices.dropFirst().map { i in
        let apart = (sizes[i - 1].width + sizes[i].width) / 2 + BarsLayout.gap
        return apart / max(places[i] - places[i - 1], 1e-6)
      }.max() ?? 0
    }
  }
}
