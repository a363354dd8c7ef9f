import SwiftUI

/// Views around a circle, turned by an angle that could be animated.
struct Ring: Layout {
  var rotation: Angle

  var animatableData: Double {
    get { rotation.degrees }
    set { rotation = .degrees(newValue) }
  }

  init(rotation: Angle = .zero) {
    self.rotation = rotation
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 60, height: 60))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let largest = subviews.map { $0.sizeThatFits(.unspecified) }.map { max($0.width, $0.height) }
    let radius = bounds.width / 2.0 - (largest.max() ?? 0) / 2
    let step = Angle.degrees(360.0 / Double(subviews.count)).radians
    for (index, subview) in subviews.enumerated() {
      var point = CGPoint(x: 0, y: -radius).applying(
        CGAffineTransform(rotationAngle: step * Double(index) + rotation.radians))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}
