public import Foundation

/// Takes the work that the program of previews submits to queues.
///
/// So it knows when all of it is done, and delayed work runs by the time of the previews.
///
/// The program's functions with these names replace Dispatch's, and call them.
public enum _PreviewQueues {
  /// A function with the context that it was submitted with.
  public typealias Function = @convention(c) (UnsafeMutableRawPointer?) -> Void

  private typealias Async =
    @convention(c) (OpaquePointer, UnsafeMutableRawPointer?, Function) -> Void

  /// All later work of the program.
  static let work = LateWork(countsQueues: true)

  /// The simulated time of previews: the time of pictures, plus the time that has passed since the
  /// start.
  public static var now: Date { EnvironmentValues()._now.addingTimeInterval(work.time) }

  /// The date by the time of previews: that of the clock when the program began, plus the time since the
  /// preview appeared.
  public static var date: Date { work.date }

  /// Dispatch's own function, behind the program's of the same name.
  private static let dispatch = unsafeBitCast(function("dispatch_async_f"), to: Async.self)

  /// Dispatch's own function of a name.
  fileprivate static func function(_ name: String) -> UnsafeMutableRawPointer {
    guard let found = dlsym(UnsafeMutableRawPointer(bitPattern: -1), name) else {
      fatalError("there is no \(name)")
    }
    return found
  }

  /// Has a queue call a function: `dispatch_async_f`.
  public static func async(
    _ queue: OpaquePointer, _ context: UnsafeMutableRawPointer?, _ function: @escaping Function
  ) {
    async(queue) { function(context) }
  }

  /// Has a queue do something: `dispatch_async`.
  public static func async(_ queue: OpaquePointer, _ action: @escaping () -> Void) {
    work.noteRunning(1)
    let handed = Unmanaged.passRetained(QueueAction(action))
    dispatch(queue, handed.toOpaque(), doHandedAction)
  }

  /// Has a queue call a function later: `dispatch_after_f`.
  public static func after(
    _ time: UInt64, _ queue: OpaquePointer, _ context: UnsafeMutableRawPointer?,
    _ function: @escaping Function
  ) {
    after(time, queue) { function(context) }
  }

  /// Has a queue do something later: `dispatch_after`.
  public static func after(
    _ time: UInt64, _ queue: OpaquePointer, _ action: @escaping () -> Void
  ) {
    guard let delay = delay(until: time) else { return }
    // The queue takes them as Dispatch would, and nobody else has them.
    nonisolated(unsafe) let (held, action) = (HeldQueue(queue), action)
    work.after(delay) { async(held.queue, action) }
  }

  /// Returns in how many seconds a time of Dispatch is; nil for never.
  package static func delay(until time: UInt64) -> Double? {
    let (isOfOtherClock, isOfWall) = (time >> 63 == 1, time >> 62 & 1 == 1)
    let clock = isOfOtherClock ? isOfWall ? CLOCK_REALTIME : CLOCK_BOOTTIME : CLOCK_MONOTONIC
    switch time {
    case .max: return nil
    case 0, .max - 1: return 0
    default: break
    }
    var now = timespec()
    clock_gettime(clock, &now)
    // Times of the wall are negative.
    let nanoseconds = isOfOtherClock && isOfWall ? ~time + 1 : time & ~(1 << 63)
    return max(0, Double(nanoseconds) / 1e9 - Double(now.tv_sec) - Double(now.tv_nsec) / 1e9)
  }
}

/// A queue that is kept while something is to be done on it later.
private final class HeldQueue {
  private typealias Change = @convention(c) (OpaquePointer) -> Void

  private static let retain = unsafeBitCast(
    _PreviewQueues.function("dispatch_retain"), to: Change.self)
  private static let release = unsafeBitCast(
    _PreviewQueues.function("dispatch_release"), to: Change.self)

  let queue: OpaquePointer

  init(_ queue: OpaquePointer) {
    self.queue = queue
    Self.retain(queue)
  }

  deinit { Self.release(queue) }
}

/// What a queue is to do, as it goes through C.
private final class QueueAction {
  let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }
}

/// Runs the work of a queue.
private func doHandedAction(_ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  Unmanaged<QueueAction>.fromOpaque(context).takeRetainedValue().action()
  _PreviewQueues.work.noteRunning(-1)
}
