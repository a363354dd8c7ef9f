public import Foundation
internal import PlatenBase
internal import Synchronization

extension Timer {
  /// Returns a publisher that sends the time repeatedly.
  ///
  /// It needs a running run loop. In a render with a settle time, it sends as often as on a screen.
  /// Other renders do not wait for timers, and neither does a program that renders and ends.
  ///
  /// - Parameters:
  ///   - interval: The time between two values, in seconds.
  ///   - tolerance: The allowed delay of a value; nil for the system's.
  ///   - runLoop: The run loop of the timer.
  ///   - mode: The run loop's mode in which it sends.
  ///   - options: Ignored.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: Void? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }

  /// Sends the time again and again, from when it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The time at which it is sent.
    public typealias Output = Date
    /// A timer does not fail.
    public typealias Failure = Never

    /// The time between two values, in seconds.
    public let interval: TimeInterval
    /// The allowed delay of a value, in seconds; nil for the system's.
    public let tolerance: TimeInterval?
    /// The run loop of the timer.
    public let runLoop: RunLoop
    /// The mode of the run loop in which the publisher sends.
    public let mode: RunLoop.Mode
    private let hub = Hub<Date, Never>()
    /// What it was connected with, each time.
    private let connections = Lock(Connections())

    private struct Connections {
      var all: [Int: Connection] = [:]
      /// How many there ever were.
      var count = 0
    }

    private struct Connection {
      let late: LateWork
      let generation: Int
      let number: Int

      /// Whether the work has begun again meanwhile, or another one takes its place, as in the next
      /// render of a timer that outlives renders.
      var isOver: Bool { late !== LateWork.current || generation != late.generation }
    }

    /// Makes a timer that is not connected yet.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
    ) {
      (self.interval, self.tolerance) = (interval, tolerance)
      (self.runLoop, self.mode) = (runLoop, mode)
    }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      hub.subscribe(subscriber)
      guard let late = LateWork.current else { return }
      let over = connections.withLock { $0.all.filter(\.value.isOver).map(\.key) }
      for number in over { start(in: late, as: number) }
    }

    private func start(in late: LateWork, as number: Int) {
      let hub = hub
      let place = late.after(interval, repeats: true) { [weak late] in
        if let late { hub.send(late.date) }
      }
      let connection = Connection(late: late, generation: late.generation, number: place)
      connections.withLock { $0.all[number] = connection }
    }

    private func stop(_ number: Int) {
      let last = connections.withLock { $0.all.removeValue(forKey: number) }
      if let last { last.late.cancel(last.number) }
    }

    /// Starts a timer; the result stops it.
    ///
    /// A timer that runs in a render is not started again: the result stops the one that runs.
    public func connect() -> any Cancellable {
      if let late = LateWork.current {
        let (number, isRunning) = connections.withLock { connections in
          connections.all = connections.all.filter { !$0.value.isOver }
          if let running = connections.all.keys.first { return (running, true) }
          connections.count += 1
          return (connections.count, false)
        }
        if !isRunning { start(in: late, as: number) }
        return Stop { self.stop(number) }
      }
      let hub = hub
      let timer = Timer(timeInterval: interval, repeats: true) { _ in hub.send(Date()) }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return Stop { timer.invalidate() }
    }
  }
}

/// Stops a timer when it is told to, and not when nobody keeps it: `_ = timer.connect()` starts one.
private struct Stop: Cancellable {
  let action: () -> Void

  func cancel() { action() }
}

/// A publisher that goes by the clock alone: one made anew sends what the other would have sent.
protocol TimedPublisher {
  var interval: TimeInterval { get }
}

extension Timer.TimerPublisher: TimedPublisher {}

extension Publishers.Autoconnect: TimedPublisher where Upstream: TimedPublisher {
  var interval: TimeInterval { upstream.interval }
}
