internal import Foundation
package import Platen
internal import PlatenBase

extension MeasureRequest {
  /// Measures the labels and writes their sizes as JSON on one line, label by label.
  ///
  /// Lengths are points from the label's top left corner, y down.
  ///
  /// - Parameter showsFolders: Whether fonts' files are told with their folders.
  /// - Throws: ``SceneFileError`` for an answer that is longer than is allowed, `RenderError` if it
  ///   is cancelled, ``FontError`` if the library has no font.
  package func json(in library: FontLibrary, showsFolders: Bool = true) throws -> [UInt8] {
    var json = ReportBytes()
    let cancellation = RenderCancellation.current
    var place = 0
    func check(_ json: ReportBytes) throws {
      if cancellation.isCancelled { throw RenderError.cancelled }
      guard json.bytes.count <= limits.answerBytes else { throw tooLong(at: place) }
    }
    json.put("{\"labels\":")
    try json.add(labels) { json, label in
      let set = try paragraph(of: label, in: library)
      // What is set once it is cancelled is worth nothing.
      try check(json)
      try json.add(label.text, set, showsFolders: showsFolders, check)
      place += 1
    }
    json.put("}")
    try check(json)
    return json.bytes
  }

  /// A label's lines, and the characters that no font has.
  fileprivate typealias SetLabel = (paragraph: Paragraph, missing: [MissingGlyph])

  /// Sets a label.
  ///
  /// - Throws: ``FontError`` if the library has no font.
  private func paragraph(of label: Label, in library: FontLibrary) throws(FontError) -> SetLabel {
    let typesetter = Typesetter(
      library: library, grid: PixelGrid(scale: scale), style: label.style.paragraph)
    let font = (label.style.font ?? .body).resolved(for: dynamicTypeSize)
    let prepared = try typesetter.prepare(StyledText(label.text, font: font))
    let paragraph = try typesetter.set(
      prepared, width: label.style.width, height: label.style.height)
    return (paragraph, prepared.missing)
  }

  private func tooLong(at label: Int) -> SceneFileError {
    SceneFileError(
      of: text, path: "labels[\(label)]",
      exceeding: "an answer of more than \(limits.answerBytes) bytes",
      "labels with an answer of at most \(limits.answerBytes) bytes")
  }
}

// MARK: - Labels

extension ReportBytes {
  /// - Parameter check: Called after each line; it throws where the writing is to end.
  fileprivate mutating func add(
    _ text: String, _ set: MeasureRequest.SetLabel, showsFolders: Bool,
    _ check: (ReportBytes) throws -> Void
  ) throws {
    let paragraph = set.paragraph
    put("{\"bounds\":")
    try add(MeasuredLabelReport.Box(CGRect(origin: .zero, size: paragraph.size)))
    put(",\"firstBaseline\":")
    try add(Double(paragraph.firstBaseline))
    put(",\"fontSize\":")
    try add(Double(paragraph.fontSize))
    put(",\"ink\":")
    try add(MeasuredLabelReport.Box(paragraph.inkBounds))
    put(",\"isTruncated\":")
    add(paragraph.isTruncated)
    put(",\"lastBaseline\":")
    try add(Double(paragraph.lastBaseline))
    put(",\"lines\":")
    try add(paragraph.lines) { json, line in
      try json.add(MeasuredLine(line, of: paragraph.text, showsFolders: showsFolders))
      try check(json)
    }
    put(",\"missing\":")
    add(set.missing.map { MeasuredLabelReport.Missing($0) }) { $0.add($1) }
    put(",\"text\":")
    add(text)
    put("}")
  }
}

// MARK: - Lines

/// A line of a label.
private struct MeasuredLine {
  let text: String
  /// Where the line begins on the left, and how far it moves the pen.
  let x, width: Double
  let baseline: Double
  /// What is shaped at once, from left to right.
  let runs: [MeasuredLabelReport.Run]

  init(_ line: Paragraph.Line, of text: StyledText, showsFolders: Bool) {
    self.text = line.text
    x = line.origin.x
    width = line.line.width
    baseline = line.origin.y
    runs = line.line.parts.sorted { $0.x < $1.x }.map { part in
      let size = text.runs[part.run].font.size
      var run = MeasuredLabelReport.Run(part.glyphs, x: (line.origin.x + part.x) / size, size: size)
      if !showsFolders { run.font.file = run.font.file.fileName }
      return run
    }
  }
}

extension ReportBytes {
  private mutating func add(_ line: MeasuredLine) throws(NotFiniteError) {
    put("{\"baseline\":")
    try add(line.baseline)
    put(",\"runs\":")
    try add(line.runs) { (json, run) throws(NotFiniteError) in try json.add(run) }
    put(",\"text\":")
    add(line.text)
    put(",\"width\":")
    try add(line.width)
    put(",\"x\":")
    try add(line.x)
    put("}")
  }
}
