internal import Foundation
internal import PlatenBase

extension Path {
  /// Returns the outline of this path's stroke, for filling.
  ///
  /// A style without a width, or one that is not a number, strokes nothing.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var stroker = PathStroker(style)
    for part in dashed(style) { stroker.add(part) }
    return stroker.outline
  }

  /// The parts that dashes cut from this path; its own without dashes.
  private func dashed(_ style: StrokeStyle) -> [Subpath] {
    let parts = subpaths
    guard style.isDashed, let dashes = Dashes(style) else { return parts }
    return parts.flatMap { dashes.cut($0) }
  }
}

extension Path {
  /// This path with a line across, of a hundredth of a point, for each part that is a point.
  ///
  /// Cairo and PDF draw a point's round caps, and of square ones nothing, as they know no direction;
  /// SVG 2, 13.5.4, has them upright.
  var withDotsAsLines: Path {
    let parts = subpaths
    func isDot(_ part: Subpath) -> Bool {
      (part.isClosed || !part.segments.isEmpty) && part.segments.allSatisfy { $0.length == 0 }
    }
    guard parts.contains(where: isDot) else { return self }
    return Path(
      parts.map { part in
        guard isDot(part) else { return part }
        let (from, to) = (part.start.x - 0.005, part.start.x + 0.005)
        let line = PathSegment(
          from: CGPoint(x: from, y: part.start.y), to: CGPoint(x: to, y: part.start.y))
        return Subpath(start: CGPoint(x: from, y: part.start.y), segments: [line])
      })
  }
}

extension StrokeStyle {
  /// This style for a path; without dashes where they would be too fine to see, and too many to be
  /// drawn one by one.
  func drawn(along path: Path) -> StrokeStyle {
    guard isDashed else { return self }
    let lengths = path.subpaths.map { $0.segments.reduce(0) { $0 + $1.length } }
    let count = lengths.reduce(0, +) / dash.reduce(0, +) * CGFloat(dash.count)
    if count < Dashes.most { return self }
    var whole = self
    whole.dash = []
    return whole
  }
}

/// Dashes along a line.
private struct Dashes {
  /// More dashes than this in a part are drawn as a whole line: they would be too fine to see.
  static let most: CGFloat = 100_000

  /// Dashes and gaps in turn, an even number of them.
  private let lengths: [CGFloat]
  private let period: CGFloat
  /// How far into the period a line begins.
  private let phase: CGFloat

  init?(_ style: StrokeStyle) {
    lengths = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    period = lengths.reduce(0, +)
    guard period > 0, period.isFinite, style.dashPhase.isFinite else { return nil }
    let rest = style.dashPhase.truncatingRemainder(dividingBy: period)
    phase = rest < 0 ? rest + period : rest
  }

  func cut(_ part: Subpath) -> [Subpath] {
    let segmentLengths = part.segments.map(\.length)
    let length = segmentLengths.reduce(0, +)
    guard length > 0, length / period * CGFloat(lengths.count) < Self.most else { return [part] }
    var result: [Subpath] = []
    var position = -phase
    var cursor = MeasuredPath.Cursor()
    var i = 0
    while position < length {
      let end = position + lengths[i % lengths.count]
      if i % 2 == 0, end > 0 || (end == 0 && lengths[i % lengths.count] == 0) {
        let dash = dash(
          of: part, segmentLengths, from: position, to: min(end, length), after: &cursor)
        if let dash { result.append(dash) }
      }
      position = end
      i += 1
    }
    if part.isClosed { join(&result, part) }
    return result
  }

  private func dash(
    of part: Subpath, _ lengths: [CGFloat], from start: CGFloat, to end: CGFloat,
    after cursor: inout MeasuredPath.Cursor
  ) -> Subpath? {
    // A dash without length is a dot where ends are round or square.
    let isDot = start >= end
    let dash = MeasuredPath.cut(
      part, lengths, from: start, to: isDot ? start + 1e-3 : end, after: &cursor)
    guard isDot, var dot = dash else { return dash }
    if let segment = dot.segments.first { dot.segments = [segment.part(from: 0, to: 1e-6)] }
    return dot
  }

  /// A dash that ends where a closed part began goes on with the first one.
  private func join(_ dashes: inout [Subpath], _ part: Subpath) {
    guard dashes.count > 1, let first = dashes.first, let last = dashes.last,
      first.start == part.start, last.segments.last?.end == part.start
    else { return }
    dashes[dashes.count - 1].segments += first.segments
    dashes.removeFirst()
  }
}

// MARK: - Outlines

/// Draws the outlines of strokes: along one side, and back along the other.
///
/// Curves are cut into pieces that turn little, and each piece's control points are moved to the
/// side; the error is below a thousandth of the width. Filled by winding, the outline is the
/// stroke.
private struct PathStroker {
  private(set) var outline = Path()
  private let style: StrokeStyle
  private let reach: CGFloat

  init(_ style: StrokeStyle) {
    self.style = style
    reach = style.lineWidth / 2
  }

  /// A piece and the directions at its ends.
  private struct Piece {
    var segment: PathSegment
    var start: CGVector
    var end: CGVector
  }

  mutating func add(_ part: Subpath) {
    let pieces = part.segments.flatMap { Self.pieces(of: $0) }
    guard let first = pieces.first, let last = pieces.last else {
      if part.isClosed || !part.segments.isEmpty { addDot(at: part.start) }
      return
    }
    let back = pieces.reversed().map {
      Piece(segment: $0.segment.reversed, start: -$0.end, end: -$0.start)
    }
    outline.move(to: first.segment.start + side(first.start))
    addSide(of: pieces)
    if part.isClosed {
      join(at: first.segment.start, from: last.end, to: first.start)
      outline.closeSubpath()
      outline.move(to: last.segment.end + side(-last.end))
      addSide(of: back)
      join(at: first.segment.start, from: -first.start, to: -last.end)
    } else {
      cap(at: last.segment.end, last.end)
      addSide(of: back)
      cap(at: first.segment.start, -first.start)
    }
    outline.closeSubpath()
  }

  /// From a line's middle to the side that is drawn, on the left of its direction as seen on the
  /// picture.
  private func side(_ direction: CGVector) -> CGVector { direction.quarterTurn * -reach }

  private mutating func addSide(of pieces: [Piece]) {
    for (i, piece) in pieces.enumerated() {
      if i > 0 { join(at: piece.segment.start, from: pieces[i - 1].end, to: piece.start) }
      let segment = piece.segment
      let (from, to) = (segment.start + side(piece.start), segment.end + side(piece.end))
      guard !segment.isLine else {
        outline.addLine(to: to)
        continue
      }
      // A piece of a circle keeps its form; its handles grow as its chord does.
      let chord = segment.end - segment.start
      let growth = chord.dot(chord) > 0 ? (to - from).dot(chord) / chord.dot(chord) : 1
      outline.addCurve(
        to: to, control1: from + (segment.control1 - segment.start) * growth,
        control2: to + (segment.control2 - segment.end) * growth)
    }
  }

  // MARK: - Joins and ends

  private mutating func join(at point: CGPoint, from old: CGVector, to new: CGVector) {
    let target = point + side(new)
    let cross = old.cross(new)
    let cosine = old.dot(new)
    // Three degrees are no corner: the curves of a continuous corner turn by two where they meet, and a way through
    // the corner would be a spike where the outline itself is stroked.
    if abs(cross) < 0.05, cosine > 0 {
      outline.addLine(to: target)
      return
    }
    guard cross >= -1e-9 else {
      // On the inside the outline passes through the corner, so that it never winds backwards
      // there.
      outline.addLine(to: point)
      outline.addLine(to: target)
      return
    }
    switch style.lineJoin {
    case .round: addArc(around: point, from: old, to: new)
    case .miter:
      // The miter is 1 / sin(half the angle between the lines) widths long.
      let limit = max(style.miterLimit, 1)
      if limit * limit * (1 + cosine) >= 2, cosine > -1 + 1e-12 {
        let middle = side(old) + side(new)
        outline.addLine(to: point + middle * (1 / (1 + cosine)))
      }
      outline.addLine(to: target)
    case .bevel: outline.addLine(to: target)
    }
  }

  private mutating func cap(at point: CGPoint, _ direction: CGVector) {
    let ahead = direction * reach
    switch style.lineCap {
    case .butt: break
    case .square:
      outline.addLine(to: point + side(direction) + ahead)
      outline.addLine(to: point + side(-direction) + ahead)
    case .round:
      addArc(around: point, from: direction, to: direction.quarterTurn)
      addArc(around: point, from: direction.quarterTurn, to: -direction)
      return
    }
    outline.addLine(to: point + side(-direction))
  }

  /// Draws the arc between the sides of two directions, clockwise, half a turn at most.
  private mutating func addArc(around point: CGPoint, from old: CGVector, to new: CGVector) {
    let angle = atan2(max(old.cross(new), 0), old.dot(new))
    let start = atan2(side(old).dy, side(old).dx)
    outline.addRelativeArc(
      center: point, radius: reach, startAngle: Angle(radians: Double(start)),
      delta: Angle(radians: Double(angle)))
  }

  /// Draws what a line without length is: a dot as its ends are.
  private mutating func addDot(at point: CGPoint) {
    let box = CGRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
    switch style.lineCap {
    case .butt: break
    case .round: outline.addEllipse(in: box)
    case .square: outline.addRect(box)
    }
  }

  // MARK: - Pieces

  /// The pieces of a segment, none of which turns much.
  private static func pieces(of segment: PathSegment, depth: Int = 0) -> [Piece] {
    guard let start = segment.startDirection, let end = segment.endDirection else { return [] }
    if segment.isLine || depth == 10 || isFlat(segment, start, end) {
      return [Piece(segment: segment, start: start, end: end)]
    }
    return pieces(of: segment.part(from: 0, to: 0.5), depth: depth + 1)
      + pieces(of: segment.part(from: 0.5, to: 1), depth: depth + 1)
  }

  /// Returns whether a curve turns a quarter of a right angle at most, measured along its control
  /// points.
  private static func isFlat(
    _ segment: PathSegment, _ start: CGVector, _ end: CGVector
  ) -> Bool {
    let middle = (segment.control2 - segment.control1).unit ?? start
    let turn = acos(min(max(start.dot(middle), -1), 1)) + acos(min(max(middle.dot(end), -1), 1))
    return turn <= .pi / 8
  }
}
