/// Why a PNG's pixels could not be read.
package struct PixelImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// The file is no PNG.
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

  /// What went wrong.
  package var code: Code
  /// What was found and, where that helps, what was expected.
  package var description: String

  package init(_ code: Code, _ description: String) {
    (self.code, self.description) = (code, description)
  }
}
