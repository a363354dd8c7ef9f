internal import Foundation
internal import Platen
internal import PlatenConsole
internal import PlatenReview
internal import PlatenScenes

/// An error that stops the command, with its exit code: the one place where errors are mapped.
struct CommandError: Error {
  /// The exit codes of the command: those over 63 are of sysexits.h.
  enum Code: Int32 {
    case done = 0
    /// The work was done and came out wrong, such as with boxes in place of letters.
    case failed = 1
    /// Nothing is different, but there is not everything to compare with.
    case missingReferences = 2
    case usage = 64
    case badInput = 65
    case noInput = 66
    case ownFault = 70
    case cannotWrite = 73
  }

  let exitCode: Int32
  /// What went wrong, in one line or, for a scene, in some; empty if it was said already.
  let text: String
  /// What is wrong in a scene, whose lines are shown as they are.
  private var scene: SceneFileError?

  /// An error of the command's own; its message becomes one line.
  init(_ code: Code, _ message: String) {
    exitCode = code.rawValue
    let lines = message.split(whereSeparator: \.isNewline)
    text = "error: " + lines.joined(separator: " ")
  }

  /// Several errors of one kind, a line each.
  init(_ code: Code, lines: [String]) {
    exitCode = code.rawValue
    text = lines.map { "error: \($0)" }.joined(separator: "\n")
  }

  /// Any error, as the command reports it.
  init(_ error: any Error) {
    self =
      CommandError(known: error)
      ?? CommandError(
        .ownFault, (error as? any LocalizedError)?.errorDescription ?? "\(error)")
  }

  /// An error of a picture, a file or the terminal; nil for any other.
  init?(known error: any Error) {
    switch error {
    case let failure as CommandError: self = failure
    case let failure as SceneFileError: self.init(failure)
    case let error as OutputError:
      self.init(Self.code(for: error), error.description)
    case let error as PrintError
    where error.code == .tooManyPixels && error.description.contains("pixels"):
      // No option raises the limit of a format.
      let isFormatsLimit = error.description.contains("the limit of the format")
      let options =
        isFormatsLimit
        ? "--pixels raises the first limit" : "--side and --pixels raise these limits"
      self.init(.badInput, error.description + " (\(options))")
    case let error as ConsoleError: self.init(Self.code(for: error), error.description)
    case let error as PrintError: self.init(.badInput, error.description)
    case let error as RenderError: self.init(.badInput, error.description)
    case let error as FontError:
      self.init(error.code == .noFonts ? .noInput : .badInput, error.description)
    case let error as ReviewError: self.init(Self.code(for: error), error.description)
    case let error as CairoError: self.init(.ownFault, error.description)
    default: return nil
    }
  }

  private init(_ failure: SceneFileError) {
    let code = failure.isInputMissing ? Code.noInput : .badInput
    self.init(code: code.rawValue, text: failure.description)
    scene = failure
  }

  /// An error of which all was said.
  init(saidWith exitCode: Int32) { self.init(code: exitCode, text: "") }

  /// An error in a scene, with the scene's name if the error does not have it.
  init(_ error: any Error, inScene name: String) {
    let failure = CommandError(error)
    let isNamed = error is SceneFileError || error is OutputError || failure.text.contains(name)
    let head = "error: "
    guard !isNamed, failure.text.hasPrefix(head) else {
      self = failure
      return
    }
    self.init(
      code: failure.exitCode, text: head + name + ": " + failure.text.dropFirst(head.count))
  }

  private static func code(for error: ConsoleError) -> Code {
    switch error.code {
    case .usage: .usage
    case .watching: .noInput
    case .folder: .cannotWrite
    }
  }

  private static func code(for error: ReviewError) -> Code {
    switch error.code {
    case .usage: .usage
    case .badInput: .badInput
    case .noInput: .noInput
    case .cannotWrite: .cannotWrite
    }
  }

  private static func code(for error: OutputError) -> Code {
    switch error.code {
    case .system, .folder: .cannotWrite
    case .size, .rows: .badInput
    case .compression: .ownFault
    }
  }

  /// An error of which the whole text is known.
  init(code: Int32, text: String) {
    exitCode = code
    self.text = text
  }

  func print() {
    if let scene {
      StandardError.print(scene)
    } else if exitCode == Code.done.rawValue {
      Swift.print(text)
    } else if !text.isEmpty {
      StandardError.print(text)
    }
  }
}

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
