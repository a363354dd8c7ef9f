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
  /// The text that was set, after shrinking.
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
  package var glyphs: [Glyphs] { lines.flatMap(glyphs) }

  /// Returns the glyphs of a line, in the order in which they are drawn.
  package func glyphs(of line: Line) -> [Glyphs] {
    line.line.parts.map { glyphs(of: $0, in: line) }
  }

  /// Calls `body` with what is drawn, in order.
  package func forEachGlyphs(_ body: (Glyphs) -> Void) {
    for line in lines {
      for part in line.line.parts { body(glyphs(of: part, in: line)) }
    }
  }

  private func glyphs(of part: BrokenLine.Part, in line: Line) -> Glyphs {
    let (rise, size) = (text.runs[part.run].rise, text.runs[part.run].font.size)
    var origin = CGPoint(x: line.origin.x + part.x, y: line.origin.y - rise)
    if let symbol = part.symbol {
      origin.x += symbol.origin.x
      origin.y += symbol.origin.y - symbol.baseline
    }
    return Glyphs(
      run: part.glyphs, size: part.symbol?.fontSize ?? size, origin: origin, textRun: part.run)
  }
}

// MARK: - Ink

extension Paragraph {
  /// The smallest box around what is drawn, in the paragraph's coordinates; zero if nothing is.
  package var inkBounds: CGRect {
    var bounds = CGRect.null
    forEachGlyphs { glyphs in
      let ink = glyphs.run.inkBounds
      if ink.isNull || ink.isEmpty { return }
      bounds = bounds.union(
        CGRect(
          x: glyphs.origin.x + ink.minX * glyphs.size, y: glyphs.origin.y + ink.minY * glyphs.size,
          width: ink.width * glyphs.size, height: ink.height * glyphs.size))
    }
    return bounds.isNull ? .zero : bounds
  }
}

// MARK: - Lines

/// A line of a paragraph: its runs' glyphs, in the order of the text.
///
/// Lengths are points.
package struct BrokenLine: Sendable {
  /// A run's part of a line.
  package struct Part: Sendable {
    /// Which of the text's runs it is of.
    package var run: Int
    package var glyphs: GlyphRun
    /// The symbol, if the glyphs are one.
    package var symbol: MeasuredSymbol? { box?.symbol }
    /// Whether the glyphs are a symbol.
    var isSymbol: Bool { box != nil }
    private let box: SymbolBox?
    /// How far it moves the pen.
    package var width: CGFloat
    /// From the left end of the line.
    package var x: CGFloat = 0

    init(run: Int, glyphs: GlyphRun, symbol: MeasuredSymbol? = nil, width: CGFloat) {
      self.run = run
      self.glyphs = glyphs
      box = symbol.map(SymbolBox.init)
      self.width = width
    }
  }

  package private(set) var parts: [Part]
  /// How far the line moves the pen.
  package private(set) var width: CGFloat
  /// Whether it ends inside a word that no line was wide enough for.
  package var endsInWord = false

  /// A line of parts in the order of the text, which are put side by side in the order in which
  /// they are seen.
  init(_ parts: [Part]) {
    self.parts = parts
    guard parts.count != 1 else {
      width = parts[0].width
      return
    }
    var pen: CGFloat = 0
    for i in BidiLevels.visualOrder(of: parts.map(\.glyphs.level)) {
      self.parts[i].x = pen
      pen += parts[i].width
    }
    width = pen
  }

  /// The characters of the line.
  package var text: String {
    parts.count == 1 ? parts[0].characters : parts.reduce(into: "") { $0 += $1.characters }
  }
}

extension BrokenLine {
  /// A stretch of the line that is of one run, however many parts that has there.
  package struct Stretch: Hashable, Sendable {
    /// Which of the text's runs it is of.
    package var run: Int
    /// From the left end of the line, in points.
    package var x: CGFloat
    /// How far the stretch moves the pen, in points.
    package var width: CGFloat
  }

  /// The line's stretches from left to right.
  package var stretches: [Stretch] {
    parts.sorted { $0.x < $1.x }.reduce(into: []) { stretches, part in
      if let last = stretches.last, last.run == part.run {
        stretches[stretches.count - 1].width = part.x + part.width - last.x
      } else {
        stretches.append(Stretch(run: part.run, x: part.x, width: part.width))
      }
    }
  }
}

extension BrokenLine.Part {
  fileprivate var characters: String {
    symbol == nil ? glyphs.characters : StyledText.symbolCharacter
  }
}
