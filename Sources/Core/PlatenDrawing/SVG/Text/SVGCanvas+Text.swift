internal import Foundation
internal import PlatenText

// Runs of one text that follow each other on a line are parts of one element, so that what goes
// over their borders can be found. Each word has a place of its own: what a viewer's advances are
// off by does not add up.

extension SVGCanvas {
  /// Draws glyphs as a text, with their outlines or pictures under it where they have to be seen.
  mutating func write(_ glyphs: DisplayGlyphs, in styles: SVGTextStyles) throws {
    if let open = openText, !open.isContinued(by: glyphs) { closeText() }
    let showsLetters = styles.fonts != .outlines && !glyphs.paint.isSweep
    let isPainted = showsLetters && glyphs.run.isLetters
    if !isPainted { try drawShapes(glyphs) }
    let words = glyphs.run.words
    guard !words.isEmpty else { return }
    let style = glyphs.run.isLetters ? styles.style(of: glyphs.run, size: glyphs.size) : nil
    var open =
      openText
      ?? SVGOpenText(
        glyphs, style: style ?? styles.common, language: styles.language(of: glyphs.run),
        isPainted: showsLetters)
    open.add(glyphs.run.range)
    var span = Span(
      style: style ?? open.style, language: styles.language(of: glyphs.run), isPainted: isPainted)
    span.isRightToLeft = glyphs.run.isRightToLeft
    span.isOverridden = glyphs.run.isRightToLeft || glyphs.run.isOverridden
    swap(&body, &open.element)
    if openText == nil {
      let start = span.isNeeded(in: open) ? nil : words[0].start
      begin(open, glyphs, start: start, styles)
      span.isPlaced = start != nil
    }
    try append(words, of: glyphs, as: span, in: open)
    swap(&body, &open.element)
    openText = open
  }

  /// Ends the text that is open, if one is.
  mutating func closeText() {
    guard let open = openText else { return }
    body.append(open.element)
    body.append("</text>")
    openText = nil
  }

  /// How a run is set within its text.
  private struct Span {
    var style: SVGTextStyle
    /// The language, where it is another than the document's.
    var language: String?
    /// Whether the letters are seen, or lie over what is seen in their place.
    var isPainted: Bool
    var isRightToLeft = false
    /// Whether a viewer must not order the characters by themselves.
    var isOverridden = false
    /// Whether the text's own place is the run's.
    var isPlaced = false

    func isNeeded(in open: SVGOpenText) -> Bool {
      style != open.style || language != open.language || isPainted != open.isPainted
        || isOverridden
    }
  }

  /// Writes the start tag of a text, with the place of its first word unless that has its own.
  private mutating func begin(
    _ open: SVGOpenText, _ glyphs: DisplayGlyphs, start: CGFloat?, _ styles: SVGTextStyles
  ) {
    body.append("<text")
    if let start { body.append(attribute: " x", glyphs.origin.x + start * glyphs.size) }
    body.append(attribute: " y", glyphs.origin.y)
    body.append(open.style, within: styles.common)
    if let language = open.language { body.append(language: language) }
    if open.isPainted {
      appendFill(glyphs.paint)
    } else {
      // Not "none", because text without a fill cannot be selected.
      body.append(" fill-opacity=\"0\"")
    }
    body.append(">")
  }

  private mutating func append(
    _ words: [SVGWord], of glyphs: DisplayGlyphs, as span: Span, in open: SVGOpenText
  ) throws {
    let isNeeded = span.isNeeded(in: open)
    var isOpen = false
    for (i, word) in words.enumerated() {
      try budget.check()
      let isPlaced = i == 0 && span.isPlaced
      if !isPlaced {
        body.append("<tspan")
        body.append(attribute: " x", glyphs.origin.x + word.start * glyphs.size)
        if isNeeded, !isOpen { append(span, in: open) }
        body.append(">")
      }
      append(word, of: glyphs.run, isPainted: span.isPainted)
      if !isPlaced {
        // The words of a run that needs one lie in the span of the first.
        if isNeeded, !isOpen { isOpen = true } else { body.append("</tspan>") }
      }
    }
    if isOpen { body.append("</tspan>") }
  }

  private mutating func append(_ word: SVGWord, of run: GlyphRun, isPainted: Bool) {
    // A viewer knows no letter beyond the element, and shapes those at its ends as if they stood
    // alone: ZERO WIDTH JOINER stands for it (Unicode 9.2).
    if isPainted, run.text.joinsLetters(at: word.text.lowerBound) { body.append("\u{200D}") }
    var text = ReadableText()
    text.tab = UInt8(ascii: "\t")
    text.append(word.text, of: run.text)
    body.append(readable: text)
    if isPainted, run.text.joinsLetters(at: word.text.upperBound) { body.append("\u{200D}") }
  }

  private mutating func append(_ span: Span, in open: SVGOpenText) {
    body.append(span.style, within: open.style)
    if span.language != open.language { body.append(language: span.language ?? "") }
    if !span.isPainted, open.isPainted { body.append(" fill-opacity=\"0\"") }
    if span.isRightToLeft { body.append(" direction=\"rtl\"") }
    if span.isOverridden { body.append(" unicode-bidi=\"bidi-override\"") }
  }
}

extension Paint {
  /// Whether the colours go around a point, for which SVG has no paint.
  fileprivate var isSweep: Bool {
    if case .gradient(let gradient) = self, case .angular = gradient.geometry {
      true
    } else {
      false
    }
  }
}

// MARK: - Open texts

/// A text's element, to which the runs that follow on its line are added.
struct SVGOpenText {
  let style: SVGTextStyle
  /// The language, where it is another than the document's.
  let language: String?
  /// Whether the element's own attributes show its letters.
  let isPainted: Bool
  /// The element so far.
  var element = SVGText()
  private let paint: Paint
  private let text: String
  private let baseline: CGFloat
  /// The part of the text that is written.
  private var range: Range<Int>

  init(_ glyphs: DisplayGlyphs, style: SVGTextStyle, language: String?, isPainted: Bool) {
    self.style = style
    self.language = language
    self.isPainted = isPainted
    paint = glyphs.paint
    text = glyphs.run.text
    baseline = glyphs.origin.y
    range = glyphs.run.range
  }

  /// Returns whether glyphs go on where this text ends, or end where it begins.
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
