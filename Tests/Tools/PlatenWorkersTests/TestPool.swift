import Foundation
import PlatenBase
import Synchronization

@testable import PlatenWorkers

/// A pool of the program that does what tests ask of it.
final class TestPool: Sendable {
  let pool: WorkerPool
  private let events: Log<WorkerEvent>

  /// In the folder in which the tests were built.
  static let path = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("TestWorker").path

  static func program(greeting: [UInt8] = []) -> WorkerProgram {
    WorkerProgram(
      path: path, arguments: [], environment: ProcessInfo.processInfo.environment,
      greeting: greeting)
  }

  /// - Parameter change: Of limits by which only that is late which a test makes so.
  init(_ change: (inout WorkerLimits) -> Void = { _ in }) {
    var limits = WorkerLimits()
    limits.waitingTime = .seconds(3600)
    limits.jobTime = .seconds(3600)
    limits.graceTime = .seconds(3600)
    limits.slowTime = .seconds(3600)
    change(&limits)
    let events = Log<WorkerEvent>()
    self.events = events
    pool = WorkerPool(Self.program(), limits: limits) { events.add($0) }
  }

  func answer(_ job: String, client: String = "") async throws -> String {
    String(decoding: try await pool.run(Array(job.utf8), client: client).bytes, as: UTF8.self)
  }

  func error(of job: String, client: String = "") async -> WorkerError? {
    do {
      _ = try await answer(job, client: client)
      return nil
    } catch {
      return error as? WorkerError
    }
  }

  func until(_ isSo: (WorkerLoad) -> Bool) async {
    while !isSo(pool.load) { await pause() }
  }

  /// Why processes ended.
  var ends: [WorkerEvent.End] {
    events.entries.compactMap { if case .ended(let end) = $0 { end } else { nil } }
  }

  func forgetEvents() { events.clear() }
}

/// What happened, in its order.
final class Log<Entry: Sendable>: Sendable {
  private let list = Lock<[Entry]>([])

  var entries: [Entry] { list.withLock { $0 } }

  func add(_ entry: Entry) { list.withLock { $0.append(entry) } }

  func clear() { list.withLock { $0 = [] } }
}

/// Lets others go on for a moment: tests wait for what a pool does.
func pause() async { try? await Task.sleep(for: .milliseconds(1)) }
