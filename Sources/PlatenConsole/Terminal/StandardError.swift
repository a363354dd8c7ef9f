internal import PlatenBase
internal import Synchronization

/// Where the command speaks to its user, beside what it prints.
package enum StandardError {
  /// Says something, coloured and wrapped if it is said to a terminal.
  package static func print(_ message: String) {
    print(lines: Message(text: message).shown(on: .standardError))
  }

  /// Says lines as they are.
  package static func print(lines: String) {
    let isLineDrawn = Interruption.isLineDrawn.exchange(false, ordering: .relaxed)
    // What is drawn there now is drawn again below the message.
    let wipe = isLineDrawn ? "\r\u{1B}[K" : ""
    write(wipe + lines + "\n")
  }

  /// Draws a line in the place of the one that was drawn last; an empty one wipes it away.
  package static func draw(_ line: String) {
    Interruption.isLineDrawn.store(!line.isEmpty, ordering: .relaxed)
    write("\r" + line + "\u{1B}[K")
  }

  private static func write(_ text: String) {
    // Nobody may be listening; that is no failure of the work.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
