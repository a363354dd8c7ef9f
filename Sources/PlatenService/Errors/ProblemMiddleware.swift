internal import Hummingbird
internal import Logging

/// Answers what went wrong as a ``Problem``.
struct ProblemMiddleware: RouterMiddleware {
  typealias Context = ServiceContext

  let metrics: ServiceMetrics

  func handle(
    _ request: Request, context: ServiceContext,
    next: (Request, ServiceContext) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch {
      let problem = Problem(error)
      if problem.kind == .ourFault { context.logger.error("\(error)") }
      metrics.countRefusal(problem.kind.slug)
      return problem.response(to: request)
    }
  }
}
