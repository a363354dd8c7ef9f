import Foundation
import Testing

@testable import PlatenService

@Suite struct LogWriterTests {
  /// Nobody reads while more is logged than the pipe and the writer hold: that this ends is what is
  /// tested.
  @Test func whoLogsDoesNotWaitForWhoReads() throws {
    let pipe = Pipe()
    let writer = LogWriter(
      descriptor: pipe.fileHandleForWriting.fileDescriptor, mostBytes: 100_000)
    // 1,000 bytes each, their numbers first.
    let lines = (0..<400).map {
      "\($0) ".padding(toLength: 999, withPad: "x", startingAt: 0) + "\n"
    }
    for line in lines { writer.write(line) }
    // A pipe of Linux holds 64 KiB.
    #expect(writer.dropped >= 400 - 100 - 66)
    #expect(writer.takeUntold() == 0)
    let text = try read(400 - writer.dropped, from: pipe)
    writer.flush(within: .seconds(3600))
    #expect(text.filter { !lines.contains($0) } == [])
    let numbers = text.compactMap { $0.split(separator: " ").first.flatMap { Int($0) } }
    #expect(numbers == numbers.sorted())
    #expect(writer.takeUntold() == writer.dropped)
    #expect(writer.takeUntold() == 0)
  }

  private func read(_ count: Int, from pipe: Pipe) throws -> [String] {
    var bytes = Data()
    while bytes.count < count * 1000,
      let more = try pipe.fileHandleForReading.read(upToCount: count * 1000 - bytes.count),
      !more.isEmpty
    {
      bytes += more
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { "\($0)\n" }
  }

  @Test func aReaderThatIsGoneIsNoFailure() throws {
    let pipe = Pipe()
    let writer = LogWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    signal(SIGPIPE, SIG_IGN)
    try pipe.fileHandleForReading.close()
    for _ in 0..<3 { writer.write("a\n") }
    writer.flush(within: .seconds(3600))
    #expect(writer.dropped == 0)
  }

  @Test func aFileThatIsNotWaitedForGetsWholeLines() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    let writer = LogWriter(descriptor: descriptor)
    let line = String(repeating: "y", count: 999) + "\n"
    for _ in 0..<200 { writer.write(line) }
    #expect(try read(200, from: pipe) == Array(repeating: line, count: 200))
    writer.flush(within: .seconds(3600))
  }
}
