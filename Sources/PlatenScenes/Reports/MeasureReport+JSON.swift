internal import Foundation
package import Platen
internal import PlatenBase

extension MeasureRequest {
  /// Measures the labels and writes their sizes as JSON on one line, label by label: what
  /// ``measured(in:showsFolders:)`` gives, without ever having it as a whole.
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

  private func tooLong(at label: Int) -> SceneFileError {
    SceneFileError(
      of: text, path: "labels[\(label)]",
      exceeding: "an answer of more than \(limits.answerBytes) bytes",
      "labels whose sizes take at most \(limits.answerBytes) bytes")
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
      var line = MeasureReport.Line(line, of: paragraph.text)
      if !showsFolders { line.hideFolders() }
      try json.add(line)
      try check(json)
    }
    put(",\"missing\":")
    add(set.missing.map { MeasuredLabelReport.Missing($0) }) { $0.add($1) }
    put(",\"text\":")
    add(text)
    put("}")
  }

  private mutating func add(_ box: MeasuredLabelReport.Box) throws(NotFiniteError) {
    put("{\"height\":")
    try add(box.height)
    put(",\"width\":")
    try add(box.width)
    put(",\"x\":")
    try add(box.x)
    put(",\"y\":")
    try add(box.y)
    put("}")
  }

  private mutating func add(_ missing: MeasuredLabelReport.Missing) {
    put("{\"character\":")
    add(missing.character)
    put(",\"codePoints\":")
    add(missing.codePoints) { $0.add($1) }
    put("}")
  }
}

// MARK: - Lines

extension ReportBytes {
  private mutating func add(_ line: MeasureReport.Line) throws(NotFiniteError) {
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

  private mutating func add(_ run: MeasuredLabelReport.Run) throws(NotFiniteError) {
    put("{\"direction\":")
    add(run.direction)
    put(",\"font\":")
    try add(run.font)
    put(",\"glyphs\":")
    try add(run.glyphs) { (json, glyph) throws(NotFiniteError) in try json.add(glyph) }
    put(",\"script\":")
    add(run.script)
    put(",\"size\":")
    try add(run.size)
    put(",\"text\":")
    add(run.text)
    put(",\"width\":")
    try add(run.width)
    put(",\"x\":")
    try add(run.x)
    put("}")
  }

  private mutating func add(_ face: MeasuredLabelReport.Face) throws(NotFiniteError) {
    put("{\"family\":")
    add(face.family)
    put(",\"file\":")
    add(face.file)
    put(",\"index\":")
    add(face.index)
    put(",\"variations\":{")
    for (i, (tag, value)) in face.variations.sorted(by: { $0.key < $1.key }).enumerated() {
      if i > 0 { put(",") }
      add(tag)
      put(":")
      try add(value)
    }
    put("}}")
  }

  private mutating func add(_ glyph: MeasuredLabelReport.Item) throws(NotFiniteError) {
    put("{\"advance\":")
    try add(glyph.advance)
    put(",\"cluster\":")
    add(glyph.cluster)
    put(",\"id\":")
    add(glyph.id)
    put(",\"x\":")
    try add(glyph.x)
    put(",\"y\":")
    try add(glyph.y)
    put("}")
  }
}
