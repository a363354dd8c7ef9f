public import Hummingbird
internal import HummingbirdCore
internal import NIOCore
internal import ServiceLifecycle

extension Service {
  /// The program that listens and answers.
  public var application: some ApplicationProtocol { application { _ in } }

  /// The program that listens and answers.
  ///
  /// - Parameter onListening: Is told the address once it listens.
  func application(
    onListening: @escaping @Sendable (ListeningAddress) -> Void
  ) -> some ApplicationProtocol {
    Application(
      router: router,
      server: HTTPServerBuilder { [limits = configuration.limits, connections, metrics] responder in
        ServiceChannel(
          responder: responder, limits: ConnectionLimits(limits), count: connections,
          metrics: metrics)
      },
      configuration: ApplicationConfiguration(
        address: .hostname(configuration.host, port: configuration.port), backlog: 1024,
        availableConnectionsDelegate: MaximumAvailableConnections(
          configuration.limits.connections, logger: logger)),
      onServerRunning: { channel in
        let address = channel.localAddress
        onListening(
          ListeningAddress(host: address?.ipAddress ?? "", port: address?.port ?? 0))
      },
      logger: logger)
  }

  /// Listens and answers until the task is told to stop, gracefully or by being cancelled.
  ///
  /// When it is told to stop, `/health/ready` says so, no more connections are accepted, those on
  /// which nothing is asked are closed, and what runs is finished, for at most the configuration's
  /// time.
  ///
  /// - Parameter onListening: Is told the address once it listens.
  package func run(
    onListening: @escaping @Sendable (ListeningAddress) -> Void
  ) async throws {
    defer { pool.close() }
    let application = application(onListening: onListening)
    try await withGracefulShutdownHandler {
      try await application.run()
    } onGracefulShutdown: { [life] in
      life.stop()
    }
  }
}
