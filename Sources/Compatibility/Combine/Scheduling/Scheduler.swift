/// A type that decides where and when actions run.
public protocol Scheduler<SchedulerTimeType> {
  /// A time of the scheduler's clock.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The type of further options for actions.
  associatedtype SchedulerOptions

  /// The time.
  var now: SchedulerTimeType { get }
  /// The minimum delay that an action may have.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs an action as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs an action at a time.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs an action at a time and then repeatedly, until the result is released.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs an action as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Runs an action at a time.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs an action at a time and then repeatedly, until the result is released.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A duration in everyday units.
public protocol SchedulerTimeIntervalConvertible {
  /// Whole seconds.
  static func seconds(_ s: Int) -> Self
  /// Seconds.
  static func seconds(_ s: Double) -> Self
  /// Thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self
  /// Millionths of a second.
  static func microseconds(_ us: Int) -> Self
  /// Billionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}

/// A length of time in seconds.
public protocol _SecondsStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral
{
  /// The seconds.
  var _seconds: Double { get }

  /// A number of seconds.
  init(_seconds: Double)
}

extension _SecondsStride {
  /// Whole seconds.
  public static func seconds(_ s: Int) -> Self { Self(_seconds: Double(s)) }
  /// Seconds.
  public static func seconds(_ s: Double) -> Self { Self(_seconds: s) }
  /// Thousandths of a second.
  public static func milliseconds(_ ms: Int) -> Self { Self(_seconds: Double(ms) / 1e3) }
  /// Millionths of a second.
  public static func microseconds(_ us: Int) -> Self { Self(_seconds: Double(us) / 1e6) }
  /// Billionths of a second.
  public static func nanoseconds(_ ns: Int) -> Self { Self(_seconds: Double(ns) / 1e9) }

  /// Makes a number of seconds.
  public init(integerLiteral value: Int) { self.init(_seconds: Double(value)) }
  /// Makes a number of seconds.
  public init(floatLiteral value: Double) { self.init(_seconds: value) }
  /// Makes a number of seconds, if it is one.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let seconds = Double(exactly: source) else { return nil }
    self.init(_seconds: seconds)
  }

  /// The length without its sign.
  public var magnitude: Double { abs(_seconds) }

  /// Returns whether the first is shorter.
  public static func < (a: Self, b: Self) -> Bool { a._seconds < b._seconds }
  /// Returns whether both have the same length.
  public static func == (a: Self, b: Self) -> Bool { a._seconds == b._seconds }
  /// Returns the sum of both.
  public static func + (a: Self, b: Self) -> Self { Self(_seconds: a._seconds + b._seconds) }
  /// Returns the difference of both.
  public static func - (a: Self, b: Self) -> Self { Self(_seconds: a._seconds - b._seconds) }
  /// Returns the product of both.
  public static func * (a: Self, b: Self) -> Self { Self(_seconds: a._seconds * b._seconds) }
  /// Adds one.
  public static func += (a: inout Self, b: Self) { a = a + b }
  /// Takes one off.
  public static func -= (a: inout Self, b: Self) { a = a - b }
  /// Multiplies by one's number.
  public static func *= (a: inout Self, b: Self) { a = a * b }
}
