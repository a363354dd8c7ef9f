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
  let connections: ConnectionCount
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
  ///   - logger: What is told of requests and faults.
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
    connections = ConnectionCount(most: limits.connections)
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
    watchRoutes.add(to: router)
    router.add(endpoints)
    playground.add(to: router)
    return router
  }
}
