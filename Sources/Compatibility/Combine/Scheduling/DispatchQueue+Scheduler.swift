public import Dispatch

extension DispatchQueue: Scheduler {
  /// A time of the system's clock.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The time.
    public var dispatchTime: DispatchTime

    /// Makes a time.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Adds the time.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    /// A length of time.
    public struct Stride: _SecondsStride, Codable, Sendable {
      /// The length in seconds.
      public let _seconds: Double

      /// Makes a number of seconds.
      public init(_seconds: Double) { self._seconds = _seconds }

      /// Makes a length in seconds.
      public init(_ value: Double) { self.init(_seconds: value) }

      /// The length, to a nanosecond.
      public var timeInterval: DispatchTimeInterval {
        .nanoseconds(Int(clamped: _seconds * 1e9))
      }
    }

    /// Returns the interval to another time.
    public func distance(to other: Self) -> Stride {
      let (a, b) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride(_seconds: b >= a ? Double(b - a) / 1e9 : -Double(a - b) / 1e9)
    }

    /// Returns a later time.
    public func advanced(by n: Stride) -> Self { Self(dispatchTime + n.timeInterval) }
  }

  /// Options of the work that a queue does.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// More about it.
    public var flags: DispatchWorkItemFlags
    /// The dispatch group.
    public var group: DispatchGroup?

    /// Options of the work that a queue does.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  /// The time.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  /// The default: none.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs an action as soon as the queue allows.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Handed(action)
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action.value() }
  }

  /// Runs an action at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let action = Handed(action)
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action.value() }
  }

  /// Runs an action at a time and then repeatedly, until the result is released.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Handed(action)
    let source = DispatchSource.makeTimerSource(queue: self)
    source.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval,
      leeway: tolerance.timeInterval)
    source.setEventHandler { action.value() }
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}

extension Int {
  /// A number without its fraction, or the nearest that there is.
  init(clamped value: Double) {
    self = value.isNaN ? 0 : Int(exactly: value.rounded()) ?? (value < 0 ? .min : .max)
  }
}
