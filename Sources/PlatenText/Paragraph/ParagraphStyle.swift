package import Foundation

/// How a text fills the space that is offered to it.
package struct ParagraphStyle: Hashable, Sendable {
  /// Where lines stand in the text's own box.
  package enum Alignment: Hashable, Sendable { case leading, center, trailing }

  /// Where the ellipsis of a text that is too long stands.
  package enum Truncation: Hashable, Sendable { case head, middle, tail }

  package var alignment: Alignment = .leading
  package var truncation: Truncation = .tail
  /// The most lines; nil for no limit.
  package var lineLimit: Int?
  /// The lines that there is space for, even if the text has fewer.
  package var reservedLines = 1
  /// The least part of the type size that a text may shrink to before it is truncated, 0 to 1.
  package var minimumScaleFactor: CGFloat = 1
  /// Additional space between lines, in points; negative or no number is 0.
  package var lineSpacing: CGFloat = 0

  /// Whether letters may come closer together before the text is shrunk or truncated.
  package var allowsTightening = false
  /// The language of the text as a BCP 47 tag: it decides on letterforms and on line ends.
  package var language = "en"
  /// The direction of paragraphs without a strong character.
  package var isRightToLeft = false

  package init() {}

  var direction: BaseDirection {
    isRightToLeft ? .firstStrongElseRightToLeft : .firstStrongElseLeftToRight
  }
}
