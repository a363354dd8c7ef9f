package import Platen

/// Writes measured texts as JSON, in pieces: a text of many runs has a hundred times its bytes.
///
/// Lengths are points; y goes down from the baseline.
package enum MeasuredLabelJSON {
  /// The layout of the JSON.
  package enum Form {
    /// The only text, on many lines.
    case one
    /// A list of all texts, on many lines.
    case list
    /// Each text on a line.
    case lines
  }

  /// How many bytes are written at once, about.
  private static let pieceSize = 64 << 10

  /// Writes texts, names in alphabetical order, with a line's end after each or after all.
  ///
  /// - Throws: What `write` throws, or an error for a number that is not finite.
  package static func write(
    _ labels: [MeasuredLabel], as form: Form, to write: ([UInt8]) throws -> Void
  ) throws {
    var layout = JSONLayout()
    func send(_ json: inout ReportBytes) throws {
      let bytes = json.take()
      try write(form == .lines ? bytes : layout.laidOut(bytes))
    }
    func sendMuch(_ json: inout ReportBytes) throws {
      if json.bytes.count >= pieceSize { try send(&json) }
    }
    var json = ReportBytes()
    switch form {
    case .list: try json.add(labels) { json, label in try json.add(label, sendMuch) }
    case .one, .lines:
      for label in labels {
        try json.add(label, sendMuch)
        if form == .lines { json.put("\n") }
      }
    }
    try send(&json)
    if form != .lines { try write([UInt8(ascii: "\n")]) }
  }
}

// MARK: - Parts

extension ReportBytes {
  /// - Parameter check: Called after each run and caret.
  fileprivate mutating func add(
    _ label: MeasuredLabel, _ check: (inout ReportBytes) throws -> Void
  ) throws {
    put("{\"ascent\":")
    try add(Double(label.ascent))
    put(",\"capHeight\":")
    try add(Double(label.capHeight))
    put(",\"carets\":")
    try add(label.carets) { json, caret in
      json.put("{\"offset\":")
      json.add(caret.offset)
      json.put(",\"x\":")
      try json.add(Double(caret.x))
      json.put("}")
      try check(&json)
    }
    put(",\"descent\":")
    try add(Double(label.descent))
    put(",\"direction\":")
    add(label.shaped.baseLevel & 1 == 1 ? "rtl" : "ltr")
    put(",\"ink\":")
    try add(MeasuredLabelReport.Box(label.inkBounds))
    put(",\"leading\":")
    try add(Double(label.leading))
    put(",\"missing\":")
    add(label.missing.map { MeasuredLabelReport.Missing($0) }) { $0.add($1) }
    put(",\"runs\":")
    try add(label.shaped.lineRuns) { json, part in
      try json.add(MeasuredLabelReport.Run(part.run, x: part.x, size: label.size))
      try check(&json)
    }
    put(",\"text\":")
    add(label.text)
    put(",\"width\":")
    try add(Double(label.width))
    put("}")
  }

  mutating func add(_ box: MeasuredLabelReport.Box) throws(NotFiniteError) {
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

  mutating func add(_ missing: MeasuredLabelReport.Missing) {
    put("{\"character\":")
    add(missing.character)
    put(",\"codePoints\":")
    add(missing.codePoints) { $0.add($1) }
    put("}")
  }

  mutating func add(_ run: MeasuredLabelReport.Run) throws(NotFiniteError) {
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
