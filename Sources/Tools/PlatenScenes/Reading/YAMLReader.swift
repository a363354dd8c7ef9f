import CYAML
internal import PlatenBase

/// Reads YAML through libyaml's events.
///
/// What scenes have no use for is refused: several documents, names that are not texts, tags of
/// other than the core schema's types.
struct YAMLReader: ~Copyable {
  private let parser: YAMLParser
  private let places: YAMLPlaces
  private let text: SceneText
  /// Where the text ends.
  private lazy var end = text.end
  private var builder: SourceBuilder

  static func read(_ text: SceneText, limits: SourceLimits) throws(SceneFileError) -> SourceNode {
    var utf8 = text.text
    let result = utf8.withUTF8 { bytes in
      Result { () throws(SceneFileError) in try read(bytes, of: text, limits) }
    }
    return try result.get()
  }

  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, of text: SceneText, _ limits: SourceLimits
  ) throws(SceneFileError) -> SourceNode {
    let places = YAMLPlaces(bytes)
    guard !places.hasManyDirectives else {
      throw SceneFileError(of: text, [YAMLReader.manyDirectives])
    }
    guard let parser = YAMLParser(bytes) else { throw SceneFileError(of: text, [noMemory]) }
    var reader = YAMLReader(parser: parser, places: places, text: text, limits: limits)
    var errors: [SceneError] = []
    do {
      try reader.readEvents()
    } catch let error as YAMLSyntaxError {
      errors = [
        YAMLDiagnosis(error, in: text, places: places, open: reader.builder.open).sceneError
      ]
    } catch let error as SceneError {
      errors = [error]
    } catch {}
    errors = reader.builder.errors + errors
    guard errors.isEmpty else { throw SceneFileError(of: text, errors) }
    return reader.builder.root ?? nothing
  }

  private init(
    parser: consuming YAMLParser, places: YAMLPlaces, text: SceneText, limits: SourceLimits
  ) {
    self.parser = parser
    self.places = places
    self.text = text
    builder = SourceBuilder(limits: limits, firstLine: text.firstLine)
  }
}

// MARK: - Events

extension YAMLReader {
  private mutating func readEvents() throws {
    while true {
      try parser.advance()
      switch parser.event.pointee.type {
      case YAML_DOCUMENT_START_EVENT: try beginDocument()
      case YAML_SCALAR_EVENT: try readScalar()
      case YAML_ALIAS_EVENT: try readAlias()
      case YAML_SEQUENCE_START_EVENT:
        let start = parser.event.pointee.data.sequence_start
        try open(mapping: false, anchor: start.anchor, tag: start.tag)
      case YAML_MAPPING_START_EVENT:
        let start = parser.event.pointee.data.mapping_start
        try open(mapping: true, anchor: start.anchor, tag: start.tag)
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: try builder.close()
      case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return
      default: break
      }
    }
  }

  private var position: SourcePosition { places.position(of: parser.event.pointee.start_mark) }

  private func beginDocument() throws(SceneError) {
    guard builder.root != nil else { return }
    throw SceneError(
      at: position, path: "", found: "a second document", expected: "only one document per file")
  }

  private mutating func readScalar() throws {
    let event = parser.event.pointee.data.scalar
    let text = String(
      decoding: UnsafeBufferPointer(start: event.value, count: event.length), as: UTF8.self)
    var scalar = SourceNode.Scalar(text: text, isPlain: event.style == YAML_PLAIN_SCALAR_STYLE)
    // libyaml ends a last line that has no end, and puts a value that is missing behind it.
    let position = event.length == 0 ? min(position, end) : position
    if let tag = event.tag { try apply(YAMLTag(tag), to: &scalar, at: position) }
    let anchor = event.anchor.map { String(cString: $0) }
    guard builder.expectsName else {
      return try builder.add(scalar, at: position, anchor: anchor)
    }
    try name(scalar, at: position)
    if let anchor { builder.anchorName(anchor, scalar, at: position) }
  }

  private mutating func readAlias() throws {
    guard let anchor = parser.event.pointee.data.alias.anchor else { return }
    let alias = String(cString: anchor)
    guard builder.expectsName else { return try builder.add(alias: alias, at: position) }
    guard let scalar = builder.text(ofAlias: alias) else {
      throw noName(found: "the alias *\(Quotation.cut(alias))")
    }
    try name(scalar, at: position)
  }

  private mutating func name(
    _ scalar: SourceNode.Scalar, at position: SourcePosition
  ) throws(SceneError) {
    if scalar.isPlain, scalar.text.isEmpty { throw noName(found: "nothing") }
    try builder.name(
      scalar.text, at: position, merges: scalar.isPlain && scalar.text == "<<")
  }

  private mutating func open(
    mapping isMapping: Bool, anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?
  ) throws {
    let position = position
    guard !builder.expectsName else {
      throw noName(found: isMapping ? "a mapping" : "a list")
    }
    if let tag {
      let tag = YAMLTag(tag)
      let fits = tag.isGeneric || tag.kind == (isMapping ? .map : .seq)
      if !fits { try refuse(tag, on: isMapping ? "a mapping" : "a list", at: position) }
    }
    try builder.open(
      mapping: isMapping, at: position, anchor: anchor.map { String(cString: $0) })
  }
}

// MARK: - Tags

extension YAMLReader {
  private mutating func apply(
    _ tag: YAMLTag, to scalar: inout SourceNode.Scalar, at position: SourcePosition
  ) throws(SceneError) {
    let wasPlain = scalar.isPlain
    scalar.isPlain = !(tag.isGeneric || tag.kind == .str)
    guard scalar.isPlain, !tag.fits(scalar.value) else { return }
    scalar.isPlain = wasPlain
    try refuse(tag, on: scalar.phrase, at: position)
  }

  private mutating func refuse(
    _ tag: YAMLTag, on value: String, at position: SourcePosition
  ) throws(SceneError) {
    try builder.report(
      SceneError(
        at: position, path: builder.path,
        found: tag.kind == nil ? "the tag \(tag)" : "the tag \(tag) on \(value)",
        expected: tag.kind?.values ?? "no tag, or one of \(YAMLTag.known)"))
  }
}

// MARK: - Errors

extension YAMLReader {
  private static let start = SourcePosition(line: 1, column: 1)

  /// What an empty file stands for.
  private static var nothing: SourceNode {
    SourceNode(.scalar(SourceNode.Scalar(text: "", isPlain: true)), at: start)
  }

  private static var noMemory: SceneError {
    SceneError(at: start, path: "", found: "no memory", expected: "a smaller file")
  }

  private static var manyDirectives: SceneError {
    SceneError(
      at: start, path: "", found: "more than \(YAMLPlaces.mostDirectives) lines with %TAG",
      expected: "fewer")
  }

  private func noName(found: String) -> SceneError {
    SceneError(at: position, path: builder.path, found: found, expected: "a name")
  }
}

// MARK: - The core schema's tags

/// A tag that stands before a value, such as `!!str`.
private struct YAMLTag: CustomStringConvertible {
  /// The core schema's types.
  enum Kind: String, CaseIterable {
    case str, int, float, bool, null, map, seq

    /// The values that may have the tag.
    var values: String {
      switch self {
      case .str: "a text"
      case .int: "a whole number"
      case .float: "a number"
      case .bool: "true or false"
      case .null: "null"
      case .map: "a mapping"
      case .seq: "a list"
      }
    }
  }

  private static let core = "tag:yaml.org,2002:"

  /// The tags that are allowed, as messages list them.
  static let known = Kind.allCases.map { "!!\($0)" }.joined(separator: ", ")

  let description: String
  /// The core schema's type; nil for others.
  let kind: Kind?
  /// Whether it is `!`, which keeps lists and mappings what they are and makes scalars texts.
  var isGeneric: Bool { description == "!" }

  init(_ resolved: UnsafePointer<UInt8>) {
    let tag = String(cString: resolved)
    guard tag.hasPrefix(Self.core) else {
      description = Quotation.cut(tag)
      kind = nil
      return
    }
    let name = tag.dropFirst(Self.core.count)
    description = "!!" + Quotation.cut(name)
    kind = Kind(rawValue: String(name))
  }

  /// Returns whether a scalar that means this may have the tag.
  func fits(_ value: ScalarValue) -> Bool {
    switch (kind, value) {
    case (.int, .int), (.float, .int), (.float, .double), (.float, .notFinite), (.bool, .bool),
      (.null, .null), (.str, _):
      true
    default: false
    }
  }
}
