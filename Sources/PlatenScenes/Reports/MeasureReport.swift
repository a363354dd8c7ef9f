internal import Foundation
package import Platen

/// The sizes of labels, for JSON.
///
/// Lengths are points from the label's top left corner, y down.
package struct MeasureReport: Encodable {
  var labels: [Label]

  struct Label: Encodable {
    var text: String
    /// The size of the type, after shrinking.
    var fontSize: Double
    /// The box that the label takes: around its lines, and rounded up to pixels.
    var bounds: MeasuredLabelReport.Box
    /// The smallest box around what is drawn; zero if nothing is.
    var ink: MeasuredLabelReport.Box
    var firstBaseline: Double
    var lastBaseline: Double
    /// Whether some of the text is left out.
    var isTruncated: Bool
    var lines: [Line]
    var missing: [MeasuredLabelReport.Missing]
  }

  struct Line: Encodable {
    var text: String
    /// Where the line begins on the left, and how far it moves the pen.
    var x, width: Double
    var baseline: Double
    /// What is shaped at once, from left to right.
    var runs: [MeasuredLabelReport.Run]
  }
}

extension MeasureRequest {
  /// Measures the labels.
  ///
  /// - Parameter showsFolders: Whether fonts' files are told with their folders.
  /// - Throws: ``FontError`` if the library has no font.
  package func measured(
    in library: FontLibrary, showsFolders: Bool = true
  ) throws(FontError) -> MeasureReport {
    var report = MeasureReport(labels: [])
    for label in labels {
      var measured = try measured(label, in: library)
      if !showsFolders { measured.hideFolders() }
      report.labels.append(measured)
    }
    return report
  }

  private func measured(
    _ label: Label, in library: FontLibrary
  ) throws(FontError) -> MeasureReport.Label {
    let set = try paragraph(of: label, in: library)
    return MeasureReport.Label(label.text, set.paragraph, missing: set.missing)
  }

  /// A label's lines, and the characters that no font has.
  typealias SetLabel = (paragraph: Paragraph, missing: [MissingGlyph])

  /// Sets a label.
  ///
  /// - Throws: ``FontError`` if the library has no font.
  func paragraph(of label: Label, in library: FontLibrary) throws(FontError) -> SetLabel {
    let typesetter = Typesetter(
      library: library, grid: PixelGrid(scale: scale), style: label.style.paragraph)
    let font = (label.style.font ?? .body).resolved(for: dynamicTypeSize)
    let prepared = try typesetter.prepare(StyledText(label.text, font: font))
    let paragraph = try typesetter.set(
      prepared, width: label.style.width, height: label.style.height)
    return (paragraph, prepared.missing)
  }
}

extension MeasureReport.Label {
  fileprivate init(_ text: String, _ paragraph: Paragraph, missing: [MissingGlyph]) {
    self.text = text
    fontSize = paragraph.fontSize
    bounds = MeasuredLabelReport.Box(CGRect(origin: .zero, size: paragraph.size))
    ink = MeasuredLabelReport.Box(paragraph.inkBounds)
    firstBaseline = paragraph.firstBaseline
    lastBaseline = paragraph.lastBaseline
    isTruncated = paragraph.isTruncated
    lines = paragraph.lines.map { MeasureReport.Line($0, of: paragraph.text) }
    self.missing = missing.map { MeasuredLabelReport.Missing($0) }
  }

  fileprivate mutating func hideFolders() {
    for i in lines.indices { lines[i].hideFolders() }
  }
}

extension MeasureReport.Line {
  mutating func hideFolders() {
    for i in runs.indices { runs[i].font.file = runs[i].font.file.fileName }
  }

  init(_ line: Paragraph.Line, of text: StyledText) {
    self.text = line.text
    x = line.origin.x
    width = line.line.width
    baseline = line.origin.y
    runs = line.line.parts.sorted { $0.x < $1.x }.map { part in
      let size = text.runs[part.run].font.size
      return MeasuredLabelReport.Run(part.glyphs, x: (line.origin.x + part.x) / size, size: size)
    }
  }
}
