public import Foundation
internal import PlatenBase
internal import Synchronization

/// The timers that are waiting to fire.
private let scheduled = Lock<Set<ObjectIdentifier>>([])

extension _PreviewQueues {
  /// Has a timer fire by the time of the previews, as its run loop would by the clock.
  ///
  /// A timer that waits already fires once, as in several modes of a run loop.
  ///
  /// - Parameters:
  ///   - timer: A timer that no run loop has.
  ///   - delay: Seconds until it fires first; nil for until its own date.
  public static func schedule(_ timer: Timer, after delay: Double? = nil) {
    guard scheduled.withLock({ $0.insert(ObjectIdentifier(timer)).inserted }) else { return }
    wait(for: timer, delay ?? self.delay(of: timer))
  }

  /// Seconds until a timer's date, in hundredths, as that was reckoned from a moment before: the interval, if it
  /// is about that.
  private static func delay(of timer: Timer) -> Double {
    let delay = timer.fireDate.timeIntervalSinceNow
    let isWhole = timer.timeInterval > 0 && abs(delay - timer.timeInterval) < 0.2
    return isWhole ? timer.timeInterval : (delay * 100).rounded() / 100
  }

  private static func wait(for timer: Timer, _ delay: Double) {
    // Only the thread of the render fires it.
    nonisolated(unsafe) let timer = timer
    work.after(delay) {
      timer.fire()
      if timer.isValid { return wait(for: timer, timer.timeInterval) }
      _ = scheduled.withLock { $0.remove(ObjectIdentifier(timer)) }
    }
  }
}
