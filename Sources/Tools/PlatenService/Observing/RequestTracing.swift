internal import HTTPTypes
internal import Hummingbird
internal import Tracing

/// Makes a span of each request, with the tracer that the program has chosen for
/// swift-distributed-tracing.
///
/// What the client says of its own span (such as `traceparent` of W3C Trace Context) is read by the
/// tracer. Names and attributes are those of OpenTelemetry's semantic conventions for HTTP.
struct RequestTracing: Sendable {
  private let tracer: any Tracer

  /// That of the tracer in force; nil if the program has chosen none.
  ///
  /// It is looked for when the service is made, so that requests cost nothing without one.
  static var bootstrapped: RequestTracing? {
    let tracer = InstrumentationSystem.tracer
    return tracer is NoOpTracer ? nil : RequestTracing(tracer: tracer)
  }

  /// Begins the span of a request.
  func begin(_ request: Request, client: String?) -> any Span {
    var context = InstrumentationContext.topLevel
    tracer.extract(request.headers, into: &context, using: FieldExtractor())
    let method = request.method.rawValue
    let span = tracer.startAnySpan("HTTP", context: context, ofKind: .server)
    let target = TargetText.hidingSecrets(request.head.path ?? "")
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    span.updateAttributes { attributes in
      // https://opentelemetry.io/docs/specs/semconv/http/http-spans/#http-server-span
      attributes["http.request.method"] = method
      attributes["url.path"] = parts.first.map(String.init)
      attributes["url.query"] = parts.count > 1 ? String(parts[1]) : nil
      attributes["user_agent.original"] = request.headers[.userAgent]
      attributes["client.address"] = client
    }
    return span
  }

  /// Ends the span of a request that was answered.
  ///
  /// - Parameters:
  ///   - route: The route's path with names in place of what changes; nil if there is none.
  ///   - bytes: The length of the answer's body.
  ///   - problem: The slug of the problem that was answered.
  static func end(
    _ span: any Span, method: String, route: String?, status: Int, bytes: Int, problem: String?
  ) {
    if let route { span.operationName = "\(method) \(route)" }
    span.updateAttributes { attributes in
      attributes["http.route"] = route
      attributes["http.response.status_code"] = status
      attributes["http.response.body.size"] = bytes
      attributes["error.type"] = problem
    }
    if status >= 500 { span.setStatus(SpanStatus(code: .error)) }
    span.end()
  }
}

/// Reads fields of a request's header for a tracer.
private struct FieldExtractor: Extractor {
  func extract(key: String, from fields: HTTPFields) -> String? {
    HTTPField.Name(key).flatMap { fields[$0] }
  }
}
