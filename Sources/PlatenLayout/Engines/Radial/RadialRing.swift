import Foundation
internal import PlatenBase

/// Boxes on a circle around the middle of an area, each with its centre on the circle.
struct RadialRing {
  /// Where the boxes are, from 12 o'clock.
  let angles: [Angle]
  /// How large they are, in points.
  let sizes: [CGSize]

  /// The longest radius in points with which all boxes are inside an area; at least 0.
  ///
  /// A box is |sin| · radius + half its width away from the middle along x, and accordingly along
  /// y. Both have to be at most half of the area, which bounds the radius for each box.
  func radius(in area: CGSize) -> CGFloat {
    guard !sizes.isEmpty else { return 0 }
    var longest = CGFloat.infinity
    for (angle, size) in zip(angles, sizes) {
      let free = CGSize(
        width: (area.width - size.width) / 2, height: (area.height - size.height) / 2)
      let (sine, cosine) = (abs(angle.sine), abs(angle.cosine))
      if sine > 0 { longest = min(longest, free.width / sine) }
      if cosine > 0 { longest = min(longest, free.height / cosine) }
    }
    return longest.finiteLength
  }

  /// The smallest area in points around all boxes on a circle, whose middle is the circle's.
  func size(radius: CGFloat) -> CGSize {
    zip(angles, sizes).reduce(CGSize.zero) { area, box in
      CGSize(
        width: max(area.width, 2 * radius * abs(box.0.sine) + box.1.width),
        height: max(area.height, 2 * radius * abs(box.0.cosine) + box.1.height))
    }
  }
}
