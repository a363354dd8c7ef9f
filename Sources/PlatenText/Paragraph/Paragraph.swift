package import Foundation

/// A text broken into lines for a width, and truncated for a height.
///
/// Lengths are points, y down.
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
