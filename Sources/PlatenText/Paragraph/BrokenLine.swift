package import Foundation

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
    package var symbol: MeasuredSymbol?
    /// How far it moves the pen.
    package var width: CGFloat
    /// From the left end of the line.
    package var x: CGFloat = 0
  }

  package private(set) var parts: [Part]
  /// How far the line moves the pen.
  package private(set) var width: CGFloat

  /// A line of parts in the order of the text, which are put side by side in the order in which
  /// they are seen.
  init(_ parts: [Part]) {
    self.parts = parts
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
    /// From the left end of the line.
    package var x: CGFloat
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
