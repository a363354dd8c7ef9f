internal import Foundation
internal import Platen
internal import PlatenConsole

/// Asks the program of the previews for what is wanted of them.
///
/// A preview runs the package's own code, which may end the program or never come back: then the
/// program is started again for the rest.
struct PreviewRun {
  /// How long a preview may take, in seconds.
  private static let patience = 60.0
  /// How long an app may take to be made, in seconds: it needs no picture.
  private static let patienceForApps = 10.0

  var product: PreviewBuild.Product
  var fonts: [String] = []
  var usesSystemFonts = false
  /// Why the app cannot be made before its previews are; nil if it can.
  private(set) var appFault: String?

  /// A provider that could not be asked.
  struct FailedProvider {
    var name: String
    var reason: String
  }

  /// Why the program ended before it had answered all.
  private struct End {
    var reason: String
    /// Whether it would not have ended itself.
    var isSilence = false
  }

  /// The previews of the program.
  ///
  /// - Parameter failed: Gets the providers that could not be asked.
  /// - Throws: An error if the program does not answer.
  mutating func list(failed: inout [FailedProvider]) throws -> [ListedPreview] {
    var skipped: [Int] = []
    while true {
      var request = request()
      request.skippedProviders = skipped
      var previews: [ListedPreview] = []
      var begun: Int?
      var answers = false
      var starts = false
      let end = try ask(request) { reply in
        answers = true
        switch reply {
        case .begins(let number): begun = number
        case .starts: starts = true
        case .hasStarted: starts = false
        case .listed(let preview):
          begun = nil
          previews.append(preview)
        case .failed(let number, let reason):
          failed.append(FailedProvider(name: product.providers[number], reason: reason))
        case .drawn, .version, .ends: break
        }
      }
      guard let reason = end?.reason else { return previews }
      guard answers else {
        throw CommandError(
          .failed,
          "the previews do not answer: does the package use another version of Platen? (\(reason))")
      }
      if starts, appFault == nil {
        appFault = reason
        continue
      }
      guard let provider = begun, !skipped.contains(provider) else {
        throw CommandError(.failed, "the preview program ended: \(reason)")
      }
      failed.append(FailedProvider(name: product.providers[provider], reason: reason))
      skipped.append(provider)
    }
  }

  /// Draws pictures.
  ///
  /// - Parameters:
  ///   - deliver: Is told what became of each job by its number, in their order.
  /// - Throws: An error if the program does not answer.
  mutating func draw(
    _ jobs: [PreviewJob], deliver: (Int, Result<DrawnPreview, PreviewFailure>) -> Void
  ) throws {
    var first = 0
    // Why the first job ended the program: what the app started may have, so it is tried without that.
    var fault: String?
    while first < jobs.count {
      var request = request()
      request.jobs = fault == nil ? Array(jobs[first...]) : [jobs[first]]
      if fault != nil { request.leavesAppsOut = true }
      var begun: Int?
      var (starts, hasApp) = (false, false)
      let end = try ask(request) { reply in
        switch reply {
        case .begins(let number): begun = first + number
        case .drawn(var picture):
          if let fault {
            let words = "the app's init() is left out, because the program ended with it: \(fault)"
            picture.findings.append(FitFinding(kind: .undrawn, detail: words))
          }
          deliver(first + picture.job, .success(picture))
        case .failed(let number, let reason):
          deliver(first + number, .failure(PreviewFailure(reason: reason)))
        case .starts: starts = true
        case .hasStarted: (starts, hasApp) = (false, true)
        case .listed, .version, .ends: break
        }
      }
      if end == nil, let last = begun {
        // It may end before the last of them, where timers would go on in the next.
        (first, fault) = (last + 1, nil)
        continue
      }
      guard let end else { return }
      if starts, appFault == nil {
        appFault = end.reason
        continue
      }
      guard let job = begun else {
        throw CommandError(.failed, "the preview program ended: \(end.reason)")
      }
      if hasApp, !end.isSilence {
        (first, fault) = (job, end.reason)
        continue
      }
      deliver(job, .failure(PreviewFailure(reason: fault ?? end.reason)))
      (first, fault) = (job + 1, nil)
    }
  }

  private func request() -> PreviewRequest {
    var request = PreviewRequest()
    request.usesSystemFonts = usesSystemFonts
    request.leavesAppsOut = appFault != nil
    return request
  }

  // MARK: - The program

  /// Runs the program for a request.
  ///
  /// - Parameter hear: Is told each answer as it comes.
  /// - Returns: Why the program ended before it had answered all; nil if it has.
  private func ask(_ request: PreviewRequest, hear: (PreviewReply) -> Void) throws -> End? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("platen-previews-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = ["request", "replies", "errors"].map { folder.appendingPathComponent($0) }
    try JSONEncoder().encode(request).write(to: paths[0])
    for path in paths.dropFirst() { try Data().write(to: path) }
    let process = try process(paths)
    // What is waited for by the clock comes on top of what drawing takes.
    let moves = request.jobs?.contains(where: \.animates) ?? false
    // A picture that moves has hundreds of frames.
    let patience =
      (moves ? 5 : 1) * Self.patience + 3 * (request.jobs?.map(\.settleTime).max() ?? 0)
    let answers = Answers(try FileHandle(forReadingFrom: paths[1]))
    return Interruption.ending(process.processIdentifier) {
      Self.follow(process, answers, patience: patience, errors: paths[2], hear: hear)
    }
  }

  /// Hears a program to its end.
  ///
  /// - Parameter patience: The seconds that it may be silent, or on a busy machine those of work, up to five times as
  ///   long.
  /// - Returns: Why it ended before it had answered all; nil if it has.
  private static func follow(
    _ process: Process, _ answers: Answers, patience: Double, errors: URL,
    hear: (PreviewReply) -> Void
  ) -> End? {
    var (answers, limit) = (answers, patience)
    var workBefore = 0.0
    while true {
      let isRunning = process.isRunning
      let work = Self.secondsOfWork(process.processIdentifier)
      for reply in answers.next() {
        workBefore = work
        switch reply {
        case .starts: limit = min(patience, patienceForApps)
        case .hasStarted: limit = patience
        default: break
        }
        hear(reply)
      }
      if answers.hasEnded {
        process.terminate()
        process.waitUntilExit()
        return nil
      }
      if !isRunning { break }
      let (silence, worked) = (answers.silence, work - workBefore)
      if silence > limit, worked > limit || worked < silence / 10 || silence > 5 * limit {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return End(reason: "it did not answer for \(Int(silence)) seconds", isSilence: true)
      }
      Thread.sleep(forTimeInterval: 0.01)
    }
    let said = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    return End(reason: reason(process, said: said))
  }

  /// Returns how long a process has worked so far, by the fields of proc_pid_stat(5).
  private static func secondsOfWork(_ process: Int32) -> Double {
    let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    // The second field is a name in brackets, which may hold anything.
    let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
    guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else {
      return 0
    }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  private func process(_ paths: [URL]) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: product.path)
    process.arguments = ["--testing-library", "swift-testing"]
    var environment = ProcessInfo.processInfo.environment
    environment[PreviewRequest.variables.request] = paths[0].path
    environment[PreviewRequest.variables.replies] = paths[1].path
    // The program has the installed fonts neither beside it nor where it was built.
    if !fonts.isEmpty { environment["PLATEN_FONTS"] = fonts.joined(separator: ":") }
    // Sets have the same order in each run.
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    // A trace of the stack takes seconds, and what counts is said before it.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: paths[2])
    do {
      try process.run()
    } catch {
      throw CommandError(.ownFault, "\"\(product.path)\" cannot be run")
    }
    return process
  }

  /// Returns what ended the program, in a line.
  private static func reason(_ process: Process, said: String) -> String {
    let lines = said.split(whereSeparator: \.isNewline)
    if let line = lines.last(where: { $0.contains("Fatal error") || $0.contains("fatal error") }) {
      return String(line)
    }
    if process.terminationReason == .uncaughtSignal {
      return "ended by \(String(cString: strsignal(process.terminationStatus)))"
    }
    return lines.last.map(String.init) ?? "it ended with \(process.terminationStatus)"
  }
}

/// Why there is no picture of a preview.
struct PreviewFailure: Error {
  var reason: String
}

/// The answers in a file that grows.
private struct Answers {
  private let file: FileHandle
  private var rest = Data()
  private var last = Date()
  private(set) var hasEnded = false

  init(_ file: FileHandle) { self.file = file }

  /// The seconds since the last answer.
  var silence: Double { -last.timeIntervalSinceNow }

  /// The answers that have come.
  mutating func next() -> [PreviewReply] {
    guard let data = try? file.readToEnd(), !data.isEmpty else { return [] }
    last = Date()
    rest += data
    var replies: [PreviewReply] = []
    while let end = rest.firstIndex(of: 0x0A) {
      let line = rest[rest.startIndex..<end]
      rest = rest[rest.index(after: end)...]
      guard let reply = try? JSONDecoder().decode(PreviewReply.self, from: line) else { continue }
      if case .ends = reply { hasEnded = true } else { replies.append(reply) }
    }
    return replies
  }
}
