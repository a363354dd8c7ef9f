internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenText

/// The layers of a symbol that palettes and hierarchies paint in several styles.
///
/// A drawing of the icon font is one glyph. Its contours tell what is a shape around a sign, as the circle of
/// `checkmark.circle.fill`, and what is a badge at a corner.
struct SymbolLayers {
  /// What the first style paints: the sign, or the badge.
  var primary: Path
  /// What the second style paints.
  var secondary: Path

  /// The layers of a symbol; nil for one that is a single layer, or whose layers are not known.
  ///
  /// - Parameters:
  ///   - name: The symbol's name.
  ///   - place: From font units to the picture.
  init?(of name: String, _ outline: GlyphOutline, placed place: CGAffineTransform) {
    let contours = outline.contours(placed: place)
    guard contours.count > 1 else { return nil }
    var words = name.split(separator: ".").map(String.init)
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    let isPrimary: (Int) -> Bool
    if words.contains("badge") {
      let badge = Self.badge(of: contours)
      isPrimary = badge.contains
    } else if words.count > 1, words.last.map(Self.shapes.contains) == true {
      // A filled shape has the sign as a hole, and the line of another one has two edges.
      let largest = contours.indices.sorted { contours[$0].area > contours[$1].area }
      let shape = Set(largest.prefix(isFilled ? 1 : 2))
      isPrimary = { !shape.contains($0) }
    } else {
      return nil
    }
    (primary, secondary) = (Path(), Path())
    for (i, contour) in contours.enumerated() {
      // The holes of a filled shape are in both.
      if isPrimary(i) { primary.addPath(contour) }
      if !isPrimary(i) || isFilled && !words.contains("badge") { secondary.addPath(contour) }
    }
    if primary.isEmpty || secondary.isEmpty { return nil }
  }

  private static let shapes: Set = [
    "circle", "square", "rectangle", "triangle", "octagon", "hexagon", "diamond", "seal", "shield",
    "app", "capsule",
  ]

  /// The contours at the one corner that has small ones alone.
  private static func badge(of contours: [Path]) -> Set<Int> {
    let whole = contours.reduce(CGRect.null) { $0.union($1.boundingRect) }
    func isAt(_ corner: CGPoint, _ contour: Path) -> Bool {
      let box = contour.boundingRect
      let (x, y) = (
        (box.midX - whole.minX) / whole.width, (box.midY - whole.minY) / whole.height
      )
      return max(box.width / whole.width, box.height / whole.height) < 0.55
        && abs(x - corner.x) < 0.36 && abs(y - corner.y) < 0.36
    }
    let corners = [(1, 0), (1, 1), (0, 1), (0, 0)].map { CGPoint(x: $0.0, y: $0.1) }
    let found = corners.lazy.map { corner in contours.indices.filter { isAt(corner, contours[$0]) }
    }
    return Set(found.first { !$0.isEmpty } ?? [])
  }
}

extension GlyphOutline {
  /// The contours in the picture.
  fileprivate func contours(placed place: CGAffineTransform) -> [Path] {
    var contours: [Path] = []
    for element in elements {
      if case .move = element { contours.append(Path()) }
      guard !contours.isEmpty else { continue }
      let last = contours.count - 1
      switch element {
      case .move(let point): contours[last].move(to: point.applying(place))
      case .line(let point): contours[last].addLine(to: point.applying(place))
      case .quadCurve(let point, let control):
        contours[last].addQuadCurve(
          to: point.applying(place), control: control.applying(place))
      case .curve(let point, let a, let b):
        contours[last].addCurve(
          to: point.applying(place), control1: a.applying(place), control2: b.applying(place))
      case .close: contours[last].closeSubpath()
      }
    }
    return contours
  }
}

extension Path {
  /// The area of the box around the path.
  fileprivate var area: CGFloat { boundingRect.width * boundingRect.height }
}
