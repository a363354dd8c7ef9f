/// Tells whoever runs the tests what is wrong with a snapshot.
protocol SnapshotReporter: Sendable {
  func report(_ failure: SnapshotMessage, at place: SnapshotPlace)
}
