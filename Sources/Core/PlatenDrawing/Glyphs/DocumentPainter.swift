internal import CCairo
internal import Foundation
internal import PlatenBase
internal import PlatenText

/// Hands glyphs to Cairo as text: a document has each outline once, and says what is written.
struct DocumentPainter: GlyphPainter {
  let store: GlyphStore
  /// The spaces that stand where the text of a picture is; nil for pictures that say nothing.
  let blanks: DocumentBlanks?
  let budget: PrintBudget

  func paint(
    _ glyphs: DisplayGlyphs, on context: CairoContext, transform: CGAffineTransform, isPlain: Bool
  ) throws {
    guard glyphs.size > 0 else { return }
    if glyphs.run.face.hasColour {
      try write(glyphs, on: context)
      try OutlinePainter(store: store, budget: budget).paintPictures(glyphs, on: context)
    } else {
      try context.setPaint(glyphs.paint, covering: glyphs.bounds, budget.cancellation)
      try use(glyphs.run.face, on: context)
      cairo_set_font_size(context.raw, glyphs.size)
      try show(glyphs, on: context)
    }
  }

  // Clusters go from left to right, as programs that read documents expect it of every script: they
  // turn around what is written from right to left.

  private func use(_ face: FontFace, on context: CairoContext) throws {
    let face = try store.fontFace(for: face)
    cairo_set_font_face(context.raw, face.raw)
    cairo_set_font_options(context.raw, face.options)
  }

  /// How far glyphs are moved down, in points.
  ///
  /// A document has a line's place as its distance from the line before, to six digits, so that a
  /// baseline on the edge of two pixels can come to lie a millionth of a point over it. Viewers that
  /// take whole pixels, as poppler does, then draw the line a pixel too high.
  private static let hair: CGFloat = 1 / 256

  private func show(_ glyphs: DisplayGlyphs, on context: CairoContext) throws {
    var glyphs = glyphs
    glyphs.origin.y += Self.hair
    let run = glyphs.run
    let drawn = glyphs.cairoGlyphs
    guard !run.clusters.isEmpty else {
      // A symbol is there, and is nothing to read.
      let cluster = cairo_text_cluster_t(num_bytes: 0, num_glyphs: Int32(drawn.count))
      show(drawn, [cluster], of: ReadableText(), on: context)
      return
    }
    let pens = run.pens
    var text = ReadableText()
    var clusters: [cairo_text_cluster_t] = []
    var placed: [cairo_glyph_t] = []
    let parts =
      run.isWide
      ? run.clustersOfWords : run.clustersFromLeft.flatMap { run.divided($0, pens: pens) }
    for cluster in parts {
      try budget.check()
      var own = Array(drawn[cluster.glyphs])
      if own.count > 1 { addBound(to: &own, from: pens, cluster.glyphs, of: glyphs) }
      clusters.append(
        cairo_text_cluster_t(
          num_bytes: Int32(text.append(cluster.text, of: run.text)), num_glyphs: Int32(own.count)))
      placed += own
    }
    guard glyphs.size > Self.largestInOneText else {
      return show(placed, clusters, of: text, on: context)
    }
    showApart(placed, clusters, of: text, size: glyphs.size, on: context)
  }

  /// The largest type in points whose glyphs are written in one go.
  ///
  /// In a PDF, Cairo moves a glyph by whole thousandths of an em from where the one before ends, and leaves two of them
  /// out: at 300 points that is more than a point.
  private static let largestInOneText: CGFloat = 96

  /// Shows each cluster at its own place, as text in another size has: these differ by less than any document says.
  private func showApart(
    _ glyphs: [cairo_glyph_t], _ clusters: [cairo_text_cluster_t], of text: ReadableText,
    size: CGFloat, on context: CairoContext
  ) {
    var (glyph, byte) = (0, 0)
    for (i, cluster) in clusters.enumerated() {
      cairo_set_font_size(context.raw, i % 2 == 0 ? size : size * (1 + 1e-9))
      let (lastGlyph, lastByte) = (glyph + Int(cluster.num_glyphs), byte + Int(cluster.num_bytes))
      show(
        Array(glyphs[glyph..<lastGlyph]), [cluster], of: text.part(byte..<lastByte), on: context)
      (glyph, byte) = (lastGlyph, lastByte)
    }
  }

  /// Adds a blank at the end of a cluster's glyphs where its reading ends.
  ///
  /// Readers take the place of what several glyphs draw from the first to the last of them, and
  /// where these are marks beside their letter they see a gap between words.
  private func addBound(
    to cluster: inout [cairo_glyph_t], from pens: [CGFloat], _ range: Range<Int>,
    of glyphs: DisplayGlyphs
  ) {
    let run = glyphs.run
    guard let space = run.face.glyph(for: " ") else { return }
    let (start, end) = (pens[range.lowerBound], pens[range.upperBound])
    let pen = run.isRightToLeft ? start : end - run.face.advance(ofGlyph: space)
    let blank = cairo_glyph_t(
      index: UInt(space), x: glyphs.origin.x + pen * glyphs.size, y: glyphs.origin.y)
    cluster.insert(blank, at: run.isRightToLeft ? 0 : cluster.count)
  }

  private func show(
    _ glyphs: [cairo_glyph_t], _ clusters: [cairo_text_cluster_t], of text: ReadableText,
    on context: CairoContext
  ) {
    guard !glyphs.isEmpty else { return }
    text.utf8.withUnsafeBytes { bytes in
      cairo_show_text_glyphs(
        context.raw, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count),
        glyphs, Int32(glyphs.count), clusters, Int32(clusters.count),
        cairo_text_cluster_flags_t(0))
    }
  }

  /// Writes the text as blanks that are as wide as what is seen in their place.
  func write(_ glyphs: DisplayGlyphs, on context: CairoContext) throws {
    guard glyphs.size > 0, let blanks else { return }
    try use(blanks.face, on: context)
    context.setColor(Color.Resolved(red: 0, green: 0, blue: 0))
    for cluster in glyphs.run.clustersFromLeft {
      try budget.check()
      let drawn = glyphs.run.glyphs[cluster.glyphs]
      var text = ReadableText()
      let length = text.append(cluster.text, of: glyphs.run.text)
      guard let first = drawn.first, length > 0, let blank = blanks.glyph(for: text.utf8) else {
        continue
      }
      let width = blanks.face.advance(ofGlyph: blank)
      let advance = drawn.reduce(0) { $0 + $1.advance }
      var matrix = cairo_matrix_t(
        xx: (advance > 0 ? advance / width : 1) * glyphs.size, yx: 0, xy: 0, yy: glyphs.size, x0: 0,
        y0: 0)
      cairo_set_font_matrix(context.raw, &matrix)
      let start = CGPoint(
        x: glyphs.origin.x + first.position.x * glyphs.size, y: glyphs.origin.y)
      let place = context.offCorner(start)
      show(
        [cairo_glyph_t(index: UInt(blank), x: place.x, y: place.y)],
        [cairo_text_cluster_t(num_bytes: Int32(length), num_glyphs: 1)], of: text,
        on: context)
    }
  }
}

/// The spaces of a face that stand for pictures of a document, one for each text as far as they go.
///
/// Some readers, as MuPDF, know one text for each glyph: that of its first use. The space of words is
/// none of these.
final class DocumentBlanks {
  let face: FontFace
  private let glyphs: [UInt32]
  private var known: [[UInt8]: UInt32] = [:]

  /// Finds the spaces of a face.
  init(of face: FontFace) {
    self.face = face
    let space = face.glyph(for: " ")
    // NO-BREAK SPACE, and those of the widths that Unicode has.
    let scalars = [0xA0, 0x202F, 0x205F] + Array(0x2000...0x200A as ClosedRange<UInt32>)
    var found: [UInt32] = []
    for scalar in scalars.compactMap(Unicode.Scalar.init) {
      guard let glyph = face.glyph(for: scalar), glyph != space, !found.contains(glyph),
        face.advance(ofGlyph: glyph) > 0, face.inkBounds(ofGlyph: glyph) == nil
      else { continue }
      found.append(glyph)
    }
    glyphs = found.isEmpty ? [space].compactMap(\.self) : found
  }

  /// Returns a glyph for a text; nil if the face has no space.
  fileprivate func glyph(for text: [UInt8]) -> UInt32? {
    if let glyph = known[text] { return glyph }
    guard !glyphs.isEmpty else { return nil }
    let glyph = glyphs[known.count % glyphs.count]
    known[text] = glyph
    return glyph
  }
}

extension DisplayGlyphs {
  /// The glyphs where they are drawn.
  var cairoGlyphs: [cairo_glyph_t] {
    run.glyphs.map { glyph in
      cairo_glyph_t(
        index: UInt(glyph.id), x: origin.x + glyph.position.x * size,
        y: origin.y + glyph.position.y * size)
    }
  }
}

extension CairoContext {
  /// A point in the coordinates in force, moved a little if it lies on a corner of the surface's
  /// pixels.
  ///
  /// There Cairo takes a blank for nothing, and leaves it out with its text.
  fileprivate func offCorner(_ point: CGPoint) -> CGPoint {
    func moved(_ value: Double) -> Double {
      let whole = value.rounded(.down)
      return whole + min(max(value - whole, 0.25), 0.75)
    }
    var (x, y) = (point.x.native, point.y.native)
    cairo_user_to_device(raw, &x, &y)
    (x, y) = (moved(x), moved(y))
    cairo_device_to_user(raw, &x, &y)
    return CGPoint(x: x, y: y)
  }
}
