internal import NIOCore
internal import Platen
internal import PlatenReview
internal import PlatenScenes
internal import PlatenService

/// An error that stops the server, with its exit code.
struct ServerError: Error {
  /// The exit codes of the server: those over 63 are of sysexits.h.
  enum Code: Int32 {
    case notReady = 1
    case usage = 64
    case badInput = 65
    case noInput = 66
    case ownFault = 70
    case cannotListen = 73
  }

  let exitCode: Int32
  let text: String

  init(_ code: Code, _ message: String) {
    self.init(exitCode: code.rawValue, text: "error: " + message)
  }

  private init(exitCode: Int32, text: String) {
    self.exitCode = exitCode
    self.text = text
  }

  init(_ error: any Error) {
    switch error {
    case let error as ServerError: self = error
    case let error as ConfigurationError:
      self.init(exitCode: error.exitCode, text: error.description)
    case let error as FontError:
      self.init(error.code == .noFonts ? .noInput : .ownFault, error.description)
    case let error as SceneFileError:
      self.init(
        exitCode: error.isInputMissing ? Code.noInput.rawValue : Code.badInput.rawValue,
        text: error.description)
    case let error as ReviewError:
      let code: Code =
        switch error.code {
        case .usage: .usage
        case .badInput: .badInput
        case .noInput: .noInput
        case .cannotWrite: .cannotListen
        }
      self.init(code, error.description)
    default: self.init(.ownFault, "\(error)")
    }
  }

  /// Why a server cannot listen at an address.
  init(listeningAt address: String, _ error: any Error) {
    switch error {
    case let error as IOError where error.errnoCode == EADDRINUSE:
      self.init(.cannotListen, "cannot listen on \(address): another program already does")
    case let error as IOError where error.errnoCode == EACCES:
      self.init(.cannotListen, "cannot listen on \(address): this needs more privileges")
    case let error as IOError:
      self.init(.cannotListen, "cannot listen on \(address): \(error.localizedText)")
    case is SocketAddressError, is SocketAddressError.UnknownHost:
      self.init(.cannotListen, "cannot listen on \(address): unknown host")
    default: self.init(error)
    }
  }
}

extension IOError {
  /// What the system calls the error.
  fileprivate var localizedText: String { String(cString: strerror(errnoCode)) }
}
