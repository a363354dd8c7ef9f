internal import PlatenBase
internal import PlatenWorkers
internal import Synchronization

/// Has processes draw lines, so that a line that ends its process costs that line alone.
struct BatchWorkers: Sendable {
  typealias Finish = @Sendable ([BatchResult]) -> Void

  let pool: WorkerPool
  let pace: BatchChunkSizer
  let limits: WorkerLimits

  /// How often a line is drawn whose process ends under it: somebody may end processes that have
  /// nothing to do with what they draw.
  private static let tries = 3

  /// Draws lines, and hands over their results in the same order, on some thread.
  func draw(_ lines: [BatchJob.Line], finish: @escaping Finish) {
    draw(lines, tries: Self.tries, finish)
  }

  private func draw(_ lines: [BatchJob.Line], tries: Int, _ finish: @escaping Finish) {
    let start = ContinuousClock.now
    pool.submit(BatchJob(lines: lines).bytes) { outcome in
      switch outcome {
      case .success(let answer):
        if let results = try? BatchAnswer(answer.bytes).results, results.count == lines.count {
          pace.note(
            .now - start - answer.waited, bytes: answer.bytes.count, lines: lines.count)
          return finish(results)
        }
        alone(lines, "the process that drew the line sent an unreadable answer", finish)
      case .failure(WorkerError.lost) where lines.count == 1 && tries > 1:
        draw(lines, tries: tries - 1, finish)
      case .failure(let error): alone(lines, reason(error), finish)
      }
    }
  }

  /// Draws each of some lines by itself, after they failed together; one that fails by itself is told.
  private func alone(_ lines: [BatchJob.Line], _ reason: String, _ finish: @escaping Finish) {
    guard lines.count > 1 else {
      return finish(lines.map { _ in BatchResult(BatchFailure(reason)) })
    }
    let gathered = GatheredResults(count: lines.count)
    for (i, line) in lines.enumerated() {
      draw([line], tries: Self.tries) { results in
        if let all = gathered.add(results, at: i) { finish(all) }
      }
    }
  }

  private func reason(_ error: any Error) -> String {
    switch error {
    case WorkerError.tookTooLong:
      "the line was not drawn in \(limits.jobTime), the time limit"
    case WorkerError.tookTooMuchMemory(bytes: _, left: _):
      "the line needs more than \(limits.share >> 20) MiB of memory, the limit"
    case WorkerError.cannotStart, WorkerError.waitedTooLong:
      "no process for drawing can be started"
    default: "the process that drew the line ended; the line may be the cause"
    }
  }
}

/// Results of lines that are drawn one by one.
private final class GatheredResults: Sendable {
  private let state: Lock<(results: [BatchResult?], left: Int)>

  init(count: Int) { state = Lock((Array(repeating: nil, count: count), count)) }

  /// Adds the result of a line.
  ///
  /// - Returns: All results, if this was the last.
  func add(_ results: [BatchResult], at place: Int) -> [BatchResult]? {
    state.withLock { state in
      state.results[place] = results.first
      state.left -= 1
      return state.left == 0 ? state.results.compactMap(\.self) : nil
    }
  }
}
