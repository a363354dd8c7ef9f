/// Which references a run of tests writes.
public enum SnapshotRecording: String, Hashable, Sendable, CaseIterable {
  /// None: a missing reference is a failure.
  case never
  /// Those that are missing.
  case missing
  /// All.
  case all
}
