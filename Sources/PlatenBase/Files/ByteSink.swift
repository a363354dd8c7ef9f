/// Takes the bytes of a document in order.
///
/// A sink belongs to one render and one thread.
package protocol ByteSink: AnyObject {
  /// Takes the next bytes; they are valid during the call only.
  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError)
}

extension ByteSink {
  /// Takes the next bytes.
  package func write(_ bytes: [UInt8]) throws(OutputError) {
    var failure: OutputError?
    bytes.withUnsafeBytes { buffer in
      do throws(OutputError) { try write(buffer) } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
