internal import NIOCore
internal import PlatenBase
internal import Synchronization

/// Takes note that a client has gone, for those who work for it for long.
///
/// A client that says that it sends no more is one that has gone, as a socket that is closed says no
/// more than that until something is written to it.
final class ClientPresence: ChannelInboundHandler, Sendable {
  typealias InboundIn = ByteBuffer

  /// Of the connection whose requests are being answered; nil where there is no network.
  @TaskLocal static var current: ClientPresence?

  private struct State {
    var isGone = false
    var nextNumber = 0
    /// Those who wait for it, by their numbers.
    var waiters: [Int: AsyncStream<Void>.Continuation] = [:]
  }

  private let state = Lock(State())

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case ChannelEvent.inputClosed = event { noteGone() }
    context.fireUserInboundEventTriggered(event)
  }

  func channelInactive(context: ChannelHandlerContext) {
    noteGone()
    context.fireChannelInactive()
  }

  var isGone: Bool { state.withLock { $0.isGone } }

  /// Waits until the client has gone, or until the task is cancelled.
  func untilGone() async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let number = state.withLock { state -> Int? in
      guard !state.isGone else { return nil }
      state.nextNumber += 1
      state.waiters[state.nextNumber] = continuation
      return state.nextNumber
    }
    guard let number else { return }
    for await _ in stream {}
    state.withLock { _ = $0.waiters.removeValue(forKey: number) }
  }

  private func noteGone() {
    let waiters = state.withLock { state in
      state.isGone = true
      return state.waiters
    }
    for waiter in waiters.values { waiter.finish() }
  }
}
