/// A value that was found where another one was expected.
///
/// It reads the same wherever it is told: `found "rde", expected a colour; did you mean "red"?`.
package struct UnexpectedValue: Hashable, Sendable, CustomStringConvertible {
  /// What stands there, such as `"wide"` or `a list`; empty where that says nothing.
  package var found: String
  /// What should stand there, such as `a length in points`; empty where nothing is known of it.
  package var expected: String
  /// The nearest valid spelling; nil if none is near.
  package var suggestion: String?

  package init(found: String, expected: String, suggestion: String? = nil) {
    self.found = found
    self.expected = expected
    self.suggestion = suggestion
  }

  /// What was found and what was expected, in one line.
  package var message: String {
    switch (found.isEmpty, expected.isEmpty) {
    case (false, false): "found \(found), expected \(expected)"
    case (false, true): "found \(found)"
    case (true, false): "expected \(expected)"
    case (true, true): ""
    }
  }

  /// The question whether the suggestion was meant; nil without one.
  package var question: String? { suggestion.map { "did you mean \"\($0)\"?" } }

  /// The message, and the question behind it.
  package var description: String { message + (question.map { "; \($0)" } ?? "") }
}

/// An error that says what was found and what was expected.
package protocol UnexpectedValueError: Error {
  var unexpected: UnexpectedValue { get set }
}

extension UnexpectedValueError {
  /// What stands there.
  package var found: String {
    get { unexpected.found }
    set { unexpected.found = newValue }
  }

  /// What should stand there.
  package var expected: String {
    get { unexpected.expected }
    set { unexpected.expected = newValue }
  }

  /// The nearest valid spelling.
  package var suggestion: String? {
    get { unexpected.suggestion }
    set { unexpected.suggestion = newValue }
  }
}
