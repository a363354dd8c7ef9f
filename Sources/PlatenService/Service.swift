public import Hummingbird
public import Logging
internal import Metrics
public import Platen
internal import PlatenScenes

/// The service: pictures of labels over HTTP.
public struct Service: Sendable {
  let configuration: ServiceConfiguration
  let logger: Logger
  let metrics: ServiceMetrics
  let pool: RenderPool
  let cache: PictureCache
  let memory: MemoryBudget
  /// What can be asked for.
  let endpoints: [Endpoint]

  /// - Parameters:
  ///   - configuration: What an operator set.
  ///   - library: The fonts.
  ///   - logger: What is told of requests and faults.
  public init(
    _ configuration: ServiceConfiguration = ServiceConfiguration(),
    library: FontLibrary = .shared, logger: Logger
  ) throws {
    let limits = configuration.limits
    self.configuration = configuration
    self.logger = logger
    metrics = ServiceMetrics(factory: MetricsSystem.factory)
    pool = RenderPool(limits: limits)
    cache = PictureCache(budget: configuration.cacheBytes)
    memory = MemoryBudget(total: limits.memoryBytes)
    let answers = PictureAnswers(
      desk: PictureDesk(cache: cache, metrics: metrics),
      maker: PictureMaker(
        limits: limits, library: library, pool: pool, memory: memory, metrics: metrics),
      edition: Self.edition,
      cacheControl: "public, max-age=\(configuration.maxAge.components.seconds)")
    endpoints = try Self.endpoints(answers, limits)
  }

  /// The program that listens and answers.
  public var application: some ApplicationProtocol {
    Application(
      router: router,
      configuration: ApplicationConfiguration(
        address: .hostname(configuration.host, port: configuration.port)),
      logger: logger)
  }

  private static func endpoints(
    _ answers: PictureAnswers, _ limits: ServiceLimits
  ) throws -> [Endpoint] {
    let pictures =
      RenderRoutes(answers: answers, limits: limits).endpoints
      + BatchRoutes(answers: answers, limits: limits, width: answers.maker.pool.size).endpoints
    return pictures + (try DocumentRoutes.endpoints(describing: pictures))
  }

  private var router: Router<ServiceContext> {
    let router = Router(context: ServiceContext.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: ProblemMiddleware(metrics: metrics))
    router.get("/health/live") { _, _ in "ok" }
    router.add(endpoints)
    Playground.add(to: router)
    return router
  }

  /// What makes pictures beside what is asked for.
  private static var edition: String {
    let engines = EngineVersion.all.map { "\($0.name) \($0.version)" }
    let fonts = FontLocations.folder().map { FontFolder.fingerprint(of: $0) } ?? 0
    return (engines + ["fonts \(fonts)"]).joined(separator: ",")
  }
}
