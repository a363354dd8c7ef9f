internal import Hummingbird
internal import NIOCore

extension ResponseBody {
  /// The same body, whose length is reported when it was written or could not be.
  func reporting(_ report: @escaping @Sendable (Int) -> Void) -> ResponseBody {
    return ResponseBody { writer in
      let count = ByteCount()
      defer { report(count.total) }
      try await write(
        writer.map { buffer in
          count.add(buffer.readableBytes)
          return buffer
        })
    }
  }
}
