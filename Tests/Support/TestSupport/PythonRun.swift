import Foundation

/// A script of this repository's, which Python has run with one of the built programs.
package struct PythonRun {
  /// The script's exit status.
  package let status: Int32
  /// What it wrote to standard output and to standard error.
  package let output: String

  /// Runs a script and waits for its end.
  ///
  /// - Parameters:
  ///   - path: The script, from the repository's root on.
  ///   - program: The name of the program, which the script gets the path of.
  package init(_ path: String, program: String) throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", root.appending(path: path).path, folder.appending(path: program).path,
    ]
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}
