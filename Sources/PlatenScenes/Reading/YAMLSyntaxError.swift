import CYAML

/// Why libyaml stopped, in its own words.
struct YAMLSyntaxError: Error {
  /// What libyaml found.
  let problem: String
  /// Where it found it, and where that began of which it read a part.
  let mark: yaml_mark_t
  let contextMark: yaml_mark_t
  /// What that was.
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
