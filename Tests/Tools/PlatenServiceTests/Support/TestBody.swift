import HTTPTypes
import HummingbirdCore
import NIOCore
internal import PlatenBase
import Synchronization

/// Gathers the bytes of an answer.
final class TestBody: ResponseBodyWriter, Sendable {
  private let gathered = Lock(ByteBuffer())

  var bytes: ByteBuffer { gathered.withLock { $0 } }

  func write(_ buffer: ByteBuffer) async throws {
    gathered.withLock { _ = $0.writeImmutableBuffer(buffer) }
  }

  func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
