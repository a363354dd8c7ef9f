internal import PlatenBase

/// All that is wrong in a scene's file.
///
/// A command prints `description`, which shows each error's line with a caret, or colours its
/// pieces. `records` are for machines.
package struct SceneFileError: Error, Sendable, CustomStringConvertible {
  /// So many errors are shown.
  static let shown = 20

  package let text: SceneText
  /// The errors in the order of the text.
  package let errors: [SceneError]

  /// Whether a file that the scene names is not there.
  package let isInputMissing: Bool

  package init(of text: SceneText, _ errors: [SceneError], isInputMissing: Bool = false) {
    self.text = text
    self.isInputMissing = isInputMissing
    // Those of one place stay in the order in which they were found.
    self.errors = errors.enumerated()
      .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
      .map(\.element)
  }

  /// Whether something is more than is allowed.
  package var exceedsLimit: Bool { errors.contains(where: \.exceedsLimit) }

  /// The errors as a terminal of a hundred columns shows them, without colours.
  package var description: String { description(width: 100) { piece, _ in piece } }

  /// The errors as a terminal shows them.
  ///
  /// - Parameters:
  ///   - width: The terminal's columns. Lines of the file are cut to it, messages are not.
  ///   - styled: What stands for a piece of one kind, such as the piece between the codes of a
  ///     colour. No piece holds a line's end or a control character.
  package func description(
    width: Int, styled: (_ piece: String, _ kind: Piece) -> String
  ) -> String {
    let blocks = errors.prefix(Self.shown).map { error in
      message(of: error, styled)
        + SourceExcerpt(of: text, at: error.position, width: width).lines.map { line in
          "\n" + line.map { styled($0.text, $0.kind) }.joined()
        }.joined()
    }
    let rest = errors.count - Self.shown
    let more = rest > 0 ? [styled("and \(rest) more", .message)] : []
    return (blocks + more).joined(separator: "\n")
  }

  /// The place of the first error.
  var firstPosition: SourcePosition {
    errors.first?.position ?? SourcePosition(line: 1, column: 1)
  }

  /// The beginning and the end of a path that nobody would read as a whole.
  private static func cut(_ path: String) -> String {
    path.utf8.count <= 200 ? path : path.prefix(80) + "…" + path.suffix(80)
  }

  private func message(
    of error: SceneError, _ styled: (_ piece: String, _ kind: Piece) -> String
  ) -> String {
    let line = error.position.line + text.firstLine - 1
    let place = "\(text.name):\(line):\(error.position.column):"
    var pieces = [(place, Piece.place)]
    if !error.path.isEmpty { pieces.append((Self.cut(error.path) + ":", .path)) }
    pieces.append((error.unexpected.message, .message))
    if let question = error.unexpected.question {
      pieces[pieces.count - 1].0 += ";"
      pieces.append((question, .suggestion))
    }
    return pieces.map { styled($0.0.withVisibleControls, $0.1) }.joined(separator: " ")
  }
}

extension SceneFileError {
  /// The role of a piece of the description.
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

// MARK: - For machines

extension SceneFileError {
  /// An error for machines.
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

    package init(
      file: String, line: Int, column: Int, path: String, found: String, expected: String,
      suggestion: String?
    ) {
      (self.file, self.line, self.column, self.path) = (file, line, column, path)
      (self.found, self.expected, self.suggestion) = (found, expected, suggestion)
    }
  }

  /// All errors, in the order of the text.
  package var records: [Record] {
    errors.map {
      Record(
        file: text.name, line: $0.position.line + text.firstLine - 1, column: $0.position.column,
        path: $0.path, found: $0.found, expected: $0.expected, suggestion: $0.suggestion)
    }
  }
}
