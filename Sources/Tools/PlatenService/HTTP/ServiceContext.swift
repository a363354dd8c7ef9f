internal import Hummingbird
internal import NIOCore

/// The context of a request.
struct ServiceContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The connection.
  let channel: any Channel
  /// Whether the client is still there; nil where there is no network.
  let presence = ClientPresence.current

  /// The client that a trusted proxy names, where one asks for it.
  var forwardedClient: String?

  /// The address of the client; nil where there is no network.
  ///
  /// Only those ask who limit clients, let them take turns or log them: the text is made each time.
  var client: String? { forwardedClient ?? peer }

  /// The address of the other end of the connection, which may be a proxy's; nil where there is no
  /// network.
  var peer: String? { channel.remoteAddress?.ipAddress }

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }
}

extension ServiceContext {
  /// Waits until the client has gone.
  ///
  /// - Throws: `CancellationError` when it has, or when the task is cancelled.
  func untilClientIsGone() async throws {
    // Where there is no network, nobody goes.
    while presence == nil { try await Task.sleep(for: .seconds(3600)) }
    await presence?.untilGone()
    throw CancellationError()
  }

  /// The client that asks for a picture.
  var pictureClient: RequestingClient { RequestingClient(address: client, presence: presence) }
}

/// The client that asks for a picture.
struct RequestingClient: Sendable {
  /// The address; nil where there is no network.
  var address: String?
  /// Whether the client is still there; nil where that is looked after elsewhere.
  var presence: ClientPresence?

  var isThere: Bool { presence?.isGone != true }
}
