/// The program that worker processes run: one that calls ``WorkerLoop/run(_:)``.
package struct WorkerProgram: Sendable {
  /// The file of the program.
  package var path: String
  package var arguments: [String]
  /// The environment variables that it gets, by their names.
  package var environment: [String: String]
  /// What each process is told before its first job.
  package var greeting: [UInt8]

  package init(
    path: String, arguments: [String], environment: [String: String] = [:], greeting: [UInt8] = []
  ) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
    self.greeting = greeting
  }
}

/// The limits of a pool of workers and of its jobs.
package struct WorkerLimits: Hashable, Sendable {
  /// How many jobs are done at once, each by a process of its own.
  package var workers = 1
  /// How many jobs may wait.
  package var waiting = 256
  /// How long a job may wait.
  package var waitingTime = Duration.seconds(5)
  /// How long a job may take.
  package var jobTime = Duration.seconds(10)
  /// How long a process has to end a job that it was told to end.
  package var graceTime = Duration.milliseconds(250)
  /// A job that takes longer is slow: it goes on beside the others, behind them for the processor, and
  /// another worker takes its place.
  package var slowTime = Duration.milliseconds(250)
  /// How many jobs may be slow at once, beside the others, times ``workers``.
  package var slowJobs = 2
  /// The bytes of memory that a job may take without asking.
  package var share = 64 << 20
  /// The bytes that all jobs together may take beside their shares: what they ask for, and what they
  /// are found to take.
  package var memoryBytes = 1 << 30
  /// So many jobs are done by one process; another takes its place then.
  package var jobsOfProcess = 5_000

  package init() {}
}

/// Why a job was not done.
package enum WorkerError: Error, Hashable, Sendable {
  /// So many jobs wait, and no more may.
  case queueFull(waiting: Int)
  case waitedTooLong
  case tookTooLong
  /// The job was slow, as many others were, and others waited.
  case yielded
  /// The process took so many bytes of memory for the job, and was ended, as it may not have them all and
  /// no more than `left` bytes were left.
  case tookTooMuchMemory(bytes: Int, left: Int)
  /// The process ended under the job.
  case lost
  /// No process can be started.
  case cannotStart
  case closed
}

/// The answer to a job.
package struct WorkerAnswer: Sendable {
  /// What the worker answered.
  package var bytes: [UInt8]
  /// How long the job waited for a worker.
  package var waited: Duration
}

/// Something that befell a process of a pool.
package enum WorkerEvent: Hashable, Sendable {
  case started
  case ended(End)

  package enum End: String, Hashable, Sendable, CaseIterable {
    /// Its job took too long, and it did not heed that.
    case late
    /// Its job was slow, as many others were, and others waited.
    case crowded
    /// Its job took too much memory.
    case memory
    /// Nobody waited for its job any more, and it did not heed that.
    case cancelled
    /// It ended by itself: it crashed, or somebody else ended it.
    case lost
    /// It had done its share, or the pool was closed.
    case retired
    /// It did not get as far as its first job.
    case notStarted
  }
}
