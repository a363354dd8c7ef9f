import Foundation
import TestSupport
import Testing

/// A program that is run to compare with.
enum Program {
  /// What a program prints; fails the test, and is empty, if it cannot be run.
  static func output(
    of path: String, _ arguments: [String], input: String? = nil,
    environment: [String: String] = ["LC_ALL": "C.UTF-8"], hint: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Data {
    guard FileManager.default.isExecutableFile(atPath: path) else {
      Issue.record("\(path) is missing: \(hint)", sourceLocation: sourceLocation)
      return Data()
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    // A sanitizer in the program hears what it is to do from there, too.
    process.environment = ProcessInfo.processInfo.environment
      .filter { $0.key.hasSuffix("SAN_OPTIONS") }.merging(environment) { $1 }
    let folder = try TemporaryFolder()
    if let input {
      try folder.write(input, to: "input")
      process.standardInput = FileHandle(forReadingAtPath: folder.path + "/input")
    }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(path)", sourceLocation: sourceLocation)
    return data
  }
}
