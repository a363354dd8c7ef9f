/// Why files cannot be written or watched as they are asked for.
package struct ConsoleError: Error, Hashable, CustomStringConvertible {
  /// The kind of an error.
  package enum Code: Hashable, Sendable {
    /// What was asked for makes no sense.
    case usage
    /// The system allows no more files to be watched.
    case watching
    /// A folder cannot be made.
    case folder
  }

  package let code: Code
  package let description: String

  init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
