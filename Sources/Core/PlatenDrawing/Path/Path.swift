public import Foundation
public import PlatenBase

/// An outline of lines and Bézier curves, in points, y down.
///
/// Steps with a coordinate that is NaN or infinite are ignored.
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
    /// A straight line back to the beginning of the part.
    case closeSubpath
  }

  /// The steps that were added; none where the figure says them.
  private var steps: [Element] = []
  /// The one figure that the path is, as long as nothing else is added to it.
  private var figure: Figure?
  /// The position of the step that began the last part.
  private var lastMove: Int?

  /// The steps in order.
  ///
  /// - Complexity: O(1), but for a figure: its steps are made each time, as many pictures have
  ///   thousands of them, and a document writes most by their names.
  package var elements: [Element] {
    if let figure, steps.isEmpty { figure.steps } else { steps }
  }

  /// The one figure that the path is, if it was added as such.
  package var primitive: Primitive? { figure?.primitive }

  /// Makes an empty path.
  public init() {}

  /// Makes the path that `callback` draws.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// A path of steps, without those that have no place.
  init(_ elements: [Element]) {
    steps.reserveCapacity(elements.count)
    for element in elements { append(element) }
  }

  /// A figure, whose coordinates are finite.
  init(_ primitive: Primitive) {
    figure = Figure(primitive)
    lastMove = 0
  }

  /// Returns whether both have the same steps, and are the same figure if they are one.
  public static func == (a: Path, b: Path) -> Bool {
    a.elements == b.elements && a.primitive == b.primitive
  }

  /// Makes room for so many more steps.
  mutating func reserve(_ count: Int) { steps.reserveCapacity(steps.count + count) }

  /// Whether the path has no steps.
  public var isEmpty: Bool { steps.isEmpty && figure == nil }

  /// Calls `body` with each step in order.
  public func forEach(_ body: (Path.Element) -> Void) { elements.forEach(body) }

  /// The point where the next step begins; nil for an empty path.
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

  /// Draws a straight line back to the beginning of the part.
  public mutating func closeSubpath() { append(.closeSubpath) }

  /// Adds another path's steps, moved by a transform.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = transform.isIdentity ? path : path.applying(transform)
    if isEmpty {
      self = added
      return
    }
    forgetFigure()
    if let move = added.lastMove { lastMove = steps.count + move }
    steps += added.elements
  }

  /// Has the steps of the figure as its own, to which others are added.
  private mutating func forgetFigure() {
    guard let figure else { return }
    if steps.isEmpty { steps = figure.steps }
    self.figure = nil
  }

  mutating func append(_ element: Element) {
    // Before the first move there is no current point. SwiftUI ignores such steps, and an SVG that
    // began with one would be invalid.
    if isEmpty {
      guard case .move = element else { return }
    }
    guard element.isFinite else { return }
    forgetFigure()
    if case .move = element { lastMove = steps.count }
    steps.append(element)
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

// MARK: - Transforms

extension Path {
  /// Returns this path, transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    guard let figure, let moved = figure.primitive?.applying(transform) else {
      return Self.moved(elements, by: transform)
    }
    // Only the first transform is put off: steps moved twice are not those moved by both at once, to
    // the last bit.
    if steps.isEmpty, figure.place.isIdentity, moved.isFinite {
      var path = self
      path.figure = Figure(figure.original, place: transform)
      return path
    }
    var path = Self.moved(elements, by: transform)
    if !path.isEmpty { path.figure = Figure(moved) }
    return path
  }

  /// Steps moved by a transform.
  static func moved(_ steps: [Element], by transform: CGAffineTransform) -> Path {
    var path = Path()
    path.reserve(steps.count)
    for step in steps { path.append(step.applying(transform)) }
    return path
  }

  /// Returns this path, moved by lengths in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  fileprivate func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
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
}

// MARK: - Descriptions

extension Path: LosslessStringConvertible {
  /// The steps as text, each after its numbers: `m` for a move, `l` a line, `q` a quadratic curve,
  /// `c` a cubic one, controls first, and `h` for the line back.
  public var description: String { elements.map(\.text).joined(separator: " ") }

  /// Makes the path of a description; nil if the text is not a path.
  ///
  /// `x y width height re` is read as a rectangle.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      guard add(word, numbers) else { return nil }
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }

  private mutating func add(_ word: Substring, _ numbers: [CGFloat]) -> Bool {
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    switch (word, numbers.count) {
    case ("m", 2): move(to: points[0])
    case ("l", 2): addLine(to: points[0])
    case ("q", 4): addQuadCurve(to: points[1], control: points[0])
    case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
    case ("re", 4):
      addRect(CGRect(origin: points[0], size: CGSize(width: points[1].x, height: points[1].y)))
    case ("h", 0): closeSubpath()
    default: return false
    }
    return true
  }
}

extension Path.Element {
  fileprivate var text: String {
    switch self {
    case .move(let point): "\(point.text) m"
    case .line(let point): "\(point.text) l"
    case .quadCurve(let point, let control): "\(control.text) \(point.text) q"
    case .curve(let point, let control1, let control2):
      "\(control1.text) \(control2.text) \(point.text) c"
    case .closeSubpath: "h"
    }
  }
}

extension CGPoint {
  fileprivate var text: String {
    func text(_ number: CGFloat) -> String {
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return "\(text(x)) \(text(y))"
  }
}
