/// Why a picture could not be read.
public struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Code: Hashable, Sendable {
    /// There is no such file.
    case missing
    /// It is no PNG, JPEG, WebP or GIF.
    case format
    /// It ends too early, or its bytes are not what they should be.
    case damaged
    /// It has more pixels than are read.
    case tooManyPixels
  }

  /// The kind of an error.
  public var code: Code
  /// What was found and what was expected.
  public var description: String

  /// What was found, without what was expected.
  package private(set) var found: String
  /// What was expected; empty if nothing is known of it.
  package private(set) var expected: String

  package init(code: Code, description: String) {
    self.code = code
    self.description = description
    (found, expected) = (description, "")
  }

  init(code: Code, found: String, expected: String) {
    self.code = code
    description = "\(found), expected \(expected)"
    (self.found, self.expected) = (found, expected)
  }

  /// This error with the name of the picture before its words.
  package func naming(_ name: String) -> PictureError {
    PictureError(code: code, description: "\(name): \(description)")
  }
}
