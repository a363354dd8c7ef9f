import Foundation

/// A program that reads what we write.
enum DocumentReader {
  /// What a program of a package prints about a document in a file of its own.
  ///
  /// - Parameters:
  ///   - arguments: With `{}` for the path of the file.
  ///   - environment: Variables that are set beside those of this process.
  static func output(
    of program: String, package: String, _ arguments: [String], environment: [String: String] = [:],
    for document: Data
  ) throws -> Data {
    let source = FileManager.default.temporaryDirectory
      .appendingPathComponent("platen-\(UUID().uuidString)")
    try document.write(to: source)
    defer { try? FileManager.default.removeItem(at: source) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments.map { $0 == "{}" ? source.path : $0 }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: return data
    case 127: throw Failure(description: "no \(program): these tests need the package \(package)")
    case let status:
      throw Failure(description: "\(program) refused the document: status \(status)")
    }
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }
}
