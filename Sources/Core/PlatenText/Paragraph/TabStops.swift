internal import Foundation

/// The places in a line to which tabs move the pen, so that what follows them stands in columns.
///
/// Behind those that are set, stops are eight figures apart, as wide as the text's first font has them:
/// so lines of one text have the same ones.
struct TabStops {
  /// How many figures' widths lie between two stops.
  private static let figures: CGFloat = 8

  /// The width of a figure in points.
  private let figure: CGFloat
  /// The stops that are set, in points.
  private let places: [CGFloat]

  /// - Parameters:
  ///   - figure: The width of a figure in points.
  ///   - places: The stops that are set, in points from the line's start.
  init(figure: CGFloat, places: [CGFloat] = []) {
    self.figure = figure.isFinite && figure > 0 ? figure : 1
    self.places = places.filter(\.isFinite).sorted()
  }

  /// Makes the stops of a font, at its size, behind those that are set.
  init(of font: ResolvedFont, places: [CGFloat] = [], library: FontLibrary) {
    let face = try? library.face(for: font)
    let zero = face.flatMap { face in face.glyph(for: "0").map(face.advance) }
    self.init(figure: (zero ?? 0.5) * font.size, places: places)
  }

  /// The first stop behind a place in points from the line's start; one that is not set lies half a
  /// figure away at least.
  ///
  /// CSS Text Level 3, "Tab Character Size": a stop that is nearer than half a figure is passed over.
  func next(after place: CGFloat) -> CGFloat {
    if let set = places.first(where: { $0 > place + LineBreaker.tolerance }) { return set }
    let interval = Self.figures * figure
    return (((place + figure / 2) / interval).rounded(.down) + 1) * interval
  }
}

extension String {
  /// Whether the text has a tab.
  var hasTabs: Bool { utf8.contains(0x09) }
}

extension PreparedParagraph {
  /// A line of parts in the order of the text, whose tabs reach to their stops.
  func line(of parts: [BrokenLine.Part]) -> BrokenLine {
    guard let tabStops else { return BrokenLine(parts) }
    var pen: CGFloat = 0
    return BrokenLine(
      parts.map { part in
        var part = part
        if !part.isSymbol {
          let size = text.runs[part.run].font.size
          part.glyphs.stretchTabs(to: tabStops, from: pen, size: size)
          part.width = part.glyphs.width * size
        }
        pen += part.width
        return part
      })
  }
}

extension ShapedText {
  /// The text on one line, whose tabs reach to their stops, in em.
  func reaching(_ stops: TabStops) -> ShapedText {
    var pen: CGFloat = 0
    let reaching = runs.map { run in
      var run = run
      run.stretchTabs(to: stops, from: pen, size: 1)
      pen += run.width
      return run
    }
    return ShapedText(
      request: request, baseLevel: baseLevel, runs: reaching, spanMetrics: spanMetrics,
      missing: missing)
  }
}

extension GlyphRun {
  /// Makes each tab as wide as reaches to its stop.
  ///
  /// - Parameters:
  ///   - pen: Where the run starts, in points from the line's start, whichever way that is read.
  ///   - size: The size of the type in points.
  fileprivate mutating func stretchTabs(to stops: TabStops, from pen: CGFloat, size: CGFloat) {
    guard size > 0, characters.hasTabs else { return }
    var place = pen
    var more = [CGFloat](repeating: 0, count: glyphs.count)
    for i in isRightToLeft ? Array(more.indices.reversed()) : Array(more.indices) {
      var advance = glyphs[i].advance
      if isTab(i) {
        more[i] = (stops.next(after: place) - place) / size - advance
        advance += more[i]
      }
      place += advance * size
    }
    widen(by: more)
  }

  /// Returns whether a glyph is a tab.
  private func isTab(_ i: Int) -> Bool {
    text.utf8[text.utf8.index(text.startIndex, offsetBy: glyphs[i].cluster)] == 0x09
  }

  /// Makes each glyph's advance longer by a part of the em, and moves what stands to the right of it.
  private mutating func widen(by lengths: [CGFloat]) {
    var shift: CGFloat = 0
    for (i, length) in lengths.enumerated() {
      glyphs[i].position.x += shift
      glyphs[i].advance += length
      shift += length
    }
    width += shift
  }
}
