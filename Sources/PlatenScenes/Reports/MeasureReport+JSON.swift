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
    json.add("{\"labels\":")
    try json.add(labels) { json, label in
      let set = try paragraph(of: label, in: library)
      // What is set once it is cancelled is worth nothing.
      try check(json)
      try json.add(label.text, set, showsFolders: showsFolders, check)
      place += 1
    }
    json.add("}")
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
    add("{\"bounds\":")
    try add(MeasuredLabelReport.Box(CGRect(origin: .zero, size: paragraph.size)))
    add(",\"firstBaseline\":")
    try add(Double(paragraph.firstBaseline))
    add(",\"fontSize\":")
    try add(Double(paragraph.fontSize))
    add(",\"ink\":")
    try add(MeasuredLabelReport.Box(paragraph.inkBounds))
    add(",\"isTruncated\":")
    add(paragraph.isTruncated)
    add(",\"lastBaseline\":")
    try add(Double(paragraph.lastBaseline))
    add(",\"lines\":")
    try add(paragraph.lines) { json, line in
      var line = MeasureReport.Line(line, of: paragraph.text)
      if !showsFolders { line.hideFolders() }
      try json.add(line)
      try check(json)
    }
    add(",\"missing\":")
    add(set.missing.map { MeasuredLabelReport.Missing($0) }) { $0.add($1) }
    add(",\"text\":")
    add(text)
    add("}")
  }

  private mutating func add(_ box: MeasuredLabelReport.Box) throws(NotFiniteError) {
    add("{\"height\":")
    try add(box.height)
    add(",\"width\":")
    try add(box.width)
    add(",\"x\":")
    try add(box.x)
    add(",\"y\":")
    try add(box.y)
    add("}")
  }

  private mutating func add(_ missing: MeasuredLabelReport.Missing) {
    add("{\"character\":")
    add(missing.character)
    add(",\"codePoints\":")
    add(missing.codePoints) { $0.add($1) }
    add("}")
  }
}

// MARK: - Lines

extension ReportBytes {
  private mutating func add(_ line: MeasureReport.Line) throws(NotFiniteError) {
    add("{\"baseline\":")
    try add(line.baseline)
    add(",\"runs\":")
    try add(line.runs) { (json, run) throws(NotFiniteError) in try json.add(run) }
    add(",\"text\":")
    add(line.text)
    add(",\"width\":")
    try add(line.width)
    add(",\"x\":")
    try add(line.x)
    add("}")
  }

  private mutating func add(_ run: MeasuredLabelReport.Run) throws(NotFiniteError) {
    add("{\"direction\":")
    add(run.direction)
    add(",\"font\":")
    try add(run.font)
    add(",\"glyphs\":")
    try add(run.glyphs) { (json, glyph) throws(NotFiniteError) in try json.add(glyph) }
    add(",\"script\":")
    add(run.script)
    add(",\"size\":")
    try add(run.size)
    add(",\"text\":")
    add(run.text)
    add(",\"width\":")
    try add(run.width)
    add(",\"x\":")
    try add(run.x)
    add("}")
  }

  private mutating func add(_ face: MeasuredLabelReport.Face) throws(NotFiniteError) {
    add("{\"family\":")
    add(face.family)
    add(",\"file\":")
    add(face.file)
    add(",\"index\":")
    add(face.index)
    add(",\"variations\":{")
    for (i, (tag, value)) in face.variations.sorted(by: { $0.key < $1.key }).enumerated() {
      if i > 0 { add(",") }
      add(tag)
      add(":")
      try add(value)
    }
    add("}}")
  }

  private mutating func add(_ glyph: MeasuredLabelReport.Item) throws(NotFiniteError) {
    add("{\"advance\":")
    try add(glyph.advance)
    add(",\"cluster\":")
    add(glyph.cluster)
    add(",\"id\":")
    add(glyph.id)
    add(",\"x\":")
    try add(glyph.x)
    add(",\"y\":")
    try add(glyph.y)
    add("}")
  }
}
