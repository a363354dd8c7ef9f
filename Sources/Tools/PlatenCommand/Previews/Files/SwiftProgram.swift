internal import Foundation
internal import PlatenConsole

/// Runs the toolchain's `swift` as a program of its own, without a shell.
struct SwiftProgram {
  /// The result of a run.
  struct Outcome {
    var exitCode: Int32
    var lines: [String]
  }

  /// The variables that are set for it beside those of this process.
  var environment: [String: String] = [:]

  /// Runs it to its end.
  ///
  /// - Parameter told: Is told each line of what it says, as it comes.
  /// - Throws: An error if there is no `swift`.
  func run(_ arguments: [String], told: (String) -> Void = { _ in }) throws -> Outcome {
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    do {
      try process.run()
    } catch {
      throw Self.isMissing
    }
    let lines = Interruption.ending(process.processIdentifier) {
      defer { process.waitUntilExit() }
      return Self.lines(of: output.fileHandleForReading, told: told)
    }
    // So ends env if it finds no such program.
    if process.terminationStatus == 127 { throw Self.isMissing }
    return Outcome(exitCode: process.terminationStatus, lines: lines)
  }

  private static func lines(of output: FileHandle, told: (String) -> Void) -> [String] {
    var lines: [String] = []
    var rest = Data()
    while let data = try? output.read(upToCount: 1 << 16), !data.isEmpty {
      rest += data
      while let end = rest.firstIndex(of: 0x0A) {
        let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
        rest = rest[rest.index(after: end)...]
        lines.append(line)
        told(line)
      }
    }
    return lines
  }

  private static let isMissing = CommandError(
    .noInput,
    "swift cannot be run: install the Swift toolchain and add it to the PATH"
      + " (https://www.swift.org/install)")
}
