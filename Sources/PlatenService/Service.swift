public import Hummingbird
internal import HummingbirdCore
public import Logging
internal import NIOCore
public import Platen
internal import PlatenScenes
internal import ServiceLifecycle

/// The service: pictures of labels over HTTP.
public struct Service: Sendable {
  let configuration: ServiceConfiguration
  let logger: Logger
  let registry: PrometheusMetrics
  let metrics: ServiceMetrics
  let shutdown = ShutdownState()
  let connections: OpenConnections
  let fonts: FontLibraryPool
  let pool: RenderPool
  let cache: PictureCache
  let memory: MemoryBudget
  /// What can be asked for.
  let endpoints: [Endpoint]
  private let playground: Playground

  /// - Parameters:
  ///   - configuration: What an operator set.
  ///   - library: The fonts.
  ///   - logger: What is told of requests and errors.
  /// - Throws: What is wrong in the scenes of the configuration's folder.
  public init(
    _ configuration: ServiceConfiguration = ServiceConfiguration(),
    library: FontLibrary = .shared, logger: Logger
  ) throws {
    let limits = configuration.limits
    self.configuration = configuration
    self.logger = logger
    registry = PrometheusMetrics(helps: ServiceMetrics.helps)
    metrics = ServiceMetrics(factory: registry)
    fonts = FontLibraryPool(library, includesSystemFonts: configuration.systemFonts)
    connections = OpenConnections(
      most: limits.connections, mostOfClient: limits.clientConnections,
      proxies: TrustedProxies(configuration.trustedProxies))
    pool = RenderPool(limits: limits)
    cache = PictureCache(budget: configuration.cacheBytes)
    memory = MemoryBudget(total: limits.memoryBytes)
    let answers = PictureAnswers(
      pictures: SingleFlightPictures(cache: cache, metrics: metrics),
      maker: PictureMaker(
        limits: limits, fonts: fonts, pool: pool, memory: memory, metrics: metrics),
      edition: Self.edition(configuration),
      cacheControl: "public, max-age=\(configuration.maxAge.components.seconds)")
    endpoints = try Self.endpoints(answers, configuration)
    playground = try Playground()
  }

  /// What makes pictures beside what is asked for.
  private static func edition(_ configuration: ServiceConfiguration) -> String {
    VersionReport(fonts: configuration.fonts?.path).text
      + (configuration.systemFonts ? "\nsystem fonts" : "")
  }

  private static func endpoints(
    _ answers: PictureAnswers, _ configuration: ServiceConfiguration
  ) throws -> [Endpoint] {
    let limits = configuration.limits
    let pictures = [
      RenderRoutes(answers: answers, limits: limits).endpoints,
      QueryRoutes(answers: answers).endpoints,
      try TemplateRoutes(answers: answers, folder: configuration.scenes)?.endpoints ?? [],
      [MeasureRoute(answers: answers, limits: limits).endpoint],
      BatchRoutes(answers: answers, limits: limits, width: answers.maker.pool.size).endpoints,
    ].flatMap(\.self)
    return pictures
      + (try DocumentRoutes(library: answers.maker.fonts.library).endpoints(describing: pictures))
  }

  var router: Router<ServiceContext> {
    let router = Router(context: ServiceContext.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: ServiceMiddleware(configuration, metrics: metrics, logger: logger))
    monitoringRoutes.add(to: router, hasMetrics: configuration.monitoringPort == nil)
    router.add(endpoints)
    playground.add(to: router)
    return router
  }
}

// MARK: - Running

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
          responder: responder, limits: ConnectionLimits(limits), connections: connections,
          metrics: metrics)
      },
      configuration: ApplicationConfiguration(
        address: .hostname(configuration.host, port: configuration.port), backlog: 4096,
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
  /// - Parameters:
  ///   - onListening: Is told the address once it listens.
  ///   - onMonitoring: Is told the address for those who monitor it, if that is another one.
  /// - Throws: What keeps it from listening at the configuration's address.
  package func run(
    onListening: @escaping @Sendable (ListeningAddress) -> Void,
    onMonitoring: @escaping @Sendable (ListeningAddress) -> Void = { _ in }
  ) async throws {
    defer { pool.close() }
    let monitoring = try await monitoringListener
    defer { monitoring?.close() }
    let application = application { address in
      onListening(address)
      if let monitoring { onMonitoring(monitoring.address) }
    }
    try await withGracefulShutdownHandler {
      try await application.run()
    } onGracefulShutdown: { [shutdown] in
      shutdown.begin()
    }
  }
}

/// Where the service listens.
package struct ListeningAddress: Hashable, Sendable, CustomStringConvertible {
  /// The address in digits.
  package let host: String
  package let port: Int

  /// The address as the beginning of a URL.
  package var description: String {
    "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
  }
}

// MARK: - Monitoring

extension Service {
  /// What those ask who monitor the service.
  var monitoringRoutes: MonitoringRoutes {
    MonitoringRoutes(
      shutdown: shutdown, registry: registry, metrics: metrics,
      levels: { [pool, cache, memory, connections] in
        let load = pool.load
        return ServiceMetrics.Levels(
          running: load.running, waiting: load.waiting, cacheBytes: cache.cost,
          memoryTaken: memory.taken, connections: connections.open)
      },
      reasonNotAlive: { nil },
      reasonNotReady: { [fonts, pool, limits = configuration.limits] in
        Self.reasonNotReady(fonts.library) ?? Self.overload(pool.load.waiting, limits)
      })
  }

  /// Who listens for those who monitor the service; nil if that has no address of its own.
  private var monitoringListener: MonitoringListener? {
    get async throws {
      guard let port = configuration.monitoringPort else { return nil }
      return try await .listening(
        for: monitoringRoutes, host: configuration.monitoringHost ?? configuration.host, port: port)
    }
  }

  /// Why nothing can be drawn with fonts; nil if it can.
  private static func reasonNotReady(_ library: FontLibrary) -> String? {
    library.records.isEmpty ? "There are no fonts." : nil
  }

  /// Why one more picture would be refused; nil if it may wait.
  static func overload(_ waiting: Int, _ limits: ServiceLimits) -> String? {
    waiting >= max(limits.waiting, 1)
      ? "\(waiting) pictures wait to be made, and no more may." : nil
  }
}

// MARK: - Requests

/// What is known of a request beside itself.
struct ServiceContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  private let channel: any Channel

  /// The client that a trusted proxy names, where one asks for it.
  var forwardedClient: String?

  /// The address of the client; nil where there is no network.
  ///
  /// Only those ask who limit clients, let them take turns or log them: the text is made each time.
  var client: String? { forwardedClient ?? peer }

  /// The address of the other end of the connection, which may be a proxy's; nil where there is no
  /// network.
  var peer: String? { channel.remoteAddress?.ipAddress }

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }
}
