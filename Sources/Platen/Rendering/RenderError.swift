/// Why a view could not be rendered.
public struct RenderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Code: Hashable, Sendable {
    /// State changes with every round of layout.
    case unsettled
    /// The name of a file does not say what it is to be.
    case format
  }

  /// What went wrong.
  public var code: Code
  /// What was found and what was expected.
  public var description: String
}
