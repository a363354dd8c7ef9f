internal import PlatenLayout

/// Why a view could not be rendered.
public struct RenderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Code: Hashable, Sendable {
    /// Views are nested deeper than a render's stack allows.
    case tooDeep
    /// State changes with every round of layout.
    case unsettled
    /// The name of a file does not say what it is to be.
    case format
    /// Nobody waited for the picture any more.
    case cancelled
  }

  /// What went wrong.
  public var code: Code
  /// What was found and what was expected.
  public var description: String
}

extension RenderError {
  /// The error of a render that was cancelled, whatever it was doing.
  package static var cancelled: RenderError {
    RenderError(code: .cancelled, description: "\(RenderCancellationError())")
  }

  /// The error of a view, or a layout, in which others go on beyond a limit.
  init(tooDeep view: Any.Type, limit: String) {
    let name = "\(view)".prefix { $0 != "<" }
    self.init(
      code: .tooDeep,
      description: "the views in \"\(name)\" are nested too deep: expected no more than \(limit)"
        + " of views and modifiers")
  }

  /// The error of a view that never settles.
  init(unsettled change: StateChange?, rounds: Int) {
    let view = change?.view ?? "a view"
    let part = change?.part ?? "state"
    self.init(
      code: .unsettled,
      description: "\(view) keeps changing: \(part) still changes after \(rounds) rounds of layout")
  }
}
