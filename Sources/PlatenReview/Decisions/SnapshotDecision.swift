/// What somebody who has seen a new picture wants to become of it.
package struct SnapshotDecision: Hashable, Sendable {
  /// The verdicts.
  package enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// The new picture is to be the reference.
    case accept
    /// The reference is right, and the new picture wrong.
    case reject
  }

  /// The snapshot's name.
  package var name: String
  package var verdict: Verdict
  /// The SHA-256 of the new file that was seen, in lower case hexadecimal digits.
  package var actual: String

  package init(name: String, verdict: Verdict, actual: String) {
    (self.name, self.verdict, self.actual) = (name, verdict, actual)
  }
}
