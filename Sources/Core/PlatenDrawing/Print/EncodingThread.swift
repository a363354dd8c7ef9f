internal import Foundation
internal import Glibc

/// Does one piece of work after the other on a thread of its own, while the next is made.
///
/// Work goes one way and nothing comes back, so that all is as on one thread. What is done with it is the
/// thread's alone, and all else that changes is touched under the condition's lock, which the compiler cannot
/// see.
final class EncodingThread<Work>: @unchecked Sendable {
  private enum Step {
    case work(Work)
    case end
  }

  private let condition = NSCondition()
  private let perform: (Work) throws -> Void
  /// What the thread does now, or is to do next.
  private var step: Step?
  private var failure: (any Error)?
  private var hasEnded = false

  private init(_ perform: @escaping (Work) throws -> Void) { self.perform = perform }

  /// Performs the work that `make` hands over, in its order.
  ///
  /// Work has to stay as it is until the next is handed over. Where no thread can be had, as a system limits
  /// them, it is done on this one.
  ///
  /// - Throws: What `make` throws, and what `perform` throws: when more is handed over, or at the end.
  static func run(
    start: ((EncodingThread) -> Bool)? = nil,
    _ perform: @escaping (Work) throws -> Void,
    _ make: ((Work) throws -> Void) throws -> Void
  ) throws {
    let thread = EncodingThread(perform)
    guard start?(thread) ?? thread.start() else { return try make(perform) }
    do {
      try make { try thread.take($0) }
    } catch {
      thread.end()
      throw error
    }
    thread.end()
    if let failure = thread.condition.withLock({ thread.failure }) { throw failure }
  }

  /// Starts the thread, and returns whether there is one; Foundation's does not tell.
  private func start() -> Bool {
    var thread = pthread_t()
    let held = Unmanaged.passRetained(Body { self.work() })
    let status = pthread_create(
      &thread, nil,
      { held in
        if let held { Unmanaged<Body>.fromOpaque(held).takeRetainedValue().run() }
        return nil
      }, held.toOpaque())
    guard status == 0 else {
      held.release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  /// Hands work to the thread as soon as it has done the last.
  private func take(_ work: Work) throws {
    try condition.withLock {
      while step != nil { condition.wait() }
      if let failure { throw failure }
      step = .work(work)
      condition.signal()
    }
  }

  /// Ends the thread, whatever it has failed in.
  private func end() {
    condition.withLock {
      while step != nil { condition.wait() }
      step = .end
      condition.signal()
      while !hasEnded { condition.wait() }
    }
  }
}

// MARK: - The thread

extension EncodingThread {
  private func work() {
    while case .work(let work) = nextStep() {
      let result = Result { try perform(work) }
      condition.withLock {
        if case .failure(let error) = result { failure = error }
        step = nil
        condition.signal()
      }
    }
    condition.withLock {
      hasEnded = true
      condition.signal()
    }
  }

  private func nextStep() -> Step {
    condition.withLock {
      while true {
        if let step { return step }
        condition.wait()
      }
    }
  }
}

/// What a thread does: a function of C is the same for all types of work.
private final class Body {
  let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }
}
