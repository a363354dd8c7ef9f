package import Foundation
package import PlatenBase

/// Sets paragraphs: breaks → limits → aligns.
///
/// ```swift
/// let typesetter = Typesetter(
///   library: library, grid: PixelGrid(scale: 2), style: ParagraphStyle())
/// let font = Font.body.resolved(for: .large)
/// let paragraph = try typesetter.set("Two lines, perhaps", font: font, width: 80, height: nil)
/// let heights = paragraph.lines.count
/// ```
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

  /// Sets a text of one font in the space offered, in points; nil and infinite extents do not
  /// limit it.
  ///
  /// - Throws: ``FontError`` if the library has no font to set it with.
  package func set(
    _ text: String, font: ResolvedFont, width: CGFloat?, height: CGFloat?
  ) throws(FontError) -> Paragraph {
    try set(StyledText(text, font: font), width: width, height: height)
  }

  /// Shapes a text, so that it can be set in many spaces.
  ///
  /// - Throws: ``FontError`` if the library has no font to set it with.
  package func prepare(_ text: StyledText) throws(FontError) -> PreparedText {
    try PreparedText(text, style: style, library: library)
  }

  /// Sets a text in the space offered, in points; nil and infinite extents do not limit it.
  ///
  /// - Throws: ``FontError`` if the library has no font to set it with.
  package func set(
    _ text: StyledText, width: CGFloat?, height: CGFloat?
  ) throws(FontError) -> Paragraph {
    try set(prepare(text), width: width, height: height)
  }

  /// Sets a text in the space offered, in points; nil and infinite extents do not limit it.
  ///
  /// A paragraph has one line at least, however little space there is. A text that does not fit is
  /// tightened, or else shrunk, or else truncated, as far as the style allows.
  ///
  /// - Throws: ``FontError`` if the library has no font to set it with.
  package func set(
    _ text: PreparedText, width: CGFloat?, height: CGFloat?
  ) throws(FontError) -> Paragraph {
    let space = CGSize(width: Self.limit(width), height: Self.limit(height))
    let paragraph = try set(text, in: space)
    if !style.allowsTightening && style.minimumScaleFactor >= 1 || fits(paragraph, space) {
      return paragraph
    }
    // Tightening goes first, as it changes less of what a reader sees than a smaller size does.
    if let tightened = try tightened(text, in: space) { return tightened }
    return try shrunk(text, in: space) ?? paragraph
  }

  /// Returns whether a paragraph that was set in unlimited space is set in a space of some width
  /// and any height as well: whether it is one line that has room.
  package func keeps(_ paragraph: Paragraph, inWidth width: CGFloat?) -> Bool {
    paragraph.lines.count == 1 && !paragraph.isTruncated && !style.allowsTightening
      && style.minimumScaleFactor >= 1
      && paragraph.lines[0].line.width <= Self.limit(width) + LineBreaker.tolerance
  }

  private static func limit(_ extent: CGFloat?) -> CGFloat {
    guard let extent, !extent.isNaN else { return .infinity }
    return max(extent, 0)
  }

  /// Returns whether the whole text is there and no line, before it is rounded to pixels, leaves
  /// the space.
  private func fits(_ paragraph: Paragraph, _ space: CGSize) -> Bool {
    let width = paragraph.lines.map(\.line.width).max() ?? 0
    return !paragraph.isTruncated && width <= space.width + 0.001
      && paragraph.size.height <= space.height + 0.001
  }

  /// The text with its letters as little closer together as makes all of it fit; nil if it never
  /// does.
  ///
  /// Five hundredths of an em at most, in steps of one: as far as TextKit goes by default
  /// (`NSParagraphStyle.tighteningFactorForTruncation`).
  private func tightened(_ text: PreparedText, in space: CGSize) throws(FontError) -> Paragraph? {
    // https://developer.apple.com/documentation/swiftui/view/allowstightening(_:)
    guard style.allowsTightening else { return nil }
    for hundredths in 1...5 {
      let trial = try set(text.tightened(by: CGFloat(hundredths) / 100), in: space)
      if fits(trial, space) { return trial }
    }
    return nil
  }

  /// The text at the largest size, in quarters of a point, at which all of it fits, or else at the
  /// smallest size allowed; nil if no quarter of a point lies between the two limits.
  private func shrunk(_ text: PreparedText, in space: CGSize) throws(FontError) -> Paragraph? {
    // https://developer.apple.com/documentation/swiftui/view/minimumscalefactor(_:)
    guard style.minimumScaleFactor < 1 else { return nil }
    let size = text.text.size
    var low = max(Int((size * max(style.minimumScaleFactor, 0) * 4).rounded(.up)), 1)
    var high = Int(size * 4)
    guard low <= high else { return nil }
    while low < high {
      let middle = (low + high + 1) / 2
      let trial = try set(text.sized(CGFloat(middle) / 4), in: space)
      if fits(trial, space) { low = middle } else { high = middle - 1 }
    }
    return try set(text.sized(CGFloat(low) / 4), in: space)
  }
}

// MARK: - Phases

extension Typesetter {
  private func set(_ text: PreparedText, in space: CGSize) throws(FontError) -> Paragraph {
    let heights = LineHeights(of: text, style: style, grid: grid)
    let tallest = heights.tallest
    // Heights of system fonts are rounded down: a text fits in the height that it takes.
    let slack = text.text.runs[0].hasSystemLines ? 1 / grid.scale : 0
    var limit = lineLimit(
      height: space.height + slack, lineHeight: tallest.height, pitch: pitch(of: tallest))

    let breaker = LineBreaker(
      text: text, width: space.width, truncation: style.truncation,
      cancellation: .current(over: text.text.byteCount))
    var (lines, isTruncated) = try breaker.lines(limit: limit)
    // Lines of smaller type leave room for more than the tallest ones do.
    let isMixed = text.text.runs.contains { $0.font.size != text.text.runs[0].font.size }
    while isTruncated, isMixed, lines.count == limit,
      limit < min(style.lineLimit ?? .max, Self.mostMixedLines)
    {
      let more = try breaker.lines(limit: limit + 1)
      guard more.lines.count > lines.count, height(of: more.lines, heights) <= space.height + 0.001
      else { break }
      (lines, isTruncated) = more
      limit += 1
    }
    let width = grid.up(lines.map(\.width).max() ?? 0)
    var paragraph = Paragraph(
      lines: [], size: CGSize(width: width, height: 0), text: text.text, metrics: text.metrics,
      isTruncated: isTruncated)
    place(lines, heights, in: &paragraph)
    return paragraph
  }

  /// The most lines of texts in several sizes that are looked at for whether one more fits.
  private static let mostMixedLines = 200

  /// Returns how high lines are that stand under each other.
  private func height(of lines: [BrokenLine], _ heights: LineHeights) -> CGFloat {
    let boxes = lines.map(heights.box)
    return boxes.dropLast().map(pitch).reduce(0, +) + (boxes.last?.height ?? 0)
  }

  /// Puts each line under the one before, and reserves space for more.
  private func place(
    _ lines: [BrokenLine], _ heights: LineHeights, in paragraph: inout Paragraph
  ) {
    let hasSystemLines = paragraph.text.runs[0].hasSystemLines
    var top: CGFloat = 0
    for line in lines {
      let box = heights.box(of: line)
      let x = indent(of: line.width, in: paragraph.size.width)
      let y = hasSystemLines ? grid.nearest(top + box.ascent) : top + box.ascent
      paragraph.lines.append(Paragraph.Line(line: line, origin: CGPoint(x: x, y: y)))
      paragraph.size.height = top + box.height
      top += pitch(of: box)
    }
    // https://developer.apple.com/documentation/swiftui/view/linelimit(_:reservesspace:)
    let reserved = min(max(style.reservedLines, 1), 100_000)
    let missing = max(reserved - lines.count, 0)
    paragraph.size.height += CGFloat(missing) * pitch(of: heights.tallest)
    if hasSystemLines { paragraph.size.height = grid.down(paragraph.size.height) }
  }

  /// From the top of a line to that of the next.
  private func pitch(of box: LineBox) -> CGFloat { box.height + box.leading + lineSpacing }

  private var lineSpacing: CGFloat {
    // Never negative: https://developer.apple.com/documentation/uikit/nsparagraphstyle/linespacing
    style.lineSpacing > 0 && style.lineSpacing.isFinite ? style.lineSpacing : 0
  }

  private func lineLimit(height: CGFloat, lineHeight: CGFloat, pitch: CGFloat) -> Int {
    // A text keeps its first line, whatever its height:
    // https://developer.apple.com/documentation/swiftui/view/linelimit(_:)
    let limit = max(style.lineLimit ?? Int.max, 1)
    // Texts that are raised and lowered without measure make lines without end.
    guard height.isFinite, lineHeight.isFinite, pitch > 0, pitch.isFinite else { return limit }
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
