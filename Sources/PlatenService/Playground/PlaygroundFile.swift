internal import Crypto
internal import Foundation
internal import NIOCore

/// A file of the playground, as it is sent.
struct PlaygroundFile: Sendable {
  /// Where it is asked for, as `/playground/app.js`.
  let path: String
  /// The media type, as `Content-Type` has it.
  let mediaType: String
  let bytes: ByteBuffer
  let tag: ETag

  init(path: String, mediaType: String, _ bytes: [UInt8]) {
    self.path = path
    self.mediaType = mediaType
    self.bytes = ByteBuffer(bytes: bytes)
    tag = ETag(value: Data(SHA256.hash(data: bytes).prefix(12)).base64URL)
  }
}
