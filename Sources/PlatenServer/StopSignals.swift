internal import Foundation
internal import Logging
internal import ServiceLifecycle
internal import Synchronization
internal import UnixSignals

/// Stops the server at the first signal, and ends the process at the second.
final class StopSignals: Sendable {
  private let drainTime: Duration
  private let logger: Logger
  private let stopping = Atomic(false)

  init(drainTime: Duration, logger: Logger) {
    self.drainTime = drainTime
    self.logger = logger
  }

  var isStopping: Bool { stopping.load(ordering: .sequentiallyConsistent) }

  func watch(_ signals: UnixSignalsSequence, _ services: ServiceGroup) async {
    for await signal in signals {
      if stopping.exchange(true, ordering: .sequentiallyConsistent) {
        logger.notice("stopping at once", metadata: ["signal": "\(signal)"])
        exit(128 + Self.number(of: signal))
      }
      logger.notice("stopping", metadata: ["signal": "\(signal)"])
      await services.triggerGracefulShutdown()
      Task { await endLate() }
    }
  }

  /// Ends the process if what runs does not heed that it is told to end.
  private func endLate() async {
    try? await Task.sleep(for: drainTime + .seconds(1))
    logger.notice("what still runs is cut off")
    exit(0)
  }

  private static func number(of signal: UnixSignal) -> Int32 {
    signal == .sigint ? SIGINT : SIGTERM
  }
}
