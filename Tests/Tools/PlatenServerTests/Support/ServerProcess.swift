import Foundation

/// `platen-server` on a port that was free, ended with this object.
final class ServerProcess {
  let port: UInt16
  /// The port for those who monitor it, if that is another one.
  let monitoringPort: UInt16?
  /// Where it said that it listens.
  let address: String
  private let process = Process()
  private let errors: URL

  /// It lies beside the running test.
  static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("platen-server")

  /// Starts it and waits until it says where it listens.
  ///
  /// - Parameter log: What its log is written to; nil for a file.
  init(_ arguments: [String] = [], log: FileHandle? = nil) throws {
    let output = Pipe()
    errors = FileManager.default.temporaryDirectory.appendingPathComponent(
      "platen-server-\(UUID().uuidString).log")
    try Data().write(to: errors)
    process.executableURL = Self.program
    process.arguments = ["--port", "0"] + arguments
    process.standardOutput = output
    process.standardError = try log ?? FileHandle(forWritingTo: errors)
    try process.run()
    let (address, port) = try Self.address(in: output)
    self.address = address
    self.port = port
    monitoringPort =
      arguments.contains("--monitoring-port") ? try Self.address(in: output).port : nil
  }

  /// The address that the next line of an output ends with.
  private static func address(in output: Pipe) throws -> (text: String, port: UInt16) {
    var line = ""
    while !line.hasSuffix("\n") {
      guard let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty else {
        throw ServerProcessError(description: "it did not start: \(line)")
      }
      line += String(decoding: byte, as: UTF8.self)
    }
    let words = line.trimmingCharacters(in: .newlines).split(separator: " ")
    let address = words.last.map(String.init) ?? ""
    guard let port = address.split(separator: ":").last.flatMap({ UInt16($0) }) else {
      throw ServerProcessError(description: "no port in \(line)")
    }
    return (address, port)
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(at: errors)
  }

  /// What it wrote to its log.
  var log: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

  var isRunning: Bool { process.isRunning }

  /// The value of a metric at its port; zero if it is not there.
  func metric(_ name: String) throws -> Double {
    let connection = try RawConnection(port: port, from: 99)
    connection.send("GET /metrics HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    let line = connection.answer()?.split(separator: "\n").first { $0.hasPrefix(name + " ") }
    return line.flatMap { $0.split(separator: " ").last }.flatMap { Double($0) } ?? 0
  }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits for its end.
  ///
  /// - Returns: Its exit code; over 128 for a signal's number.
  func wait() -> Int32 {
    process.waitUntilExit()
    let status = process.terminationStatus
    return process.terminationReason == .uncaughtSignal ? 128 + status : status
  }

  /// Runs it, or another program, to its end.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], program: URL = ServerProcess.program
  ) throws -> (exitCode: Int32, output: String, error: String) {
    let process = Process()
    let (output, error) = (Pipe(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let errors = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: text, as: UTF8.self),
      String(decoding: errors, as: UTF8.self)
    )
  }
}

/// Why a server could not be started or reached.
struct ServerProcessError: Error, CustomStringConvertible {
  let description: String
}
