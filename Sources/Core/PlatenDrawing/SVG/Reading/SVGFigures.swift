package import Foundation
internal import PlatenBase

extension Path {
  /// What the figures of an SVG file fill together, in its user space.
  ///
  /// Figures are `path`, `rect`, `circle`, `ellipse`, `polygon` and `polyline`, each where its
  /// `transform`s put it, filled by its own rule. Those with `fill="none"` or `display="none"` fill
  /// nothing. Style sheets, clips, masks and strokes are of no account. Contours of one figure that
  /// cross themselves or each other are filled by the nonzero rule.
  ///
  /// - Throws: ``SVGReadingError`` for what is no SVG, for what else is drawn, as text, with its
  ///   line, and if nothing is filled.
  package init(svg data: Data) throws(SVGReadingError) {
    var limits = SVGLimits()
    limits.bytes = 4 << 20
    limits.depth = 128
    limits.allValueBytes = 16 << 20
    if data.count > limits.bytes {
      throw SVGReadingError(
        code: .limit, message: "found \(data.count) bytes, expected \(limits.bytes) at most")
    }
    let figures = SVGFigures(limits)
    guard let reader = XMLReader(delegate: figures, limits: limits) else {
      throw SVGReadingError(code: .limit, message: "there is not enough memory for the file")
    }
    try reader.parse(data)
    let box = figures.path.boundingRect
    guard box.width > 0, box.height > 0, max(box.width, box.height) < .infinity else {
      throw SVGReadingError(
        code: .unreadable, message: "found no figure that is filled, expected one at least")
    }
    self = figures.path
  }
}

/// Puts the figures of a document together while it is read.
private final class SVGFigures: XMLReaderDelegate {
  /// What holds in an element.
  private struct State {
    var transform = CGAffineTransform.identity
    var isFilled = true
    var isEvenOdd = false
  }

  private static let namespace = "http://www.w3.org/2000/svg"
  private static let groups: Set<String> = ["g", "a"]
  /// Elements that draw nothing where they stand, whatever is in them.
  private static let passedOver: Set<String> = [
    "animate", "animateMotion", "animateTransform", "clipPath", "defs", "desc", "filter", "line",
    "linearGradient", "marker", "mask", "metadata", "pattern", "radialGradient", "script", "set",
    "style", "symbol", "title", "view",
  ]

  private(set) var path = Path()
  private let limits: SVGLimits
  private var open: [State] = []
  /// How deep the reader is in what is passed over.
  private var passedDepth = 0
  private var elements = 0
  /// How many segments have been looked at, once for each contour beside them.
  private var steps = 0

  init(_ limits: SVGLimits) { self.limits = limits }

  func add(_ text: String) {}

  func end() {
    if passedDepth > 0 { passedDepth -= 1 } else { open.removeLast() }
  }

  func begin(
    _ name: String, attributes: [(name: String, value: String)]
  ) throws(SVGReadingError) {
    elements += 1
    if elements > limits.nodes || open.count + passedDepth >= limits.depth {
      throw SVGReadingError(
        code: .limit,
        message: "found more than \(limits.nodes) elements, or elements nested deeper than "
          + "\(limits.depth)")
    }
    let parts = name.split(separator: "|")
    let local = String(parts.last ?? "")
    if open.isEmpty, local != "svg" {
      throw SVGReadingError(
        code: .notSVG, message: "found the element \(local.quoted()), expected \"svg\"")
    }
    let isForeign = parts.count > 1 && parts[0] != Self.namespace
    let element = Element(local, attributes)
    if passedDepth > 0 || isForeign || Self.passedOver.contains(local) || !element.isDisplayed {
      passedDepth += 1
      return
    }
    var state = open.last ?? State()
    state.transform = try element.transform().concatenating(state.transform)
    state.isFilled = element.isFilled ?? state.isFilled
    state.isEvenOdd = element.isEvenOdd ?? state.isEvenOdd
    if !open.isEmpty, !Self.groups.contains(local) { try add(element, state) }
    open.append(state)
  }

  private func add(_ element: Element, _ state: State) throws(SVGReadingError) {
    let figure = try element.figure().applying(state.transform)
    guard state.isFilled else { return }
    steps += figure.subpaths.count * figure.elements.count
    if steps > Self.mostSteps {
      throw SVGReadingError(
        code: .limit, message: "found more contours than can be put together, expected fewer")
    }
    path.addPath(figure.woundOnce(eoFill: state.isEvenOdd))
  }

  /// A second's work at most.
  private static let mostSteps = 4_000_000
}

// MARK: - Elements

/// An element's name and what is said of it.
private struct Element {
  private let name: String
  private var values: [String: String] = [:]

  init(_ name: String, _ attributes: [(name: String, value: String)]) {
    self.name = name
    for (name, value) in attributes { values[name] = value }
    // A style attribute overrides presentation attributes (SVG 2, 6.6).
    for (name, value) in SVGStyle.declarations(in: values["style"] ?? "") { values[name] = value }
  }

  var isDisplayed: Bool { values["display"] != "none" }

  /// Whether the inside is filled; nil if that is as around the element.
  var isFilled: Bool? {
    guard let fill = values["fill"], fill != "inherit" else { return nil }
    return fill != "none" && fill != "transparent"
  }

  /// Whether it is filled by the even-odd rule; nil if that is as around the element.
  var isEvenOdd: Bool? {
    switch values["fill-rule"] {
    case "evenodd": true
    case "nonzero": false
    default: nil
    }
  }

  func transform() throws(SVGReadingError) -> CGAffineTransform {
    guard let text = values["transform"] else { return .identity }
    guard let matrix = SVGTransform(text)?.values, matrix.allSatisfy({ abs($0) <= 1e6 }) else {
      throw error("transform", text, expected: "a list of transforms")
    }
    return CGAffineTransform(
      a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5])
  }

  /// The figure in its own coordinates.
  func figure() throws(SVGReadingError) -> Path {
    switch name {
    case "path": return try pathData()
    case "rect": return try rectangle()
    case "circle":
      let radius = try length("r") ?? 0
      return try ellipse(radius, radius)
    case "ellipse":
      let (x, y) = (try length("rx"), try length("ry"))
      // A radius that is `auto` or missing is as the other (SVG 2, 10.4).
      return try ellipse(x ?? y ?? 0, y ?? x ?? 0)
    case "polygon", "polyline": return try polygon()
    default:
      throw SVGReadingError(
        code: .unreadable,
        message: "found the element \(name.quoted()), expected path, rect, circle, ellipse, "
          + "polygon or g")
    }
  }

  private func pathData() throws(SVGReadingError) -> Path {
    do throws(SVGPathError) {
      return try SVGPathReader.path(of: values["d"] ?? "")
    } catch {
      throw SVGReadingError(
        code: .unreadable,
        message: "found \(error.found) after \(error.offset) characters of d, expected "
          + error.expected)
    }
  }

  private func rectangle() throws(SVGReadingError) -> Path {
    let rect = CGRect(
      x: try length("x") ?? 0, y: try length("y") ?? 0, width: try length("width") ?? 0,
      height: try length("height") ?? 0)
    let (x, y) = (try length("rx"), try length("ry"))
    guard rect.width > 0, rect.height > 0 else { return Path() }
    // The same rule for `rx` and `ry`, and half of a side at most (SVG 2, 10.2).
    let corner = CGSize(
      width: min(max(x ?? y ?? 0, 0), rect.width / 2),
      height: min(max(y ?? x ?? 0, 0), rect.height / 2))
    return corner.width > 0 && corner.height > 0
      ? Path(roundedRect: rect, cornerSize: corner, style: .circular) : Path(rect)
  }

  private func ellipse(_ x: CGFloat, _ y: CGFloat) throws(SVGReadingError) -> Path {
    let (centerX, centerY) = (try length("cx") ?? 0, try length("cy") ?? 0)
    guard x > 0, y > 0 else { return Path() }
    return Path(
      ellipseIn: CGRect(x: centerX - x, y: centerY - y, width: 2 * x, height: 2 * y))
  }

  private func polygon() throws(SVGReadingError) -> Path {
    let text = values["points"] ?? ""
    var numbers: [CGFloat] = []
    var scanner = SVGScanner(text)
    scanner.skipSeparators()
    while !scanner.isAtEnd {
      guard let number = scanner.number(), abs(number) <= 1e6 else { break }
      numbers.append(CGFloat(number))
      scanner.skipSeparators()
    }
    guard scanner.isAtEnd, numbers.count % 2 == 0 else {
      throw error("points", text, expected: "pairs of numbers")
    }
    var path = Path()
    path.addLines(
      stride(from: 0, to: numbers.count, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      })
    path.closeSubpath()
    return path
  }

  /// An attribute in units of the user space; nil if there is none.
  private func length(_ name: String) throws(SVGReadingError) -> CGFloat? {
    guard let text = values[name], text != "auto" else { return nil }
    var scanner = SVGScanner(text)
    scanner.skipSeparators()
    let number = scanner.number()
    let unit = scanner.unit()
    scanner.skipSeparators()
    guard let number, abs(number) <= 1e6, ["", "px"].contains(unit), scanner.isAtEnd else {
      throw error(name, text, expected: "a number without a unit")
    }
    return CGFloat(number)
  }

  private func error(_ attribute: String, _ text: String, expected: String) -> SVGReadingError {
    SVGReadingError(
      code: .unreadable,
      message: "found \(attribute)=\(String(text.prefix(40)).quoted()) of \(name.quoted()), "
        + "expected \(expected)")
  }
}

// MARK: - Directions

extension Path {
  /// The same inside by the nonzero rule as this path has by its own, with contours that wind around
  /// it in one direction, and back around holes: so that such paths, one after the other, fill what
  /// any of them does.
  ///
  /// - Parameter eoFill: Whether this path is filled by the even-odd rule.
  func woundOnce(eoFill: Bool) -> Path {
    let parts = subpaths.filter { !$0.segments.isEmpty }.map(\.closed)
    let box = boundingRect
    let nearby = max(box.width, box.height) * 1e-6
    return Path(
      parts.map { part in
        let isHole =
          parts.count > 1
          && part.sides(within: nearby).map { inner, outer in
            !contains(inner, eoFill: eoFill) && contains(outer, eoFill: eoFill)
          } ?? false
        return (part.area < 0) == isHole ? part : part.reversed
      })
  }
}

extension Subpath {
  /// This part with the line back to where it began.
  fileprivate var closed: Subpath {
    var part = self
    let end = segments.last?.end ?? start
    if end != start { part.segments.append(PathSegment(from: end, to: start)) }
    part.isClosed = true
    return part
  }

  /// A closed part, drawn the other way round.
  fileprivate var reversed: Subpath {
    var part = self
    part.segments = segments.reversed().map(\.reversed)
    return part
  }

  /// What a closed part goes around: above zero if it goes clockwise, y down.
  fileprivate var area: CGFloat {
    segments.reduce(0) { $0 + $1.area(from: start) }
  }

  /// Two points at a distance from the middle of the longest segment: one inside of this closed part
  /// alone, and one outside of it.
  fileprivate func sides(within distance: CGFloat) -> (inner: CGPoint, outer: CGPoint)? {
    guard
      let longest = segments.max(by: { ($0.end - $0.start).length < ($1.end - $1.start).length }),
      let direction = longest.velocity(at: 0.5).unit
    else { return nil }
    let normal = CGVector(dx: -direction.dy, dy: direction.dx) * distance
    let middle = longest.point(at: 0.5)
    let (a, b) = (middle + normal, middle + normal * -1)
    return Path([self]).contains(a) ? (a, b) : (b, a)
  }
}

extension PathSegment {
  /// The area between the segment and the lines to a point, above zero if they go clockwise around
  /// it, y down.
  fileprivate func area(from point: CGPoint) -> CGFloat {
    let (a, b, c, d) = (start - point, control1 - point, control2 - point, end - point)
    // The integral of half the cross product of place and velocity, by Bernstein's products.
    return
      (6 * a.cross(b) + 3 * a.cross(c) + a.cross(d) + 3 * b.cross(c) + 3 * b.cross(d)
      + 6 * c.cross(d)) / 20
  }
}
