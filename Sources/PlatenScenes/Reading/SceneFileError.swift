/// All that is wrong in a scene's file.
///
/// A command prints `description`, which shows each problem's line with a caret, or colours its
/// pieces. `records` are for machines.
package struct SceneFileError: Error, Sendable, CustomStringConvertible {
  /// So many problems are shown.
  static let shown = 20

  package let text: SceneText
  /// The problems in the order of the text.
  package let problems: [SceneError]

  /// Whether a file that the scene names is not there.
  package let isInputMissing: Bool

  package init(of text: SceneText, _ problems: [SceneError], isInputMissing: Bool = false) {
    self.text = text
    self.isInputMissing = isInputMissing
    // Those of one place stay in the order in which they were found.
    self.problems = problems.enumerated()
      .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
      .map(\.element)
  }

  /// Whether something is more than is allowed.
  package var exceedsLimit: Bool { problems.contains(where: \.exceedsLimit) }

  /// The problems as a terminal of a hundred columns shows them, without colours.
  package var description: String { description(width: 100) { piece, _ in piece } }

  /// The problems as a terminal shows them.
  ///
  /// - Parameters:
  ///   - width: The terminal's columns. Lines of the file are cut to it, messages are not.
  ///   - styled: What stands for a piece of one kind, such as the piece between the codes of a
  ///     colour. No piece holds a line's end or a control character.
  package func description(
    width: Int, styled: (_ piece: String, _ kind: Piece) -> String
  ) -> String {
    let blocks = problems.prefix(Self.shown).map { problem in
      message(of: problem, styled)
        + SourceExcerpt(of: text, at: problem.position, width: width).lines.map { line in
          "\n" + line.map { styled($0.text, $0.kind) }.joined()
        }.joined()
    }
    let rest = problems.count - Self.shown
    let more = rest > 0 ? [styled("and \(rest) more", .message)] : []
    return (blocks + more).joined(separator: "\n")
  }

  /// The place of the first problem.
  var firstPosition: SourcePosition {
    problems.first?.position ?? SourcePosition(line: 1, column: 1)
  }

  /// The beginning and the end of a path that nobody would read as a whole.
  private static func cut(_ path: String) -> String {
    path.utf8.count <= 200 ? path : path.prefix(80) + "…" + path.suffix(80)
  }

  private func message(
    of problem: SceneError, _ styled: (_ piece: String, _ kind: Piece) -> String
  ) -> String {
    let place = "\(text.name):\(problem.position.line):\(problem.position.column):"
    var pieces = [(place, Piece.place)]
    if !problem.path.isEmpty { pieces.append((Self.cut(problem.path) + ":", .path)) }
    pieces.append((problem.message, .message))
    if let suggestion = problem.suggestion {
      pieces[pieces.count - 1].0 += ";"
      pieces.append(("did you mean \"\(suggestion)\"?", .suggestion))
    }
    return pieces.map { styled(TerminalText.harmless($0.0), $0.1) }.joined(separator: " ")
  }
}

extension SceneFileError {
  /// What a piece of the description is.
  package enum Piece: Hashable, Sendable, CaseIterable {
    /// The file's name, line and column.
    case place
    /// The names and indices that lead to the value.
    case path
    /// What was found and what was expected.
    case message
    /// The nearest valid name.
    case suggestion
    /// A line's number and what parts it from the line.
    case margin
    /// A line of the file.
    case source
    /// What points at the wrong text.
    case caret
  }
}

extension SceneError {
  /// What was found and what was expected, in one line.
  package var message: String {
    switch (found.isEmpty, expected.isEmpty) {
    case (false, false): "found \(found), expected \(expected)"
    case (false, true): "found \(found)"
    case (true, false): "expected \(expected)"
    case (true, true): ""
    }
  }
}

// MARK: - For machines

extension SceneFileError {
  /// A problem for machines.
  package struct Record: Codable, Hashable, Sendable {
    package var file: String
    /// The line, from 1.
    package var line: Int
    /// The character in the line, from 1, counted in Unicode scalars.
    package var column: Int
    /// The names and indices that lead to the value; empty for what concerns the whole file.
    package var path: String
    package var found: String
    package var expected: String
    /// The nearest valid name.
    package var suggestion: String?
  }

  /// All problems, in the order of the text.
  package var records: [Record] {
    problems.map {
      Record(
        file: text.name, line: $0.position.line, column: $0.position.column, path: $0.path,
        found: $0.found, expected: $0.expected, suggestion: $0.suggestion)
    }
  }
}
