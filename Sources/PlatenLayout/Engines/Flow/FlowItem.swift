import Foundation
internal import PlatenBase

/// An item of a flow, measured for the proposal that it will be placed with.
///
/// Lengths are in points.
struct FlowItem {
  var size: CGSize
  /// The offset from the item's top of the guide by which its row is lined up.
  var guide: CGFloat
  var proposal: ProposedViewSize

  /// Measures a subview.
  init(_ subview: LayoutSubview, in proposal: ProposedViewSize, guide: VerticalAlignment) {
    let dimensions = subview.dimensions(in: proposal)
    size = CGSize(width: dimensions.width, height: dimensions.height).lengths
    self.guide = dimensions[guide].finite(or: 0)
    self.proposal = proposal
  }

  /// Takes a size that is known already.
  init(size: CGSize, guide: VerticalAlignment) {
    self.size = size
    self.guide = ViewDimensions(size: size)[guide].finite(or: 0)
    proposal = ProposedViewSize(size)
  }

  /// Makes infinite sides finite: as wide as a row of finite width, or 0.
  func bounded(by width: CGFloat) -> FlowItem {
    var item = self
    item.size.width = size.width.finite(or: width.finite(or: 0))
    item.size.height = size.height.finite(or: 0)
    return item
  }
}
