import Foundation
import TestSupport

extension TemporaryFolder {
  /// Runs a line as a user would type it into a shell; returns its exit code.
  func shell(_ line: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = url
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
