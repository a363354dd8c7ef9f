internal import Platen

/// The parts of a measured text as JSON has them.
///
/// Lengths are points; y goes down from the baseline.
enum MeasuredLabelReport {
  struct Box {
    var x, y, width, height: Double
  }

  /// A run of text that is shaped at once, in visual order.
  struct Run {
    var text: String
    var script, direction: String
    var size: Double
    var x, width: Double
    var font: Face
    var glyphs: [Item]
  }

  struct Face {
    var family: String
    var file: String
    var index: Int
    var variations: [String: Double]
  }

  struct Item {
    var id: UInt32
    /// The offset of the glyph's cluster in the text's UTF-8.
    var cluster: Int
    var x, y, advance: Double
  }

  struct Missing {
    var character: String
    var codePoints: [String]
  }
}

extension MeasuredLabelReport.Box {
  init(_ box: CGRect) {
    self.init(x: box.minX, y: box.minY, width: box.width, height: box.height)
  }
}

extension MeasuredLabelReport.Missing {
  init(_ missing: MissingGlyph) {
    character = String(missing.character)
    codePoints = missing.character.unicodeScalars.map(\.codePoint)
  }
}

extension MeasuredLabelReport.Run {
  init(_ run: GlyphRun, x: Double, size: Double) {
    text = run.characters
    script = run.script.code
    direction = run.isRightToLeft ? "rtl" : "ltr"
    self.size = size
    self.x = x * size
    width = run.width * size
    font = MeasuredLabelReport.Face(run.face)
    glyphs = run.glyphs.map { MeasuredLabelReport.Item($0, from: x, size: size) }
  }
}

extension MeasuredLabelReport.Face {
  init(_ face: FontFace) {
    family = face.family
    file = face.file
    index = face.index
    variations = Dictionary(
      face.variations.map { ($0.tag, Double($0.value)) }, uniquingKeysWith: { $1 })
  }
}

extension MeasuredLabelReport.Item {
  init(_ glyph: Glyph, from start: Double, size: Double) {
    id = glyph.id
    cluster = glyph.cluster
    x = (start + glyph.position.x) * size
    y = glyph.position.y * size
    advance = glyph.advance * size
  }
}
