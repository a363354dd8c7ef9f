/// Why snapshots cannot be found, read or written.
package struct ReviewError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of an error.
  package enum Code: Hashable, Sendable {
    /// What was asked for makes no sense.
    case usage
    /// A file is not what it should be.
    case badInput
    /// There is no such file or folder.
    case noInput
    /// A file cannot be written.
    case cannotWrite
  }

  package let code: Code
  package let description: String

  package init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
