internal import Platen
internal import PlatenScenes
internal import Synchronization

/// Where the command speaks to its user, beside what it prints.
enum StandardError {
  /// Says something, coloured and wrapped if it is said to a terminal.
  static func print(_ message: String) {
    say(Message(text: message).shown(on: .standardError))
  }

  /// Says what is wrong in a scene, with its lines, coloured if it is said to a terminal.
  static func print(_ failure: SceneFailure) {
    let terminal = Terminal.standardError
    say(
      failure.description(width: terminal.width ?? 100) { piece, kind in
        kind.style.map { terminal.styled(piece, $0) } ?? piece
      })
  }

  private static func say(_ lines: String) {
    let isLineDrawn = Interruption.isLineDrawn.exchange(false, ordering: .relaxed)
    // What is drawn there now is drawn again below the message.
    let wipe = isLineDrawn ? "\r\u{1B}[K" : ""
    write(wipe + lines + "\n")
  }

  /// Draws a line in the place of the one that was drawn last; an empty one wipes it away.
  static func draw(_ line: String) {
    Interruption.isLineDrawn.store(!line.isEmpty, ordering: .relaxed)
    write("\r" + line + "\u{1B}[K")
  }

  private static func write(_ text: String) {
    // Nobody may be listening; that is no failure of the work.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}

extension SceneFailure.Piece {
  /// How the piece looks on a terminal with colours; nil for as all else.
  fileprivate var style: TextStyle? {
    switch self {
    case .place: .path
    case .caret: .error
    case .suggestion: .done
    case .margin: .hint
    case .path, .message, .source: nil
    }
  }
}
