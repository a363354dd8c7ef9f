internal import Foundation
internal import PlatenBase

extension Path {
  /// The outline of this path's stroke, to be filled.
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
