/// Takes the bytes of a document in order.
///
/// A sink belongs to one render and one thread.
package protocol ByteSink: AnyObject {
  /// Takes the next bytes; they are valid during the call only.
  ///
  /// - Throws: ``OutputError`` when the bytes cannot be written.
  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError)
}

extension ByteSink {
  /// Takes the next bytes.
  ///
  /// - Throws: ``OutputError`` when the bytes cannot be written.
  package func write(_ bytes: [UInt8]) throws(OutputError) {
    var failure: OutputError?
    bytes.withUnsafeBytes { buffer in
      do throws(OutputError) { try write(buffer) } catch { failure = error }
    }
    if let failure { throw failure }
  }
}

/// A sink whose bytes can be written again, for files that say at their beginning how long they are.
package protocol RewritableSink: ByteSink {
  /// Whether bytes can be written again: not those of a pipe.
  var isRewritable: Bool { get }

  /// Writes bytes anew that have been written before, and stays where it is.
  ///
  /// - Parameter offset: How many bytes of the sink stand before them.
  /// - Throws: ``OutputError`` when the bytes cannot be written.
  func rewrite(_ bytes: [UInt8], at offset: Int) throws(OutputError)
}

// MARK: - In memory

/// Keeps a document's bytes in memory.
package final class MemorySink: RewritableSink {
  /// The bytes written so far.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package func write(_ bytes: UnsafeRawBufferPointer) {
    self.bytes.append(contentsOf: bytes)
  }

  package var isRewritable: Bool { true }

  package func rewrite(_ bytes: [UInt8], at offset: Int) {
    self.bytes.replaceSubrange(offset..<offset + bytes.count, with: bytes)
  }

  /// Forgets the bytes and keeps their memory for the next document.
  package func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }
}

// MARK: - What can go wrong

/// Why bytes could not be encoded or written.
package struct OutputError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kind of failure.
  package enum Code: Equatable, Sendable {
    /// The system refused to write; the error number says why.
    case system
    /// The target is a folder.
    case folder
    /// The picture's width or height is zero or does not fit the format.
    case size
    /// The rows given are too few, too many, or shorter than the picture is wide.
    case rows
    /// The compression library failed.
    case compression
  }

  /// The kind of failure.
  package let code: Code

  /// The file concerned; nil when the bytes do not go to a file.
  package let path: String?

  /// The system's error number; 0 when the system was not asked.
  package let number: Int32

  /// A message that says what was found and what was expected.
  package let message: String

  package init(_ code: Code, path: String? = nil, number: Int32 = 0, message: String) {
    self.code = code
    self.path = path
    self.number = number
    self.message = message
  }

  package var description: String {
    guard let path else { return message }
    return "cannot write \"\(path)\": \(message)"
  }
}
