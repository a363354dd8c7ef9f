internal import PlatenBase
internal import PlatenComparison

/// A report as JUnit's XML, which servers of continuous integration read: a test case a snapshot.
package struct JUnitReport {
  private let report: ReviewReport

  package init(_ report: ReviewReport) { self.report = report }

  /// The document, with a line's end after it.
  package var text: String {
    let failures = report.count(.different) + report.count(.missing) + report.count(.renamed)
    let counts =
      "tests=\"\(report.entries.count)\" failures=\"\(failures)\""
      + " errors=\"\(report.count(.failed))\" skipped=\"\(report.count(.unused))\""
    let title = report.title.onOneLine.markupEscaped
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      // There is no standard: https://github.com/testmoapp/junitxml has what most readers take.
      "<testsuites name=\"platen snapshot\" \(counts)>",
      "  <testsuite name=\"\(title)\" \(counts)>",
    ]
    lines += report.entries.map { testCase($0, title) }
    lines += ["  </testsuite>", "</testsuites>", ""]
    return lines.joined(separator: "\n")
  }

  private func testCase(_ entry: ReviewEntry, _ title: String) -> String {
    let name = entry.name.onOneLine.markupEscaped
    let head = "    <testcase classname=\"\(title)\" name=\"\(name)\""
    guard let outcome = outcome(of: entry) else { return head + "/>" }
    return head + ">\n      \(outcome)\n    </testcase>"
  }

  /// Why a case did not pass; nil if it did.
  private func outcome(of entry: ReviewEntry) -> String? {
    let message = "message=\"\(entry.summary.onOneLine.markupEscaped)\""
    switch entry.status {
    case .same: return nil
    case .unused: return "<skipped \(message)/>"
    case .failed: return "<error \(message) type=\"failed\"/>"
    case .different, .missing, .renamed:
      let details = entry.details.map(\.onOneLine.markupEscaped).joined(separator: "\n")
      let start = "<failure \(message) type=\"\(entry.status.rawValue)\""
      return details.isEmpty ? start + "/>" : start + ">\(details)</failure>"
    }
  }
}

extension ReviewEntry {
  /// All that is known of what changed, in a sentence each.
  var details: [String] {
    fingerprintDifferences + layoutChanges.map(\.sentence) + svgChanges.map(\.sentence)
      + (pixels.map { [$0.summary] } ?? [])
  }
}
