import HTTPTypes
import InMemoryTracing
import Testing
import Tracing

@testable import PlatenService

/// Spans of requests, with swift-distributed-tracing's own tracer for tests.
@Suite struct RequestTracingTests {
  private let tracer = InMemoryTracer()

  private func span(
    _ method: HTTPRequest.Method, _ target: String, _ body: String? = nil,
    headers: HTTPFields = [:], peer: String? = nil
  ) async throws -> FinishedInMemorySpan {
    _ = try await withTracer(tracer) {
      // The tracer is looked for when the service is made.
      try await ServiceTester().answer(method, target, body, headers: headers, peer: peer)
    }
    #expect(tracer.activeSpans.isEmpty)
    let spans = tracer.popFinishedSpans()
    #expect(spans.count == 1)
    return try #require(spans.first)
  }

  private func text(_ name: String, of span: FinishedInMemorySpan) -> String? {
    guard case .string(let text)? = span.attributes[name]?.toSpanAttribute() else { return nil }
    return text
  }

  private func number(_ name: String, of span: FinishedInMemorySpan) -> Int64? {
    guard case .int64(let number)? = span.attributes[name]?.toSpanAttribute() else { return nil }
    return number
  }

  @Test func aRequestIsASpanNamedByItsRoute() async throws {
    let span = try await span(
      .post, "/v1/render?format=svg", ServiceTester.scene, peer: "192.0.2.1")
    #expect(span.operationName == "POST /v1/render")
    #expect(span.kind == .server)
    #expect(span.status == nil)
    #expect(text("http.request.method", of: span) == "POST")
    #expect(text("http.route", of: span) == "/v1/render")
    #expect(text("url.path", of: span) == "/v1/render")
    #expect(text("url.query", of: span) == "format=svg")
    #expect(text("client.address", of: span) == "192.0.2.1")
    #expect(number("http.response.status_code", of: span) == 200)
    #expect((number("http.response.body.size", of: span) ?? 0) > 100)
  }

  @Test func aProblemIsItsErrorAndNoSecretIsInIt() async throws {
    let span = try await span(.get, "/nothing?token=hush&a=b")
    #expect(span.operationName == "HTTP")
    #expect(text("error.type", of: span) == "not-found")
    #expect(number("http.response.status_code", of: span) == 404)
    #expect(text("url.query", of: span) == "token=…&a=b")
  }

  /// This tracer reads fields of its own in place of `traceparent`.
  @Test func theClientsSpanIsTheParent() async throws {
    let trace = try #require(HTTPField.Name(InMemoryTracer.traceIDKey))
    let parent = try #require(HTTPField.Name(InMemoryTracer.spanIDKey))
    let span = try await span(
      .get, "/v1/version", headers: [trace: "trace-of-client", parent: "span-of-client"])
    #expect(span.traceID == "trace-of-client")
    #expect(span.parentSpanID == "span-of-client")
  }

  @Test func withoutATracerThereIsNone() {
    #expect(RequestTracing.bootstrapped == nil)
  }
}
