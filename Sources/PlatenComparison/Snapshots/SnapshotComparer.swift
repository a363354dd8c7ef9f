/// Compares two snapshots of a kind.
package struct SnapshotComparer: Sendable {
  package init() {}

  /// What tells a snapshot from its reference.
  package func compare(
    _ actual: SnapshotFile, with reference: SnapshotFile
  ) throws -> SnapshotComparison {
    if actual.bytes == reference.bytes { return .identical }
    var comparison = SnapshotComparison(isSame: false, isExact: false)
    if let old = reference.fingerprint, let new = actual.fingerprint {
      comparison.fingerprintDifferences = new.differences(from: old)
    }
    comparison.summary = "the bytes differ"
    return comparison
  }
}
