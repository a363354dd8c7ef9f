package import Foundation

/// The reason why a picture could not be read.
public struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of the error.
  public enum Code: Hashable, Sendable {
    /// The file does not exist.
    case missing
    /// The file is not a PNG, JPEG, WebP or GIF.
    case format
    /// The file ends too early, or its bytes are wrong.
    case damaged
    /// The picture has more pixels than the limit.
    case tooManyPixels
  }

  /// The kind of an error.
  public var code: Code
  /// A message that says what was found and what was expected.
  public var description: String

  /// What was found, without what was expected.
  package private(set) var found: String
  /// What was expected; empty if nothing is known of it.
  package private(set) var expected: String

  /// The size in points of a picture that is there and is not read; nil if it is not known.
  package private(set) var size: CGSize?

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

  /// This error with the size that the picture's file states, of so many pixels a point.
  package func sized(by data: Data?, scale: CGFloat) -> PictureError {
    guard let pixels = data.flatMap(HEIFSize.size) else { return self }
    var error = self
    error.size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    return error
  }
}
