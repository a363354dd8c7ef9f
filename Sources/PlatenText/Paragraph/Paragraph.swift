package import Foundation

/// A text broken into lines for a width, and truncated for a height. Lengths are points, y down.
package struct Paragraph: Sendable {
  /// A line and the start of its baseline in the paragraph's box.
  package struct Line: Sendable {
    package var text: ShapedText
    package var origin: CGPoint
  }

  package var lines: [Line]
  /// The box around the lines' typographic bounds.
  package var size: CGSize
  /// The size of the type, after shrinking.
  package var fontSize: CGFloat
  /// Whether some of the text was left out.
  package var isTruncated: Bool

  /// A paragraph without lines.
  package static func empty(fontSize: CGFloat) -> Paragraph {
    Paragraph(lines: [], size: .zero, fontSize: fontSize, isTruncated: false)
  }

  /// The first line's baseline from the top.
  package var firstBaseline: CGFloat { lines.first?.origin.y ?? size.height }
  /// The last line's baseline from the top.
  package var lastBaseline: CGFloat { lines.last?.origin.y ?? size.height }
}

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
    guard style.minimumScaleFactor < 1, paragraph.isTruncated || !fits(paragraph, space) else {
      return paragraph
    }
    return try shrink(text, font: font, in: space)
  }

  private static func limit(_ extent: CGFloat?) -> CGFloat {
    guard let extent, !extent.isNaN else { return .infinity }
    return max(extent, 0)
  }

  private func fits(_ paragraph: Paragraph, _ space: CGSize) -> Bool {
    paragraph.size.width <= space.width + 0.001 && paragraph.size.height <= space.height + 0.001
  }

  /// Finds the largest size, to a quarter of a point, at which the whole text fits.
  private func shrink(
    _ text: String, font: ResolvedFont, in space: CGSize
  ) throws(FontError) -> Paragraph {
    var low = max(Int((font.size * max(style.minimumScaleFactor, 0) * 4).rounded(.up)), 1)
    var high = max(Int(font.size * 4), low)
    while low < high {
      let middle = (low + high + 1) / 2
      let trial = try set(text, font: font.sized(CGFloat(middle) / 4), in: space)
      if trial.isTruncated || !fits(trial, space) { high = middle - 1 } else { low = middle }
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
    let lineHeight = ((metrics.ascent + metrics.descent) * font.size - 1e-6).rounded(.up)
    let pitch = lineHeight + (metrics.leading * font.size).rounded(.up) + style.lineSpacing
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

extension ResolvedFont {
  /// This font at another size in points.
  package func sized(_ size: CGFloat) -> ResolvedFont {
    var font = self
    font.size = size
    return font
  }
}
