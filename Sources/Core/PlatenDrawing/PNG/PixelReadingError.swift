/// Why the pixels of a file could not be read.
package struct PixelReadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of an error.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// The file is of another format.
    case format
    /// The file ends before the picture does.
    case truncated
    /// A checksum is not that of the bytes before it.
    case checksum
    /// The picture has more pixels than are read.
    case tooLarge
    /// The bytes are not what they should be.
    case damaged
  }

  /// The kind of the error.
  package let code: Code
  /// What was found and, where that helps, what was expected.
  package let description: String

  package init(_ code: Code, _ description: String) {
    (self.code, self.description) = (code, description)
  }

  /// Nobody waits for the picture any more.
  static let cancelled = PixelReadingError(.damaged, "a PNG whose reading was cancelled")
}
