internal import Foundation
internal import PlatenBase

// Paints and matrices of colours between two others.

extension GradientPaint {
  /// Whether there are gradients between both: of the same kind, and with as many stops.
  func canBecome(_ other: GradientPaint) -> Bool {
    guard stops.count == other.stops.count else { return false }
    return switch (geometry, other.geometry) {
    case (.linear, .linear), (.radial, .radial), (.angular, .angular): true
    default: false
    }
  }

  /// Returns the gradient after a part of the way to another one.
  func moved(to end: GradientPaint, _ part: Double) -> GradientPaint {
    func length(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(part) }
    func point(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: length(a.x, b.x), y: length(a.y, b.y))
    }
    let between: Geometry
    switch (geometry, end.geometry) {
    case (.linear(let a, let b), .linear(let c, let d)):
      between = .linear(start: point(a, c), end: point(b, d))
    case (.radial(let a, let r), .radial(let b, let s)):
      between = .radial(
        center: point(a, b),
        radius: CGSize(width: length(r.width, s.width), height: length(r.height, s.height)))
    case (.angular(let a, let from), .angular(let b, let to)):
      between = .angular(
        center: point(a, b),
        start: Angle(radians: from.radians + (to.radians - from.radians) * part))
    default: return end
    }
    // A spring that overshoots leaves stops in order, and ellipses with a size.
    let bounded = min(max(part, 0), 1)
    return GradientPaint(
      geometry: part == bounded ? between : part < 0 ? geometry : end.geometry,
      stops: zip(stops, end.stops).map { a, b in
        GradientStop(
          color: a.color.moved(to: b.color, bounded),
          location: a.location + (b.location - a.location) * CGFloat(bounded))
      })
  }

  /// The gradient elsewhere, by points.
  func offset(by way: CGVector) -> GradientPaint {
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + way.dx, y: point.y + way.dy) }
    let geometry: Geometry =
      switch geometry {
      case .linear(let start, let end): .linear(start: moved(start), end: moved(end))
      case .radial(let center, let radius): .radial(center: moved(center), radius: radius)
      case .angular(let center, let start): .angular(center: moved(center), start: start)
      }
    return GradientPaint(geometry: geometry, stops: stops)
  }
}

extension Paint: MotionValue {
  /// Whether there are paints between both.
  func canBecome(_ other: Paint) -> Bool {
    switch (self, other) {
    case (.color, .color): true
    case (.gradient(let a), .gradient(let b)): a.canBecome(b)
    default: false
    }
  }

  func moved(to end: Paint, _ part: Double) -> Paint {
    switch (self, end) {
    case (.color(let a), .color(let b)): .color(a.moved(to: b, part))
    case (.gradient(let a), .gradient(let b)): .gradient(a.moved(to: b, part))
    default: end
    }
  }

  /// The paint elsewhere, by points.
  func offset(by way: CGVector) -> Paint {
    if case .gradient(let gradient) = self { .gradient(gradient.offset(by: way)) } else { self }
  }
}

extension ColorMatrix: MotionValue {
  func moved(to end: ColorMatrix, _ part: Double) -> ColorMatrix {
    // A turn of hues goes around, and not through grey.
    if let hue, let other = end.hue { return .hueRotation(hue.moved(to: other, part)) }
    return ColorMatrix(
      zip(rows, end.rows).map { zip($0, $1).map { $0.moved(to: $1, part) } })
  }
}
