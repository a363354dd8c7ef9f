import Foundation
import PlatenConsole
import TestSupport
import Testing

@testable import PlatenBatch

/// Runs whose lines are all too long: they fail before any process is started for them.
@Suite struct BatchRunTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The lines that fail, each with what is said of it.
  private func failures(
    of lines: [String], _ change: (inout BatchRun.Options) -> Void = { _ in }
  ) throws -> [(line: Int, message: String)] {
    try folder.write(lines.joined(separator: "\n"), to: "lines.jsonl")
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder.path("lines.jsonl")))
    var options = BatchRun.Options()
    (options.workers, options.lineLength) = (1, 1)
    change(&options)
    let run = try BatchRun(
      BatchSettings(), options, program: (path: "/bin/false", arguments: []), edition: "")
    let input = BatchInput(file.fileDescriptor, .json, longest: options.lineLength)
    let output = FileOutput(try OutputPattern("{line}.svg", keys: nil))
    var failures: [(Int, String)] = []
    // The input's file is open as long as it is read.
    return try withExtendedLifetime(file) {
      _ = try run.run(
        input, into: output, look: { _ in }, tell: { _ in }, warn: { _, _ in },
        fail: { failures.append(($0, $1.message)) })
      return failures
    }
  }

  @Test func aLineThatIsTooLongIsToldOf() throws {
    let failures = try failures(of: ["12345", "", "123456"]) { $0.lineLength = 4 }
    #expect(failures.map(\.line) == [1, 3])
    #expect(
      failures.map(\.message) == [
        "the line has 5 bytes; expected at most 4", "the line has 6 bytes; expected at most 4",
      ])
  }

  /// Twenty lines that fail for one reason end the run, and nineteen do not.
  @Test func whereTheFirstLinesAllFailForOneReasonTheRunEnds() throws {
    let same = Array(repeating: "12", count: 20)
    #expect(throws: BatchFailure.self) { try failures(of: same) }
    #expect(try failures(of: Array(same.dropLast())).count == 19)
    #expect(try failures(of: same) { $0.endsWhereAllFail = false }.count == 20)
  }

  /// One with another reason among them shows that it is not the scene.
  @Test(arguments: [1, 10, 19])
  func anotherReasonAmongTheFirstLetsTheRunGoOn(place: Int) throws {
    var lines = Array(repeating: "12", count: 100)
    lines[place] = "123"
    #expect(try failures(of: lines).count == 100)
  }
}
