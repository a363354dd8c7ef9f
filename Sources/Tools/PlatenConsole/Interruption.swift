package import Glibc
internal import PlatenBase
internal import Synchronization

/// Handles the signals that stop the command, as Ctrl-C does.
package enum Interruption {
  /// Whether a line on standard error has to be wiped away.
  static let isLineDrawn = Atomic(false)
  /// The group of processes that ends with the command, as `kill` takes it: negative; 0 for none.
  private static let follower = Atomic<Int32>(0)

  /// Runs something while a process that does it ends with the command.
  ///
  /// Foundation puts processes into groups of their own, which no terminal interrupts.
  package static func ending<Result, Failure: Error>(
    _ process: pid_t, while body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    follower.store(getpgid(process) == process ? -process : 0, ordering: .relaxed)
    defer { follower.store(0, ordering: .relaxed) }
    return try body()
  }

  /// Lets the signals that end the command first remove what is half written.
  ///
  /// The command then ends by the signal itself, as if it had no handler, so that shells see 130 for
  /// Ctrl-C. A signal that whoever started the command ignores (as `nohup` does) stays ignored; one that
  /// is blocked, as in what threads of a pool start, is not: it would never come.
  package static func cleanUpOnSignals() {
    // Made here, as a handler must not be the first to ask for it.
    _ = (TemporaryFiles.shared, follower.load(ordering: .relaxed))
    var ending = sigset_t()
    sigemptyset(&ending)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&ending, number) }
    pthread_sigmask(SIG_UNBLOCK, &ending, nil)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      guard sigaction(number, nil, &action) == 0,
        action.__sigaction_handler.sa_handler == nil
      else { continue }
      action.__sigaction_handler.sa_handler = { number in
        TemporaryFiles.shared.removeAll()
        let follower = Interruption.follower.load(ordering: .relaxed)
        // Swift's package manager ends its compilers at this signal alone.
        if follower != 0 { kill(follower, SIGINT) }
        if Interruption.isLineDrawn.load(ordering: .relaxed) {
          _ = "\r\u{1B}[K".withCString { write(STDERR_FILENO, $0, 4) }
        }
        raise(number)
      }
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_NODEFER
      sigaction(number, &action, nil)
    }
  }
}
