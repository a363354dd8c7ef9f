package import PlatenBase

/// An error at one place of a scene's file.
package struct SceneError: UnexpectedValueError, Hashable, Sendable {
  /// Where the wrong text begins.
  package var position: SourcePosition
  /// The names and indices that lead there, such as `view.flow.children[2].spacing`; empty for what
  /// concerns the whole file.
  package var path: String
  /// What stands there and what should.
  package var unexpected: UnexpectedValue
  /// Whether there is nothing wrong but that it is more than is allowed.
  package var exceedsLimit: Bool

  package init(
    at position: SourcePosition, path: String, _ unexpected: UnexpectedValue,
    exceedsLimit: Bool = false
  ) {
    self.position = position
    self.path = path
    self.unexpected = unexpected
    self.exceedsLimit = exceedsLimit
  }

  package init(
    at position: SourcePosition, path: String, found: String, expected: String,
    suggestion: String? = nil, exceedsLimit: Bool = false
  ) {
    self.init(
      at: position, path: path,
      UnexpectedValue(found: found, expected: expected, suggestion: suggestion),
      exceedsLimit: exceedsLimit)
  }

  /// What ends a reading that was cancelled, and is told to nobody.
  init(cancelledAt position: SourcePosition) {
    self.init(at: position, path: "", found: "\(RenderCancellationError())", expected: "")
  }
}
