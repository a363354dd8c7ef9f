internal import Foundation

/// Why a picture could not be printed.
public struct PrintError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Code: Hashable, Sendable {
    /// The picture has no size that can be drawn.
    case size
    /// The picture has more pixels than the options allow.
    case tooManyPixels
    /// The picture takes longer to draw than the options allow.
    case tooCostly
  }

  /// What went wrong.
  public var code: Code
  /// What was found and what was expected.
  public var description: String

  /// Throws unless a picture of `size` points can be drawn.
  static func check(_ size: CGSize) throws(PrintError) {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw PrintError(
        code: .size,
        description: "a picture of \(size.width) x \(size.height) points, expected a finite size"
          + " over zero")
    }
  }
}
