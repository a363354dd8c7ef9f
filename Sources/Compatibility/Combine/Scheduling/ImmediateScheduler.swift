/// A scheduler that runs actions immediately.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The options; there are none.
  public typealias SchedulerOptions = Never

  /// The only one.
  public static let shared = ImmediateScheduler()

  private init() {}

  /// The time, which never changes.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// A length of time, which is always 0.
    public struct Stride: _SecondsStride, Codable, Sendable {
      /// The length in seconds.
      public let _seconds: Double

      /// Makes a number of seconds.
      public init(_seconds: Double) { self._seconds = _seconds }

      /// Makes a number of seconds.
      public init(_ value: Int) { self.init(_seconds: Double(value)) }
    }

    /// Returns no time.
    public func distance(to other: Self) -> Stride { 0 }
    /// Returns the same time.
    public func advanced(by n: Stride) -> Self { self }
  }

  /// The time.
  public var now: SchedulerTimeType { SchedulerTimeType() }
  /// The default: none.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs an action immediately.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs an action immediately.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs an action immediately, and only once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
