internal import Foundation
internal import PlatenBase

/// The heights of a text's lines, and the places of their baselines.
///
/// If nothing else is asked for, a line is as high as the fonts that were asked for, or as the words
/// of the fallback faces in it where those are taller: see ``LineExtent``. So text of a tall script
/// meets no other line, and Han characters or plain Arabic in a line leave it as high as it was.
struct LineHeights {
  /// The box that has room for every line.
  private(set) var tallest: LineBox

  private let text: PreparedText
  private let height: ParagraphStyle.LineHeight?
  private let grid: PixelGrid
  /// The boxes of the text's runs, by the fonts that were asked for.
  private let boxes: [LineBox]
  /// The box around all of them.
  private let asked: LineBox
  /// What the languages of the runs take of every line.
  private let reserved: LineExtent

  init(of text: PreparedText, style: ParagraphStyle, grid: PixelGrid) {
    self.text = text
    self.grid = grid
    height = style.lineHeight
    boxes = zip(text.metrics, text.text.runs).map { metrics, run in
      run.hasSystemLines
        ? LineBox(ofSystemFont: run, grid: grid) : LineBox(metrics, of: run, grid: grid)
    }
    asked = boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
    reserved = text.text.runs.reduce(.none) { $0.union($1.reservedExtent) }
    tallest = asked
    tallest = box(in: asked, of: text.forEachPiece)
  }

  /// The box of a line.
  func box(of line: BrokenLine) -> LineBox {
    var box = asked
    if boxes.count > 1, let first = line.parts.first {
      box = line.parts.reduce(boxes[first.run]) { $0.union(boxes[$1.run]) }
    }
    return self.box(in: box) { body in
      for part in line.parts where !part.isSymbol { body(part.glyphs, part.run) }
    }
  }

  /// The box of glyphs, each with its run's number, where the fonts that were asked for have a box.
  ///
  /// - Parameter pieces: Calls what it is given with each.
  private func box(
    in box: LineBox, of pieces: ((_ glyphs: GlyphRun, _ run: Int) -> Void) -> Void
  ) -> LineBox {
    if let points = constant { return asked.ofHeight(points, grid: grid) }
    switch height {
    case .variable:
      var box = box
      pieces { glyphs, run in
        guard isFallback(glyphs, run) else { return }
        box = box.union(LineBox(glyphs.face.metrics, of: text.text.runs[run], grid: grid))
      }
      return box
    case .ink:
      var ink = reserved
      pieces { ink = ink.union($0.inkExtent.scaled(for: text.text.runs[$1])) }
      return box.holding(ink, grid: grid)
    default:
      var words = reserved
      pieces { glyphs, run in
        guard isFallback(glyphs, run) else { return }
        words = words.union(glyphs.wordExtent.scaled(for: text.text.runs[run]))
      }
      return box.holding(words: words, grid: grid)
    }
  }

  /// The height in points that every line has; nil if it goes by what is in the line.
  private var constant: CGFloat? {
    let size = text.text.size
    let points: CGFloat? =
      switch height {
      case .exact(let points): points
      case .leading(let increase): size + increase
      case .multiple(let factor): size * factor
      case .variable, .ink, nil: nil
      }
    return points.flatMap { $0.isFinite ? max($0, 0) : nil }
  }

  /// Returns whether glyphs are of another face than the one that was asked for.
  private func isFallback(_ glyphs: GlyphRun, _ run: Int) -> Bool {
    !glyphs.isMissing && glyphs.face.metrics != text.metrics[run]
  }
}

extension PreparedText {
  /// Calls `body` with the glyphs of the whole text but for symbols, each with its run's number.
  fileprivate func forEachPiece(_ body: (_ glyphs: GlyphRun, _ run: Int) -> Void) {
    for paragraph in paragraphs {
      for glyphs in paragraph.shaped.runs {
        let run = paragraph.runs[glyphs.styledRun]
        if !text.runs[run].isSymbol { body(glyphs, run) }
      }
    }
  }
}

// MARK: - Line boxes

/// The ascent and the descent of a line, and the gap to the next, in points.
struct LineBox {
  var ascent: CGFloat
  var descent: CGFloat
  var leading: CGFloat

  /// The box of a run: its height a whole number of points, its baseline on a pixel.
  init(_ metrics: FontMetrics, of run: StyledText.Run, grid: PixelGrid) {
    let size = run.font.size
    let natural = (metrics.ascent + metrics.descent) * size
    let height = natural.roundedUp
    ascent = grid.nearest(metrics.ascent * size + (height - natural) / 2)
    descent = height - ascent
    leading = (metrics.leading * size).roundedUp
    ascent += run.rise
    descent -= run.rise
  }

  var height: CGFloat { ascent + descent }

  /// The box around this one and another on the same baseline.
  func union(_ other: LineBox) -> LineBox {
    var box = self
    box.ascent = max(ascent, other.ascent)
    box.descent = max(descent, other.descent)
    box.leading = max(leading, other.leading)
    return box
  }

  /// The box with room for words: as high as this one or as they are, whichever is more.
  ///
  /// Where they are not higher it stays as it is, also if they reach over its edge: the baselines of
  /// a paragraph are not to lie unevenly for the sake of one Arabic word.
  func holding(words: LineExtent, grid: PixelGrid) -> LineBox {
    (words.above + words.below).roundedUp > height.roundedUp ? holding(words, grid: grid) : self
  }

  /// The box with room for some ink: as high as this one or as the ink, rounded up to a point,
  /// whichever is more, and with its baseline moved only as far as that takes.
  func holding(_ ink: LineExtent, grid: PixelGrid) -> LineBox {
    guard ink.above > ascent || ink.below > descent else { return self }
    let height = max(height, (ink.above + ink.below).roundedUp)
    guard height.isFinite else { return self }
    // Between the highest and the lowest pixel where all of the ink is inside, if there is one.
    let highest = grid.up(ink.above)
    let lowest = -grid.up(ink.below - height)
    var box = self
    box.ascent = grid.nearest(
      highest <= lowest
        ? min(max(ascent, highest), lowest) : min(max(ascent, ink.above), height - ink.below))
    box.descent = height - box.ascent
    return box
  }

  /// The box of another height in points, the difference half over the letters and half under them.
  func ofHeight(_ points: CGFloat, grid: PixelGrid) -> LineBox {
    guard height.isFinite else { return self }
    var box = self
    box.ascent = grid.nearest(ascent + (points - height) / 2)
    box.descent = points - box.ascent
    box.leading = 0
    return box
  }
}

// MARK: - Extents

/// The extent of ink over and under its baseline: in points, or as a part of the em.
struct LineExtent: Hashable, Sendable {
  var above: CGFloat
  var below: CGFloat

  static let none = LineExtent(above: 0, below: 0)

  func union(_ other: LineExtent) -> LineExtent {
    LineExtent(above: max(above, other.above), below: max(below, other.below))
  }

  /// This part of the em in points, where a run stands.
  func scaled(for run: StyledText.Run) -> LineExtent {
    if self == .none { return self }
    return LineExtent(
      above: above * run.font.size + run.rise, below: below * run.font.size - run.rise)
  }
}

extension LineExtent {
  /// Returns how far the words of a bundled face reach, as ``FaceExtents`` has it; nil for other
  /// faces.
  static func words(ofFamily family: String, weight: CGFloat) -> LineExtent? {
    guard let rows = families[family] else { return nil }
    return rows.first { $0.isBold == (weight >= 550) }?.extent ?? rows.first?.extent
  }

  /// Returns how far words of a script reach in the bundled face that has it; nil for a script
  /// without one.
  static func words(of script: Script) -> LineExtent? { scripts[script] }

  private static let families = Dictionary(grouping: FaceExtents.rows, by: \.family)
  private static let scripts = Dictionary(
    FaceExtents.rows.filter { !$0.isBold }.map { ($0.script, $0.extent) },
    uniquingKeysWith: { first, _ in first })

  /// Scripts whose letters reach no further than those of the fonts that are asked for, and what is
  /// of no script: symbols and emoji.
  fileprivate static let plain: Set<Script> = [
    .common, .inherited, .unknown, .latin, Script("Grek"), Script("Cyrl"), Script("Hani"),
    Script("Hira"), Script("Kana"), Script("Hang"), Script("Bopo"), Script("Brai"),
  ]
}

extension FaceExtents.Row {
  fileprivate var extent: LineExtent {
    LineExtent(above: CGFloat(above) / 1000, below: CGFloat(below) / 1000)
  }
}

extension GlyphRun {
  /// How far words of the run's script reach in its face, in em.
  ///
  /// Of a face that is not bundled that is not known: it is taken as the bundled one of its script,
  /// or, if there is none, as reaching as far as its own ascent and descent.
  fileprivate var wordExtent: LineExtent {
    if face.hasColour { return .none }
    if let known = face.wordExtent ?? LineExtent.words(of: script) { return known }
    if LineExtent.plain.contains(script) { return .none }
    return LineExtent(above: face.metrics.ascent, below: face.metrics.descent)
  }

  /// How far the run's glyphs reach, in em.
  fileprivate var inkExtent: LineExtent {
    let ink = inkBounds
    if ink.isNull { return .none }
    return LineExtent(above: max(-ink.minY, 0), below: max(ink.maxY, 0))
  }
}

extension StyledText.Run {
  /// How far words of the run's language reach, in points: room for them in every line.
  fileprivate var reservedExtent: LineExtent {
    guard let language, let script = Script(ofLanguage: language) else { return .none }
    return LineExtent.words(of: script)?.scaled(for: self) ?? .none
  }
}

extension Script {
  /// The script that a language is written in, of a BCP 47 tag; nil if that is not known.
  fileprivate init?(ofLanguage tag: String) {
    guard let code = Locale.Language(identifier: tag).script?.identifier, code.utf8.count == 4
    else {
      return nil
    }
    // Urdu's own style of writing Arabic letters.
    let known = code == "Aran" ? "Arab" : code
    self.init(tag: known.utf8.reduce(0) { $0 << 8 | UInt32($1) })
  }
}
