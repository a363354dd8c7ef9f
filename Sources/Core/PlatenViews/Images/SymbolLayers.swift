internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenText

/// The layers of a symbol that palettes and hierarchies paint in several styles.
///
/// A drawing of the icon font is one glyph. Its contours tell what is a shape around a sign, as the circle of
/// `checkmark.circle.fill`, and what is a badge.
struct SymbolLayers {
  /// What the first style paints: the sign, or the badge.
  private(set) var primary = Path()
  /// What the second style paints.
  private(set) var secondary = Path()

  /// The layers of a symbol; nil for one that is a single layer, or whose layers are not known.
  ///
  /// - Parameters:
  ///   - name: The symbol's name.
  ///   - place: From font units to the picture.
  init?(of name: String, _ outline: GlyphOutline, placed place: CGAffineTransform) {
    let contours = Contour.all(of: outline, placed: place).sorted { $0.area > $1.area }
    guard contours.count > 1 else { return nil }
    var words = name.split(separator: ".").map(String.init)
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    if words.contains("badge") {
      let badge = Self.badge(of: contours)
      add(contours.filter(badge.contains), to: \.primary)
      add(contours.filter { !badge.contains($0) }, to: \.secondary)
    } else if words.count > 1, words.last.map(Self.shapes.contains) == true {
      if isFilled, words.contains("person") {
        addPerson(of: contours)
      } else {
        // A filled shape has the sign as a hole, which both layers have, and the line of another one has two edges.
        add(contours.dropFirst(isFilled ? 1 : 2), to: \.primary)
        add(contours.prefix(isFilled ? contours.count : 2), to: \.secondary)
      }
    }
    if primary.isEmpty || secondary.isEmpty { return nil }
  }

  private static let shapes: Set = [
    "circle", "square", "rectangle", "triangle", "octagon", "hexagon", "diamond", "seal", "shield",
    "app", "capsule",
  ]

  private mutating func add(
    _ contours: some Sequence<Contour>, to layer: WritableKeyPath<SymbolLayers, Path>
  ) {
    for contour in contours { self[keyPath: layer].addPath(contour.path) }
  }

  /// Adds the layers of a person in a circle, of whom the icon font fills the person and the circle's line.
  private mutating func addPerson(of contours: [Contour]) {
    let hole = contours.dropFirst().reduce(into: Path()) { $0.addPath($1.path) }
    secondary = contours[0].path
    // The hole is as wide as the circle in the line, and the person is below it.
    let box = contours[1].box
    let circle = CGRect(x: box.minX, y: box.minY, width: box.width, height: box.width)
    primary = Path(ellipseIn: circle).subtracting(hole)
  }

  /// The contours of a badge: that at a corner, or else the smallest that is no hole, each with what is in it.
  ///
  /// - Parameter contours: Those of the symbol, the largest first.
  private static func badge(of contours: [Contour]) -> [Contour] {
    let whole = contours.reduce(CGRect.null) { $0.union($1.box) }
    let near = 0.05 * max(whole.width, whole.height)
    let signs = contours.filter {
      !$0.isHole
        && max($0.box.width / whole.width, $0.box.height / whole.height) < 0.55
    }
    let sign =
      signs.first {
        min(abs($0.box.minX - whole.minX), abs($0.box.maxX - whole.maxX)) < near
          && min(abs($0.box.minY - whole.minY), abs($0.box.maxY - whole.maxY)) < near
      } ?? signs.last
    return sign.map { sign in contours.filter { sign.box.contains($0.box) } } ?? []
  }
}

/// A contour of a glyph in the picture.
private struct Contour: Equatable {
  var path = Path()
  var box = CGRect.null
  /// 1 if it runs clockwise, else -1.
  var winding = 0
  /// Whether nothing is filled right within it.
  var isHole = false

  /// The area of the box around it.
  var area: CGFloat { box.isNull ? 0 : box.width * box.height }

  /// Returns the contours of an outline.
  static func all(of outline: GlyphOutline, placed place: CGAffineTransform) -> [Contour] {
    var contours: [Contour] = []
    var (doubleArea, first, last) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
    func go(to point: CGPoint) -> CGPoint {
      let end = point.applying(place)
      doubleArea += last.x * end.y - end.x * last.y
      last = end
      return end
    }
    for element in outline.elements {
      if case .move(let point) = element {
        contours.append(Contour())
        first = point.applying(place)
        (doubleArea, last) = (0, first)
        contours[contours.count - 1].path.move(to: first)
        continue
      }
      guard !contours.isEmpty else { continue }
      let i = contours.count - 1
      switch element {
      case .move: break
      case .line(let point): contours[i].path.addLine(to: go(to: point))
      case .quadCurve(let point, let control):
        contours[i].path.addQuadCurve(to: go(to: point), control: control.applying(place))
      case .curve(let point, let a, let b):
        contours[i].path.addCurve(
          to: go(to: point), control1: a.applying(place), control2: b.applying(place))
      case .close:
        contours[i].path.closeSubpath()
        contours[i].box = contours[i].path.boundingRect
        contours[i].winding = doubleArea + last.x * first.y - first.x * last.y < 0 ? -1 : 1
      }
    }
    contours.removeAll { $0.box.isNull }
    for (i, contour) in contours.enumerated() {
      let around = contours.filter { $0.box.contains(contour.box) }
      contours[i].isHole = around.reduce(0) { $0 + $1.winding } == 0
    }
    return contours
  }
}
