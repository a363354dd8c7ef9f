package import Foundation

/// A text whose runs are set in different ways.
///
/// Letters join over the border of two runs, but do not kern there.
package struct StyledText: Sendable {
  /// Characters that are set alike, or one symbol.
  package struct Run: Sendable {
    package var text: String
    package var font: ResolvedFont
    /// Additional space after each letter, in points.
    package var tracking: CGFloat = 0
    /// Whether letters of the default design are as wide as Apple's system font has them, and lines as high.
    package var imitatesSystemFont = false
    /// From one baseline to the next in Apple's system font, as the text style has it, in points; 0 if there is none.
    package var systemLeading: CGFloat = 0
    /// How far the run is raised from the line, in points.
    package var rise: CGFloat = 0
    /// The run's language as a BCP 47 tag; nil for the paragraph's.
    package var language: String?
    /// What stands in place of the characters.
    package var symbol: MeasuredSymbol? {
      get { box?.symbol }
      set { box = newValue.map(SymbolBox.init) }
    }
    /// Whether a symbol stands in place of the characters.
    package var isSymbol: Bool { box != nil }
    private var box: SymbolBox?

    package init(text: String, font: ResolvedFont) {
      self.text = text
      self.font = font
    }
  }

  /// The character that stands for a symbol: U+FFFC, the object replacement character.
  package static let symbolCharacter = "\u{FFFC}"

  /// The runs in order, one at least.
  package var runs: [Run]

  package init(runs: [Run]) { self.runs = runs }

  /// A text of one run.
  package init(_ text: String, font: ResolvedFont) {
    runs = [Run(text: text, font: font)]
  }

  /// All characters.
  package var text: String {
    runs.count == 1 ? runs[0].text : runs.reduce(into: "") { $0 += $1.text }
  }

  /// The length of all characters in UTF-8.
  var byteCount: Int { runs.reduce(0) { $0 + $1.text.utf8.count } }

  /// The size in points of the largest type.
  package var size: CGFloat { runs.reduce(0) { max($0, $1.font.size) } }

  /// The text with its largest type of another size in points, and the rest in proportion.
  func sized(_ size: CGFloat) -> StyledText {
    let largest = self.size
    guard largest > 0 else { return self }
    var text = self
    for i in runs.indices {
      text.runs[i].scale(by: size / largest)
      // Not a rounding error beside it.
      if runs[i].font.size == largest { text.runs[i].font.size = size }
    }
    return text
  }
}

extension StyledText.Run {
  fileprivate mutating func scale(by factor: CGFloat) {
    font.size *= factor
    tracking *= factor
    systemLeading *= factor
    rise *= factor
    symbol?.scale(by: factor)
  }
}

/// A symbol on the heap, as hardly any part of a text is one.
final class SymbolBox: Sendable {
  let symbol: MeasuredSymbol

  init(_ symbol: MeasuredSymbol) { self.symbol = symbol }
}

extension MeasuredSymbol {
  fileprivate mutating func scale(by factor: CGFloat) {
    fontSize *= factor
    origin = CGPoint(x: origin.x * factor, y: origin.y * factor)
    box = CGSize(width: box.width * factor, height: box.height * factor)
    ink = CGRect(
      x: ink.minX * factor, y: ink.minY * factor, width: ink.width * factor,
      height: ink.height * factor)
    stretched = CGSize(width: stretched.width * factor, height: stretched.height * factor)
    baseline *= factor
  }
}

// MARK: - Style

/// The paragraph style of a text: how it fills the space that is offered to it.
package struct ParagraphStyle: Hashable, Sendable {
  /// The alignment of lines in the text's own box.
  package enum Alignment: Hashable, Sendable { case leading, center, trailing }

  /// The place of the ellipsis in a text that is too long.
  package enum Truncation: Hashable, Sendable { case head, middle, tail }

  package var alignment: Alignment = .leading
  package var truncation: Truncation = .tail
  /// The line height, where one is asked for.
  package enum LineHeight: Hashable, Sendable {
    /// As high as the fonts used in the line, fallbacks included, by their ascents and descents.
    case variable
    /// As high as what is drawn, and at least as high as the fonts that were asked for.
    case ink
    /// A number of points; one that is negative is 0, and no number is as if nothing was asked for.
    case exact(CGFloat)
    /// The size of the largest type and so many points more.
    case leading(CGFloat)
    /// A multiple of the size of the largest type.
    case multiple(CGFloat)
  }

  /// The most lines; nil for no limit.
  package var lineLimit: Int?
  /// The lines that there is space for, even if the text has fewer.
  package var reservedLines = 1
  /// The least part of the type size that a text may shrink to before it is truncated, 0 to 1.
  package var minimumScaleFactor: CGFloat = 1
  /// Additional space between lines, in points; negative or no number is 0.
  package var lineSpacing: CGFloat = 0
  /// How high lines are; nil for as high as their fonts are, and the words of tall scripts in them.
  package var lineHeight: LineHeight?

  /// Where tabs lead, in points from the line's start; behind these, to every eighth figure.
  package var tabStops: [CGFloat] = []

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
