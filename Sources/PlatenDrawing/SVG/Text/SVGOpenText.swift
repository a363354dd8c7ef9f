internal import Foundation
internal import PlatenText

/// A text's element, to which the runs that follow on its line are added.
struct SVGOpenText {
  let style: SVGTextStyle
  /// Whether the element's own attributes show its letters.
  let isPainted: Bool
  /// The element so far.
  var element = SVGText()
  private let paint: Paint
  private let text: String
  private let baseline: CGFloat
  /// The part of the text that is written.
  private var range: Range<Int>

  init(_ glyphs: DisplayGlyphs, style: SVGTextStyle, isPainted: Bool) {
    self.style = style
    self.isPainted = isPainted
    paint = glyphs.paint
    text = glyphs.run.text
    baseline = glyphs.origin.y
    range = glyphs.run.range
  }

  /// Whether glyphs go on where this text ends, or end where it begins.
  func isContinued(by glyphs: DisplayGlyphs) -> Bool {
    let next = glyphs.run.range
    return !next.isEmpty && baseline == glyphs.origin.y && paint == glyphs.paint
      && (range.upperBound == next.lowerBound || range.lowerBound == next.upperBound)
      && text == glyphs.run.text
  }

  mutating func add(_ part: Range<Int>) {
    range =
      min(range.lowerBound, part.lowerBound)..<max(range.upperBound, part.upperBound)
  }
}
