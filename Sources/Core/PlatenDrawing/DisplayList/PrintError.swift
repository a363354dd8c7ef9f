internal import Foundation

/// The reason why a picture could not be encoded.
public struct PrintError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of the error.
  public enum Code: Hashable, Sendable {
    /// The picture's size cannot be drawn.
    case size
    /// The picture has more pixels than the options allow.
    case tooManyPixels
    /// The picture takes longer to draw than the options allow.
    case tooCostly
  }

  /// The kind of the error.
  public var code: Code
  /// A message that says what was found and what was expected.
  public var description: String

  /// Throws unless a picture of `size` points can be drawn.
  static func check(_ size: CGSize) throws(PrintError) {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw PrintError(
        code: .size,
        description:
          "found a picture of \(size.width) x \(size.height) points, expected a finite size"
          + " over zero")
    }
  }
}
