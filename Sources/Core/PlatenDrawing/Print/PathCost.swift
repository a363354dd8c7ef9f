internal import Foundation
internal import PlatenBase

/// What decides how long Cairo takes to fill or stroke a path: sums over its lines, in pixels.
///
/// Cairo 1.16 was timed with paths of 500 to 100,000 points, random, in zigzags, spirals, coasts and
/// sparklines, on pictures of 200 to 7,000 pixels a side, filled, stroked in widths of 0.5 to 200
/// and clipped. The sums here mostly give one to three times what it took.
struct PathCost: Equatable {
  /// How many lines there are; curves count as the lines that they are drawn as.
  private(set) var lines: CGFloat = 0
  /// How many rows of pixels the lines cross, all together.
  private(set) var rows: CGFloat = 0
  /// How many columns of pixels they cross, all together.
  private(set) var columns: CGFloat = 0
  /// How many corners there are, and how far they turn all together, in halves of a turn.
  private(set) var corners: CGFloat = 0
  private(set) var turns: CGFloat = 0
  /// How many parts the path has, each with two ends.
  private(set) var parts: CGFloat = 0
  /// The corners of a box around the lines.
  private var low = CGPoint(x: CGFloat.infinity, y: .infinity)
  private var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  init() {}

  /// The lines of a path as they lie on the pixels.
  ///
  /// - Parameters:
  ///   - transform: From the path's coordinates to pixels.
  ///   - visible: The pixels that can be seen: what lies beyond them is brought to their edge, as
  ///     Cairo does.
  /// - Complexity: O(*n*), where *n* is the number of the path's steps.
  init(_ path: Path, _ transform: CGAffineTransform, within visible: CGRect) {
    guard !visible.isNull else { return }
    func place(_ point: CGPoint) -> CGPoint {
      let point = point.applying(transform)
      return CGPoint(
        x: min(max(point.x, visible.minX), visible.maxX),
        y: min(max(point.y, visible.minY), visible.maxY))
    }
    var pen = Pen()
    for element in path.elements {
      switch element {
      case .move(let to):
        pen = Pen(at: place(to))
        parts += 1
      case .line(let to): add([place(to)], &pen)
      case .quadCurve(let to, let control): add([place(control), place(to)], &pen)
      case .curve(let to, let a, let b): add([place(a), place(b), place(to)], &pen)
      case .closeSubpath: add([pen.start], &pen)
      }
    }
  }

  /// The smallest box around the lines; null if there are none.
  var box: CGRect {
    low.x <= high.x && low.y <= high.y
      ? CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : .null
  }

  private struct Pen {
    var start = CGPoint.zero
    var point = CGPoint.zero
    var direction: CGVector?

    init(at point: CGPoint = .zero) { (start, self.point) = (point, point) }
  }

  /// Adds a line, or a curve by its controls.
  private mutating func add(_ points: [CGPoint], _ pen: inout Pen) {
    var length: CGFloat = 0
    include(pen.point)
    for next in points {
      let step = next - pen.point
      rows += abs(step.dy)
      columns += abs(step.dx)
      length += step.length
      turn(to: step, &pen)
      include(next)
      pen.point = next
    }
    lines += points.count == 1 ? 1 : Self.lines(ofCurve: length)
  }

  private mutating func turn(to step: CGVector, _ pen: inout Pen) {
    guard let direction = step.unit else { return }
    if let last = pen.direction {
      corners += 1
      turns += (1 - (last.dx * direction.dx + last.dy * direction.dy)) / 2
    }
    pen.direction = direction
  }

  /// Returns how many lines a curve of a length in pixels is drawn as, at most.
  ///
  /// A part of an `n`th of a quarter of a circle of radius `r` is off by r·(π/4n)²/2, and may be by
  /// a tenth of a pixel: n = √(3.1 r). A curve may bend twice as often.
  private static func lines(ofCurve length: CGFloat) -> CGFloat { 4 + 2 * length.squareRoot() }

  private mutating func include(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }
}

// MARK: - Outlines

extension PathCost {
  /// The lines around a stroke of the path: two sides, and what joins and ends them.
  ///
  /// - Parameter scale: Pixels a unit of the style's lengths.
  func stroked(_ style: StrokeStyle, scale: CGFloat) -> PathCost {
    let width = style.lineWidth * scale
    guard width > 0 else { return PathCost() }
    var outline = self
    let dashes = dashCount(style, scale: scale)
    let ends = 2 * (parts + dashes)
    // A round end is half a circle, drawn within a tenth of a pixel.
    let arc = 1.6 * (width / 2 / 0.2).squareRoot()
    outline.lines = 2 * (lines + dashes) + 2 * corners + ends
    if style.lineJoin == .round { outline.lines += arc * turns }
    if style.lineCap == .round { outline.lines += arc * ends }
    // At corners, the outline crosses itself on the inner side, or is filled on the outer side.
    let across = width * (turns + ends)
    outline.rows = 2 * rows + across
    outline.columns = 2 * columns + across
    outline.low = CGPoint(x: low.x - width / 2, y: low.y - width / 2)
    outline.high = CGPoint(x: high.x + width / 2, y: high.y + width / 2)
    return outline
  }

  private func dashCount(_ style: StrokeStyle, scale: CGFloat) -> CGFloat {
    guard style.isDashed else { return 0 }
    // No path is longer than what it goes across and down.
    let periods = (rows + columns) / (scale * style.dash.reduce(0, +))
    return periods * CGFloat(style.dash.count + style.dash.count % 2) / 2
  }

  /// The part of the lines that lies in some rows of pixels, if they lie evenly.
  func part(in rows: CGRect) -> PathCost {
    let share = rows.isNull || box.isNull ? 0 : min(rows.height / max(box.height, 1), 1)
    var part = self
    part.lines *= share
    part.rows *= share
    part.columns *= share
    return part
  }

  static func + (a: PathCost, b: PathCost) -> PathCost {
    guard !b.box.isNull else { return a }
    var sum = a
    sum.lines += b.lines
    sum.rows += b.rows
    sum.columns += b.columns
    sum.include(b.low)
    sum.include(b.high)
    return sum
  }
}

// MARK: - Times

extension PathCost {
  /// How often the lines cross each other, if they lie evenly in their box.
  var crossings: CGFloat { rows / max(box.height, 1) * (columns / max(box.width, 1)) }

  /// How many pairs of lines there are of which one begins in a row that the other crosses.
  private var meetings: CGFloat { lines * rows / max(box.height, 1) }

  /// The nanoseconds that filling takes, without those for the pixels.
  ///
  /// Cairo keeps the lines of a row in a list: it goes through it four times for each row, and
  /// brings two in order where they cross. A list of some thousands no longer lies in the
  /// processor's cache, and a row in which lines begin takes longer.
  var fillTime: CGFloat {
    guard !box.isNull else { return 0 }
    let height = max(box.height, 1)
    let far = max(rows / height - 3_000, 0) * min(lines / height / 100, 1)
    return rows * (100 + 0.15 * far) + 36 * crossings
  }

  /// The nanoseconds that finding the common part of several paths takes before it is filled, all
  /// of their lines in one.
  ///
  /// For that Cairo finds all crossings, with a list of the lines of each row again.
  var overlapTime: CGFloat {
    box.isNull ? 0 : 3_000 * crossings + 10 * meetings
  }
}
