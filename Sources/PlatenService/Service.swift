internal import Hummingbird
public import Logging
public import Platen
internal import PlatenScenes

/// The service: pictures of labels over HTTP.
public struct Service: Sendable {
  let configuration: ServiceConfiguration
  let logger: Logger
  let registry: PrometheusMetrics
  let metrics: ServiceMetrics
  let life = ServiceLife()
  let connections = ConnectionCount()
  let library: FontLibrary
  let pool: RenderPool
  let cache: PictureCache
  let memory: MemoryBudget
  private let answers: PictureAnswers

  /// - Parameters:
  ///   - configuration: What an operator set.
  ///   - library: The fonts.
  ///   - logger: What is told of requests and faults.
  public init(
    _ configuration: ServiceConfiguration = ServiceConfiguration(),
    library: FontLibrary = .shared, logger: Logger
  ) {
    let limits = configuration.limits
    self.configuration = configuration
    self.logger = logger
    registry = PrometheusMetrics(helps: ServiceMetrics.helps)
    metrics = ServiceMetrics(factory: registry)
    self.library = library
    pool = RenderPool(limits: limits)
    cache = PictureCache(budget: configuration.cacheBytes)
    memory = MemoryBudget(total: limits.memoryBytes)
    answers = PictureAnswers(
      desk: PictureDesk(cache: cache, metrics: metrics),
      maker: PictureMaker(
        limits: limits, library: library, pool: pool, memory: memory, metrics: metrics),
      edition: Self.edition,
      cacheControl: "public, max-age=\(configuration.maxAge.components.seconds)")
  }

  /// What can be asked for.
  var endpoints: [Endpoint] {
    RenderRoutes(answers: answers, limits: configuration.limits).endpoints
  }

  var router: Router<ServiceContext> {
    let router = Router(context: ServiceContext.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: ServiceMiddleware(configuration, metrics: metrics, logger: logger))
    watchRoutes.add(to: router)
    router.add(endpoints)
    return router
  }

  /// What makes pictures beside what is asked for.
  private static var edition: String {
    let engines = EngineVersion.all.map { "\($0.name) \($0.version)" }
    let fonts = FontLocations.folder().map { FontFolder.fingerprint(of: $0) } ?? 0
    return (engines + ["fonts \(fonts)"]).joined(separator: ",")
  }
}
