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
        code: .unreadable, message: "found no filled figure, expected at least one")
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
    let element = SVGElement(local, attributes)
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

  private func add(_ element: SVGElement, _ state: State) throws(SVGReadingError) {
    let figure = try element.figure().applying(state.transform)
    guard state.isFilled else { return }
    steps += figure.subpaths.count * figure.elements.count
    if steps > Self.mostSteps {
      throw SVGReadingError(
        code: .limit, message: "found too many contours to combine, expected fewer")
    }
    path.addPath(figure.woundOnce(eoFill: state.isEvenOdd))
  }

  /// A second's work at most.
  private static let mostSteps = 4_000_000
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

  /// Two points at a distance from the middle of the longest segment: one inside this closed part
  /// alone, and one outside it.
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
