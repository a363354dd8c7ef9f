import Foundation
import Logging
internal import PlatenBase
import Synchronization
import Testing

@testable import PlatenService

@Suite struct ServiceLogTests {
  /// What a log wrote.
  private final class Lines: Sendable {
    let text = Lock("")
  }

  private func written(
    _ format: LogFormat, level: Logger.Level = .info, _ say: (Logger) -> Void
  ) -> String {
    let lines = Lines()
    let moment = Date(timeIntervalSince1970: 1_000_000_000.25)
    say(
      Logger(label: "test") { _ in
        ServiceLog(format, level: level, now: { moment }) { text in
          lines.text.withLock { $0 += text }
        }
      })
    return lines.text.withLock { $0 }
  }

  @Test func textIsALineOfWords() {
    let text = written(.text) {
      $0.info("request", metadata: ["status": "200", "path": "/a b", "id": "x"])
    }
    #expect(text == "2001-09-09T01:46:40.250Z info request id=x path=\"/a b\" status=200\n")
  }

  @Test func droppedLinesAreToldOnce() {
    let drops = Lock([3, 0])
    let lines = Lines()
    let logger = Logger(label: "test") { _ in
      ServiceLog(
        .text, level: .info, now: { Date(timeIntervalSince1970: 1_000_000_000) },
        takeUntold: { drops.withLock { $0.removeFirst() } },
        write: { text in lines.text.withLock { $0 += text } })
    }
    logger.info("a")
    logger.info("b")
    #expect(
      lines.text.withLock { $0 } == """
        2001-09-09T01:46:40.000Z warning lines of the log were dropped lines=3
        2001-09-09T01:46:40.000Z info a
        2001-09-09T01:46:40.000Z info b

        """)
  }

  @Test func JSONIsAnObjectALine() throws {
    let text = written(.json) { $0.error("it \"fell\"", metadata: ["a": "b\nc"]) }
    #expect(
      text == #"{"time":"2001-09-09T01:46:40.250Z","level":"error","message":"it \"fell\"","#
        + #""a":"b\nc"}"# + "\n")
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }

  @Test(arguments: LogFormat.allCases)
  func nobodyCanWriteALineOfTheirOwn(format: LogFormat) {
    let evil = "a\n2001 info forged\r\u{1B}[31m\u{85}\u{2028}\u{202E}\u{9B}"
    let text = written(format) { $0.info("\(evil)", metadata: ["x": "\(evil)"]) }
    #expect(text.filter(\.isNewline).count == 1)
    let isHarmless = text.dropLast().unicodeScalars.allSatisfy {
      $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) && !(0x2028...0x202E).contains($0.value)
    }
    #expect(isHarmless)
  }

  /// Marks of direction that would turn the rest of a line around, the Arabic letter mark among
  /// them.
  @Test func marksOfDirectionAreEscaped() {
    let text = written(.text) { $0.info("a\u{61C}b", metadata: ["x": "\u{200F}\u{2066}"]) }
    #expect(text.hasSuffix(#" info "a\u061cb" x="\u200f\u2066""# + "\n"))
  }

  @Test func whatIsUnderTheLevelIsNotWritten() {
    #expect(written(.text, level: .notice) { $0.info("request") } == "")
  }
}
