package import Foundation
package import PlatenBase

/// Reads the path data of SVG 2, one segment after the other, in absolute coordinates.
///
/// ```swift
/// let triangle = try SVGPathReader.path(of: "M0 0h8l-4 6z")
/// ```
///
/// command → its numbers → a segment. Who draws the data wants all of it, or an error: see
/// ``path(of:)``. Who compares it takes the segments up to the error, as viewers draw them.
package struct SVGPathReader {
  /// A step of path data.
  package enum Segment: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case arc(to: CGPoint, Arc)
    case close
  }

  /// A part of an ellipse, as it is written: the radii may be too small for its ends.
  package struct Arc: Equatable, Sendable {
    /// The ellipse's radii, in the units of the data; a sign does not count.
    package var radii: CGSize
    /// How far the ellipse is turned, in degrees, clockwise.
    package var rotation: CGFloat
    /// Whether more than half of the ellipse is drawn.
    package var isLarge: Bool
    /// Whether it is drawn clockwise.
    package var isClockwise: Bool
  }

  /// The point that the next segment goes on from.
  package private(set) var currentPoint = CGPoint.zero

  private var scanner: SVGPathScanner
  /// Where the part began that a close goes back to.
  private var start = CGPoint.zero
  /// What further numbers are for; nil if they need another letter.
  private var command: Command?
  private var isFirst = true
  /// The second control point of the curve that was read just before.
  private var lastCubicControl: CGPoint?
  private var lastQuadControl: CGPoint?

  /// A reader of some data.
  ///
  /// - Parameter largestNumber: The largest number that is read, whatever its sign.
  package init(_ data: String, largestNumber: CGFloat = .infinity) {
    scanner = SVGPathScanner(data, largestNumber: largestNumber)
  }

  /// What is not read yet; after an error, from the segment on that has it.
  package var rest: String { scanner.rest }

  /// Reads the next segment; nil at the end.
  ///
  /// - Throws: ``SVGPathError`` for what is no path data, again and again.
  package mutating func next() throws(SVGPathError) -> Segment? {
    scanner.skipSpace()
    let before = self
    do throws(SVGPathError) {
      return try readNext()
    } catch {
      self = before
      throw error
    }
  }
}

// MARK: - Paths

extension SVGPathReader {
  /// The largest number in the data of a path that is drawn, in points.
  private static let largestPoint: CGFloat = 1_000_000

  /// The path that some data draws.
  ///
  /// - Throws: ``SVGPathError`` for what is no path data, and for numbers over a million.
  package static func path(of data: String) throws(SVGPathError) -> Path {
    var reader = SVGPathReader(data, largestNumber: largestPoint)
    var path = Path()
    var point = CGPoint.zero
    while let segment = try reader.next() {
      switch segment {
      case .move(let to): path.move(to: to)
      case .line(let to): path.addLine(to: to)
      case .quadCurve(let to, let control): path.addQuadCurve(to: to, control: control)
      case .curve(let to, let a, let b): path.addCurve(to: to, control1: a, control2: b)
      case .arc(let to, let arc): path.addEllipticalArc(from: point, to: to, arc)
      case .close: path.closeSubpath()
      }
      point = reader.currentPoint
    }
    return path
  }
}

// MARK: - Segments

extension SVGPathReader {
  private mutating func readNext() throws(SVGPathError) -> Segment? {
    if let command {
      // More numbers draw the same again, and more pairs of a move are lines.
      if scanner.skipComma() || scanner.isAtNumber { return try segment(command.repeated) }
      self.command = nil
    }
    guard let letter = scanner.next else { return nil }
    guard let command = Command(letter) else {
      throw scanner.error(
        expected: isFirst ? "path data, which begins with M" : "a command of path data")
    }
    guard !isFirst || command.kind == .move else {
      throw scanner.error(expected: "path data, which begins with M")
    }
    scanner.skip()
    scanner.skipSpace()
    let segment = try segment(command)
    isFirst = false
    return segment
  }

  private mutating func segment(_ command: Command) throws(SVGPathError) -> Segment {
    self.command = command
    var (cubic, quad): (CGPoint?, CGPoint?) = (nil, nil)
    let segment: Segment
    switch command.kind {
    case .move:
      currentPoint = try point(command)
      start = currentPoint
      segment = .move(to: currentPoint)
    case .line:
      currentPoint = try point(command)
      segment = .line(to: currentPoint)
    case .horizontal:
      let x = try scanner.number()
      currentPoint.x = command.isRelative ? currentPoint.x + x : x
      segment = .line(to: currentPoint)
    case .vertical:
      let y = try scanner.number()
      currentPoint.y = command.isRelative ? currentPoint.y + y : y
      segment = .line(to: currentPoint)
    case .cubic, .smoothCubic:
      let first =
        command.kind == .cubic ? try pointAndComma(command) : reflection(of: lastCubicControl)
      let second = try pointAndComma(command)
      currentPoint = try point(command)
      segment = .curve(to: currentPoint, control1: first, control2: second)
      cubic = second
    case .quad, .smoothQuad:
      let control =
        command.kind == .quad ? try pointAndComma(command) : reflection(of: lastQuadControl)
      currentPoint = try point(command)
      segment = .quadCurve(to: currentPoint, control: control)
      quad = control
    case .arc:
      let arc = try arc()
      currentPoint = try point(command)
      segment = .arc(to: currentPoint, arc)
    case .close:
      // SVG 2, 9.3.4: what follows a closepath goes on from the start of the subpath.
      currentPoint = start
      self.command = nil
      segment = .close
    }
    (lastCubicControl, lastQuadControl) = (cubic, quad)
    return segment
  }

  private mutating func arc() throws(SVGPathError) -> Arc {
    let radii = CGSize(width: try numberAndComma(), height: try numberAndComma())
    let rotation = try numberAndComma()
    let isLarge = try scanner.flag()
    _ = scanner.skipComma()
    let isClockwise = try scanner.flag()
    _ = scanner.skipComma()
    return Arc(radii: radii, rotation: rotation, isLarge: isLarge, isClockwise: isClockwise)
  }

  /// The point that lies as far behind the current one as a control point before it.
  private func reflection(of control: CGPoint?) -> CGPoint {
    // SVG 2, 9.3.6 and 9.3.7: after another command the control point is the current point.
    guard let control else { return currentPoint }
    return CGPoint(x: 2 * currentPoint.x - control.x, y: 2 * currentPoint.y - control.y)
  }

  private mutating func point(_ command: Command) throws(SVGPathError) -> CGPoint {
    let (x, y) = (try numberAndComma(), try scanner.number())
    return command.isRelative
      ? CGPoint(x: currentPoint.x + x, y: currentPoint.y + y) : CGPoint(x: x, y: y)
  }

  private mutating func pointAndComma(_ command: Command) throws(SVGPathError) -> CGPoint {
    let point = try point(command)
    _ = scanner.skipComma()
    return point
  }

  private mutating func numberAndComma() throws(SVGPathError) -> CGFloat {
    let number = try scanner.number()
    _ = scanner.skipComma()
    return number
  }

  /// A command of path data.
  private struct Command {
    enum Kind {
      case move, line, horizontal, vertical, cubic, smoothCubic, quad, smoothQuad, arc, close
    }

    var kind: Kind
    /// Whether its points are meant from the current one.
    let isRelative: Bool

    init?(_ letter: UInt8) {
      isRelative = letter >= UInt8(ascii: "a")
      switch letter & 0xDF {
      case UInt8(ascii: "M"): kind = .move
      case UInt8(ascii: "L"): kind = .line
      case UInt8(ascii: "H"): kind = .horizontal
      case UInt8(ascii: "V"): kind = .vertical
      case UInt8(ascii: "C"): kind = .cubic
      case UInt8(ascii: "S"): kind = .smoothCubic
      case UInt8(ascii: "Q"): kind = .quad
      case UInt8(ascii: "T"): kind = .smoothQuad
      case UInt8(ascii: "A"): kind = .arc
      case UInt8(ascii: "Z"): kind = .close
      default: return nil
      }
    }

    /// What further numbers without a letter draw.
    var repeated: Command {
      var command = self
      // SVG 2, 9.3.3: further pairs of a moveto are implicit linetos.
      if kind == .move { command.kind = .line }
      return command
    }
  }
}

// MARK: - Errors

/// An error in path data, and its place.
package struct SVGPathError: UnexpectedValueError, Hashable, Sendable, CustomStringConvertible {
  /// The characters before what is wrong.
  package var offset: Int
  /// What is there, such as `"x"` or `the end`, and what should be, such as `a number`.
  package var unexpected: UnexpectedValue

  package init(offset: Int, found: String, expected: String) {
    self.offset = offset
    unexpected = UnexpectedValue(found: found, expected: expected)
  }

  package var description: String {
    "found \(found) after \(offset) character\(offset == 1 ? "" : "s"), expected \(expected)"
  }
}
