internal import CProcesses
internal import Foundation

/// A process that does jobs: started and ended by this, and nobody else's.
struct WorkerProcess: ~Copyable {
  /// How long a process may take to its first job, on a machine that has much else to do.
  private static let startTime = Duration.seconds(30)
  /// What a process may take beyond what it was granted before it is refused, in bytes: it is looked
  /// at some 40 times a second, and granted more or ended before that.
  private static let slack = 64 << 20

  var frames: FrameStream
  let pid: pid_t
  /// Tells the process which job is not wanted any more.
  private let control: Descriptor
  /// The bytes of its own memory that it had before its first job.
  private var baseline = 0
  /// The bytes that its job may have beside those.
  private var allowance = 0

  private init(
    _ frames: consuming FrameStream, control: consuming Descriptor, pid: pid_t
  ) {
    self.frames = frames
    self.control = control
    self.pid = pid
  }

  /// Starts a process and waits until it can take jobs.
  ///
  /// - Parameter isWanted: Is asked all the time whether the process is still wanted.
  /// - Throws: ``WorkerError/cannotStart``.
  static func start(
    _ program: WorkerProgram, while isWanted: () -> Bool
  ) throws(WorkerError) -> WorkerProcess {
    let (jobs, theirs) = try socketPair()
    let frames = FrameStream(jobs)
    let socket = Descriptor(theirs)
    let (control, heard) = try socketPair()
    let ours = Descriptor(control)
    let pid = try spawn(program, socket, Descriptor(heard))
    var process = WorkerProcess(frames, control: ours, pid: pid)
    // The process has its ends now; with ours open, its end would not be seen.
    _ = consume socket
    do {
      try process.frames.send(.greeting, program.greeting, until: .now + startTime)
      try process.waitUntilReady(while: isWanted)
    } catch {
      throw .cannotStart
    }
    process.baseline = process.memory ?? 0
    return process
  }

  deinit {
    kill(pid, SIGKILL)
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
  }

  private static func socketPair() throws(WorkerError) -> (Int32, Int32) {
    var sockets: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &sockets) == 0 else { throw .cannotStart }
    return (sockets[0], sockets[1])
  }

  private static func spawn(
    _ program: WorkerProgram, _ socket: borrowing Descriptor, _ control: borrowing Descriptor
  ) throws(WorkerError) -> pid_t {
    // A report of a crash takes longer than a new process.
    let environment = program.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let variables = environment.map { "\($0)=\($1)" }.sorted()
    var pid: pid_t = 0
    let error = ([program.path] + program.arguments).withCStrings { arguments in
      variables.withCStrings { variables in
        platen_spawn(program.path, arguments, variables, socket.number, control.number, &pid)
      }
    }
    guard error == 0 else { throw .cannotStart }
    return pid
  }

  private mutating func waitUntilReady(while isWanted: () -> Bool) throws(FrameError) {
    let deadline = ContinuousClock.now + Self.startTime
    while .now < deadline, isWanted() {
      guard let frame = try frames.receive(until: .now + .milliseconds(25)) else { continue }
      guard frame.kind == .ready else { break }
      return
    }
    throw FrameError()
  }

  /// Lets the process have its share of memory and so many bytes more.
  mutating func allow(_ bytes: Int) {
    guard bytes != allowance else { return }
    allowance = bytes
    _ = platen_limit_data(pid, UInt(baseline + bytes + Self.slack))
  }

  /// The bytes of memory that the process has beyond what it may have; 0 if it has no more.
  var excess: Int { max(0, (memory ?? 0) - baseline - allowance) }

  /// Returns whether the process kept so much of its jobs that the next one may miss it: half of a
  /// share.
  func hasGrown(_ share: Int) -> Bool { (memory ?? 0) > baseline + share / 2 }

  /// The bytes of memory that the process has for itself; nil if it is no more.
  private var memory: Int? { ProcessMemory(pid: pid)?.data }

  /// Tells the process that nobody waits for a job any more.
  func cancel(_ number: UInt32) {
    var number = number
    // There is always room for a few numbers; a process that is gone needs none.
    Glibc.send(control.number, &number, 4, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
  }

  /// Has the process come behind others for the processor, which cannot be taken back.
  func lowerPriority() { setpriority(__priority_which_t(PRIO_PROCESS.rawValue), UInt32(pid), 15) }
}

/// An open file, closed with its owner.
struct Descriptor: ~Copyable {
  let number: Int32

  /// The lowest numbers are given to those that a new process gets.
  init(_ number: Int32) {
    let high = fcntl(number, F_DUPFD_CLOEXEC, 16)
    self.number = high >= 0 ? high : number
    if high >= 0 { close(number) }
  }

  deinit { close(number) }
}

/// The memory of a process, as the system tells it.
package struct ProcessMemory: Hashable, Sendable {
  /// The bytes that are in memory, those included that it shares with others.
  package var resident: Int
  /// The bytes of its own that it can write.
  package var data: Int

  /// Nil for a process that is not there.
  package init?(pid: Int32) {
    // proc(5): in pages, size, resident, shared, text, lib, data and dirty.
    let file = open("/proc/\(pid)/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let text = withUnsafeTemporaryAllocation(byteCount: 128, alignment: 1) { buffer in
      String(decoding: buffer.prefix(max(0, read(file, buffer.baseAddress, 128))), as: UTF8.self)
    }
    // proc(5): size, resident, shared, text, lib, data, dt, in pages.
    let pages = text.split(separator: " ").compactMap { Int($0) }
    guard pages.count >= 6 else { return nil }
    let size = Int(sysconf(Int32(_SC_PAGESIZE)))
    resident = pages[1] * size
    data = pages[5] * size
  }
}

extension [String] {
  /// Calls `body` with the texts as C has lists of them.
  fileprivate func withCStrings<Result>(
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let texts = map { strdup($0) }
    defer { for text in texts { free(text) } }
    return body(texts + [nil])
  }
}
