internal import NIOCore

/// Stands before the parser: tells the connection's watch of bytes that do not make a part of a
/// request yet, and keeps from the parser what nobody listens to.
final class HeaderBytes: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let watch: ConnectionWatch

  init(_ watch: ConnectionWatch) { self.watch = watch }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !watch.state.isDeaf else { return }
    let count = watch.partCount
    context.fireChannelRead(data)
    guard watch.partCount == count, !watch.state.isDeaf else { return }
    watch.noteHeader(bytes: unwrapInboundIn(data))
  }
}
