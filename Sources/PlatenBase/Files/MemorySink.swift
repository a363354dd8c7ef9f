/// Keeps a document's bytes in memory.
package final class MemorySink: ByteSink {
  /// The bytes written so far.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package func write(_ bytes: UnsafeRawBufferPointer) {
    self.bytes.append(contentsOf: bytes)
  }

  /// Forgets the bytes and keeps their memory for the next document.
  package func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }
}
