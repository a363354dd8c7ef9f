internal import PlatenBase

/// Says in a reader's words what libyaml says in a parser's.
struct YAMLDiagnosis {
  let error: YAMLSyntaxError
  let text: SceneText
  /// Where libyaml found the error, and where that began of which it read a part.
  let position: SourcePosition
  let start: SourcePosition

  /// Where the list or mapping begins that has not ended.
  let open: SourcePosition?

  init(
    _ error: YAMLSyntaxError, in text: SceneText, places: YAMLPlaces, open: SourcePosition?
  ) {
    self.error = error
    self.text = text
    self.open = open
    let mark = error.byte.map(text.position(ofByte:)) ?? places.position(of: error.mark)
    // libyaml ends a last line that has no end.
    position = min(mark, text.end)
    start = places.position(of: error.contextMark)
  }

  var sceneError: SceneError {
    switch error.problem {
    case "no memory": say("a file that does not fit in memory", "a smaller file")
    case "control characters are not allowed": controlCharacter
    case "could not find expected ':'": missingColon
    case "mapping values are not allowed in this context": secondColon
    case "found unexpected ':'":
      say("a colon without a space after it", "a space, or quotation marks around the text")
    case "block sequence entries are not allowed in this context":
      say("\"-\" where no list can begin", "each value of the list on a separate line")
    case "mapping keys are not allowed in this context":
      say("\"?\" where no name can begin", "quotation marks around a text that begins with it")
    case "found character that cannot start any token": wrongBeginning
    case "found a tab character where an indentation space is expected",
      "found a tab character that violates indentation":
      tab
    case "did not find expected ',' or ']'": inBrackets("[", "]")
    case "did not find expected ',' or '}'": inBrackets("{", "}")
    case "did not find expected key": inMapping
    case "did not find expected '-' indicator": inList
    case "did not find expected node content": missingValue
    case "did not find expected <document start>": behindValue
    default: errorOfScalar
    }
  }

  /// Errors of texts in quotation marks, of blocks, anchors and tags.
  private var errorOfScalar: SceneError {
    switch error.problem {
    case "found unexpected end of stream":
      say("an unmatched quotation mark", "a closing one at the end of the text", at: start)
    case "found unexpected document indicator":
      say(
        "a new document inside a text in quotation marks", "a quotation mark before it",
        at: position)
    case "found unknown escape character":
      say("an escape sequence that YAML does not have", #"a valid one, or "\\" for a backslash"#)
    case "did not find expected hexdecimal number":
      say(
        "an escape sequence without its digits", #"2 after "\x", 4 after "\u" and 8 after "\U""#,
        at: escape)
    case "found invalid Unicode character escape code":
      say("an escape sequence that is not a character", "a Unicode scalar value", at: escape)
    case "found an indentation indicator equal to 0":
      say("the indentation 0", "1 to 9 spaces")
    case "did not find expected comment or line break":
      say(token, "the text on the lines below, or quotation marks around it")
    case "did not find expected alphabetic or numeric character": anchor
    case "found undefined tag handle": say("a tag with an unknown prefix", "a tag such as !!str")
    default: errorOfDirective
    }
  }

  private var errorOfDirective: SceneError {
    switch error.problem {
    case "found duplicate %YAML directive": say("a second %YAML", "one", at: position)
    case "found duplicate %TAG directive": say("a second %TAG of this name", "one", at: position)
    case "found incompatible YAML document": say("another version", "%YAML 1.1 or 1.2")
    default:
      if error.context.contains("tag") && !error.context.contains("directive") {
        say(
          "a tag that cannot be read", "quotation marks around a text that begins with \"!\"",
          at: start)
      } else if error.context.contains("directive") || error.context.contains("%") {
        say(
          "a directive that cannot be read",
          "%YAML 1.2, or quotation marks around a text that begins with \"%\"", at: start)
      } else {
        say(error.problem.isEmpty ? "text that cannot be read" : error.problem, "YAML")
      }
    }
  }
}

// MARK: - Cases

extension YAMLDiagnosis {
  private var controlCharacter: SceneError {
    let scalar = scalar(at: position) ?? "\0"
    return say(
      "the character \(scalar.codePoint)",
      "no such character, or its escape sequence in a text in quotation marks")
  }

  private var missingColon: SceneError {
    let line = text.line(start.line) ?? ""
    let rest = line.unicodeScalars.dropFirst(start.column - 1)
    return say(
      "\(Quotation(String(rest).trimmed)) without a colon", "a name, a colon and a value", at: start
    )
  }

  private var secondColon: SceneError {
    let before = Substring(line.unicodeScalars.prefix(position.column - 1))
    if before.contains(": ") {
      return say("a second colon in the line", "quotation marks around a text that contains \": \"")
    }
    return say(
      "a colon inside the value that began above",
      "a name with the same indentation as the names around it")
  }

  private var wrongBeginning: SceneError {
    guard let scalar = scalar(at: position) else { return say(token, "a value") }
    if scalar == "\t" { return tab }
    return say(
      "a value that begins with \"\(scalar)\"", "quotation marks around it")
  }

  private var tab: SceneError { say("a tab", "spaces for indentation") }

  private func inBrackets(_ opening: String, _ closing: String) -> SceneError {
    if isAtEnd { return unclosed(opening, at: start) }
    let place = "the \"\(opening)\" at \(start.line):\(start.column)"
    return say(token, "a comma, or \"\(closing)\" for \(place)")
  }

  private func unclosed(_ bracket: String, at place: SourcePosition) -> SceneError {
    var expected = "the bracket that closes it"
    // As in {foregroundStyle: #ff0000}, of which YAML reads no more than the name.
    let plain = text.line(place.line)?.replacing(/"[^"]*"|'[^']*'/, with: "")
    if let comment = plain?.firstMatch(of: /\s(#[0-9A-Fa-f]{3,8})\b/) {
      expected += ", or quotation marks around \(comment.output.1): \"#\" begins a comment"
    }
    return say(
      "\"\(bracket)\" without its \"\(bracket == "[" ? "]" : "}")\"", expected, at: place)
  }

  private var missingValue: SceneError {
    if isAtEnd, let open, let bracket = scalar(at: open), bracket == "[" || bracket == "{" {
      return unclosed(String(bracket), at: open)
    }
    return say(token, "a value")
  }

  private var inMapping: SceneError {
    guard isFirstInLine else { return behindValue }
    if position.column == start.column { return say(token, "a name, a colon and a value") }
    return say(
      "an indentation of \(Self.spaces(position.column - 1))",
      "\(Self.spaces(start.column - 1)), as in the mapping from line \(start.line) on")
  }

  private var inList: SceneError {
    guard isFirstInLine else { return behindValue }
    if position.column == start.column { return say(token, "\"- \" before each value of the list") }
    return say(
      "an indentation of \(Self.spaces(position.column - 1))",
      "\"- \" after \(Self.spaces(start.column - 1)), as in the list from line \(start.line) on")
  }

  private var behindValue: SceneError {
    if isAtEnd { return say("the end of the file", "a value") }
    return say(
      "\(token) after the end of a value",
      "a new line, or one pair of quotation marks around everything")
  }

  private var anchor: SceneError {
    let isAlias = error.context.contains("alias")
    let name = isAlias ? "an alias" : "an anchor"
    return say(
      "a value that begins with \"\(isAlias ? "*" : "&")\"",
      "quotation marks around it, or the letters and digits of \(name)",
      at: start)
  }
}

// MARK: - Words

extension YAMLDiagnosis {
  private func say(
    _ found: String, _ expected: String, at place: SourcePosition? = nil
  ) -> SceneError {
    SceneError(at: place ?? position, path: "", found: found, expected: expected)
  }

  private var line: Substring { text.line(position.line) ?? "" }

  /// The place of the escape behind whose letter libyaml stopped.
  private var escape: SourcePosition {
    SourcePosition(line: position.line, column: max(1, position.column - 2))
  }

  private var isAtEnd: Bool { position >= text.end }

  private var isFirstInLine: Bool {
    line.unicodeScalars.prefix(position.column - 1).allSatisfy { $0 == " " }
  }

  private func scalar(at position: SourcePosition) -> Unicode.Scalar? {
    text.line(position.line)?.unicodeScalars.dropFirst(position.column - 1).first
  }

  /// The word or sign that stands at the place.
  private var token: String {
    let rest = line.unicodeScalars.dropFirst(position.column - 1)
    guard let first = rest.first else { return isAtEnd ? "the end of the file" : "the line's end" }
    if "[]{},:-?|>&*!%@`\"'".unicodeScalars.contains(first) { return "\"\(first)\"" }
    return Quotation(String(rest.prefix { !" ,]}\t".unicodeScalars.contains($0) })).description
  }

  private static func spaces(_ number: Int) -> String {
    number == 1 ? "1 space" : "\(number) spaces"
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " || $0 == "\t" }
    guard let end = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return String(start[...end])
  }
}
