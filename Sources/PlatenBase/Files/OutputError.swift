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

  package let code: Code

  /// The file concerned; nil when the bytes do not go to a file.
  package let path: String?

  /// The system's error number; 0 when the system was not asked.
  package let number: Int32

  /// What was found and what was expected.
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
