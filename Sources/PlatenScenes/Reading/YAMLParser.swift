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
