internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenText

/// The area of a word: the outlines of its glyphs, in ems from the middle of their box, y down.
struct WordFigure: Sendable {
  /// The box of the outlines in ems.
  let size: CGSize
  /// How much of it is ink, in square ems.
  let area: CGFloat
  private let outline: Outline

  /// The figure of a paragraph on one line; nil if nothing is drawn of it.
  ///
  /// - Parameter isBox: Whether the box of the ink is enough.
  init?(_ paragraph: Paragraph, outlines: OutlineReader, isBox: Bool = false) {
    let ink = paragraph.inkBounds
    let em = paragraph.fontSize
    guard em > 0, !ink.isEmpty else { return nil }
    let size = CGSize(width: ink.width / em, height: ink.height / em)
    if isBox {
      self.init(box: size)
      return
    }
    let middle = CGPoint(x: ink.midX, y: ink.midY)
    var sketch = Sketch()
    for glyphs in paragraph.glyphs {
      for glyph in glyphs.run.glyphs {
        let pen = CGPoint(
          x: (glyphs.origin.x + glyph.position.x * glyphs.size - middle.x) / em,
          y: (glyphs.origin.y + glyph.position.y * glyphs.size - middle.y) / em)
        sketch.add(
          Path(
            glyph: glyph.id, of: glyphs.run.face, at: pen, size: glyphs.size / em,
            outlines: outlines))
      }
    }
    self.init(size: size, area: sketch.area, outline: sketch.outline.trimmed)
  }

  private init(size: CGSize, area: CGFloat, outline: Outline) {
    self.size = size
    self.area = area
    self.outline = outline
  }

  /// The figure of a box with sides in ems.
  init(box: CGSize) {
    self = WordFigure(size: box, area: box.width * box.height, outline: Outline()).boxed
  }

  /// The figure of boxes that do not overlap, in ems; nil if there are none.
  init?(boxes: [CGRect]) {
    guard let first = boxes.first else { return nil }
    let bounds = boxes.reduce(first) { $0.union($1) }
    var sketch = Sketch()
    for box in boxes { sketch.add(Path(box.offsetBy(dx: -bounds.midX, dy: -bounds.midY))) }
    self.init(
      size: bounds.size, area: boxes.reduce(0) { $0 + $1.width * $1.height },
      outline: sketch.outline)
  }

  /// The figure of the box around this one.
  var boxed: WordFigure {
    var outline = Outline()
    outline.addBox(
      CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    return WordFigure(size: size, area: area, outline: outline)
  }

  /// The size in ems of the box around the figure when that is turned.
  func size(at angle: Angle) -> CGSize {
    let (cosine, sine) = (abs(angle.cellCosine), abs(angle.cellSine))
    return CGSize(
      width: size.width * cosine + size.height * sine,
      height: size.width * sine + size.height * cosine)
  }

  /// The cells that the word covers on a grid, turned clockwise around its middle.
  func mask(fontSize: CGFloat, angle: Angle, side: CGFloat) -> CellMask {
    outline.mask(fontSize: fontSize, angle: angle, side: side)
  }

  /// The cells before and behind the word, so far from its first and last letter as it keeps free, and
  /// those along its middle: on a grid, turned as the word is.
  ///
  /// Ink keeps others away beside it. Below an arm of a T and above the bow of an h there is none,
  /// and a word that ends there is read with this one: so none may be at its middle's height. Neither
  /// may one be in the bend of a C or between two signs, where it would be read as a letter.
  ///
  /// - Parameter distance: In ems.
  func ends(_ distance: CGFloat, fontSize: CGFloat, angle: Angle, side: CGFloat) -> CellMask {
    let (right, bottom) = (size.width / 2, Self.heightOfEnds * size.height / 2)
    let inside = min(distance, right)
    var ends = Outline()
    for left in [-right - distance, right - inside] {
      ends.addBox(
        CGRect(x: left, y: -bottom, width: distance + inside, height: 2 * bottom))
    }
    let middle = Self.heightOfMiddle * size.height
    ends.addBox(CGRect(x: -right, y: -middle / 2, width: 2 * right, height: middle))
    return ends.mask(fontSize: fontSize, angle: angle, side: side)
  }

  /// The part of a word's height that the ends have: about that of an x in the height of an h.
  private static let heightOfEnds: CGFloat = 0.6
  /// That of its middle, above which small words lie on low letters and below between high ones.
  private static let heightOfMiddle: CGFloat = 0.4

  // MARK: - Outlines

  /// Straight lines, those of a contour by its points: a letter has some 100 of them, and all words of
  /// a cloud are kept at once.
  private struct Outline {
    private var points: [CGPoint] = []
    /// Where contours begin.
    private var starts: [Int] = []

    /// The same lines in no more memory than they need.
    var trimmed: Outline {
      var copy = self
      copy.points = points.withUnsafeBufferPointer { Array($0) }
      return copy
    }

    mutating func addLine(from start: CGPoint, to end: CGPoint) {
      if points.last != start {
        starts.append(points.count)
        points.append(start)
      }
      points.append(end)
    }

    mutating func addBox(_ box: CGRect) {
      let corners = [
        CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
        CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
      ]
      for index in corners.indices {
        addLine(from: corners[index], to: corners[(index + 1) % 4])
      }
    }

    /// The cells that the outline covers on a grid, turned clockwise around its middle.
    func mask(fontSize: CGFloat, angle: Angle, side: CGFloat) -> CellMask {
      let unit = fontSize / side * CGFloat(CellRaster.unit)
      let (cosine, sine) = (angle.cellCosine * unit, angle.cellSine * unit)
      func cell(_ point: CGPoint) -> CellRaster.Point {
        CellRaster.Point(
          x: Int((point.x * cosine - point.y * sine).rounded(.down)),
          y: Int((point.x * sine + point.y * cosine).rounded(.down)))
      }
      var raster = CellRaster()
      forEachLine { raster.addLine(from: cell($0), to: cell($1)) }
      return raster.mask()
    }

    func forEachLine(_ body: (_ start: CGPoint, _ end: CGPoint) -> Void) {
      for (contour, start) in starts.enumerated() {
        let end = contour + 1 < starts.count ? starts[contour + 1] : points.count
        for index in start + 1..<end { body(points[index - 1], points[index]) }
      }
    }
  }

  /// Outlines while they are put together.
  private struct Sketch {
    private(set) var outline = Outline()
    /// The ink of all glyphs, in square ems.
    private(set) var area: CGFloat = 0

    /// How many lines approximate a curve.
    private static let steps = 6

    /// Adds what a glyph covers.
    mutating func add(_ path: Path) {
      // Twice the area that the lines go around, by their direction.
      var turned: CGFloat = 0
      path.forEachLine(steps: { _ in Self.steps }) { start, end in
        outline.addLine(from: start, to: end)
        turned += start.x * end.y - end.x * start.y
      }
      area += abs(turned) / 2
    }
  }
}

extension Angle {
  /// The sine and the cosine in 2^24ths, so that cells do not hang on the last bits of a machine's.
  var cellSine: CGFloat { (sine * Self.fine).rounded() / Self.fine }
  var cellCosine: CGFloat { (cosine * Self.fine).rounded() / Self.fine }

  private static let fine = CGFloat(1 << 24)
}
