public import Foundation
public import PlatenLayout

/// An outline of lines and Bézier curves, in points, y down.
public struct Path: Hashable, Sendable {
  /// A step of an outline.
  public enum Element: Hashable, Sendable {
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

  /// A figure that documents have a name for.
  package enum Primitive: Hashable, Sendable {
    case rect(CGRect)
    /// Corners are quarters of ellipses of a radius.
    case roundedRect(CGRect, radius: CGSize)
    case ellipse(CGRect)
  }

  /// An empty path.
  public init() {}

  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// The ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// A rectangle whose corners are quarters of a circle, or continuous.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The path that `build` draws.
  public init(_ build: (inout Path) -> Void) { build(&self) }

  /// Whether the path has no steps.
  public var isEmpty: Bool { elements.isEmpty }

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

  /// Adds a part through the points.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle, clockwise from its top left corner.
  public mutating func addRect(_ rect: CGRect) {
    let isAlone = isEmpty
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
    if isAlone { primitive = .rect(rect) }
  }

  /// Adds another path's steps.
  public mutating func addPath(_ path: Path) {
    primitive = isEmpty ? path.primitive : nil
    elements += path.elements
  }

  private mutating func append(_ element: Element) {
    // Before the first move there is no point to draw from; SwiftUI passes over such steps, and an
    // SVG that began with one would be invalid.
    if isEmpty {
      guard case .move = element else { return }
    }
    elements.append(element)
    primitive = nil
  }

  /// This path with every point moved by a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(to: point.applying(transform))
      case .line(let point): .line(to: point.applying(transform))
      case .quadCurve(let point, let control):
        .quadCurve(to: point.applying(transform), control: control.applying(transform))
      case .curve(let point, let control1, let control2):
        .curve(
          to: point.applying(transform), control1: control1.applying(transform),
          control2: control2.applying(transform))
      case .closeSubpath: .closeSubpath
      }
    }
    return path
  }

  /// Whether lines may meet at an angle.
  var hasCorners: Bool {
    if case .ellipse = primitive { false } else { true }
  }

  /// A box around the path's points and control points; null for an empty path.
  public var boundingRect: CGRect {
    var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    func include(_ point: CGPoint) {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .quadCurve(let point, let control):
        include(point)
        include(control)
      case .curve(let point, let control1, let control2):
        include(point)
        include(control1)
        include(control2)
      case .closeSubpath: break
      }
    }
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
