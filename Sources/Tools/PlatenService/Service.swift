package import Hummingbird
internal import HummingbirdCore
package import Logging
internal import NIOCore
package import Platen
internal import PlatenReview
internal import PlatenScenes
internal import PlatenWorkers
internal import ServiceLifecycle

/// The service: pictures of labels over HTTP.
package struct Service: Sendable {
  let configuration: ServiceConfiguration
  /// The writer of the logger's lines; nil where it has another.
  private let log: LogWriter?
  /// The settings that can change while the service runs.
  let settings: CurrentSettings
  let logger: Logger
  let registry: PrometheusMetrics
  let metrics: ServiceMetrics
  let shutdown = ShutdownState()
  let connections: OpenConnections
  /// The processes that make pictures.
  let pool: WorkerPool
  let cache: ResponseCache
  private let library: FontLibrary
  let budget: ResponseBudget
  let heap = HeapTrimmer()
  /// How often each client may ask; nil for as often as it likes.
  let rates: ClientRateLimiter?
  /// What is said of the machine when the service starts.
  private let machineLimits: [ServiceLimits.Resolved]
  /// The scenes of the configuration's folder; nil for none.
  let scenes: SceneFolder?
  /// What can be asked for.
  let endpoints: [Endpoint]
  private let playground: Playground

  /// - Parameters:
  ///   - configuration: What an operator set.
  ///   - library: The fonts.
  ///   - program: The file of the program that makes pictures when its argument is `worker`:
  ///     this one, if it calls ``RenderWorker/run()`` then.
  ///   - logger: What is told of requests and errors.
  ///   - log: What writes its lines, whose dropped ones are counted; nil for another.
  /// - Throws: `SceneFileError` if the configuration's folder of scenes is not there.
  package init(
    _ configuration: ServiceConfiguration = ServiceConfiguration(),
    library: FontLibrary = .shared, program: String = "/proc/self/exe", logger: Logger,
    log: LogWriter? = nil
  ) throws {
    self.log = log
    settings = CurrentSettings(configuration)
    var configuration = configuration
    machineLimits = configuration.limits.machineLimits(on: .current)
    let limits = configuration.limits.resolved(on: .current)
    configuration.limits = limits
    self.configuration = configuration
    self.logger = logger
    registry = PrometheusMetrics(helps: ServiceMetrics.helps)
    metrics = ServiceMetrics(factory: registry)
    self.library = library
    connections = OpenConnections(
      most: limits.connections, mostOfClient: limits.clientConnections,
      proxies: TrustedProxies(configuration.trustedProxies))
    cache = ResponseCache(budget: configuration.cacheBytes)
    rates = ClientRateLimiter(limits)
    budget = ResponseBudget(total: limits.answerBytes, heap: heap)
    let maker = try RenderDispatcher(
      configuration, fonts: library.folders, program: program, metrics: metrics)
    pool = maker.pool
    let answers = PictureResponder(
      pictures: SingleFlight(cache: cache, metrics: metrics), maker: maker,
      budget: budget, edition: Self.edition(configuration),
      maxAge: Int(configuration.maxAge.components.seconds))
    scenes = try configuration.scenes.map {
      try SceneFolder($0, limits: limits.ofScenes.source, logger: logger) { [answers] in
        await answers.maker.problem(in: $0)
      }
    }
    let preview = configuration.preview.map { [shutdown] in
      PreviewRoutes(
        file: PreviewFile($0, mostBytes: limits.bodyBytes), limits: limits, shutdown: shutdown)
    }
    endpoints =
      try configuration.review.map { ReviewRoutes(settings: $0, limits: limits).endpoints }
      ?? Self.endpoints(answers, library, configuration, scenes, preview, rates)
    playground =
      try configuration.review == nil ? Playground() : Playground(ServedReviewPage())
  }

  /// Returns what makes pictures beside what is asked for.
  private static func edition(_ configuration: ServiceConfiguration) -> String {
    VersionReport(fonts: configuration.fonts).text
      + (configuration.fonts.includesSystemFonts ? "\nsystem fonts" : "")
      + (configuration.allowsLinks ? "\nlinks" : "")
  }

  private static func endpoints(
    _ answers: PictureResponder, _ library: FontLibrary, _ configuration: ServiceConfiguration,
    _ scenes: SceneFolder?, _ preview: PreviewRoutes?, _ rates: ClientRateLimiter?
  ) throws -> [Endpoint] {
    let limits = configuration.limits
    let pictures = [
      RenderRoutes(answers: answers, limits: limits, preview: configuration.preview).endpoints,
      preview?.endpoints ?? [],
      QueryRoutes(answers: answers, limits: limits).endpoints,
      LinkRoutes(
        answers: answers, limits: limits,
        folder: configuration.links.map { LinkFolder($0, budget: configuration.linkBytes) }
      ).endpoints,
      scenes.map { TemplateRoutes(answers: answers, folder: $0).endpoints } ?? [],
      [MeasureRoute(answers: answers, limits: limits).endpoint],
      BatchRoutes(
        answers: answers, limits: limits, width: limits.renders, rates: rates
      ).endpoints,
    ].flatMap(\.self)
    return pictures
      + (try DocumentRoutes(library: library, fonts: configuration.fonts)
        .endpoints(describing: pictures))
  }

  var router: Router<ServiceContext> {
    let router = Router(context: ServiceContext.self, options: .autoGenerateHeadEndpoints)
    router.add(
      middleware: ServiceMiddleware(
        configuration, settings, rates: rates, heap: heap, metrics: metrics, logger: logger))
    if let preview = configuration.preview {
      router.add(middleware: PreviewGuard(preview))
    }
    if let review = configuration.review {
      router.add(middleware: PreviewGuard(review))
    }
    monitoringRoutes.add(to: router, hasMetrics: configuration.monitoringPort == nil)
    router.add(endpoints)
    playground.add(to: router)
    return router
  }
}

// MARK: - Running

extension Service {
  /// The program that listens and answers.
  package var application: some ApplicationProtocol { application { _ in } }

  /// The program that listens and answers.
  ///
  /// - Parameter onListening: Is told the address once it listens.
  func application(
    onListening: @escaping @Sendable (ListeningAddress) -> Void
  ) -> some ApplicationProtocol {
    Application(
      router: router,
      server: HTTPServerBuilder {
        [configuration, connections, metrics, logger, shutdown] responder in
        ServiceChannel(
          responder: responder, limits: ConnectionLimits(configuration.limits),
          connections: connections, metrics: metrics,
          log: AccessLog(logger, isOn: configuration.accessLog), shutdown: shutdown)
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

  /// Gives notice that the service will be told to stop: `/health/ready` says so, and each connection
  /// ends with its next answer, which names that.
  package func announceStop() { shutdown.begin() }

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
    pool.start()
    defer { pool.close() }
    let watch = Task { [scenes] in await scenes?.watch() }
    defer { watch.cancel() }
    let monitoring = try await monitoringListener
    defer { monitoring?.close() }
    let application = application { [logger, machineLimits] address in
      logger.notice("listening", metadata: machineLimits.metadata)
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

extension [ServiceLimits.Resolved] {
  /// The limits as the log has them.
  fileprivate var metadata: Logger.Metadata {
    reduce(into: [:]) { metadata, limit in
      metadata[limit.name] = "\(limit.value)"
      metadata["\(limit.name)From"] = "\(limit.source)"
    }
  }
}

// MARK: - Reloading

extension Service {
  /// Reads the settings and the folder's scenes again, and tells the log what that changed.
  ///
  /// Connections stay, and what is being asked goes on. If the settings are wrong, those before stay.
  ///
  /// - Parameter read: Reads the settings.
  package func reload(reading read: () throws -> ServiceConfiguration) async {
    do {
      let change = settings.change(to: try read())
      logger.notice("settings reloaded", metadata: change.metadata)
    } catch {
      logger.error(
        "settings not reloaded: the old ones stay", metadata: ["problem": .string("\(error)")])
    }
    guard let scenes else { return }
    await scenes.look(rereads: true)
    await scenes.checkScenes()
    let all = scenes.state.scenes
    logger.notice(
      "scenes reloaded",
      metadata: [
        "scenes": .stringConvertible(all.count),
        "broken": .stringConvertible(all.count { $0.problem != nil }),
      ])
  }
}

extension ConfigurationChange {
  /// The change as the log shows it.
  fileprivate var metadata: Logger.Metadata {
    var metadata: Logger.Metadata = [:]
    if !applied.isEmpty { metadata["changed"] = .string(applied.joined(separator: ", ")) }
    if !waiting.isEmpty { metadata["needRestart"] = .string(waiting.joined(separator: ", ")) }
    return metadata
  }
}

// MARK: - Monitoring

extension Service {
  /// What those ask who monitor the service.
  var monitoringRoutes: MonitoringRoutes {
    MonitoringRoutes(
      shutdown: shutdown, registry: registry, metrics: metrics,
      levels: { [pool, cache, budget, connections, log] in
        let load = pool.load
        return ServiceMetrics.Levels(
          running: load.running, waiting: load.waiting, cacheBytes: cache.cost,
          memoryTaken: pool.memoryTaken, answerBytes: budget.taken, connections: connections.open,
          workers: pool.processes.count, workerBytes: pool.residentBytes,
          logLinesDropped: log?.dropped ?? 0)
      },
      reasonNotAlive: { [pool] in
        pool.failing.flatMap { $0 > Self.longestFailing ? "No picture can be drawn." : nil }
      },
      reasonNotReady: { [library, pool, limits = configuration.limits] in
        Self.reasonNotReady(library) ?? Self.overload(pool.load.waiting, limits)
          ?? pool.failing.map { _ in "No picture can be drawn at the moment." }
      })
  }

  /// So long there may be no process that makes pictures before the service is to be started anew.
  private static let longestFailing = Duration.seconds(10)

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
      ? "\(waiting) pictures are waiting already, which is the maximum." : nil
  }
}
