internal import Hummingbird
internal import NIOCore

/// What is known of a request beside itself.
struct ServiceContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  private let channel: any Channel

  /// The address of the other end of the connection; nil where there is no network.
  ///
  /// Only those ask who limit clients or log them, as the system is asked for it.
  var client: String? { channel.remoteAddress?.ipAddress }

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }
}
