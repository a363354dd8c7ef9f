internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import PlatenBase
internal import Synchronization

/// Answers those who monitor the service at an address of their own.
///
/// It has a thread and connections of its own, and shares nothing with those of requests but what it
/// tells of them: whatever clients do, it answers. A connection holds one request.
final class MonitoringListener: Sendable {
  /// Where it listens.
  let address: ListeningAddress
  private let group: MultiThreadedEventLoopGroup

  private init(address: ListeningAddress, group: MultiThreadedEventLoopGroup) {
    self.address = address
    self.group = group
  }

  /// Begins to listen.
  ///
  /// - Parameter port: The port; 0 for any that is free.
  /// - Throws: ``ListeningError``.
  static func listening(
    for routes: MonitoringRoutes, host: String, port: Int
  ) async throws -> MonitoringListener {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let connections = MonitoringConnections()
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        connections.enter(channel)
        return channel.eventLoop.makeCompletedFuture { try setUp(channel, routes) }
      }
    do {
      let channel = try await bootstrap.bind(host: host, port: port).get()
      let address = channel.localAddress
      return MonitoringListener(
        address: ListeningAddress(host: address?.ipAddress ?? "", port: address?.port ?? 0),
        group: group)
    } catch {
      group.shutdownGracefully { _ in }
      throw ListeningError(address: "\(host):\(port)", cause: error)
    }
  }

  /// Ends it and its thread, without waiting for that.
  func close() { group.shutdownGracefully { _ in } }

  private static func setUp(_ channel: any Channel, _ routes: MonitoringRoutes) throws {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = 8 << 10
    limits.maxHeaderListSize = 8 << 10
    limits.maxHeaderFieldCount = 64
    let pipeline = channel.pipeline.syncOperations
    try pipeline.configureHTTPServerPipeline(
      withPipeliningAssistance: false, withErrorHandling: true,
      withOutboundHeaderValidation: false, withEncoderConfiguration: .init(),
      withDecoderLimitConfiguration: limits)
    try pipeline.addHandler(MonitoringHandler(routes))
  }
}

/// Why the service cannot listen at an address beside its own.
package struct ListeningError: Error {
  /// The address, as it was set.
  package let address: String
  /// What the system says.
  package let cause: any Error
}

// MARK: - Connections

/// The few connections that are open: one more ends the oldest.
private final class MonitoringConnections: Sendable {
  private static let most = 32
  /// How long one may take for all.
  private static let time = TimeAmount.seconds(5)

  private let open = Lock<[any Channel]>([])

  func enter(_ channel: any Channel) {
    let oldest = open.withLock { open -> (any Channel)? in
      open.append(channel)
      return open.count > Self.most ? open.removeFirst() : nil
    }
    oldest?.close(promise: nil)
    let end = channel.eventLoop.scheduleTask(in: Self.time) { channel.close(promise: nil) }
    channel.closeFuture.whenComplete { [self] _ in
      end.cancel()
      open.withLock { $0.removeAll { $0 === channel } }
    }
  }
}

// MARK: - One connection

/// Answers the one request of a connection.
private final class MonitoringHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let routes: MonitoringRoutes
  private var request: HTTPRequestHead?
  private var isAnswered = false

  init(_ routes: MonitoringRoutes) { self.routes = routes }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): request = head
    case .body: break
    case .end:
      guard let request, !isAnswered else { return }
      isAnswered = true
      answer(request, context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  private func answer(_ request: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let answer = answer(to: request)
    let body = ByteBuffer(string: answer.text)
    var headers: HTTPHeaders = [
      "content-type": answer.type, "content-length": "\(body.readableBytes)",
      "cache-control": "no-store", "connection": "close",
    ]
    if answer.status == 405 { headers.add(name: "allow", value: "GET, HEAD") }
    let status = HTTPResponseStatus(statusCode: answer.status)
    let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if request.method != .HEAD {
      context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    }
    let sent = context.eventLoop.makePromise(of: Void.self)
    sent.futureResult.assumeIsolated().whenComplete { _ in context.close(promise: nil) }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: sent)
  }

  private func answer(to request: HTTPRequestHead) -> MonitoringResponse {
    let path = String(request.uri.prefix { $0 != "?" })
    guard let answer = routes.answer(to: path) else {
      return MonitoringResponse(Problem(.notFound, "Expected one of \(MonitoringRoutes.paths)."))
    }
    guard request.method == .GET || request.method == .HEAD else {
      return MonitoringResponse(Problem(.methodNotAllowed, "Expected GET or HEAD."))
    }
    return answer
  }
}
