public import PlatenViews

// A still picture shows a symbol at rest. An effect leaves it as it is, but for one that has taken it
// away.

/// A movement of a symbol, which animations show.
public protocol SymbolEffect: Sendable {
  /// The movement of a symbol.
  var _course: _SymbolCourse { get }
}

/// An effect that runs as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect that happens when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect with which a symbol appears and disappears.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect with which one symbol replaces another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// The repetition and the speed of a symbol's animation.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The repetition of an effect.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate var rounds: Int?
    fileprivate var isPeriodic = false
    fileprivate var delay: Double?

    /// Without a pause.
    public static var continuous: RepeatBehavior { RepeatBehavior(delay: 0) }
    /// The effect repeats with pauses.
    public static var periodic: RepeatBehavior { RepeatBehavior(isPeriodic: true) }

    /// Returns a behaviour that repeats a number of times, with pauses of a length in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(rounds: count, isPeriodic: true, delay: delay)
    }
  }

  /// How often an effect is shown; nil for as often as is usual.
  private(set) var rounds: Int?
  /// Whether it goes on without end where that is not usual.
  private(set) var isEndless = false
  private(set) var isPeriodic = false
  /// Seconds between two rounds; nil for as many as is usual.
  private(set) var delay: Double?
  private(set) var factor = 1.0

  private init() {}

  /// The default.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Again and again.
  public static var repeating: SymbolEffectOptions { Self.default.repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { Self.default.nonRepeating }

  /// Returns options with a number of repetitions, or without end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { Self.default.repeat(count) }

  /// Returns options with a behaviour of repetition.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    Self.default.repeat(behavior)
  }

  /// Returns options with a speed, as a factor.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { Self.default.speed(speed) }

  /// Returns these options, repeated without end.
  public var repeating: SymbolEffectOptions { self.repeat(nil) }
  /// Returns these options without repetition.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

  /// Returns these options, repeated a number of times or without end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    (options.rounds, options.isEndless) = (count.map { max($0, 1) }, count == nil)
    return options
  }

  /// Returns these options with a behaviour of repetition.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self.repeat(behavior.rounds)
    (options.isPeriodic, options.delay) = (behavior.isPeriodic, behavior.delay)
    return options
  }

  /// Returns these options with a speed, as a factor.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.factor = speed > 0 && speed.isFinite ? speed : 1
    return options
  }
}

// MARK: - Views

nonisolated extension View {
  /// Adds an effect to the symbols of this view while it is active; symbols that the effect hides
  /// are not drawn.
  public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    let course = effect._course
    return symbols(moving: course, options, isActive ? .atOnce : .never)
      .opacity(isActive && course.isAway ? 0 : 1)
      .isStill(course.note(on: effect), if: isActive && course.difference != nil)
  }

  /// Adds an effect to the symbols of this view when a value changes.
  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    let course = effect._course
    return symbols(moving: course, options, .after(value))
      .isStill(course.note(on: effect), if: course.difference != nil)
  }

  /// Removes symbol effects set around this view; a symbol that one of them hides stays hidden.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    isEnabled ? AnyView(stillSymbols()) : AnyView(self)
  }
}

extension _SymbolCourse {
  fileprivate func note(on effect: some SymbolEffect) -> String {
    "symbolEffect(\(type(of: effect))): \(difference ?? "")"
  }
}

extension ContentTransition {
  /// The default transition of symbols.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// Returns a transition by an effect of symbols: one grows while the other shrinks.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition(change: .atOnce, replacesSymbols: true) }
}

extension AnyTransition {
  /// The default transition of symbols.
  public static var symbolEffect: AnyTransition { symbolEffect(.automatic) }

  /// Returns a transition by an effect of symbols: they grow or shrink, and fade.
  public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { opacity.combined(with: scale(scale: 0.5)) }
}
