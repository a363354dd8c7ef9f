internal import HTTPTypes
internal import Hummingbird
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypes

/// The handlers of each connection: HTTP/1.1 with the limits of the service.
struct ServiceChannel: HTTPChannelHandler {
  /// A connection with its handlers.
  struct Value: ServerChildChannelValue {
    let parts: NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>
    let presence: ClientPresence

    var channel: any Channel { parts.channel }
  }

  /// The most fields of a header.
  private static let mostFields = 256

  let responder: HTTPChannelHandler.Responder
  let limits: ConnectionLimits
  let connections: OpenConnections
  let metrics: ServiceMetrics
  let log: AccessLog
  let shutdown: ShutdownState

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    let connection = connections.enter(channel.remoteAddress?.ipAddress) {
      channel.pipeline.fireUserInboundEventTriggered(EvictionEvent())
    }
    if let connection {
      channel.closeFuture.whenComplete { [connections] _ in connections.leave(connection) }
    }
    return channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      let handler = ConnectionHandler(
        connection, of: connections, limits: limits, metrics: metrics, log: log,
        shutdown: shutdown)
      let presence = ClientPresence()
      try pipeline.addHandler(presence)
      try pipeline.addHandler(HeaderByteCounter(handler))
      try pipeline.configureHTTPServerPipeline(
        // Requests wait for their turn in the channel's stream.
        withPipeliningAssistance: false,
        withErrorHandling: false,
        // Fields are checked where they are made.
        withOutboundHeaderValidation: false, withEncoderConfiguration: .init(),
        withDecoderLimitConfiguration: decoderLimits)
      try pipeline.addHandler(handler)
      let parts = try NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>(
        wrappingChannelSynchronously: channel,
        configuration: .init(isOutboundHalfClosureEnabled: true))
      return Value(parts: parts, presence: presence)
    }
  }

  func handle(value: Value, logger: Logger) async {
    await ClientPresence.$current.withValue(value.presence) {
      await handleHTTP(asyncChannel: value.parts, logger: logger)
    }
  }

  private var decoderLimits: NIOHTTPDecoderLimitConfiguration {
    var decoder = NIOHTTPDecoderLimitConfiguration()
    decoder.maxHeaderFieldSize = limits.headerBytes
    decoder.maxHeaderListSize = limits.headerBytes
    decoder.maxHeaderFieldCount = Self.mostFields
    return decoder
  }
}

// MARK: - Before the parser

/// Handles bytes before the parser: tells the connection's handler of those that do not make a part
/// of a request yet, and keeps from the parser what is thrown away.
private final class HeaderByteCounter: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let handler: ConnectionHandler

  init(_ handler: ConnectionHandler) { self.handler = handler }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !handler.state.ignoresInput else { return }
    let (bytes, count) = (unwrapInboundIn(data), handler.partCount)
    handler.willParse(bytes)
    context.fireChannelRead(data)
    handler.didParse(bytes)
    guard handler.partCount == count, !handler.state.ignoresInput else { return }
    handler.noteHeader(bytes: bytes)
  }
}
