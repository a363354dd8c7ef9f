internal import PlatenBase
import Synchronization
import Testing

/// Issues that a test wants to happen: it looks at them, and they neither fail it nor are reported.
///
/// Failed expectations are none of them, so that the test itself can fail.
final class ExpectedIssues: Sendable {
  private let recorded = Lock<[Issue]>([])

  /// What was recorded since this was asked for last.
  func take() -> [Issue] {
    recorded.withLock { issues in
      defer { issues = [] }
      return issues
    }
  }

  /// Goes to the test.
  var trait: IssueHandlingTrait {
    .compactMapIssues { issue in
      guard case .unconditional = issue.kind else { return issue }
      self.recorded.withLock { $0.append(issue) }
      return nil
    }
  }
}
