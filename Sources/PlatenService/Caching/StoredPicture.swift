internal import NIOCore

/// A picture, or another answer, as it is kept and sent.
struct StoredPicture: Sendable {
  var key: PictureKey
  var bytes: ByteBuffer

  /// The memory that it takes, what is kept beside it included.
  var cost: Int { bytes.storageCapacity + 512 }
}
