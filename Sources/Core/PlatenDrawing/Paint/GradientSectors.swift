internal import Foundation
internal import PlatenBase

/// A gradient around a point, cut into sectors: for what knows no such gradient.
struct GradientSectors {
  /// A part of the full turn, from 0 to 1, and the colours at its sides.
  struct Sector {
    var from: CGFloat
    var to: CGFloat
    var first: Color.Resolved
    var last: Color.Resolved
  }

  let center: CGPoint
  private let start: Angle
  private(set) var sectors: [Sector] = []

  /// - Parameters:
  ///   - levels: By how many of 255 levels a component may differ within a sector.
  ///   - widest: The largest part of a turn that a sector may have.
  init(
    _ stops: [GradientStop], center: CGPoint, start: Angle, levels: Double, widest: CGFloat
  ) {
    self.center = center
    self.start = start
    guard let first = stops.first, let last = stops.last else { return }
    var before = GradientStop(color: first.color, location: 0)
    for stop in stops + [GradientStop(color: last.color, location: 1)] {
      add(from: before, to: stop, levels: levels, widest: widest)
      before = stop
    }
  }

  private mutating func add(
    from a: GradientStop, to b: GradientStop, levels: Double, widest: CGFloat
  ) {
    let width = b.location - a.location
    guard width > 0 else { return }
    let difference = [
      abs(a.color.red - b.color.red), abs(a.color.green - b.color.green),
      abs(a.color.blue - b.color.blue), abs(a.color.opacity - b.color.opacity),
    ].reduce(0, max)
    let count = max(
      1, Int((difference * 255 / levels).rounded(.up)), Int((width / widest).rounded(.up)))
    for i in 0..<count {
      let (low, high) = (CGFloat(i) / CGFloat(count), CGFloat(i + 1) / CGFloat(count))
      sectors.append(
        Sector(
          from: a.location + low * width, to: a.location + high * width,
          first: a.color.mixed(with: b.color, by: Double(low)),
          last: a.color.mixed(with: b.color, by: Double(high))))
    }
  }

  /// The point at a part of the turn, `radius` points from the middle.
  func point(_ turn: CGFloat, radius: CGFloat) -> CGPoint {
    let angle = CGFloat(start.radians) + turn * 2 * .pi
    return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  /// Returns how long sectors have to be so that straight ends cover a box.
  func reach(over bounds: CGRect, widest: CGFloat) -> CGFloat {
    let dx = max(abs(bounds.minX - center.x), abs(bounds.maxX - center.x))
    let dy = max(abs(bounds.minY - center.y), abs(bounds.maxY - center.y))
    return (hypot(dx, dy) + 1) / cos(widest * .pi)
  }
}
