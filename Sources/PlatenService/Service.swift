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
  let connections: ConnectionCount
  let fonts: FontLibraryPool
  let pool: RenderPool
  let cache: PictureCache
  let memory: MemoryBudget
  let budget: AnswerBudget
  let heap = HeapTrimmer()
  /// How often each client may ask; nil for as often as it likes.
  let rates: ClientRateLimiter?
  /// What is said of the machine when the service starts.
  private let machineLimits: [ServiceLimits.Resolved]
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
    var configuration = configuration
    machineLimits = configuration.limits.machineLimits(on: .current)
    let limits = configuration.limits.resolved(on: .current)
    configuration.limits = limits
    self.configuration = configuration
    self.logger = logger
    registry = PrometheusMetrics(helps: ServiceMetrics.helps)
    metrics = ServiceMetrics(factory: registry)
    fonts = FontLibraryPool(library, includesSystemFonts: configuration.systemFonts)
    connections = ConnectionCount(most: limits.connections)
    pool = RenderPool(limits: limits)
    cache = PictureCache(budget: configuration.cacheBytes)
    memory = MemoryBudget(total: limits.memoryBytes)
    rates = ClientRateLimiter(limits)
    budget = AnswerBudget(total: limits.answerBytes, heap: heap)
    let answers = PictureAnswers(
      pictures: SingleFlightPictures(cache: cache, metrics: metrics),
      maker: PictureMaker(
        limits: limits, fonts: fonts, pool: pool, memory: memory, metrics: metrics),
      budget: budget, edition: Self.edition(configuration),
      cacheControl: "public, max-age=\(configuration.maxAge.components.seconds)")
    endpoints = try Self.endpoints(answers, configuration, rates)
    playground = try Playground()
  }

  /// What makes pictures beside what is asked for.
  private static func edition(_ configuration: ServiceConfiguration) -> String {
    VersionReport(fonts: configuration.fonts?.path).text
      + (configuration.systemFonts ? "\nsystem fonts" : "")
  }

  private static func endpoints(
    _ answers: PictureAnswers, _ configuration: ServiceConfiguration, _ rates: ClientRateLimiter?
  ) throws -> [Endpoint] {
    let limits = configuration.limits
    let pictures = [
      RenderRoutes(answers: answers, limits: limits).endpoints,
      QueryRoutes(answers: answers).endpoints,
      try TemplateRoutes(answers: answers, folder: configuration.scenes)?.endpoints ?? [],
      [MeasureRoute(answers: answers, limits: limits).endpoint],
      BatchRoutes(
        answers: answers, limits: limits, width: answers.maker.pool.size, rates: rates
      ).endpoints,
    ].flatMap(\.self)
    return pictures
      + (try DocumentRoutes(library: answers.maker.fonts.library).endpoints(describing: pictures))
  }

  var router: Router<ServiceContext> {
    let router = Router(context: ServiceContext.self, options: .autoGenerateHeadEndpoints)
    router.add(
      middleware: ServiceMiddleware(
        configuration, rates: rates, heap: heap, metrics: metrics, logger: logger))
    monitoringRoutes.add(to: router)
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
  /// - Throws: What keeps it from listening at the configuration's address.
  package func run(
    onListening: @escaping @Sendable (ListeningAddress) -> Void
  ) async throws {
    defer { pool.close() }
    logger.notice("starting", metadata: machineLimits.metadata)
    let application = application(onListening: onListening)
    try await withGracefulShutdownHandler {
      try await application.run()
    } onGracefulShutdown: { [shutdown] in
      shutdown.begin()
    }
  }
}

extension [ServiceLimits.Resolved] {
  /// The limits as the log has them.
  fileprivate var metadata: Logger.Metadata {
    reduce(into: [:]) { metadata, limit in
      metadata[limit.name] = "\(limit.value)"
      metadata["\(limit.name)From"] = "\(limit.source)"
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
      levels: { [pool, cache, memory, budget, connections] in
        let load = pool.load
        return ServiceMetrics.Levels(
          running: load.running, waiting: load.waiting, cacheBytes: cache.cost,
          memoryTaken: memory.taken, answerBytes: budget.taken, connections: connections.open)
      },
      reasonNotReady: { [fonts] in Self.reasonNotReady(fonts.library) })
  }

  /// Why nothing can be drawn with fonts; nil if it can.
  private static func reasonNotReady(_ library: FontLibrary) -> String? {
    library.records.isEmpty ? "There are no fonts." : nil
  }
}

// MARK: - Requests

/// What is known of a request beside itself.
struct ServiceContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The connection.
  let channel: any Channel

  /// The address of the other end of the connection; nil where there is no network.
  ///
  /// Only those ask who limit clients or log them, as the system is asked for it.
  var client: String? { channel.remoteAddress?.ipAddress }

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }
}
