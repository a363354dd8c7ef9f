internal import Foundation
internal import Platen
internal import PlatenBase
internal import PlatenScenes
internal import PlatenWorkers

/// Lines that a worker is to draw.
struct BatchJob {
  /// A line, and the one in the input in which it begins, from 1.
  struct Line: Sendable {
    var row: Int
    var bytes: ArraySlice<UInt8>
  }

  var lines: [Line]

  init(lines: [Line]) { self.lines = lines }

  var bytes: [UInt8] {
    var writer = WireWriter()
    writer.write(lines) { writer, line in
      writer.write(line.row)
      writer.write(line.bytes)
    }
    return writer.bytes
  }

  /// - Throws: `WireError` for bytes that are none of a job.
  init(_ bytes: [UInt8]) throws {
    var reader = WireReader(bytes)
    lines = try reader.list { Line(row: try $0.int(), bytes: try $0.bytes()) }
  }
}

/// The outcome of a line.
struct BatchResult: Sendable {
  /// A picture, or a report.
  struct Picture: Sendable {
    var format: OutputFormat
    /// What is told of it: the members of an object in JSON, without what opens and closes it; empty
    /// where nobody is told.
    var record: [UInt8]
    /// Empty where the record has them.
    var bytes: [UInt8]
  }

  enum Outcome: Sendable {
    case pictures([Picture])
    case failure(BatchFailure)
    /// The line says nothing.
    case nothing
  }

  var outcome: Outcome
  /// What its author calls the line; nil for nothing.
  var id: String?
  /// The texts of the fields that are a part of the outputs' paths.
  var pathValues: [String] = []
  /// What is not as it was asked for in the pictures.
  var findings: [BatchFinding] = []

  init(_ outcome: Outcome) { self.outcome = outcome }

  init(_ failure: BatchFailure) {
    outcome = .failure(failure)
    id = failure.id
  }

  /// - Parameter time: How long it took to draw the line.
  init(
    _ pictures: [(format: OutputFormat, bytes: [UInt8])], of line: BatchLine,
    _ drawn: BatchWorker.Drawn, time: Duration, _ settings: BatchSettings
  ) {
    outcome = .pictures(
      pictures.map { format, bytes in
        guard settings.tellsPictures else {
          return Picture(format: format, record: [], bytes: bytes)
        }
        var record = Self.record(of: bytes, format, line, drawn, time)
        if settings.embedsPictures { record += Self.embedded(bytes, format) }
        return Picture(format: format, record: record, bytes: settings.embedsPictures ? [] : bytes)
      })
    id = line.id
    pathValues = line.pathValues
    findings = drawn.findings.map(BatchFinding.init)
  }

  private static func record(
    of bytes: [UInt8], _ format: OutputFormat, _ line: BatchLine, _ drawn: BatchWorker.Drawn,
    _ time: Duration
  ) -> [UInt8] {
    var members: [JSONValue.Member] = []
    if let id = line.id { members.append(.init("id", .string(id))) }
    members += [
      .init("format", .string(format.rawValue)),
      .init("mediaType", .string(format.mediaType)),
      .init("width", .number(drawn.size.width)), .init("height", .number(drawn.size.height)),
      .init("size", .number(Double(bytes.count))),
      .init("sha256", .string(SHA256.digest(of: bytes).hexadecimal)),
      .init("milliseconds", .number((time / .milliseconds(1) * 1000).rounded() / 1000)),
    ]
    let findings = drawn.findings.map(\.json).joined(separator: ",")
    // What opens and closes the object is the reader's.
    return Array(JSONValue.object(members).compact.utf8.dropFirst().dropLast())
      + Array(",\"findings\":[\(findings)]".utf8)
      + Array((drawn.layout.map { ",\"layout\":\($0)" } ?? "").utf8)
  }

  private static func embedded(_ bytes: [UInt8], _ format: OutputFormat) -> [UInt8] {
    if format.isText {
      return Array(
        (",\"text\":" + JSONValue.string(String(decoding: bytes, as: UTF8.self)).compact).utf8)
    }
    return Array(",\"base64\":\"".utf8) + Array(Data(bytes).base64EncodedData()) + [0x22]
  }

  /// The bytes of memory that it takes, about.
  var cost: Int {
    guard case .pictures(let pictures) = outcome else { return 256 }
    return pictures.reduce(256) { $0 + $1.record.count + $1.bytes.count }
  }
}

/// What is not as it was asked for in the pictures of a line.
package struct BatchFinding: Hashable, Sendable {
  /// The place and the finding, as a sentence on one line.
  package var message: String
  /// Whether it only says what was taken.
  package var isNote: Bool

  init(_ finding: FitFinding) {
    message = (finding.place.isEmpty ? "\(finding)" : "\(finding.place): \(finding)").printable
    isNote = finding.isNote
  }

  init(message: String, isNote: Bool) {
    (self.message, self.isNote) = (message, isNote)
  }
}

// MARK: - Failures

/// Why a line has no picture.
package struct BatchFailure: Error, Hashable, Sendable {
  /// What is wrong, as messages say it: in some lines, with the line that is wrong.
  package var message: String
  /// What its author calls the line; nil for nothing.
  var id: String?
  /// What is told of it: the members of an object in JSON, without what opens and closes it.
  var record: [UInt8]
  /// Whether the message begins with the place that is wrong.
  package var isPlaced = false

  /// What is wrong without the place, by which lines that fail for one reason are known.
  var reason: Substring {
    let first = message.prefix { $0 != "\n" }
    guard isPlaced, let place = first.firstRange(of: ": ") else { return first }
    return first[place.upperBound...]
  }

  init(_ error: any Error, id: String?) {
    self.init("\(error)", id: id, records: (error as? SceneFileError)?.records ?? [])
  }

  init(_ message: String, id: String? = nil, records: [SceneFileError.Record] = []) {
    self.message = message
    self.id = id
    isPlaced = !records.isEmpty
    var error: [JSONValue.Member] = [.init("message", .string(message))]
    if !records.isEmpty { error.append(.init("problems", .array(records.map(\.value)))) }
    var members: [JSONValue.Member] = []
    if let id { members.append(.init("id", .string(id))) }
    members.append(.init("error", .object(error)))
    record = Array(JSONValue.object(members).compact.utf8.dropFirst().dropLast())
  }

  fileprivate init(message: String, id: String?, record: [UInt8], isPlaced: Bool) {
    (self.message, self.id, self.record, self.isPlaced) = (message, id, record, isPlaced)
  }

  /// Returns the failure of an equal line, some lines further down.
  func moved(by lines: Int) -> BatchFailure {
    guard isPlaced, lines != 0 else { return self }
    var moved = self
    // The place before the message, and the numbers before the lines that it shows.
    moved.message = message.replacing(/^(\s*|.*?:)(\d+)(:\d+: | \| )/.anchorsMatchLineEndings()) {
      "\($0.output.1)\((Int($0.output.2) ?? 0) + lines)\($0.output.3)"
    }
    moved.message = Self.moved(placesIn: moved.message, by: lines)
    // The message is in the record, too, where its places are not to be moved twice.
    let parts = String(decoding: record, as: UTF8.self).split(
      separator: message.jsonQuoted, omittingEmptySubsequences: false)
    let text = parts.map { part in
      Self.moved(placesIn: String(part), by: lines)
        .replacing(/"line":(\d+)/) { "\"line\":\((Int($0.output.1) ?? 0) + lines)" }
    }.joined(separator: moved.message.jsonQuoted)
    moved.record = Array(text.utf8)
    return moved
  }

  /// Returns a sentence with the place of an equal name some lines further down.
  private static func moved(placesIn text: String, by lines: Int) -> String {
    text.replacing(#/ already at (\d+):/#) {
      " already at \((Int($0.output.1) ?? 0) + lines):"
    }
  }

  /// Returns what is told of a line: the members of an object in JSON, without what opens and
  /// closes it.
  package func record(ofLine number: Int) -> [UInt8] {
    Array("\"line\":\(number),".utf8) + record
  }
}

extension SceneFileError.Record {
  fileprivate var value: JSONValue {
    var members: [JSONValue.Member] = [
      .init("file", .string(file)), .init("line", .number(Double(line))),
      .init("column", .number(Double(column))), .init("path", .string(path)),
      .init("found", .string(found)), .init("expected", .string(expected)),
    ]
    if let suggestion { members.append(.init("suggestion", .string(suggestion))) }
    return .object(members)
  }
}

// MARK: - Sending

/// A worker's results for the lines of a job, in their order.
struct BatchAnswer {
  var results: [BatchResult]

  init(results: [BatchResult]) { self.results = results }

  var bytes: [UInt8] {
    var writer = WireWriter()
    writer.write(results) { writer, result in
      writer.write(result.id) { $0.write($1) }
      writer.write(result.pathValues) { $0.write($1) }
      writer.write(result.findings) { writer, finding in
        writer.write(finding.message)
        writer.write(finding.isNote)
      }
      switch result.outcome {
      case .pictures(let pictures):
        writer.write(0)
        writer.write(pictures) { writer, picture in
          writer.write(picture.format.rawValue)
          writer.write(picture.record)
          writer.write(picture.bytes)
        }
      case .failure(let failure):
        writer.write(1)
        writer.write(failure.message)
        writer.write(failure.record)
        writer.write(failure.isPlaced)
      case .nothing: writer.write(2)
      }
    }
    return writer.bytes
  }

  /// - Throws: `WireError` for bytes that are none of an answer.
  init(_ bytes: [UInt8]) throws {
    var reader = WireReader(bytes)
    results = try reader.list { try BatchResult(&$0) }
  }
}

extension BatchResult {
  fileprivate init(_ reader: inout WireReader) throws {
    id = try reader.optional { try $0.text() }
    pathValues = try reader.list { try $0.text() }
    findings = try reader.list { BatchFinding(message: try $0.text(), isNote: try $0.bool()) }
    switch try reader.int() {
    case 0:
      outcome = .pictures(
        try reader.list { reader in
          guard let format = OutputFormat(rawValue: try reader.text()) else { throw WireError() }
          return Picture(
            format: format, record: Array(try reader.bytes()), bytes: Array(try reader.bytes()))
        })
    case 1:
      outcome = .failure(
        BatchFailure(
          message: try reader.text(), id: id, record: Array(try reader.bytes()),
          isPlaced: try reader.bool()))
    case 2: outcome = .nothing
    default: throw WireError()
    }
  }
}
