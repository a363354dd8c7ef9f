internal import PlatenComparison
internal import PlatenConsole

/// Draws snapshots and keeps them as references.
package struct SnapshotRecorder {
  /// What became of a snapshot.
  package enum Outcome: Hashable, Sendable {
    /// There was none, and now there is.
    case added
    /// There was another one.
    case replaced
    /// There is one, which stays as it is.
    case kept
  }

  private let references: SnapshotStore
  private let drawer: SceneDrawer
  private let replacesAll: Bool

  /// - Parameter replacesAll: Whether references that are there are drawn again.
  package init(references: SnapshotStore, drawer: SceneDrawer, replacesAll: Bool) {
    self.references = references
    self.drawer = drawer
    self.replacesAll = replacesAll
  }

  /// Records all snapshots of a plan.
  ///
  /// - Parameter deliver: Is told what became of each job, in their order.
  package func record(
    _ plan: SnapshotPlan,
    deliver: (SnapshotJob, Result<[(name: String, outcome: Outcome)], any Error>) -> Void
  ) {
    let recorder = self
    OrderedWork().run(plan.jobs) { job in
      try recorder.record(job)
    } deliver: { i, result in
      deliver(plan.jobs[i], result)
      return .goOn
    }
  }

  private func record(_ job: SnapshotJob) throws -> [(name: String, outcome: Outcome)] {
    let old = try job.names.map { try references.bytes(of: $0) }
    if !replacesAll, old.allSatisfy({ $0 != nil }) { return job.names.map { ($0, .kept) } }
    let files = try drawer.files(of: job)
    return try zip(job.names, zip(old, files)).map { name, pair in
      let (old, file) = pair
      if old == file.bytes || old != nil && !replacesAll { return (name, .kept) }
      try references.write(file.bytes, to: name)
      return (name, old == nil ? .added : .replaced)
    }
  }
}
