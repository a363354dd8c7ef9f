internal import Platen

/// Places lines across a chart at some places of a scale, each with a label at its end.
///
/// measure labels → place lines and labels
///
/// Its subviews are a line and a label for each tick. A vertical axis has its labels before the lines, a
/// horizontal one below them, where the first and the last stay within the axis. The size that it needs is
/// the least in which no label comes near the next.
struct AxisLayout: Layout {
  var axis: Axis
  /// Where the ticks are, from 0 at the start or the bottom to 1, ascending.
  var ticks: [Double]

  /// Points between a label and the lines.
  private var gap: CGFloat { axis == .horizontal ? 6 : 10 }
  /// The least points between two labels.
  private var apart: CGFloat { axis == .horizontal ? 10 : 4 }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = sizes(of: subviews)
    let (least, depth) = (least(sizes), depth(of: sizes))
    return axis == .horizontal
      ? CGSize(
        width: max(proposal.width?.finite(or: 0) ?? 0, least),
        height: max(proposal.height?.finite(or: 0) ?? 0, depth))
      : CGSize(
        width: max(proposal.width?.finite(or: 0) ?? 0, depth),
        height: max(proposal.height?.finite(or: 0) ?? 0, least))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let sizes = sizes(of: subviews)
    let depth = depth(of: sizes)
    for (i, size) in sizes.enumerated() {
      let (line, label) = (subviews[2 * i], subviews[2 * i + 1])
      if axis == .horizontal {
        let x = bounds.minX + ticks[i] * bounds.width
        let middle = min(max(x, bounds.minX + size.width / 2), bounds.maxX - size.width / 2)
        line.place(
          at: CGPoint(x: x - 0.5, y: bounds.minY),
          proposal: ProposedViewSize(width: 1, height: bounds.height - depth))
        label.place(
          at: CGPoint(x: middle, y: bounds.maxY - depth + gap), anchor: .top, proposal: .unspecified
        )
      } else {
        let y = bounds.maxY - ticks[i] * bounds.height
        line.place(
          at: CGPoint(x: bounds.minX + depth, y: y - 0.5),
          proposal: ProposedViewSize(width: bounds.width - depth, height: 1))
        label.place(
          at: CGPoint(x: bounds.minX + depth - gap, y: y), anchor: .trailing,
          proposal: .unspecified)
      }
    }
  }
}

// MARK: - Phases

extension AxisLayout {
  private func sizes(of subviews: Subviews) -> [CGSize] {
    ticks.indices.map { subviews[2 * $0 + 1].sizeThatFits(.unspecified) }
  }

  /// What labels and their gap take across the axis.
  private func depth(of sizes: [CGSize]) -> CGFloat {
    sizes.map { axis == .horizontal ? $0.height : $0.width }.max().map { $0 + gap } ?? 0
  }

  /// The least length on which no two labels come near each other.
  ///
  /// Where a label begins and ends is linear in the length, and so is what parts two of them.
  private func least(_ sizes: [CGSize]) -> CGFloat {
    let lengths = sizes.map { axis == .horizontal ? $0.width : $0.height }
    var least = lengths.max() ?? 0
    for i in lengths.indices.dropFirst() {
      var ends = [(slope: ticks[i - 1], offset: lengths[i - 1] / 2)]
      var starts = [(slope: ticks[i], offset: -lengths[i] / 2)]
      if axis == .horizontal {
        if i == 1 { ends.append((0, lengths[0])) }
        if i == lengths.count - 1 { starts.append((1, -lengths[i])) }
      }
      for end in ends {
        for start in starts {
          least = max(
            least, (apart + end.offset - start.offset) / max(start.slope - end.slope, 1e-6))
        }
      }
    }
    return least
  }
}
