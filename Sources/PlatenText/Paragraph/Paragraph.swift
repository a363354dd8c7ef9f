package import Foundation

/// A text broken into lines for a width, and truncated for a height.
///
/// Lengths are points, y down.
package struct Paragraph: Sendable {
  /// A line and the start of its baseline in the paragraph's box.
  package struct Line: Sendable {
    package var line: BrokenLine
    package var origin: CGPoint

    package var text: String { line.text }
  }

  package var lines: [Line]
  /// The box around the lines' typographic bounds.
  package var size: CGSize
  /// What was set, after shrinking.
  package var text: StyledText
  /// The metrics of the fonts of the text's runs.
  package var metrics: [FontMetrics]
  /// Whether some of the text was left out.
  package var isTruncated: Bool

  /// A paragraph without lines.
  package static func empty(_ text: StyledText) -> Paragraph {
    Paragraph(lines: [], size: .zero, text: text, metrics: [], isTruncated: false)
  }

  /// The size of the largest type, after shrinking.
  package var fontSize: CGFloat { text.size }
  /// The first line's baseline from the top.
  package var firstBaseline: CGFloat { lines.first?.origin.y ?? size.height }
  /// The last line's baseline from the top.
  package var lastBaseline: CGFloat { lines.last?.origin.y ?? size.height }
}

extension Paragraph {
  /// Glyphs of one face, the size in points that they are set in, and the start of their pen in the
  /// paragraph's box.
  package struct Glyphs: Sendable {
    package var run: GlyphRun
    package var size: CGFloat
    package var origin: CGPoint
    /// Which of the text's runs they are of.
    package var textRun: Int
  }

  /// What is drawn, in order.
  package var glyphs: [Glyphs] {
    lines.flatMap { line in
      line.line.parts.map { part in
        let run = text.runs[part.run]
        var origin = CGPoint(x: line.origin.x + part.x, y: line.origin.y - run.rise)
        if let symbol = part.symbol {
          origin.x += symbol.origin.x
          origin.y += symbol.origin.y - symbol.baseline
        }
        return Glyphs(
          run: part.glyphs, size: part.symbol?.fontSize ?? run.font.size, origin: origin,
          textRun: part.run)
      }
    }
  }
}
