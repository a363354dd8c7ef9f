internal import Glibc
internal import PlatenBase

/// The abilities of the terminal where the command speaks to its user.
package struct Terminal {
  /// Whether a line can be drawn again.
  package var canRedraw: Bool
  package var hasColor: Bool
  /// The columns of a line; nil where lines are not wrapped.
  package var width: Int?

  /// - Parameters:
  ///   - isTerminal: Whether a person looks on, and no file or program reads.
  ///   - environment: `NO_COLOR`, `CLICOLOR_FORCE`, `TERM` and `COLUMNS` count.
  ///   - columns: The columns that the terminal says it has; nil if it does not say.
  package init(isTerminal: Bool, environment: [String: String], columns: Int?) {
    let isDumb = environment["TERM"] == "dumb"
    canRedraw = isTerminal && !isDumb
    hasColor =
      if let no = environment["NO_COLOR"], !no.isEmpty {
        false
      } else if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" {
        true
      } else {
        isTerminal && !isDumb
      }
    guard isTerminal else { return }
    let named = environment["COLUMNS"].flatMap(Int.init)
    width = [named, columns].compactMap(\.self).first { $0 > 0 } ?? 80
  }

  /// The terminal behind standard error as it is now; its width may change.
  package static var standardError: Terminal { of(STDERR_FILENO) }

  /// The terminal behind standard output as it is now; its width may change.
  package static var standardOutput: Terminal { of(STDOUT_FILENO) }

  private static func of(_ descriptor: Int32) -> Terminal {
    var size = winsize()
    let isTerminal = isatty(descriptor) == 1
    let isKnown = isTerminal && ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
    return Terminal(
      isTerminal: isTerminal, environment: ProcessInfo.processInfo.environment,
      columns: isKnown ? Int(size.ws_col) : nil)
  }
}

// MARK: - Styles

/// The style of a part of a message on a terminal with colours.
package enum TextStyle: String {
  /// The head of an error.
  case error = "1;31"
  /// The head of a warning.
  case warning = "1;33"
  /// Names of files.
  case path = "1"
  /// What helps, and what may be passed over.
  case hint = "2"
  /// What is done of something.
  case done = "32"
}

extension Terminal {
  /// A text in a style, as far as the terminal has styles.
  package func styled(_ text: some StringProtocol, _ style: TextStyle) -> String {
    hasColor && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : String(text)
  }
}
