internal import PlatenConsole
internal import PlatenScenes

extension StandardError {
  /// Says what is wrong in a scene, with its lines, coloured if it is said to a terminal.
  static func print(_ failure: SceneFileError) {
    let terminal = Terminal.standardError
    print(
      lines: failure.description(width: terminal.width ?? 100) { piece, kind in
        kind.style.map { terminal.styled(piece, $0) } ?? piece
      })
  }
}

extension SceneFileError.Piece {
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
