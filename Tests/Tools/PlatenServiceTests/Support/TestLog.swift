import Logging
import PlatenBase
import Synchronization

@testable import PlatenService

/// A log whose lines can be looked at.
final class TestLog: Sendable {
  private let written = Lock<[String]>([])

  var lines: [String] { written.withLock { $0 } }

  /// The lines with a text in them.
  func lines(with text: String) -> [String] { lines.filter { $0.contains(text) } }

  var logger: Logger {
    Logger(label: "test") { _ in
      ServiceLog(
        .text, level: .notice,
        write: { line in self.written.withLock { $0.append(line) } })
    }
  }
}
