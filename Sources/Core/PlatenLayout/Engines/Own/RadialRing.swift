internal import Foundation
internal import PlatenBase

// The geometry of RadialLayout: boxes on or around a circle, without a word on subviews.

/// Boxes that stand on a circle around the middle of an area, or around that circle.
struct RadialRing {
  let boxes: [RadialBox]

  /// The longest radius in points with which all boxes are inside an area; at least 0.
  func radius(in area: CGSize) -> CGFloat {
    guard !boxes.isEmpty else { return 0 }
    return boxes.reduce(CGFloat.infinity) { min($0, $1.radius(in: area)) }.finiteLength
  }

  /// The smallest area in points around all boxes on a circle, whose middle is the circle's.
  func size(radius: CGFloat) -> CGSize {
    boxes.reduce(CGSize.zero) { area, box in
      let center = box.center(radius: radius)
      return CGSize(
        width: max(area.width, 2 * abs(center.x) + box.size.width),
        height: max(area.height, 2 * abs(center.y) + box.size.height))
    }
  }
}

/// An upright box at its place on a circle.
struct RadialBox {
  /// Where it is, from 12 o'clock.
  let angle: Angle
  /// How large it is, in points.
  let size: CGSize
  /// How far its middle is beyond the circle, along the spoke in points; `nil` for a box that
  /// stands around the circle and touches it.
  let distance: CGFloat?

  /// Returns where the middle of the box is, in points from the middle of a circle.
  func center(radius: CGFloat) -> CGPoint {
    let away = distance.map { spoke(radius + $0) } ?? touching(radius)
    return CGPoint(
      x: angle.sine < 0 ? -away.x : away.x, y: angle.cosine < 0 ? away.y : -away.y)
  }

  /// The longest radius in points with which the box is inside an area; less than 0 if it is too
  /// large.
  ///
  /// The middle of the box may be as far away along an axis as half of what the box leaves of the
  /// area, which bounds the length of the spoke to it.
  func radius(in area: CGSize) -> CGFloat {
    let free = CGSize(
      width: (area.width - size.width) / 2, height: (area.height - size.height) / 2)
    var longest = CGFloat.infinity
    if sine > 0 { longest = min(longest, free.width / sine) }
    if cosine > 0 { longest = min(longest, free.height / cosine) }
    guard let distance else { return touchingRadius(in: free, atMost: longest) }
    return longest - distance
  }
}

// MARK: - Touching from outside

extension RadialBox {
  private var sine: CGFloat { abs(angle.sine) }
  private var cosine: CGFloat { abs(angle.cosine) }

  /// The end of a spoke of a length in points, in the quarter where x and y grow outward.
  private func spoke(_ length: CGFloat) -> CGPoint {
    CGPoint(x: length * sine, y: length * cosine)
  }

  /// The middle of a box that touches a circle from outside, in the quarter where x and y grow
  /// outward.
  ///
  /// From the end of its spoke the box moves outward in its own proportions, by its half width
  /// times the sine and its half height times the cosine: straight up at 12 o'clock, straight
  /// aside at 3 o'clock, and without a leap between them. It stops where its point that is
  /// nearest to the middle of the circle has reached the circle: on its lower edge, if its inner
  /// corner is still beyond the vertical axis, on its side edge, if the corner is beyond the
  /// horizontal one, or else the corner itself.
  private func touching(_ radius: CGFloat) -> CGPoint {
    let half = CGSize(width: size.width / 2, height: size.height / 2)
    let end = spoke(radius)
    let step = CGPoint(x: half.width * sine, y: half.height * cosine)
    let up = (radius + half.height - end.y) / step.y
    if step.y > 0, end.x + up * step.x <= half.width {
      return CGPoint(x: end.x + up * step.x, y: radius + half.height).finite
    }
    let aside = (radius + half.width - end.x) / step.x
    if step.x > 0, end.y + aside * step.y <= half.height {
      return CGPoint(x: radius + half.width, y: end.y + aside * step.y).finite
    }
    let corner = CGPoint(x: end.x - half.width, y: end.y - half.height)
    let steps = steps(from: corner, by: step, to: radius)
    return CGPoint(x: end.x + steps * step.x, y: end.y + steps * step.y).finite
  }

  /// Returns how many steps a corner makes until it is on a circle.
  private func steps(from corner: CGPoint, by step: CGPoint, to radius: CGFloat) -> CGFloat {
    // Lengths near 1, so that no square is infinite.
    let unit = max(radius, size.width, size.height)
    let (x, y, radius) = (corner.x / unit, corner.y / unit, radius / unit)
    let (stepX, stepY) = (step.x / unit, step.y / unit)
    let square = stepX * stepX + stepY * stepY
    guard square > 0 else { return 0 }
    let half = x * stepX + y * stepY
    let rest = x * x + y * y - radius * radius
    return (max(half * half - square * rest, 0).squareRoot() - half) / square
  }

  /// The longest radius in points with which the middle of a touching box is not farther away
  /// along the axes than is free; less than 0 if nothing is.
  ///
  /// The longer the radius, the farther away the middle is along both axes, and never nearer than
  /// the end of the spoke, so the radius is found by halving.
  private func touchingRadius(in free: CGSize, atMost longest: CGFloat) -> CGFloat {
    var (inside, outside): (CGFloat, CGFloat) = (0, longest)
    guard free.width >= 0, free.height >= 0, outside.isFinite else { return -1 }
    for _ in 0..<60 where inside < outside {
      let middle = inside + (outside - inside) / 2
      let center = touching(middle)
      if center.x <= free.width, center.y <= free.height {
        inside = middle
      } else {
        outside = middle
      }
    }
    return inside
  }
}
