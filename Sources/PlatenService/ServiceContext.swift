internal import Hummingbird
internal import NIOCore

/// What is known of a request beside itself.
struct ServiceContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The address of the other end of the connection; nil where there is no network.
  let client: String?

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    client = source.channel.remoteAddress?.ipAddress
  }
}
