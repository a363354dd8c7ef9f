internal import Platen
internal import PlatenScenes
internal import PlatenWorkers

/// How the changes of a scene are shown.
struct ScenePlay: Hashable, Sendable {
  /// How many seconds; nil for until nothing moves.
  var duration: Double?
  /// How often; 0 for ever.
  var loops: Int
  /// Frames a second.
  var frameRate: Double
}

/// A job for a worker, as it is sent to it.
struct RenderJob: Sendable {
  /// The source of a picture.
  enum Source: Sendable {
    /// A scene; nil where the language of its text is to be found out.
    case scene(name: String, text: String, format: SourceFormat?)
    /// A line of a batch, with its number from 1.
    case batchLine(text: String, number: Int)
    /// The names and values of an address's query, and where a body has the last of them.
    case query(PictureKind, [QueryText.Pair], body: [QueryText.Place] = [])
    /// A scene of the operator's folder, by its file's name and text, with the values that are set.
    case template(file: String, text: String, [QueryText.Pair])
    /// Labels to measure.
    case measure(text: String, format: SourceFormat?)
  }

  var source: Source
  /// What is answered; nil for nothing, where only what is wrong is asked for.
  var format: OutputFormat?
  /// The pixels per point of a PNG; nil for what the scene says.
  var scale: Double?
  /// How good a WebP or a JPEG is, 1 to 100; nil for what is usual.
  var quality: Int?
  /// What a text is in an SVG; nil for outlines.
  var svg: SVGOptions.Text?
  /// Which findings are looked for.
  var findings = FindingsRequest.known
  /// How a scene's changes are shown; nil for the picture before them.
  var play: ScenePlay?
}

// MARK: - Sending

extension RenderJob {
  /// The job as bytes.
  var bytes: [UInt8] {
    var writer = WireWriter()
    writer.write(format?.rawValue) { $0.write($1) }
    writer.write(scale) { $0.write($1) }
    writer.write(quality) { $0.write($1) }
    writer.write(svg?.rawValue) { $0.write($1) }
    writer.write(findings.rawValue)
    switch source {
    case .scene(let name, let text, let format):
      writer.write(0)
      writer.write(name)
      writer.write(text)
      writer.write(format?.rawValue) { $0.write($1) }
    case .batchLine(let text, let number):
      writer.write(1)
      writer.write(text)
      writer.write(number)
    case .query(let kind, let pairs, let places):
      writer.write(2)
      writer.write(kind.rawValue)
      writer.write(pairs: pairs)
      writer.write(places: places)
    case .template(let file, let text, let pairs):
      writer.write(3)
      writer.write(file)
      writer.write(text)
      writer.write(pairs: pairs)
    case .measure(let text, let format):
      writer.write(4)
      writer.write(text)
      writer.write(format?.rawValue) { $0.write($1) }
    }
    // At the end, as jobs that were kept before have none.
    if let play {
      writer.write(play.duration) { $0.write($1) }
      writer.write(play.loops)
      writer.write(play.frameRate)
    }
    return writer.bytes
  }

  /// - Throws: `WireError` for bytes that are none of a job.
  init(_ bytes: [UInt8]) throws {
    var reader = WireReader(bytes)
    format = try reader.optional { try $0.value() }
    scale = try reader.optional { try $0.double() }
    quality = try reader.optional { try $0.int() }
    svg = try reader.optional { try $0.value() }
    guard let findings = FindingsRequest(rawValue: try reader.int()) else { throw WireError() }
    self.findings = findings
    switch try reader.int() {
    case 0:
      source = .scene(
        name: try reader.text(), text: try reader.text(),
        format: try reader.optional { try $0.value() })
    case 1: source = .batchLine(text: try reader.text(), number: try reader.int())
    case 2:
      source = .query(try reader.value(), try reader.pairs(), body: try reader.places())
    case 3:
      source = .template(file: try reader.text(), text: try reader.text(), try reader.pairs())
    case 4:
      source = .measure(text: try reader.text(), format: try reader.optional { try $0.value() })
    default: throw WireError()
    }
    guard !reader.isAtEnd else { return }
    play = ScenePlay(
      duration: try reader.optional { try $0.double() }, loops: try reader.int(),
      frameRate: try reader.double())
  }
}

extension WireWriter {
  fileprivate mutating func write(pairs: [QueryText.Pair]) {
    write(pairs) { writer, pair in
      writer.write(pair.name)
      writer.write(pair.value)
    }
  }

  fileprivate mutating func write(places: [QueryText.Place]) {
    write(places) { writer, place in
      for position in [place.name, place.value] {
        writer.write(position.line)
        writer.write(position.column)
      }
    }
  }
}

extension WireReader {
  fileprivate mutating func pairs() throws -> [QueryText.Pair] {
    try list { (try $0.text(), try $0.text()) }
  }

  fileprivate mutating func places() throws -> [QueryText.Place] {
    try list { QueryText.Place(name: try $0.position(), value: try $0.position()) }
  }

  private mutating func position() throws -> SourcePosition {
    SourcePosition(line: try int(), column: try int())
  }

  /// A value of a type that names its values.
  fileprivate mutating func value<Value: RawRepresentable<String>>() throws -> Value {
    guard let value = Value(rawValue: try text()) else { throw WireError() }
    return value
  }
}
