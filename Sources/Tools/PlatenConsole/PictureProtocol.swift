internal import Glibc

/// A protocol by which a terminal shows pictures.
package enum PictureProtocol: String, Hashable, Sendable, CaseIterable {
  /// The graphics protocol of the terminal kitty, which others have as well: whole PNGs.
  case kitty
  /// Sixels, as the terminals VT240 and VT340 had them: six rows at a time, in a few colours.
  case sixel

  /// What a terminal shows by what it says of itself; nil if it shows none.
  ///
  /// - Parameters:
  ///   - environment: `KITTY_WINDOW_ID`, `TERM` and `TERM_PROGRAM` count.
  ///   - attributes: Asks for the terminal's primary device attributes (DA1); is called only if the
  ///     environment says nothing.
  package init?(environment: [String: String], attributes: () -> [Int]) {
    let term = environment["TERM"] ?? ""
    if term == "dumb" { return nil }
    let programs = ["ghostty", "WezTerm", "kitty"]
    let isKitty =
      !(environment["KITTY_WINDOW_ID"] ?? "").isEmpty || term.contains("kitty")
      || programs.contains(environment["TERM_PROGRAM"] ?? "")
    if isKitty {
      self = .kitty
    } else if attributes().contains(4) {
      // Attribute 4 stands for sixels (DEC STD 070).
      self = .sixel
    } else {
      return nil
    }
  }
}

// MARK: - Device attributes

/// A terminal's answer to a request for its primary device attributes (DA1).
package enum DeviceAttributes {
  /// How long an answer is waited for, in milliseconds.
  private static let timeout: Int32 = 200
  /// The longest answer, in bytes.
  private static let mostBytes = 64

  /// Asks the terminal that the process belongs to; empty if it has none, or does not answer in time.
  package static func ask() -> [Int] {
    guard isatty(STDOUT_FILENO) == 1 else { return [] }
    let terminal = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { return [] }
    defer { close(terminal) }
    var old = termios()
    guard tcgetattr(terminal, &old) == 0 else { return [] }
    var raw = old
    // The answer is not to be shown, and has no line's end.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard tcsetattr(terminal, TCSANOW, &raw) == 0 else { return [] }
    defer { tcsetattr(terminal, TCSAFLUSH, &old) }
    guard "\u{1B}[c".withCString({ write(terminal, $0, 3) }) == 3 else { return [] }
    return attributes(in: answer(from: terminal))
  }

  private static func answer(from terminal: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < mostBytes, bytes.last != UInt8(ascii: "c") {
      var request = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      var byte: UInt8 = 0
      guard poll(&request, 1, timeout) == 1, read(terminal, &byte, 1) == 1 else { break }
      bytes.append(byte)
    }
    return bytes
  }

  /// The numbers of an answer such as `ESC [ ? 62 ; 4 c`; empty for what is none.
  static func attributes(in answer: [UInt8]) -> [Int] {
    let head = Array("\u{1B}[?".utf8)
    guard let start = answer.firstRange(of: head), answer.last == UInt8(ascii: "c") else {
      return []
    }
    return answer[start.upperBound...].dropLast().split(separator: UInt8(ascii: ";"))
      .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
  }
}
