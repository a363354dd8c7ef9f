import PlatenBase
import PlatenLayout
import TestSupport
import Testing

/// A container's node reduced to layout: asks for a size, then places in bounds of that size.
struct Stage {
  let size: CGSize
  /// The frames of the elements, `nil` for hidden ones.
  let frames: [CGRect?]

  /// Lays out elements, in bounds of the layout's own size unless others are given.
  init<L: Layout>(
    _ layout: L, _ elements: [StubElement], in proposal: ProposedViewSize = .unspecified,
    bounds: CGRect? = nil, direction: LayoutDirection = .leftToRight
  ) {
    let subviews = LayoutSubviews(elements, layoutDirection: direction)
    var cache = layout.makeCache(subviews: subviews)
    size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    let bounds = bounds ?? CGRect(origin: .zero, size: size)
    layout.placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews.placing(in: bounds), cache: &cache)
    frames = elements.map(\.frame)
  }

  /// The frames that are shown.
  var shown: [CGRect] { frames.compactMap { $0 } }
}

/// Expects frames, to a billionth of a point.
func expectFrames(
  _ frames: [CGRect?], _ expected: [CGRect?], sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(frames.count == expected.count, sourceLocation: sourceLocation)
  for (index, (frame, wanted)) in zip(frames, expected).enumerated() {
    guard let frame, let wanted else {
      #expect(frame == wanted, "frame \(index)", sourceLocation: sourceLocation)
      continue
    }
    #expect(
      isClose(frame, wanted), "frame \(index) is \(frame), not \(wanted)",
      sourceLocation: sourceLocation)
  }
}

extension CGRect {
  /// Whether another rectangle is inside this one, up to rounding.
  func holds(_ other: CGRect, slack: CGFloat = 1e-6) -> Bool {
    other.minX >= minX - slack && other.minY >= minY - slack
      && other.maxX <= maxX + slack && other.maxY <= maxY + slack
  }

  /// Whether two rectangles share an area of more than a rounding error.
  func overlaps(_ other: CGRect, slack: CGFloat = 1e-6) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > slack
      && min(maxY, other.maxY) - max(minY, other.minY) > slack
  }

  /// Whether all four numbers are finite and both lengths at least 0.
  var isSound: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
      && size.width >= 0 && size.height >= 0
  }
}

// MARK: - Transcripts

/// Draws frames as letters: a for the first, one letter for every 10 points across and down.
///
/// Corners are rounded to the raster; a letter on a letter becomes `#`.
func transcript(_ frames: [CGRect?], in size: CGSize, raster: CGFloat = 10) -> String {
  func cell(_ length: CGFloat) -> Int { Int((length / raster).rounded()) }
  let (columns, rows) = (cell(size.width), cell(size.height))
  var picture = [[Character]](repeating: Array(repeating: "·", count: columns), count: rows)
  for (index, frame) in frames.enumerated() {
    guard let frame, let scalar = Unicode.Scalar(UInt32(97 + index % 26)) else { continue }
    for y in cell(frame.minY)..<max(cell(frame.minY), cell(frame.maxY)) {
      for x in cell(frame.minX)..<max(cell(frame.minX), cell(frame.maxX)) {
        guard picture.indices.contains(y), picture[y].indices.contains(x) else { continue }
        picture[y][x] = picture[y][x] == "·" ? Character(scalar) : "#"
      }
    }
  }
  return picture.map { String($0) }.joined(separator: "\n")
}
