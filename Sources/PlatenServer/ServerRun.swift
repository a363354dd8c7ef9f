internal import Foundation
internal import Logging
internal import Platen
internal import PlatenService
internal import ServiceLifecycle
internal import UnixSignals

/// A server from its start to its end.
struct ServerRun {
  private let configuration: ServiceConfiguration
  private let logger: Logger

  init(_ configuration: ServiceConfiguration) {
    self.configuration = configuration
    logger = ServiceLog.logger(for: configuration)
  }

  /// Serves until a signal says that it is enough.
  func run() async throws {
    ProcessHeap.returnLargeBlocks()
    let library = try FontLocations.library(
      requested: configuration.fonts?.path, includesSystemFonts: configuration.systemFonts)
    let service = try PlatenService.Service(
      configuration, library: library, logger: logger)
    var group = ServiceGroupConfiguration(
      services: [RunningService(service: service)], logger: logger)
    group.maximumGracefulShutdownDuration = configuration.drainTime
    let services = ServiceGroup(configuration: group)
    let stop = StopSignals(drainTime: configuration.drainTime, logger: logger)
    let signals = await UnixSignalsSequence(trapping: .sigterm, .sigint)
    let watch = Task { await stop.watch(signals, services) }
    defer { watch.cancel() }
    do {
      try await services.run()
    } catch {
      // What was cut off in the end was told before.
      if stop.isStopping { return }
      throw ServerError(listeningAt: "\(configuration.host):\(configuration.port)", error)
    }
  }
}

/// The service as the group of services runs it.
private struct RunningService: ServiceLifecycle.Service {
  let service: PlatenService.Service

  func run() async throws {
    try await service.run { address in
      let line = "platen-server listens at \(address)\n"
      try? FileHandle.standardOutput.write(contentsOf: Data(line.utf8))
    }
  }
}
