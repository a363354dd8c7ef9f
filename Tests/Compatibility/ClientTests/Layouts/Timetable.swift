// swift-format-ignore-file: NeverForceUnwrap

import SwiftUI

/// Views that lie where their hours are, side by side where hours overlap.
struct Timetable: Layout {
  var hours: ClosedRange<Double> = 8...18

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let length = hours.upperBound - hours.lowerBound
    for index in 0..<subviews.count {
      guard let time = subviews[index][Hours.self] else { continue }
      let rivals = subviews.indices.filter { subviews[$0][Hours.self]?.overlaps(time) ?? false }
      let width = bounds.width / CGFloat(rivals.count)
      let lane = rivals.firstIndex(of: index)!
      let start = (time.lowerBound - hours.lowerBound) / length
      let height = (time.upperBound - time.lowerBound) / length * bounds.height
      subviews[index].place(
        at: CGPoint(
          x: bounds.minX + width * CGFloat(lane), y: bounds.minY + bounds.height * start),
        anchor: .topLeading, proposal: .init(width: width, height: height))
    }
  }

  fileprivate struct Hours: LayoutValueKey {
    static let defaultValue: Range<Double>? = nil
  }
}

extension View {
  func hours(_ hours: Range<Double>) -> some View {
    layoutValue(key: Timetable.Hours.self, value: hours)
  }
}
