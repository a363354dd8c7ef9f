public import Foundation
public import PlatenBase
public import PlatenDrawing

/// Core Graphics' path, for code that makes one of SwiftUI's or turns one into SwiftUI's.
public class CGPath {
  fileprivate(set) var path: Path

  init(_ path: Path) { self.path = path }

  /// Makes a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect))
  }

  /// Makes an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect))
  }

  /// Makes a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      Path(roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight)))
  }

  /// The smallest rectangle around the path.
  public var boundingBox: CGRect { path.boundingRect }

  /// The smallest rectangle around the path.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Whether the path has no steps.
  public var isEmpty: Bool { path.isEmpty }

  /// The end of the last step.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns whether a point is inside the path.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}

/// Core Graphics' path that can be added to.
public final class CGMutablePath: CGPath {
  /// Makes a path without steps.
  public init() { super.init(Path()) }

  /// Begins another part.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds lines from point to point.
  public func addLines(between points: [CGPoint]) { path.addLines(points) }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a part of a circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }

  /// Adds another path.
  public func addPath(_ other: CGPath) { path.addPath(other.path) }

  /// Draws a line back to the beginning of the part.
  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  /// Makes the path of Core Graphics' path.
  public init(_ path: CGPath) { self = path.path }

  /// This path as Core Graphics'.
  public var cgPath: CGPath { CGPath(self) }
}

// MARK: - UIKit's

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// Takes corners as bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the top, on the left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner at the top, on the right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner at the bottom, on the left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner at the bottom, on the right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// UIKit's path, for shapes that use one.
public final class UIBezierPath {
  private let drawn = CGMutablePath()
  /// The width of its strokes in points.
  public var lineWidth: CGFloat = 1
  /// The ends of its strokes.
  public var lineCapStyle = CGLineCap.butt
  /// The corners of its strokes.
  public var lineJoinStyle = CGLineJoin.miter
  /// Whether fills leave out what it surrounds twice.
  public var usesEvenOddFillRule = false

  /// Makes a path without steps.
  public init() {}

  /// Makes a copy of Core Graphics' path.
  public convenience init(cgPath: CGPath) {
    self.init()
    drawn.addPath(cgPath)
  }

  /// Makes a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    drawn.addRect(rect)
  }

  /// Makes an ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    drawn.addEllipse(in: rect)
  }

  /// Makes a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    drawn.path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Makes a rectangle with some round corners.
  ///
  /// Radii are limited to half of the shorter side.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radius = min(cornerRadii.width, min(rect.width, rect.height) / 2)
    func length(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    drawn.path.addRoundedRect(
      in: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: length(.topLeft), bottomLeading: length(.bottomLeft),
        bottomTrailing: length(.bottomRight), topTrailing: length(.topRight)),
      style: .circular)
  }

  /// Makes an arc of a circle, with angles in radians from three o'clock.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The path as Core Graphics'.
  public var cgPath: CGPath { drawn }

  /// The smallest rectangle around the path.
  public var bounds: CGRect { drawn.boundingBox }

  /// Whether it has no steps.
  public var isEmpty: Bool { drawn.isEmpty }

  /// The end of the last step.
  public var currentPoint: CGPoint { drawn.currentPoint }

  /// Returns whether a point is inside the path.
  public func contains(_ point: CGPoint) -> Bool { drawn.contains(point) }

  /// Transforms all steps.
  public func apply(_ transform: CGAffineTransform) {
    drawn.path = drawn.path.applying(transform)
  }

  /// Removes all steps.
  public func removeAllPoints() { drawn.path = Path() }

  /// Begins another part.
  public func move(to point: CGPoint) { drawn.move(to: point) }

  /// Adds a line.
  public func addLine(to point: CGPoint) { drawn.addLine(to: point) }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    drawn.addQuadCurve(to: end, control: controlPoint)
  }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    drawn.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds an arc of a circle; `clockwise` is as seen, in contrast to SwiftUI's.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    drawn.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Adds another path.
  public func append(_ other: UIBezierPath) { drawn.addPath(other.drawn) }

  /// Draws a line back to the beginning of the part.
  public func close() { drawn.closeSubpath() }
}
