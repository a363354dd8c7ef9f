import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded

@testable import PlatenService

/// Asks a service as a client does, without a network.
struct ServiceTester {
  /// The program that makes pictures: it lies beside the running test.
  private static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("platen-server").path

  let service: Service
  /// One for all requests, as what limits clients remembers them.
  private let responder: RouterResponder<ServiceContext>

  /// - Parameters:
  ///   - log: Gathers what is logged; nil for nothing.
  ///   - logger: What is told of requests in its place.
  init(
    log: TestLog? = nil, logger: Logger? = nil,
    _ change: (inout ServiceConfiguration) -> Void = { _ in }
  ) throws {
    var configuration = ServiceConfiguration()
    configuration.limits.renders = 2
    // However busy the machine is, only that is late which a test makes so.
    configuration.limits.renderTime = .seconds(3600)
    configuration.limits.waitingTime = .seconds(3600)
    configuration.limits.batchTime = .seconds(36_000)
    change(&configuration)
    var silent = Logger(label: "test")
    silent.logLevel = .critical
    service = try Service(
      configuration, program: Self.program, logger: log?.logger ?? logger ?? silent)
    responder = service.router.buildResponder()
  }

  /// What is answered to one request.
  func answer(
    _ method: HTTPRequest.Method = .get, _ uri: String, _ body: String? = nil,
    headers: HTTPFields = [:], peer: String? = nil, authority: String = "localhost"
  ) async throws -> TestResponse {
    try await answer(
      method, uri, bytes: body.map { Array($0.utf8) }, headers: headers, peer: peer,
      authority: authority)
  }

  /// What is answered to one request.
  ///
  /// - Parameters:
  ///   - peer: The address of the other end of the connection; nil for none.
  ///   - authority: What the field `Host` says.
  func answer(
    _ method: HTTPRequest.Method, _ uri: String, bytes: [UInt8]?, headers: HTTPFields = [:],
    peer: String? = nil, authority: String = "localhost"
  ) async throws -> TestResponse {
    let channel = NIOAsyncTestingChannel()
    channel.remoteAddress = try peer.map { try SocketAddress(ipAddress: $0, port: 50_000) }
    let response = try await response(
      method, uri, bytes: bytes, headers: headers, channel: channel, authority: authority)
    let body = TestBody()
    try await response.body.write(body)
    // One that stays open is held by its own handlers.
    _ = try await channel.finish(acceptAlreadyClosed: true)
    return TestResponse(head: response.head, body: body.bytes)
  }

  /// An answer whose body is not written yet.
  func response(
    _ method: HTTPRequest.Method, _ uri: String, bytes: [UInt8]? = nil, headers: HTTPFields = [:],
    channel: NIOAsyncTestingChannel = NIOAsyncTestingChannel(), authority: String = "localhost"
  ) async throws -> Response {
    var headers = headers
    if let bytes { headers[.contentLength] = "\(bytes.count)" }
    let request = Request(
      head: HTTPRequest(
        method: method, scheme: "http", authority: authority, path: uri, headerFields: headers),
      body: RequestBody(buffer: ByteBuffer(bytes: bytes ?? [])))
    let source = ApplicationRequestContextSource(channel: channel, logger: service.logger)
    return try await responder.respond(to: request, context: ServiceContext(source: source))
  }

  /// What is answered to a scene.
  func picture(
    of scene: String = ServiceTester.scene, query: String = "", headers: HTTPFields = [:]
  ) async throws -> TestResponse {
    try await answer(.post, "/v1/render\(query)", scene, headers: headers)
  }

  /// A red rectangle of 40 x 20 points.
  static let scene = """
    platen: 1
    view: {rectangle: {fill: "#FF0000"}, modifiers: [{frame: {width: 40, height: 20}}]}
    """
}
