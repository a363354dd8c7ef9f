internal import PlatenBase
package import PlatenReports
internal import Synchronization

/// The values whose code is left out of a preview and that were asked for since the last picture's findings.
package enum LeftOutNotes {
  private static let notes = Lock<[String]>([])
  private static let isPreview = Lock(false)

  /// Whether this program shows previews, so that somebody hears of what is left out.
  package static var areHeard: Bool { isPreview.withLock { $0 } }

  /// Says that this program shows previews.
  package static func begin() { isPreview.withLock { $0 = true } }

  /// Takes note of a value, with the reason why its code is left out.
  package static func add(_ reason: String) {
    notes.withLock { if !$0.contains(reason) { $0.append(reason) } }
  }

  /// Returns a finding for each, and forgets them.
  package static func takenFindings() -> [FitFinding] {
    notes.withLock { notes in
      defer { notes = [] }
      return notes.map { FitFinding(kind: .undrawn, detail: $0) }
    }
  }
}
