/// Does everything at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// There are no options.
  public typealias SchedulerOptions = Never

  /// The only one.
  public static let shared = ImmediateScheduler()

  private init() {}

  /// The time, which stands still.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// A length of time, of which nothing is known.
    public struct Stride: _SecondsStride, Codable, Sendable {
      /// The length in seconds.
      public let _seconds: Double

      /// A number of seconds.
      public init(_seconds: Double) { self._seconds = _seconds }

      /// A number of seconds.
      public init(_ value: Int) { self.init(_seconds: Double(value)) }
    }

    /// No time.
    public func distance(to other: Self) -> Stride { 0 }
    /// The same time.
    public func advanced(by n: Stride) -> Self { self }
  }

  /// The time.
  public var now: SchedulerTimeType { SchedulerTimeType() }
  /// None.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Does something at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Does something at once.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Does something at once, and once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
