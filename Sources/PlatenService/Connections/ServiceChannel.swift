internal import HTTPTypes
internal import Hummingbird
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypes

/// The handlers of each connection: HTTP/1.1 with the limits of the service.
struct ServiceChannel: HTTPChannelHandler {
  typealias Value = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

  /// The most fields of a header.
  private static let mostFields = 256

  let responder: HTTPChannelHandler.Responder
  let limits: ConnectionLimits
  let count: ConnectionCount
  let metrics: ServiceMetrics

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    count.add(1)
    channel.closeFuture.whenComplete { [count] _ in count.add(-1) }
    return channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      let watch = ConnectionWatch(limits: limits, count: count, metrics: metrics)
      try pipeline.addHandler(HeaderBytes(watch))
      try pipeline.configureHTTPServerPipeline(
        // Requests stand in line in the channel's stream.
        withPipeliningAssistance: false,
        withErrorHandling: false,
        // Fields are checked where they are made.
        withOutboundHeaderValidation: false, withEncoderConfiguration: .init(),
        withDecoderLimitConfiguration: decoderLimits)
      try pipeline.addHandler(watch)
      return try NIOAsyncChannel(
        wrappingChannelSynchronously: channel,
        configuration: .init(isOutboundHalfClosureEnabled: true))
    }
  }

  func handle(value: Value, logger: Logger) async {
    await handleHTTP(asyncChannel: value, logger: logger)
  }

  private var decoderLimits: NIOHTTPDecoderLimitConfiguration {
    var decoder = NIOHTTPDecoderLimitConfiguration()
    decoder.maxHeaderFieldSize = limits.headerBytes
    decoder.maxHeaderListSize = limits.headerBytes
    decoder.maxHeaderFieldCount = Self.mostFields
    return decoder
  }
}
