import Foundation

/// A folder of its own in which the command is run, removed with this object.
final class Workplace {
  let folder: URL

  /// Makes a folder with the fixtures that the examples name.
  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("PlatenCommandTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    try copy("words.txt", as: "words.txt")
    try copy("languages.tsv", as: "words.tsv")
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs the command.
  func platen(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(Self.built.appendingPathComponent("platen"), arguments, input, environment)
  }

  /// Runs a line as a user would type it into a shell.
  func shell(_ line: String) throws -> Outcome {
    try run(URL(fileURLWithPath: "/bin/sh"), ["-c", line], "", [:])
  }

  func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    try Data(bytes).write(to: folder.appendingPathComponent(name))
  }

  /// The bytes of a file; nil if there is none.
  func bytes(of name: String) -> [UInt8]? {
    (try? Data(contentsOf: folder.appendingPathComponent(name))).map(Array.init)
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}

extension Workplace {
  /// The folder of the built programs, where the running test is, too.
  private static let built = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  private static let fixtures = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../../Fixtures").standardizedFileURL

  private func copy(_ fixture: String, as name: String) throws {
    try FileManager.default.copyItem(
      at: Self.fixtures.appendingPathComponent(fixture), to: folder.appendingPathComponent(name))
  }

  /// What a program prints goes into files beside the folder: a pipe would have to be emptied while
  /// the program runs.
  private func run(
    _ program: URL, _ arguments: [String], _ input: String, _ environment: [String: String]
  ) throws -> Outcome {
    let streams = try Streams(input: input)
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": Self.built.path + ":/usr/bin:/bin"]
      .merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: streams.input)
    process.standardOutput = try FileHandle(forWritingTo: streams.output)
    process.standardError = try FileHandle(forWritingTo: streams.error)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      exitCode: process.terminationStatus,
      isCrash: process.terminationReason == .uncaughtSignal,
      output: Array(try Data(contentsOf: streams.output)),
      error: String(decoding: try Data(contentsOf: streams.error), as: UTF8.self))
  }
}

/// The files behind a process's standard streams, removed with this object.
private final class Streams {
  let input: URL
  let output: URL
  let error: URL

  init(input text: String) throws {
    let base = FileManager.default.temporaryDirectory
      .appendingPathComponent("PlatenCommandTests-\(UUID().uuidString)").path
    input = URL(fileURLWithPath: base + ".in")
    output = URL(fileURLWithPath: base + ".out")
    error = URL(fileURLWithPath: base + ".err")
    try Data(text.utf8).write(to: input)
    try Data().write(to: output)
    try Data().write(to: error)
  }

  deinit {
    for file in [input, output, error] { try? FileManager.default.removeItem(at: file) }
  }
}
