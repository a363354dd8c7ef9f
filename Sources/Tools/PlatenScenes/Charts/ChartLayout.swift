internal import Platen

/// Places a plot between a vertical axis before it and a horizontal one below it.
///
/// measure axes → place axes → place the plot
///
/// Its subviews are the vertical axis, the horizontal axis, and what is plotted.
struct ChartLayout: Layout {
  /// The size in points where none is proposed; without a width the horizontal axis has its own.
  var idealWidth: CGFloat?
  var idealHeight: CGFloat
  /// The most of the height that the horizontal axis takes, as a fraction; nil for as much as it needs.
  var mostBelow: CGFloat?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let zero = ProposedViewSize(width: 0, height: 0)
    let before = subviews[0].sizeThatFits(zero)
    let ideal =
      idealWidth ?? max(subviews[1].sizeThatFits(.unspecified).width + before.width, 240)
    let width = max(
      proposal.width?.finite(or: ideal) ?? ideal,
      before.width + subviews[1].sizeThatFits(zero).width)
    let below = subviews[1].sizeThatFits(
      ProposedViewSize(width: width - before.width, height: 0))
    let height = proposal.height?.finite(or: idealHeight) ?? idealHeight
    return CGSize(
      width: width,
      height: max(height, before.height * 1.5 + heightBelow(below.height, of: height)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    // The highest label stands half above the plot.
    let inset = subviews[0].sizeThatFits(ProposedViewSize(width: 0, height: 0)).height / 2
    var plot = CGRect(
      x: bounds.minX, y: bounds.minY + inset, width: bounds.width, height: bounds.height - inset)
    func widthBefore() -> CGFloat {
      subviews[0].sizeThatFits(ProposedViewSize(width: 0, height: plot.height)).width
    }
    var before = widthBefore()
    let below = subviews[1].sizeThatFits(
      ProposedViewSize(width: bounds.width - before, height: 0))
    plot.size.height = max(plot.height - heightBelow(below.height, of: plot.height), 0)
    before = max(before, widthBefore())
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: plot.minY),
      proposal: ProposedViewSize(width: bounds.width, height: plot.height))
    plot = CGRect(
      x: bounds.minX + before, y: plot.minY, width: max(bounds.width - before, 0),
      height: plot.height)
    subviews[1].place(
      at: plot.origin,
      proposal: ProposedViewSize(width: plot.width, height: bounds.maxY - plot.minY))
    subviews[2].place(
      at: plot.origin, proposal: ProposedViewSize(width: plot.width, height: plot.height))
  }

  /// The height of the horizontal axis in points, where all that it stands below has a height.
  private func heightBelow(_ needed: CGFloat, of height: CGFloat) -> CGFloat {
    guard let mostBelow, height > 0 else { return needed }
    return min(needed, height * mostBelow)
  }
}
