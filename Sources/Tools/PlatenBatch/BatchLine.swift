internal import Foundation
internal import Platen
internal import PlatenBase
internal import PlatenScenes

/// A line of a batch as it was read: what it draws, and as what.
struct BatchLine {
  /// The content that a line draws.
  enum Content {
    /// The batch's scene, filled with the fields.
    case fields([SourceNode.Entry])
    /// A scene of the line's own, filled with the fields of its `data`.
    case scene(SourceNode, SceneText, [SourceNode.Entry])
    /// A picture that names and values describe, with the table that it shows if there is one.
    case picture(PictureKind, SourceNode, DataTable?)
  }

  /// What errors with the line's own values are shown in.
  let text: SceneText
  var content: Content
  /// What its author calls it; nil for nothing.
  var id: String?
  var formats: [OutputFormat]
  var scale: Double?
  var isStrict: Bool
  /// Where the words of an earlier cloud lie, which the line's cloud follows.
  var previous: CloudArrangement?
  /// Whether it is told where the words of the line's cloud lie.
  var tellsLayout = false
  /// The texts of the fields that are a part of the outputs' paths.
  var pathValues: [String] = []
  /// The cells of a table's row that are not spelled as programs do, as `3,5` and `TRUE`.
  var cells: [String: DataValue] = [:]
  /// What is said of how a table's row was read: that it lacks its last fields.
  var remarks: [String] = []
}

extension BatchLine {
  /// Reads a line.
  ///
  /// - Parameters:
  ///   - bytes: The line without its end.
  ///   - row: The line in the input in which it begins, from 1.
  ///   - numbers: How the scene's language writes numbers.
  /// - Returns: Nil for a line that says nothing, as a comment of a table.
  /// - Throws: A `SceneFileError` with all that is wrong.
  init?(
    _ bytes: ArraySlice<UInt8>, row: Int, _ settings: BatchSettings,
    _ numbers: NumberNotation = NumberNotation()
  ) throws {
    text = try SceneText(name: settings.inputName, bytes: Data(bytes), firstLine: row)
    (formats, scale) = (settings.formats, settings.scale)
    isStrict = settings.isStrict
    content = .fields([])
    if settings.lines != .json {
      let table = try Self.table(ofRow: text, settings, numbers)
      // Excel writes rows without anything below others.
      guard let record = table.records.first, !record.values.allSatisfy(\.isEmpty) else {
        return nil
      }
      remarks = table.remarksOnRows.map(\.detail)
      let place = SourcePosition(line: 1, column: 1)
      let entries = zip(record.fields.names, record.values).map { name, value in
        if value.isSpelledOtherwise { cells[name] = value }
        return SourceNode.Entry(key: name, position: place, value: SourceNode(value, at: place))
      }
      content = .fields(entries)
      try takeNames(entries, settings)
      return
    }
    let node = try Self.value(of: text)
    guard settings.scene != nil else {
      try readJob(node)
      return
    }
    let entries = try fields(of: node)
    content = .fields(entries)
    try takeNames(entries, settings)
  }

  /// What two lines with one path have in common; nil for one whose path is its own, or that cannot be read.
  static func place(of line: BatchInput.Line, _ settings: BatchSettings) -> String? {
    guard line.excess == nil,
      let line = try? BatchLine(line.bytes, row: line.row, settings)
    else { return nil }
    let parts = line.pathValues + (settings.hasIDInPaths ? [line.id].compactMap(\.self) : [])
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  /// The JSON of a line.
  ///
  /// - Throws: A `SceneFileError`, which says of a first line that looks like one of a table how to read that.
  private static func value(of text: SceneText) throws -> SourceNode {
    do throws(SceneFileError) {
      return try SourceReader().read(text, as: .json)
    } catch {
      let first = text.text.first { !$0.isWhitespace }
      guard text.firstLine == 1, first?.isLetter == true,
        let sign = text.text.first(where: { ",;\t".contains($0) })
      else { throw error }
      throw SceneFileError(
        of: text,
        [
          SceneError(
            at: SourcePosition(line: 1, column: 1), path: "", found: "a line of a table",
            expected: "JSON: to read a table, add --lines \(sign == "\t" ? "tsv" : "csv")")
        ])
    }
  }

  /// The fields of a line: those of an object, or `name` and `value` of a plain text or number.
  private func fields(of node: SourceNode) throws -> [SourceNode.Entry] {
    switch node.content {
    case .mapping(let entries): return entries
    case .scalar(let scalar)
    where scalar.isPlain && ["null", "true", "false"].contains(scalar.text):
      throw failure(
        node.position, "", scalar.text, "an object with the fields' values, a text or a number")
    case .scalar:
      return ["name", "value"].map {
        SourceNode.Entry(key: $0, position: node.position, value: node)
      }
    case .sequence: throw failure(node.position, "", "a list", "an object with the fields' values")
    }
  }

  /// A row of a table; nil for a comment.
  private static func table(
    ofRow row: SceneText, _ settings: BatchSettings, _ numbers: NumberNotation
  ) throws -> DataTable {
    var reader = DataReader(settings.lines == .csv ? .csv : .tsv)
    (reader.hasHeader, reader.numbers) = (true, numbers)
    let header = String(decoding: settings.header ?? [], as: UTF8.self)
    // The names stand in the lines before, as far as messages know.
    let lines = 1 + header.utf8.count { $0 == UInt8(ascii: "\n") }
    let text = SceneText(
      name: row.name, text: header + "\n" + row.text, firstLine: row.firstLine - lines)
    return try reader.table(from: text)
  }

  /// Takes the line's name, and what of it stands in paths.
  private mutating func takeNames(
    _ entries: [SourceNode.Entry], _ settings: BatchSettings
  ) throws {
    func text(_ name: String) -> String? {
      guard let value = entries.last(where: { $0.key == name })?.value,
        case .scalar(let scalar) = value.content, !scalar.text.isEmpty, !value.isNull
      else { return nil }
      return scalar.text
    }
    let names = entries.map(\.key)
    func missing(_ key: String, _ reason: String) -> SceneFileError {
      let others = names.filter { $0 != key }
      return SceneFileError(
        of: self.text,
        [
          SceneError(
            at: SourcePosition(line: 1, column: 1), path: key, found: "nothing",
            expected: "a text or number, because \(reason)"
              + (others.isEmpty ? "" : "; the fields are \(FieldTree.list(others))"),
            suggestion: NearestSpelling.of(key, among: others, limit: 1).first)
        ])
    }
    id = text(settings.idField)
    if settings.idField != "id", !names.contains(settings.idField) {
      throw missing(settings.idField, "--id names it")
    }
    pathValues = try settings.pathKeys.map { key in
      guard let text = text(key) else {
        throw missing(key, "{\(key)} is in the output's path")
      }
      return text
    }
  }

  func failure(
    _ position: SourcePosition, _ path: String, _ found: String, _ expected: String,
    among names: [String] = []
  ) -> SceneFileError {
    SceneFileError(
      of: text,
      [
        SceneError(
          at: position, path: path, found: found, expected: expected,
          suggestion: NearestSpelling.of(
            found.trimmingCharacters(in: ["\""]), among: names, limit: 1
          ).first)
      ])
  }
}

// MARK: - Lines with a scene of their own

extension BatchLine {
  private static let names =
    ["id", "scene", "data", "format", "scale", "strict", "layout", "previous"]
    + PictureKind.allCases.map(\.rawValue)

  private mutating func readJob(_ line: SourceNode) throws {
    guard case .mapping(let entries) = line.content else {
      throw failure(line.position, "", "no object", "an object with a scene")
    }
    for entry in entries where !Self.names.contains(entry.key) {
      throw failure(
        entry.position, entry.key, "\"\(entry.key)\"",
        "one of the fields \(Self.names.joined(separator: ", "))", among: Self.names)
    }
    func value(_ name: String) -> SourceNode? { entries.last { $0.key == name }?.value }
    id = value("id").flatMap { $0.isNull ? nil : $0.scalarText }
    if let format = value("format") { formats = [try read(format)] }
    if let node = value("scale") { scale = try readScale(node) }
    if let strict = value("strict") { isStrict = try readFlag(strict, "strict") }
    if let layout = value("layout") { tellsLayout = try readFlag(layout, "layout") }
    if let node = value("previous") { previous = try readPrevious(node) }
    let pictures = entries.filter { $0.key == "scene" || PictureKind(rawValue: $0.key) != nil }
    guard pictures.count == 1, let picture = pictures.first else {
      throw failure(
        line.position, "", pictures.isEmpty ? "nothing to draw" : "more than one thing to draw",
        "one of scene, " + PictureKind.allCases.map(\.rawValue).joined(separator: ", "))
    }
    for name in ["layout", "previous"] where picture.key != PictureKind.cloud.rawValue {
      guard let node = value(name) else { continue }
      throw failure(
        node.position, name, "\(name) beside \(picture.key)", "\(name) only beside cloud")
    }
    if let kind = PictureKind(rawValue: picture.key) {
      content = .picture(kind, picture.value, try value("data").map(table))
    } else {
      content = try scene(picture.value, fields: value("data").map(fields(of:)) ?? [])
    }
  }

  private func scene(_ node: SourceNode, fields: [SourceNode.Entry]) throws -> Content {
    guard let inner = node.scalarText else { return .scene(node, text, fields) }
    let scene = SceneText(name: "\(text.name) line \(text.firstLine) scene", text: inner)
    return .scene(try SourceReader().read(scene), scene, fields)
  }

  private func table(_ node: SourceNode) throws -> DataTable {
    do throws(SceneError) {
      return try DataTable(node)
    } catch {
      throw SceneFileError(of: text, [error])
    }
  }

  private func read(_ node: SourceNode) throws -> OutputFormat {
    let formats = OutputFormat.allCases.map(\.rawValue)
    guard let format = node.scalarText.flatMap(OutputFormat.init) else {
      throw failure(
        node.position, "format", node.shownText, "one of \(formats.joined(separator: ", "))",
        among: formats)
    }
    return format
  }

  private func readFlag(_ node: SourceNode, _ name: String) throws -> Bool {
    guard let flag = node.scalarText.flatMap(Bool.init) else {
      throw failure(node.position, name, node.shownText, "true or false")
    }
    return flag
  }

  private func readPrevious(_ node: SourceNode) throws -> CloudArrangement {
    struct Line: Decodable { var previous: CloudArrangement }
    do {
      return try JSONDecoder().decode(Line.self, from: Data(text.text.utf8)).previous
    } catch let error as DecodingError {
      throw failure(
        node.position, "previous", "that \(error.sentence)",
        "the positions of a cloud's words, as in the field layout of an earlier record")
    }
  }

  private func readScale(_ node: SourceNode) throws -> Double {
    do throws(SceneError) {
      return try SceneScale.read(node.scalarText ?? "")
    } catch {
      throw failure(node.position, "scale", node.shownText, error.expected)
    }
  }
}

extension SourceNode {
  /// The text of a scalar; nil for a list or a mapping.
  var scalarText: String? {
    guard case .scalar(let scalar) = content else { return nil }
    return scalar.text
  }

  /// Whether it is JSON's null.
  fileprivate var isNull: Bool {
    guard case .scalar(let scalar) = content else { return false }
    return scalar.isPlain && scalar.text == "null"
  }

  /// The value as messages show it.
  fileprivate var shownText: String { scalarText.map { "\"\($0)\"" } ?? "a list or an object" }
}
