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
    let contours = Contour.all(of: outline, placed: place)
    guard contours.count > 1 else { return nil }
    var words = name.split(separator: ".").map(String.init)
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    if let shape = words.last, words.count > 1, Self.shapes.contains(shape) {
      if isFilled { addFilled(contours, isCircle: shape == "circle") } else { addLined(contours) }
    } else if words.contains("badge") {
      addBadge(of: contours, isSign: words.last.map(Self.signs.contains) == true)
    }
    if primary.isEmpty || secondary.isEmpty { return nil }
  }

  private static let shapes: Set = [
    "circle", "square", "rectangle", "triangle", "octagon", "hexagon", "diamond", "seal", "shield",
    "app", "capsule",
  ]
  /// The badges that a drawing may have anywhere.
  private static let signs: Set = ["plus", "minus", "xmark", "checkmark"]

  private mutating func add(
    _ contours: some Sequence<Contour>, to layer: WritableKeyPath<SymbolLayers, Path>
  ) {
    for contour in contours { self[keyPath: layer].addPath(contour.path) }
  }

  /// Adds the layers of a shape whose line has an inner edge, with a sign in it.
  private mutating func addLined(_ contours: [Contour]) {
    let rest = contours.dropFirst(2)
    guard contours[1].isHole, rest.first?.isHole == false,
      rest.allSatisfy({ contours[1].contains($0) })
    else { return }
    add(contours.prefix(2), to: \.secondary)
    add(rest, to: \.primary)
  }

  /// Adds the layers of a filled shape, in which the sign is a hole.
  private mutating func addFilled(_ contours: [Contour], isCircle: Bool) {
    let (shape, holes) = (contours[0], contours.dropFirst())
    guard contours[1].isHole, holes.allSatisfy({ shape.contains($0) }) else { return }
    if contours[1].box.width < 0.8 * shape.box.width {
      add(contours, to: \.secondary)
      add(holes, to: \.primary)
    } else if isCircle {
      // The hole is what is between the circle's line and a person in it, as wide as the circle in the line.
      let box = contours[1].box
      let circle = CGRect(x: box.minX, y: box.minY, width: box.width, height: box.width)
      let hole = holes.reduce(into: Path()) { $0.addPath($1.path) }
      secondary = shape.path
      primary = Path(ellipseIn: circle).subtracting(hole)
    }
  }

  /// Adds a badge, with what is in it, and the rest.
  ///
  /// - Parameter isSign: Whether it may be the smallest contour that is filled, where none is at a corner.
  private mutating func addBadge(of contours: [Contour], isSign: Bool) {
    let whole = contours.reduce(CGRect.null) { $0.union($1.box) }
    let near = 0.05 * max(whole.width, whole.height)
    func share(_ contour: Contour) -> CGFloat {
      max(contour.box.width / whole.width, contour.box.height / whole.height)
    }
    let filled = contours.filter { !$0.isHole }
    let corner = filled.first {
      share($0) < 0.7
        && min(abs($0.box.minX - whole.minX), abs($0.box.maxX - whole.maxX)) < near
        && min(abs($0.box.minY - whole.minY), abs($0.box.maxY - whole.maxY)) < near
    }
    let smallest = isSign ? filled.last.flatMap { share($0) < 0.45 ? $0 : nil } : nil
    guard let badge = corner ?? smallest else { return }
    add(contours.filter { $0 == badge || badge.contains($0) }, to: \.primary)
    add(contours.filter { $0 != badge && !badge.contains($0) }, to: \.secondary)
  }
}

/// A contour of a glyph in the picture.
private struct Contour: Equatable {
  var path = Path()
  /// Where it begins.
  var start: CGPoint
  var box = CGRect.null
  /// 1 if it runs clockwise, else -1.
  var winding = 0
  /// Whether nothing is filled right within it.
  var isHole = false

  /// Returns whether another contour, which does not cross this one, is in it.
  func contains(_ other: Contour) -> Bool {
    self != other && box.contains(other.box) && path.contains(other.start)
  }

  /// Returns the contours of an outline, that with the largest box first.
  static func all(of outline: GlyphOutline, placed place: CGAffineTransform) -> [Contour] {
    var contours: [Contour] = []
    var (doubleArea, last) = (CGFloat(0), CGPoint.zero)
    func go(to point: CGPoint) -> CGPoint {
      let end = point.applying(place)
      doubleArea += last.x * end.y - end.x * last.y
      last = end
      return end
    }
    for element in outline.elements {
      if case .move(let point) = element {
        (doubleArea, last) = (0, point.applying(place))
        contours.append(Contour(start: last))
        contours[contours.count - 1].path.move(to: last)
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
        let start = contours[i].start
        contours[i].path.closeSubpath()
        contours[i].box = contours[i].path.boundingRect
        contours[i].winding = doubleArea + last.x * start.y - start.x * last.y < 0 ? -1 : 1
      }
    }
    contours.removeAll { $0.box.isNull }
    for (i, contour) in contours.enumerated() {
      let around = contours.filter { $0.contains(contour) }
      contours[i].isHole = around.reduce(contour.winding) { $0 + $1.winding } == 0
    }
    return contours.sorted { $0.box.width * $0.box.height > $1.box.width * $1.box.height }
  }
}
