import Foundation
import Testing

/// `platen snapshot review --serve`, which runs the server in its place.
@Suite struct ReviewCommandTests {
  private static let command = ServerProcess.program.deletingLastPathComponent()
    .appendingPathComponent("platen")

  /// A folder of three scenes that became another colour since they were recorded.
  private final class Scenes {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "review-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      try draw("#0000FF")
      _ = try ServerProcess.run(["snapshot", "record", url.path], program: command)
      try draw("#FF0000")
      _ = try ServerProcess.run(["snapshot", "verify", url.path], program: command)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    private func draw(_ color: String) throws {
      for name in ["a", "b", "c"] {
        let text = """
          platen: 1
          canvas: {width: 20, height: 20}
          data: {color: "\(color)"}
          view: {color: "{color}"}
          """
        try Data(text.utf8).write(to: url.appendingPathComponent("\(name).yaml"))
      }
    }
  }

  @Test func thePageDecidesInChromium() throws {
    let scenes = try Scenes()
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Review/served.py").standardizedFileURL
    let run = try ServerProcess.run(
      ["python3", script.path, Self.command.path, scenes.url.path],
      program: URL(filePath: "/usr/bin/env"))
    #expect(run.exitCode == 0, "\(run.output)\(run.error)")
    let verified = try ServerProcess.run(
      ["snapshot", "verify", scenes.url.path], program: Self.command)
    #expect(verified.exitCode == 1)
    #expect(verified.output.hasSuffix("1 different, 2 same\n"))
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalEndsItWithASummary(signal: Int32) throws {
    let scenes = try Scenes()
    let (process, output) = (Process(), Pipe())
    process.executableURL = Self.command
    process.arguments = ["snapshot", "review", scenes.url.path, "--serve", "--no-open"]
    process.standardOutput = output
    try process.run()
    var line = Data()
    while line.last != UInt8(ascii: "\n"),
      let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty
    {
      line += byte
    }
    let text = String(decoding: line, as: UTF8.self)
    let address = /the review is shown at http:\/\/127\.0\.0\.1:\d+\/#review=[\w-]{22}\n/
    #expect(text.wholeMatch(of: address) != nil, "\(text)")
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let rest = try output.fileHandleForReading.readToEnd() ?? Data()
    #expect(String(decoding: rest, as: UTF8.self) == "0 accepted, 0 rejected, 3 left\n")
  }

  @Test func withoutAnythingToDecideNothingIsServed() throws {
    let scenes = try Scenes()
    _ = try ServerProcess.run(
      ["snapshot", "accept", scenes.url.path, "--all"], program: Self.command)
    let run = try ServerProcess.run(
      ["snapshot", "review", scenes.url.path, "--serve"], program: Self.command)
    #expect(run.exitCode == 0 && run.output == "nothing to decide\n")
  }

  @Test(arguments: [
    ["--serve", "--report", "a.html"], ["--serve", "--json"], ["--port", "8080"], ["--no-open"],
  ])
  func optionsThatForbidEachOtherAreRefused(_ options: [String]) throws {
    let run = try ServerProcess.run(
      ["snapshot", "review", "/tmp"] + options, program: Self.command)
    #expect(run.exitCode == 64 && run.output.isEmpty)
  }

  @Test func theServerSaysWhatIsMissing() throws {
    #expect(try ServerProcess.run(["review"]).exitCode == 64)
    #expect(try ServerProcess.run(["review", "/no/such"]).exitCode == 66)
    #expect(try ServerProcess.run(["review", "/tmp", "--fonts=/tmp"]).exitCode == 64)
  }
}
