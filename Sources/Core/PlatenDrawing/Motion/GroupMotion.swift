internal import Foundation
internal import PlatenBase

/// How far a group is turned and scaled around a point.
struct GroupEffect: Hashable, Sendable {
  var scale: CGSize
  var degrees: CGFloat
  var anchor: CGPoint

  init(_ effect: MovingPart.Effect, around anchor: CGPoint) {
    (scale, degrees) = (effect.scale, CGFloat(effect.degrees))
    self.anchor = anchor
  }

  private init(scale: CGSize, degrees: CGFloat, anchor: CGPoint) {
    (self.scale, self.degrees, self.anchor) = (scale, degrees, anchor)
  }

  /// No distance.
  static let none = GroupEffect(scale: .zero, degrees: 0, anchor: .zero)

  /// From the group's own coordinates to those around it.
  var transform: CGAffineTransform {
    CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
      .concatenating(CGAffineTransform(rotationAngle: degrees * .pi / 180))
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }

  /// Returns the effect with so much of another one added.
  private func adding(_ other: GroupEffect, _ factor: CGFloat) -> GroupEffect {
    GroupEffect(
      scale: CGSize(
        width: scale.width + factor * other.scale.width,
        height: scale.height + factor * other.scale.height),
      degrees: degrees + factor * other.degrees,
      anchor: CGPoint(
        x: anchor.x + factor * other.anchor.x, y: anchor.y + factor * other.anchor.y))
  }
}

extension GroupEffect: MotionDistance {
  static func + (a: GroupEffect, b: GroupEffect) -> GroupEffect { a.adding(b, 1) }

  static func - (a: GroupEffect, b: GroupEffect) -> GroupEffect { a.adding(b, -1) }

  func moved(to end: GroupEffect, _ part: Double) -> GroupEffect {
    adding(end - self, CGFloat(part))
  }
}

/// The turn in space of what a group has in the end.
struct SpaceChange: Sendable {
  var turn: SpaceTurn
  /// Degrees.
  var track: MotionLayer.Track<Double>
}

// MARK: - Paths

extension Path: MotionValue {
  /// Whether there are paths between both: they have the same steps.
  func canBecome(_ other: Path) -> Bool {
    let (a, b) = (elements, other.elements)
    return a.count == b.count && zip(a, b).allSatisfy { $0.kind == $1.kind }
  }

  func moved(to end: Path, _ part: Double) -> Path {
    Path(zip(elements, end.elements).map { $0.moved(to: $1, CGFloat(part)) })
  }
}

extension Path.Element {
  fileprivate func moved(to end: Path.Element, _ part: CGFloat) -> Path.Element {
    func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
    switch (self, end) {
    case (.move(let a), .move(let b)): return .move(to: between(a, b))
    case (.line(let a), .line(let b)): return .line(to: between(a, b))
    case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
      return .quadCurve(to: between(a, b), control: between(c, d))
    case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
      return .curve(to: between(a, b), control1: between(c, d), control2: between(e, f))
    default: return end
    }
  }
}

// MARK: - Filters

extension DisplayEffect: MotionValue {
  /// The effect of the same kind that leaves all as it is.
  var neutral: DisplayEffect {
    switch self {
    case .blur: .blur(sigma: 0)
    case .shadow(_, _, let color): .shadow(sigma: 0, offset: .zero, color: color.clear)
    case .colors(let matrix): .colors(matrix.neutral)
    }
  }

  /// Whether there are effects between both.
  func canBecome(_ other: DisplayEffect) -> Bool {
    switch (self, other) {
    case (.blur, .blur), (.shadow, .shadow), (.colors, .colors): true
    default: false
    }
  }

  func moved(to end: DisplayEffect, _ part: Double) -> DisplayEffect {
    switch (self, end) {
    case (.blur(let a), .blur(let b)):
      return .blur(sigma: Self.sigma(CGFloat(Double(a).moved(to: Double(b), part))))
    case (.shadow(let a, let offset, let color), .shadow(let b, let other, let next)):
      let place = CGSize(
        width: Double(offset.width).moved(to: Double(other.width), part),
        height: Double(offset.height).moved(to: Double(other.height), part))
      return .shadow(
        sigma: Self.sigma(CGFloat(Double(a).moved(to: Double(b), part))), offset: place,
        color: color.moved(to: next, part))
    case (.colors(let a), .colors(let b)): return .colors(a.moved(to: b, part))
    default: return end
    }
  }
}

// MARK: - Shapes

/// The path, paint and line of an item that is filled or stroked.
struct ItemShape: Equatable, Sendable {
  var path: Path
  var paint: Paint
  /// The line; nil for an item that is filled.
  var stroke: StrokeStyle?

  /// - Parameter place: From the item's coordinates to others.
  init?(_ item: DisplayItem, _ place: CGAffineTransform) {
    switch item {
    case .fill(let path, let paint, _): (self.path, self.paint) = (path, paint)
    case .stroke(let path, let style, let paint):
      (self.path, self.paint, stroke) = (path, paint, style)
    case .glyphs, .image, .group: return nil
    }
    if place.isIdentity { return }
    // A line keeps its width, and a gradient its direction, where they are only moved.
    guard place.isTranslation || stroke == nil && !paint.isGradient else { return nil }
    path = path.applying(place)
    paint = paint.offset(by: CGVector(dx: place.tx, dy: place.ty))
  }

  /// Whether there are shapes between both.
  func canBecome(_ other: ItemShape) -> Bool {
    path.canBecome(other.path) && paint.canBecome(other.paint)
      && (stroke == nil) == (other.stroke == nil)
      && stroke?.dash.count == other.stroke?.dash.count
  }

  /// Returns an item in this shape.
  func item(_ item: DisplayItem) -> DisplayItem {
    switch item {
    case .fill(_, _, let style): .fill(path, paint, style)
    case .stroke(_, let style, _): .stroke(path, stroke ?? style, paint)
    case .glyphs, .image, .group: item
    }
  }
}

extension ItemShape: MotionValue {
  func moved(to end: ItemShape, _ part: Double) -> ItemShape {
    var shape = end
    shape.path = path.moved(to: end.path, part)
    shape.paint = paint.moved(to: end.paint, part)
    guard let from = stroke, var line = end.stroke else { return shape }
    func length(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
      CGFloat(Double(a).moved(to: Double(b), part))
    }
    line.lineWidth = max(length(from.lineWidth, line.lineWidth), 0)
    line.dashPhase = length(from.dashPhase, line.dashPhase)
    line.dash = zip(from.dash, line.dash).map { max(length($0, $1), 0) }
    shape.stroke = line
    return shape
  }
}

extension CGAffineTransform {
  /// Whether it only moves what it is used on.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
