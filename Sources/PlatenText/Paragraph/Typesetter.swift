package import Foundation

/// Sets paragraphs: breaks → limits → aligns.
package struct Typesetter {
  package var library: FontLibrary
  /// The pixels that widths and baselines are rounded to.
  package var grid: PixelGrid
  package var style: ParagraphStyle

  package init(library: FontLibrary, grid: PixelGrid, style: ParagraphStyle) {
    self.library = library
    self.grid = grid
    self.style = style
  }

  /// Sets a text in the space offered; nil and infinite extents do not limit it.
  ///
  /// A paragraph has one line at least, however little space there is.
  package func set(
    _ text: String, font: ResolvedFont, width: CGFloat?, height: CGFloat?
  ) throws(FontError) -> Paragraph {
    let space = CGSize(width: Self.limit(width), height: Self.limit(height))
    let paragraph = try set(text, font: font, in: space)
    guard style.minimumScaleFactor < 1, !fits(paragraph, space) else { return paragraph }
    return try shrunk(text, font: font, in: space) ?? paragraph
  }

  private static func limit(_ extent: CGFloat?) -> CGFloat {
    guard let extent, !extent.isNaN else { return .infinity }
    return max(extent, 0)
  }

  /// Whether the whole text is there and no line, before it is rounded to pixels, leaves the space.
  private func fits(_ paragraph: Paragraph, _ space: CGSize) -> Bool {
    let width = (paragraph.lines.map(\.text.width).max() ?? 0) * paragraph.fontSize
    return !paragraph.isTruncated && width <= space.width + 0.001
      && paragraph.size.height <= space.height + 0.001
  }

  /// The text at the largest size, in quarters of a point, at which all of it fits, or else at the
  /// smallest size allowed; nil if no quarter of a point lies between the two limits.
  private func shrunk(
    _ text: String, font: ResolvedFont, in space: CGSize
  ) throws(FontError) -> Paragraph? {
    var low = max(Int((font.size * max(style.minimumScaleFactor, 0) * 4).rounded(.up)), 1)
    var high = Int(font.size * 4)
    guard low <= high else { return nil }
    while low < high {
      let middle = (low + high + 1) / 2
      let trial = try set(text, font: font.sized(CGFloat(middle) / 4), in: space)
      if fits(trial, space) { low = middle } else { high = middle - 1 }
    }
    return try set(text, font: font.sized(CGFloat(low) / 4), in: space)
  }
}

// MARK: - Phases

extension Typesetter {
  private func set(
    _ text: String, font: ResolvedFont, in space: CGSize
  ) throws(FontError) -> Paragraph {
    let metrics = try library.face(for: font).metrics
    let lineHeight = ((metrics.ascent + metrics.descent) * font.size).roundedUp
    let pitch = lineHeight + (metrics.leading * font.size).roundedUp + lineSpacing
    let limit = lineLimit(height: space.height, lineHeight: lineHeight, pitch: pitch)

    let breaker = LineBreaker(library: library, font: font, width: space.width)
    let (lines, isTruncated) = try breaker.lines(of: text, limit: limit)

    let width = grid.up((lines.map(\.width).max() ?? 0) * font.size)
    let extra = lineHeight - (metrics.ascent + metrics.descent) * font.size
    let ascent = grid.nearest(metrics.ascent * font.size + extra / 2)
    let placed = lines.enumerated().map { i, line in
      let x = indent(of: line.width * font.size, in: width)
      return Paragraph.Line(text: line, origin: CGPoint(x: x, y: ascent + CGFloat(i) * pitch))
    }
    let height = lineHeight + CGFloat(max(lines.count - 1, 0)) * pitch
    return Paragraph(
      lines: placed, size: CGSize(width: width, height: height), fontSize: font.size,
      isTruncated: isTruncated)
  }

  private var lineSpacing: CGFloat {
    style.lineSpacing > 0 && style.lineSpacing.isFinite ? style.lineSpacing : 0
  }

  private func lineLimit(height: CGFloat, lineHeight: CGFloat, pitch: CGFloat) -> Int {
    let limit = max(style.lineLimit ?? Int.max, 1)
    guard height.isFinite, pitch > 0 else { return limit }
    let lines = ((height - lineHeight) / pitch + 1.001).rounded(.down)
    return min(limit, max(Int(min(lines, 1e9)), 1))
  }

  private func indent(of line: CGFloat, in width: CGFloat) -> CGFloat {
    switch style.alignment {
    case .leading: 0
    case .center: (width - line) / 2
    case .trailing: width - line
    }
  }
}
