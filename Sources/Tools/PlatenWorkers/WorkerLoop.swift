internal import CMalloc
internal import Foundation
package import PlatenBase
internal import Synchronization

/// The loop of a worker process: one job after the other, until its pool is gone.
package enum WorkerLoop {
  /// Does a job and returns its answer.
  package typealias Handler = (WorkerTask) -> [UInt8]

  /// The files that a pool opens for its workers.
  private static let (jobs, control): (Int32, Int32) = (3, 4)
  /// In bytes, whatever the process may have by itself: views in views are calls in calls.
  private static let stackSize = 8 << 20

  /// Does jobs until the pool is gone, and ends the process.
  ///
  /// - Parameter start: Gets what the program was to be told, and returns what does its jobs.
  package static func run(_ start: @escaping @Sendable ([UInt8]) throws -> Handler) -> Never {
    guard fcntl(jobs, F_GETFD) >= 0, fcntl(control, F_GETFD) >= 0 else {
      let text = "error: a worker is started by the program that has jobs for it\n"
      try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
      _exit(64)
    }
    // Pictures of all sizes leave the memory in pieces: one heap, and what is large goes back at once.
    mallopt(M_ARENA_MAX, 1)
    mallopt(M_MMAP_THRESHOLD, 128 << 10)
    mallopt(M_TRIM_THRESHOLD, 1 << 20)
    let current = CurrentJob()
    let thread = Thread { doJobs(start, current) }
    thread.stackSize = stackSize
    thread.start()
    hearCancellations(current)
  }

  private static func doJobs(
    _ start: @Sendable ([UInt8]) throws -> Handler, _ current: CurrentJob
  ) {
    var frames = FrameStream(jobs)
    guard let greeting = try? frames.receive(), greeting.kind == .greeting else { _exit(0) }
    do {
      let handler = try start(greeting.bytes)
      let connection = WorkerConnection(frames)
      try connection.send(.ready, [])
      while true {
        let bytes = try connection.nextJob()
        let task = WorkerTask(
          bytes: bytes, cancellation: current.begin(), connection: connection)
        try connection.send(.answer, handler(task))
      }
    } catch is FrameError {
      // The pool is gone.
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("worker: \(error)\n".utf8))
      _exit(70)
    }
    _exit(0)
  }

  /// Hears which job is not wanted any more, until the pool is gone.
  private static func hearCancellations(_ current: CurrentJob) -> Never {
    var number: UInt32 = 0
    while true {
      let count = read(control, &number, 4)
      if count == 4 { current.cancel(number) } else if count >= 0 || errno != EINTR { _exit(0) }
    }
  }
}

/// A worker's job, and what it may ask its pool while it does it.
package struct WorkerTask: Sendable {
  /// What the pool sent.
  package let bytes: [UInt8]
  /// What tells that nobody waits for the job any more.
  package let cancellation: RenderCancellation
  fileprivate let connection: WorkerConnection

  /// Asks for memory beside the share that every job has.
  ///
  /// - Parameter bytes: As many as the job is going to take.
  /// - Throws: ``WorkerMemoryError`` if they are more than is left.
  package func lease(_ bytes: Int) throws {
    let left = try connection.leftForLease(of: bytes)
    guard left >= bytes else { throw WorkerMemoryError(left: left) }
  }
}

/// A worker's end of what it and its pool tell each other.
private final class WorkerConnection: Sendable {
  private let frames: Lock<FrameStream>

  init(_ frames: consuming sending FrameStream) { self.frames = Lock(frames) }

  /// Waits for the next job, and gives memory back to the system if none comes for a while.
  func nextJob() throws -> [UInt8] {
    try frames.withLock { frames in
      var frame = try frames.receive(until: .now + .seconds(2))
      if frame == nil {
        malloc_trim(0)
        frame = try frames.receive()
      }
      guard let frame, frame.kind == .job else { throw FrameError() }
      return frame.bytes
    }
  }

  func send(_ kind: Frame.Kind, _ bytes: [UInt8]) throws {
    try frames.withLock { try $0.send(kind, bytes) }
  }

  /// Asks for memory.
  ///
  /// - Returns: The bytes that are left: those asked for are granted if they are not more.
  func leftForLease(of bytes: Int) throws -> Int {
    var request = WireWriter()
    request.write(bytes)
    return try frames.withLock { frames in
      try frames.send(.lease, request.bytes)
      guard let grant = try frames.receive(), grant.kind == .grant else { throw FrameError() }
      var reader = WireReader(grant.bytes)
      return try reader.int()
    }
  }
}

/// A job asked for more memory than is left for all jobs.
package struct WorkerMemoryError: Error, Hashable, Sendable {
  /// The bytes that are left.
  package let left: Int
}

/// The job that a worker does, so that the right one is cancelled.
private final class CurrentJob: Sendable {
  private struct State {
    /// The job's number: the pool counts them in the same way.
    var number: UInt32 = 0
    var cancellation = RenderCancellation()
    /// The number of a job that was cancelled before it began: numbers and jobs come on two ways.
    var early: UInt32?
  }

  private let state = Lock(State())

  /// Notes that the next job begins.
  func begin() -> RenderCancellation {
    state.withLock { state in
      state.number &+= 1
      state.cancellation = RenderCancellation()
      if state.early == state.number { state.cancellation.cancel() }
      state.early = nil
      return state.cancellation
    }
  }

  func cancel(_ number: UInt32) {
    state.withLock { state in
      if state.number == number { state.cancellation.cancel() } else { state.early = number }
    }
  }
}
