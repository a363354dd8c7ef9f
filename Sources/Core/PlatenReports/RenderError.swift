internal import PlatenBase

/// The reason why a view could not be rendered.
public struct RenderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of an error.
  public enum Code: Hashable, Sendable {
    /// Views are nested deeper than a render's stack allows.
    case tooDeep
    /// State changes with every round of layout.
    case unsettled
    /// The name of a file does not say its format.
    case format
    /// A number of an animation is out of its range.
    case motion
    /// The content of a view does not fit.
    case noRoom
    /// A view that is bound to the main actor is rendered elsewhere.
    case mainActor
    /// A file of translations cannot be read.
    case strings
    /// The render was cancelled.
    case cancelled
  }

  /// The kind of an error.
  public var code: Code
  /// A message that says what was found and what was expected.
  public var description: String

  /// Makes an error.
  package init(code: Code, description: String) {
    self.code = code
    self.description = description
  }
}

extension RenderError {
  /// The error of a render that was cancelled, whatever it was doing.
  package static var cancelled: RenderError {
    RenderError(code: .cancelled, description: "\(RenderCancellationError())")
  }
}
