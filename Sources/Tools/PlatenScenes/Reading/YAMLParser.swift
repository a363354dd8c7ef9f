import CYAML

/// Owns libyaml's parser and its newest event.
///
/// libyaml reads its input where it is, so it has to stay there as long as the parser.
struct YAMLParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let current: UnsafeMutablePointer<yaml_event_t>

  /// Begins a text of UTF-8 without a byte order mark; nil if there is no memory.
  init?(_ input: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    current = .allocate(capacity: 1)
    current.initialize(to: yaml_event_t())
    parser.initialize(to: yaml_parser_t())
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      current.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    yaml_event_delete(current)
    yaml_parser_delete(parser)
    current.deallocate()
    parser.deallocate()
  }

  /// Goes to the next event.
  func advance() throws(YAMLSyntaxError) {
    yaml_event_delete(current)
    guard yaml_parser_parse(parser, current) == 1 else {
      throw YAMLSyntaxError(parser.pointee)
    }
  }

  /// The event that was met last; it is gone with the next one.
  var event: UnsafePointer<yaml_event_t> { UnsafePointer(current) }
}

// MARK: - Errors

/// Why libyaml stopped, in its own words.
struct YAMLSyntaxError: Error {
  /// What libyaml found.
  let problem: String
  /// Where it found it, and where that began of which it read a part.
  let mark: yaml_mark_t
  let contextMark: yaml_mark_t
  /// What it was reading there, such as `while parsing a block mapping`.
  let context: String
  /// The wrong byte, if it is about bytes instead of characters.
  let byte: Int?

  init(_ parser: yaml_parser_t) {
    let isMemory = parser.error == YAML_MEMORY_ERROR
    problem = isMemory ? "no memory" : parser.problem.map { String(cString: $0) } ?? ""
    context = parser.context.map { String(cString: $0) } ?? ""
    mark = isMemory ? parser.mark : parser.problem_mark
    contextMark = parser.context_mark
    byte = parser.error == YAML_READER_ERROR ? parser.problem_offset : nil
  }
}

// MARK: - Places

/// Finds the places of libyaml's marks in a text.
///
/// libyaml ends lines at the characters NEL, LS and PS, too, as YAML 1.1 did. Editors do not.
struct YAMLPlaces {
  /// libyaml compares each `%TAG` with those before it, so that many take very long.
  static let mostDirectives = 64

  let hasManyDirectives: Bool
  /// Where lines begin in scalars, if libyaml counts others; else empty.
  private let lineStarts: [Int]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    hasManyDirectives = Self.directives(bytes) > Self.mostDirectives
    lineStarts = Self.hasOtherLineEnds(bytes) ? Self.lineStarts(bytes) : []
  }

  func position(of mark: yaml_mark_t) -> SourcePosition {
    guard !lineStarts.isEmpty else {
      return SourcePosition(line: mark.line + 1, column: mark.column + 1)
    }
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= mark.index { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: mark.index - lineStarts[low] + 1)
  }

  /// The number of lines that begin as those directives do.
  private static func directives(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.indices.reduce(0) { number, i in
      guard bytes[i] == UInt8(ascii: "%"), bytes[i...].starts(with: "%TAG".utf8) else {
        return number
      }
      return i == 0 || bytes[i - 1] == 0x0A || bytes[i - 1] == 0x0D ? number + 1 : number
    }
  }

  private static func hasOtherLineEnds(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for i in bytes.indices.dropLast() {
      if bytes[i] == 0xC2, bytes[i + 1] == 0x85 { return true }
      if bytes[i] == 0xE2, bytes[i + 1] == 0x80, i + 2 < bytes.count, bytes[i + 2] & 0xFE == 0xA8 {
        return true
      }
    }
    return false
  }

  private static func lineStarts(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var starts = [0]
    var scalars = 0
    for i in bytes.indices where bytes[i] & 0xC0 != 0x80 {
      scalars += 1
      let isPair = bytes[i] == 0x0D && i + 1 < bytes.count && bytes[i + 1] == 0x0A
      if (bytes[i] == 0x0A || bytes[i] == 0x0D) && !isPair { starts.append(scalars) }
    }
    return starts
  }
}
