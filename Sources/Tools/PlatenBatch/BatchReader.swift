internal import Foundation
internal import PlatenBase
internal import PlatenConsole
internal import Synchronization

/// Reads the lines of a batch on a thread of its own, and gives them to workers in chunks.
struct BatchReader: Sendable {
  /// The error that ended the reading before the input did; nil for none.
  final class Outcome: Sendable {
    private let state = Lock<BatchInputError?>(nil)

    var error: BatchInputError? { state.withLock { $0 } }

    fileprivate func fail(_ error: BatchInputError) { state.withLock { $0 = error } }
  }

  /// The most bytes of the lines of a chunk.
  private static let mostBytes = 4 << 20

  /// Of how many parts of the input which is drawn, from 0; nil for all of it.
  let shard: (index: Int, count: Int)?
  /// What decides of which part a line is, so that lines of one path are of one part; nil for the line itself.
  let place: @Sendable (BatchInput.Line) -> String?
  /// The longest line, in bytes.
  let lineLength: Int
  /// The lines that an earlier run has done.
  let done: DoneLines
  /// Whether lines that are done are noted.
  let isNoted: Bool
  /// What decides on pictures beside the line.
  let edition: [UInt8]
  let equals: EqualLines
  let pace: BatchChunkSizer
  let workers: BatchWorkers
  let results: OrderedResults<[BatchEntry]>

  /// Begins to read.
  func start(_ input: BatchInput) -> Outcome {
    let outcome = Outcome()
    let thread = Thread {
      do throws(BatchInputError) { try readAll(input) } catch { outcome.fail(error) }
      results.end()
    }
    thread.name = "batch input"
    thread.start()
    return outcome
  }

  private func readAll(_ input: BatchInput) throws(BatchInputError) {
    while let chunk = try nextChunk(of: input) {
      guard let number = results.begin() else { return }
      draw(chunk) { results.put($0, at: number) }
    }
  }

  /// A line that belongs to this run, and its digest.
  private typealias Line = (line: BatchInput.Line, key: SHA256.Digest)

  /// Lines that are there already, or else the first that comes; nil at the end.
  private func nextChunk(of input: BatchInput) throws(BatchInputError) -> [Line]? {
    var lines: [Line] = []
    var bytes = 0
    let most = pace.size
    while lines.count < most, bytes < Self.mostBytes, lines.isEmpty || input.isNextThere,
      let line = try input.next()
    {
      let key = SHA256.digest(of: line.bytes)
      guard isOfShard(line, key) else { continue }
      lines.append((line, key))
      bytes += line.bytes.count
    }
    return lines.isEmpty ? nil : lines
  }

  /// Returns whether a line is of the part that this run draws.
  private func isOfShard(_ line: BatchInput.Line, _ key: SHA256.Digest) -> Bool {
    guard let shard else { return true }
    let key = place(line).map { SHA256.digest(of: Array($0.utf8)) } ?? key
    let number = key.bytes.prefix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    return number % UInt64(shard.count) == UInt64(shard.index)
  }

  private func draw(_ lines: [Line], finish: @escaping @Sendable ([BatchEntry]) -> Void) {
    var entries: [BatchEntry] = []
    var jobs: [(place: Int, line: BatchJob.Line)] = []
    for (line, key) in lines {
      let entry = entry(of: line, key)
      // What is not there yet is drawn.
      if entry.content == nil {
        jobs.append((entries.count, BatchJob.Line(row: line.row, bytes: line.bytes)))
      }
      entries.append(entry)
    }
    guard !jobs.isEmpty else { return finish(entries) }
    let places = jobs.map(\.place)
    workers.draw(jobs.map(\.line)) { [entries] results in
      var entries = entries
      for (place, result) in zip(places, results) { entries[place].content = .drawn(result) }
      finish(entries)
    }
  }

  /// A line with what is known of it without drawing it.
  private func entry(of line: BatchInput.Line, _ key: SHA256.Digest) -> BatchEntry {
    var entry = BatchEntry(number: line.number, end: line.end)
    if let excess = line.excess {
      entry.content = .drawn(
        BatchResult(
          BatchFailure("the line has \(excess) bytes; expected at most \(lineLength)")))
      return entry
    }
    if isNoted {
      let doneKey = SHA256.digest(of: edition + key.bytes)
      if let path = done.path(of: doneKey) {
        entry.content = .isDone(path)
        return entry
      }
      entry.doneKey = doneKey
    }
    if equals.enter(key) { entry.content = .equal(key) } else { entry.key = key }
    return entry
  }
}

/// A line that is under way.
struct BatchEntry: Sendable {
  enum Content: Sendable {
    case drawn(BatchResult)
    /// An equal line is drawn.
    case equal(SHA256.Digest)
    /// An earlier run has drawn it, into a file.
    case isDone(PathDigest)
  }

  var number: Int
  /// How many bytes of the input come before the next line.
  var end: Int
  /// Nil while it is drawn.
  var content: Content?
  /// What equal lines have in common, for the first of them.
  var key: SHA256.Digest?
  /// What is noted when it is done; nil where nothing is.
  var doneKey: SHA256.Digest?
}
