internal import PlatenBase
internal import PlatenLayout

/// What is wrong at one place of a scene's file.
package struct SceneError: Error, Hashable, Sendable {
  /// Where the wrong text begins.
  package var position: SourcePosition
  /// The names and indices that lead there, such as `view.flow.children[2].spacing`; empty for what
  /// concerns the whole file.
  package var path: String
  /// What stands there, such as `"wide"` or `a list`.
  package var found: String
  /// What should stand there, such as `a length in points`.
  package var expected: String
  /// The nearest valid spelling.
  package var suggestion: String?
  /// Whether there is nothing wrong but that it is more than is allowed.
  package var exceedsLimit: Bool

  package init(
    at position: SourcePosition, path: String, found: String, expected: String,
    suggestion: String? = nil, exceedsLimit: Bool = false
  ) {
    self.position = position
    self.path = path
    self.found = found
    self.expected = expected
    self.suggestion = suggestion
    self.exceedsLimit = exceedsLimit
  }

  /// What ends a reading that was cancelled, and is told to nobody.
  init(cancelledAt position: SourcePosition) {
    self.init(at: position, path: "", found: "\(RenderCancellationError())", expected: "")
  }
}
