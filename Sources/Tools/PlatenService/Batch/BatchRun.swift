internal import Foundation
internal import NIOCore
internal import PlatenScenes

/// Makes the pictures of a batch's lines, some at once, and hands them on in their order.
struct BatchRun: Sendable {
  /// A line that is not blank.
  struct Line: Sendable {
    /// Its number in the body, from 1.
    let number: Int
    /// In UTF-8, or else a problem of its own.
    let bytes: Data
  }

  let answers: PictureResponder
  let lines: [Line]
  /// How many pictures are made at once.
  let width: Int
  let pace: BatchRateLimiter
  let context: ServiceContext

  /// Begins lines as others are done and written.
  ///
  /// A slow picture holds back those behind it, and a slow reader all of them: only so many results
  /// may wait, and of their bytes only a part of what all answers may have.
  ///
  /// - Throws: `CancellationError` when the client has gone; what writing throws.
  func forEachResult(_ write: (BatchResult) async throws -> Void) async throws {
    try await withThrowingTaskGroup(of: BatchResult.self) { group in
      defer { group.cancelAll() }
      group.addTask { [context] in
        try await context.untilClientIsGone()
        throw CancellationError()
      }
      var pace = pace
      var waiting = WaitingResults(mostBytes: answers.budget.total / 8)
      var (begun, written) = (0, 0)
      while written < lines.count {
        while begun < lines.count, begun - written - waiting.count < width,
          begun < written + 2 * width, waiting.hasRoom
        {
          let (line, start) = (lines[begun], pace.next())
          group.addTask { await result(of: line, start) }
          begun += 1
        }
        if let result = try await group.next() { waiting.add(result) }
        while written < lines.count, let result = waiting.take(lines[written].number) {
          try await write(result)
          written += 1
        }
      }
    }
  }

  private func result(of line: Line, _ start: BatchRateLimiter.Start) async -> BatchResult {
    let number = line.number
    var result = BatchResult(
      number: number, outcome: .failure(Problem(.ourFault, "Nothing was rendered.")))
    do {
      let delay = try start.get()
      if delay > .zero { try await Task.sleep(for: delay) }
      let text = try SceneText(name: BatchLine.name(number), bytes: line.bytes, encoding: .utf8)
        .text
      let read = try BatchLine(text, number: number)
      result.id = read.id
      let client = RequestingClient(address: pace.client)
      let picture = try await answers.lease(of: read.order, client: client)
      result.outcome = .success((read.order.format, picture.lease))
      result.findings = picture.findings
    } catch {
      result.outcome = .failure(Problem(error))
    }
    return result
  }
}

/// Results that are done before it is their turn.
private struct WaitingResults {
  private var results: [Int: BatchResult] = [:]
  private var bytes = 0
  private let mostBytes: Int

  init(mostBytes: Int) { self.mostBytes = mostBytes }

  var count: Int { results.count }

  /// Whether more may come.
  var hasRoom: Bool { bytes <= mostBytes }

  mutating func add(_ result: BatchResult) {
    results[result.number] = result
    bytes += result.byteCount
  }

  /// Takes the result of a line, if it is there.
  mutating func take(_ number: Int) -> BatchResult? {
    guard let result = results.removeValue(forKey: number) else { return nil }
    bytes -= result.byteCount
    return result
  }
}

// MARK: - Time

/// When the lines of a batch begin: as its client's rate allows, and before the batch's time is over.
struct BatchRateLimiter: Sendable {
  /// The start of a line: how long it waits, or why it does not begin.
  typealias Start = Result<Duration, Problem>

  /// Who sent the batch; nil where there is no network.
  let client: String?
  private let rates: ClientRateLimiter?
  private let time: Duration
  private let deadline: ContinuousClock.Instant
  private var isFirst = true
  private var isOver = false

  init(
    limits: ServiceLimits, rates: ClientRateLimiter?, client: String?,
    now: ContinuousClock.Instant = .now
  ) {
    self.client = client
    self.rates = rates
    time = limits.batchTime
    deadline = now + time
  }

  /// When the next line begins.
  mutating func next(now: ContinuousClock.Instant = .now) -> Start {
    // Lines that do not begin are not counted.
    isOver = isOver || now >= deadline
    let delay = isOver ? .zero : delay(now: now)
    isOver = isOver || now + delay >= deadline
    guard !isOver else { return .failure(tookTooLong) }
    return .success(delay)
  }

  private mutating func delay(now: ContinuousClock.Instant) -> Duration {
    // The request was counted already: a batch of one line is one.
    if isFirst {
      isFirst = false
      return .zero
    }
    guard let rates, let client else { return .zero }
    return rates.reserve(client, now: now)
  }

  private var tookTooLong: Problem {
    Problem(
      .batchTimeout, "The line had not started after \(time), the time limit of the batch.")
  }
}
