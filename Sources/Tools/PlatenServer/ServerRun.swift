internal import Foundation
internal import Logging
internal import Platen
internal import PlatenService
internal import ServiceLifecycle
internal import Synchronization
internal import UnixSignals

/// A server from its start to its end.
struct ServerRun {
  private let configuration: ServiceConfiguration
  private let log = LogWriter()
  private let logger: Logger
  private let announce: @Sendable (ListeningAddress) -> Void
  private let ending: AsyncStream<Void>?
  private let reread: (@Sendable () throws -> ServiceConfiguration)?

  /// - Parameters:
  ///   - configuration: What an operator set.
  ///   - announce: Is told the address once the server listens.
  ///   - ending: Is finished when the server is to stop by itself; nil for one that does not.
  ///   - reread: Reads the configuration again at SIGHUP; nil for a server that then ends.
  init(
    _ configuration: ServiceConfiguration,
    announcing announce: @escaping @Sendable (ListeningAddress) -> Void = {
      RunningService.print("platen-server listens at \($0)")
    },
    ending: AsyncStream<Void>? = nil,
    rereading reread: (@Sendable () throws -> ServiceConfiguration)?
  ) {
    self.configuration = configuration
    self.announce = announce
    self.ending = ending
    self.reread = reread
    logger = ServiceLog.logger(for: configuration, to: log)
  }

  /// Serves until a signal says that it is enough.
  ///
  /// - Throws: ``ServerError`` if it cannot listen; what is wrong in the fonts or the scenes.
  func run() async throws {
    ProcessHeap.returnLargeBlocks()
    defer { log.flush() }
    let fonts = configuration.fonts
    if fonts.isAlone, fonts.folders.isEmpty {
      throw ServerError(.usage, "--only-fonts: found no folder of fonts, expected --fonts too")
    }
    let library = try FontLocations.library(fonts)
    for file in library.skippedFonts { logger.warning("\(file)") }
    let service = try PlatenService.Service(
      configuration, library: library, logger: logger, log: log)
    var group = ServiceGroupConfiguration(
      services: [RunningService(service: service, announce: announce)], logger: logger)
    group.maximumGracefulShutdownDuration = configuration.drainTime
    let services = ServiceGroup(configuration: group)
    let stop = StopSignals(configuration, logger: logger, log: log)
    let (reloads, reload) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let signals = await UnixSignalsSequence(trapping: .sigterm, .sigint, .sighup)
    let hangUp = reread.map { _ in { @Sendable () -> Void in _ = reload.yield() } }
    let watch = Task { await stop.watch(signals, service, services, reload: hangUp) }
    defer { watch.cancel() }
    // A signal that says to stop must not wait for a folder that is slow.
    let reloading = Task { [reread] in
      guard let reread else { return }
      for await _ in reloads { await service.reload(reading: reread) }
    }
    defer { reloading.cancel() }
    let ending = Task { [ending] in
      guard let ending else { return }
      for await _ in ending {}
      if !Task.isCancelled { await services.triggerGracefulShutdown() }
    }
    defer { ending.cancel() }
    do {
      try await services.run()
    } catch {
      // What was cut off in the end was told before.
      if stop.isStopping { return }
      if let error = error as? ListeningError {
        throw ServerError(listeningAt: error.address, error.cause)
      }
      throw ServerError(listeningAt: "\(configuration.host):\(configuration.port)", error)
    }
  }
}

/// The service as the group of services runs it.
struct RunningService: ServiceLifecycle.Service {
  fileprivate let service: PlatenService.Service
  fileprivate let announce: @Sendable (ListeningAddress) -> Void

  func run() async throws {
    try await service.run { address in
      announce(address)
    } onMonitoring: { address in
      Self.print("platen-server is monitored at \(address)")
    }
  }

  private static let output = LogWriter(descriptor: STDOUT_FILENO)

  /// Prints a line, and waits a moment for it, but not for somebody who does not read.
  static func print(_ line: String) {
    output.write(line + "\n")
    output.flush()
  }
}

// MARK: - Signals

/// Stops the server at the first signal, and ends the process at the second.
private final class StopSignals: Sendable {
  /// How long answers go on after SIGTERM, and what runs after that.
  private let notice, drainTime: Duration
  private let logger: Logger
  private let log: LogWriter
  private let stopping = Atomic(false)

  init(_ configuration: ServiceConfiguration, logger: Logger, log: LogWriter) {
    (notice, drainTime) = (configuration.drainNotice, configuration.drainTime)
    self.logger = logger
    self.log = log
  }

  /// Whether a signal came.
  var isStopping: Bool { stopping.load(ordering: .sequentiallyConsistent) }

  /// Waits for signals, for as long as the task runs.
  ///
  /// - Parameter reload: Is called for each signal that says to read all anew; nil if that signal
  ///   says to stop, too.
  func watch(
    _ signals: UnixSignalsSequence, _ service: PlatenService.Service, _ services: ServiceGroup,
    reload: (@Sendable () -> Void)?
  ) async {
    for await signal in signals {
      if signal == .sighup, let reload {
        reload()
        continue
      }
      if stopping.exchange(true, ordering: .sequentiallyConsistent) {
        logger.notice("stopping at once", metadata: ["signal": "\(signal)"])
        log.flush()
        exit(128 + Self.number(of: signal))
      }
      logger.notice("stopping", metadata: ["signal": "\(signal)"])
      service.announceStop()
      // Who presses Control-C does not wait for others.
      let notice = signal == .sigterm ? notice : .zero
      Task {
        try? await Task.sleep(for: notice)
        await services.triggerGracefulShutdown()
        await endLate()
      }
    }
  }

  /// Ends the process if what runs does not heed that it is told to end.
  private func endLate() async {
    try? await Task.sleep(for: drainTime + .seconds(1))
    logger.notice("running requests are cut off")
    log.flush()
    exit(0)
  }

  private static func number(of signal: UnixSignal) -> Int32 {
    signal == .sigint ? SIGINT : SIGTERM
  }
}
