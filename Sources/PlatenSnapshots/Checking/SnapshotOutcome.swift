internal import PlatenComparison

/// What has come of a snapshot.
enum SnapshotOutcome: Hashable, Sendable {
  /// It is as the reference is.
  case same
  /// It has become the reference, where there was none or another one.
  case recorded(isNew: Bool)
  /// There is no reference.
  case missing
  case different(SnapshotComparison, reference: SnapshotFile)
  /// It could not be compared or written.
  case failed(String)
}
