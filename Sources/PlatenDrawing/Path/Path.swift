public import Foundation
public import PlatenBase

/// An outline of lines and Bézier curves, in points, y down.
///
/// Steps with a coordinate that is NaN or infinite are passed over.
public struct Path: Equatable, Sendable {
  /// A step of an outline.
  public enum Element: Equatable, Sendable {
    /// Begins a new part at a point.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to where the part began.
    case closeSubpath
  }

  /// The steps in order.
  package private(set) var elements: [Element] = []
  /// The one figure that the path is, if it was added as such.
  package internal(set) var primitive: Primitive?
  /// The position of the step that began the last part.
  private var lastMove: Int?

  /// A figure that documents have a name for.
  package enum Primitive: Equatable, Sendable {
    case rect(CGRect)
    /// Corners are quarters of ellipses of a radius.
    case roundedRect(CGRect, radius: CGSize)
    case ellipse(CGRect)
    /// Continuous corners of a radius, which have to share a side that is too short for them.
    case crampedRect(CGRect, radius: CGFloat)
  }

  /// An empty path.
  public init() {}

  /// The path that `callback` draws.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// A path of steps, without those that have no place.
  init(_ elements: [Element]) {
    self.elements.reserveCapacity(elements.count)
    for element in elements { append(element) }
  }

  /// Whether the path has no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls `body` with each step in order.
  public func forEach(_ body: (Path.Element) -> Void) { elements.forEach(body) }

  /// Where the next step begins; nil for an empty path.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .closeSubpath: startOfLastPart
    case nil: nil
    }
  }

  private var startOfLastPart: CGPoint? {
    guard let lastMove, case .move(let point) = elements[lastMove] else { return nil }
    return point
  }

  /// Begins a new part at a point.
  public mutating func move(to point: CGPoint) { append(.move(to: point)) }

  /// Draws a straight line.
  public mutating func addLine(to point: CGPoint) { append(.line(to: point)) }

  /// Draws a quadratic curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    append(.quadCurve(to: point, control: control))
  }

  /// Draws a cubic curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Draws a straight line back to where the part began.
  public mutating func closeSubpath() { append(.closeSubpath) }

  /// Adds another path's steps, moved by a transform.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = transform.isIdentity ? path : path.applying(transform)
    primitive = isEmpty ? added.primitive : nil
    if let move = added.lastMove { lastMove = elements.count + move }
    elements += added.elements
  }

  mutating func append(_ element: Element) {
    // Before the first move there is no point to draw from; SwiftUI passes over such steps, and an
    // SVG that began with one would be invalid.
    if isEmpty {
      guard case .move = element else { return }
    }
    guard element.isFinite else { return }
    if case .move = element { lastMove = elements.count }
    elements.append(element)
    primitive = nil
  }

  /// Whether lines may meet at an angle.
  var hasCorners: Bool {
    if case .ellipse = primitive { false } else { true }
  }
}

extension Path.Element {
  fileprivate var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .quadCurve(let point, let control): point.isFinite && control.isFinite
    case .curve(let point, let a, let b): point.isFinite && a.isFinite && b.isFinite
    case .closeSubpath: true
    }
  }
}

extension CGPoint {
  /// Whether both coordinates are numbers.
  var isFinite: Bool { x.isFinite && y.isFinite }
}
