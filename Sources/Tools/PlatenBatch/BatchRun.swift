internal import Foundation
internal import PlatenBase
internal import PlatenConsole
internal import PlatenWorkers
internal import Synchronization

/// Draws the lines of an input with a pool of processes, and hands the pictures over in their order.
///
/// lines → chunks → workers → results in their order → output. Memory does not depend on how many lines
/// there are: the reader waits while many chunks are under way.
package final class BatchRun {
  /// The progress of a batch.
  package struct Report: Sendable {
    package var lines = 0
    /// How many bytes of the input they are, with their ends and blank lines before them.
    package var bytes = 0
    package var pictures = 0
    package var failures = 0
    /// Lines that an earlier run has done.
    package var skipped = 0
  }

  /// The options of a batch.
  package struct Options {
    /// Of how many parts of the input this run draws which, from 0; nil for all.
    package var shard: (index: Int, count: Int)?
    package var workers = ProcessInfo.processInfo.activeProcessorCount
    /// How long a line may take.
    package var lineTime = Duration.seconds(30)
    /// The bytes of memory that a line may take.
    package var lineMemory = 1 << 30
    /// The longest line, in bytes.
    package var lineLength = 16 << 20
    /// Whether the run ends where all of the first lines fail for one reason.
    package var endsWhereAllFail = true
    /// What is done is noted in it; nil for nothing.
    package var journal: BatchJournal?

    package init() {}
  }

  private let settings: BatchSettings
  private let options: Options
  private let pool: WorkerPool
  private let results: OrderedResults<[BatchEntry]>
  private let equals = EqualLines()
  private let pace = BatchChunkSizer()
  /// What decides on pictures beside the line, for the journal.
  private let edition: [UInt8]
  private var report = Report()
  /// The reason for which the first lines failed, if they all did, and how many they were.
  private var (commonFailure, commonCount): (Substring?, Int) = (nil, 0)

  /// - Parameters:
  ///   - program: The file of the program that draws lines, and its arguments.
  ///   - edition: What decides how pictures look beside the input and the settings: the version.
  package init(
    _ settings: BatchSettings, _ options: Options, program: (path: String, arguments: [String]),
    edition: String
  ) throws {
    self.settings = settings
    self.options = options
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let greeting = Array(try encoder.encode(settings))
    self.edition = Array(edition.utf8) + Array(try encoder.encode(settings.looks))
    pool = WorkerPool(
      WorkerProgram(
        path: program.path, arguments: program.arguments,
        environment: ProcessInfo.processInfo.environment, greeting: greeting),
      limits: Self.limits(options))
    results = OrderedResults(ahead: 4 * options.workers)
  }

  private static func limits(_ options: Options) -> WorkerLimits {
    var limits = WorkerLimits()
    limits.workers = options.workers
    limits.waiting = .max / 2
    // No more chunks wait than a few for each worker: what waits longer waits for workers that cannot
    // be started.
    limits.waitingTime = max(.seconds(60), options.lineTime * 16)
    limits.jobTime = options.lineTime
    // None leaves its place to another.
    limits.slowTime = options.lineTime
    limits.slowJobs = 0
    limits.share = options.lineMemory
    limits.memoryBytes = 0
    return limits
  }

  /// Draws all lines.
  ///
  /// - Parameters:
  ///   - look: Is told how far it is, after each chunk.
  ///   - tell: Is told of each picture, if the settings say so, and of each line without one: the
  ///     members of an object in JSON.
  ///   - warn: Is told of each line in whose pictures something is not as it was asked for, with its
  ///     number.
  ///   - fail: Is told of each line that failed, with its number.
  /// - Returns: What was done.
  /// - Throws: What the output throws, ``BatchInputError``, or ``BatchFailure`` where all of the first
  ///   lines fail with one message.
  package func run(
    _ input: BatchInput, into output: any BatchOutput,
    look: (Report) -> Void, tell: (_ record: [UInt8]) throws -> Void,
    warn: (_ line: Int, [BatchFinding]) -> Void, fail: (_ line: Int, BatchFailure) throws -> Void
  ) throws -> Report {
    let reader = BatchReader(
      shard: options.shard, place: { [settings] in BatchLine.place(of: $0, settings) },
      lineLength: options.lineLength,
      done: options.journal?.done ?? DoneLines(), isNoted: options.journal != nil, edition: edition,
      equals: equals, pace: pace,
      workers: BatchWorkers(pool: pool, pace: pace, limits: pool.limits), results: results)
    let outcome = reader.start(input)
    defer {
      results.close()
      pool.close()
    }
    while let entries = results.take() {
      for entry in entries { try deliver(entry, to: output, tell, warn, fail) }
      if !results.isNextThere {
        try output.flush()
        try options.journal?.flush()
      }
      look(report)
    }
    if let error = outcome.error { throw error }
    try output.commit()
    try options.journal?.flush()
    return report
  }

  private func deliver(
    _ entry: BatchEntry, to output: any BatchOutput, _ tell: ([UInt8]) throws -> Void,
    _ warn: (Int, [BatchFinding]) -> Void, _ fail: (Int, BatchFailure) throws -> Void
  ) throws {
    report.lines += 1
    report.bytes = entry.end
    var result: BatchResult
    switch entry.content {
    case .isDone(let path):
      report.skipped += 1
      output.reserve(path)
      return
    case .drawn(let drawn):
      result = drawn
      if let key = entry.key { equals.keep(drawn, ofLine: entry.number, for: key) }
    case .equal(let key):
      result =
        equals.take(key, forLine: entry.number)
        ?? BatchResult(BatchFailure("an equal line was lost"))
    case nil: result = BatchResult(BatchFailure("the line was not drawn"))
    }
    do {
      result.findings += try add(result, of: entry, to: output, tell)
    } catch let failure as BatchFailure {
      result = BatchResult(failure)
    }
    guard case .failure(let failure) = result.outcome else {
      if !result.findings.isEmpty { warn(entry.number, result.findings) }
      return
    }
    report.failures += 1
    try check(failure)
    let record = failure.record(ofLine: entry.number)
    try output.add(failure: record)
    try tell(record)
    try fail(entry.number, failure)
  }

  private func add(
    _ result: BatchResult, of entry: BatchEntry, to output: any BatchOutput,
    _ tell: ([UInt8]) throws -> Void
  ) throws -> [BatchFinding] {
    guard case .pictures(let pictures) = result.outcome else { return [] }
    var findings: [BatchFinding] = []
    var written: [(path: String, size: Int)] = []
    for picture in pictures {
      let name = BatchPictureName(
        line: entry.number, id: result.id, format: picture.format, values: result.pathValues)
      var record = Array("\"line\":\(entry.number),".utf8)
      let path = try output.add(picture.bytes, named: name, record: record + picture.record)
      if let path {
        written.append((path, picture.bytes.count))
        record += Array("\"path\":\(path.jsonQuoted),".utf8)
      }
      if let finding = output.finding {
        if settings.isStrict { throw BatchFailure(finding.message, id: result.id) }
        findings.append(finding)
      }
      if settings.tellsPictures { try tell(record + picture.record) }
      report.pictures += 1
    }
    if let key = entry.doneKey { try options.journal?.add(key, written) }
    return findings
  }

  /// A scene that no line can fill is told of once, and not a million times.
  private func check(_ failure: BatchFailure) throws {
    let isFirst = report.failures == report.lines && options.endsWhereAllFail
    guard isFirst, commonFailure == nil || commonFailure == failure.reason else {
      return commonCount = .min / 2
    }
    commonFailure = failure.reason
    commonCount += 1
    if commonCount >= 20 { throw failure }
  }
}

/// Chooses the number of lines that go to a worker at once: so many that sending them costs little,
/// and so few that all workers end at about the same time.
final class BatchChunkSizer: Sendable {
  /// How long a worker is to be busy with a chunk.
  private static let goal = Duration.milliseconds(20)
  /// The most bytes of a chunk's results.
  private static let mostBytes = 4 << 20

  private struct State {
    var time = Duration.milliseconds(20)
    var bytes = 0
  }

  private let state = Lock(State())

  /// How many lines the next chunk has at most.
  var size: Int {
    state.withLock { state in
      let byTime = Int(Self.goal / max(state.time, .microseconds(10)))
      let byBytes = Self.mostBytes / max(state.bytes, 1)
      return min(max(1, min(byTime, byBytes)), 256)
    }
  }

  /// Notes how long lines took and how large their results were.
  func note(_ time: Duration, bytes: Int, lines: Int) {
    guard lines > 0 else { return }
    state.withLock { state in
      state.time = (state.time * 3 + time / lines) / 4
      state.bytes = (state.bytes * 3 + bytes / lines) / 4
    }
  }
}
