internal import PlatenComparison
internal import PlatenConsole

/// Makes snapshots and keeps them as references.
package struct SnapshotRecorder: Sendable {
  /// The outcome of a snapshot.
  package enum Outcome: String, Hashable, Sendable {
    /// There was none, and now there is.
    case added
    /// There was another one.
    case replaced
    /// There is one, which stays as it is.
    case kept
  }

  /// A snapshot that was looked at.
  package struct Recorded: Hashable, Sendable {
    package var name: String
    package var outcome: Outcome
  }

  private let references: SnapshotStore
  private let maker: SnapshotMaker
  private let replacesAll: Bool

  /// - Parameter replacesAll: Whether references that are there are made again.
  package init(references: SnapshotStore, maker: SnapshotMaker, replacesAll: Bool) {
    self.references = references
    self.maker = maker
    self.replacesAll = replacesAll
  }

  /// Records all snapshots of a plan, on all cores.
  ///
  /// - Parameter deliver: Is told what became of each job, in their order.
  package func record(
    _ plan: SnapshotPlan, deliver: (SnapshotJob, Result<[Recorded], any Error>) -> Void
  ) {
    let recorder = self
    OrderedWork().run(plan.jobs) { job in
      try recorder.record(job)
    } deliver: { i, result in
      deliver(plan.jobs[i], result)
      return .goOn
    }
  }

  private func record(_ job: SnapshotJob) throws -> [Recorded] {
    let names = job.outputs.map(\.name)
    if !replacesAll, names.allSatisfy(references.contains) {
      return names.map { Recorded(name: $0, outcome: .kept) }
    }
    return try zip(names, maker.files(of: job)).map { name, file in
      Recorded(name: name, outcome: try record(file, as: name))
    }
  }

  private func record(_ file: SnapshotFile, as name: String) throws -> Outcome {
    guard references.contains(name) else {
      try references.write(file.bytes, to: name)
      return .added
    }
    // What cannot be read is replaced as well.
    let isEqual = (try? references.bytes(of: name)) == file.bytes
    if isEqual || !replacesAll { return .kept }
    try references.write(file.bytes, to: name)
    return .replaced
  }
}
