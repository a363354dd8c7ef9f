internal import Platen

/// A measured label as JSON.
///
/// Lengths are points, y down from the baseline.
struct MeasuredLabelReport: Encodable {
  var width: Double
  var ascent: Double
  var descent: Double
  var leading: Double
  var ink: Box
  var runs: [Run]

  struct Box: Encodable {
    var x, y, width, height: Double
  }

  struct Run: Encodable {
    var text: String
    var direction: String
    var size: Double
    var font: Face
    var glyphs: [Item]
  }

  struct Face: Encodable {
    var family: String
    var file: String
    var index: Int
    var variations: [String: Double]
  }

  struct Item: Encodable {
    var id: UInt32
    /// The offset of the glyph's cluster in the text's UTF-8.
    var cluster: Int
    var x, y, advance: Double
  }

  init(_ label: MeasuredLabel) {
    let ink = label.inkBounds
    width = label.width
    ascent = label.ascent
    descent = label.descent
    leading = label.leading
    self.ink = Box(x: ink.minX, y: ink.minY, width: ink.width, height: ink.height)
    runs = label.shaped.lineRuns.map { run, x in
      Run(
        text: run.characters, direction: run.isRightToLeft ? "rtl" : "ltr", size: label.size,
        font: Face(run.face), glyphs: run.glyphs.map { Item($0, from: x, size: label.size) })
    }
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
