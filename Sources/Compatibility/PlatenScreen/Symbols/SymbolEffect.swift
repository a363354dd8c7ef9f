public import PlatenViews

// A picture shows a symbol at rest. An effect leaves it as it is, but for one that has taken it
// away.

/// An animation of a symbol; a picture shows no part of it.
public protocol SymbolEffect: Sendable {
  /// Whether a symbol is away while the effect goes on.
  static var _hidesSymbol: Bool { get }
}

extension SymbolEffect {
  /// False: most effects end with the symbol as it was.
  public static var _hidesSymbol: Bool { false }
}

/// An effect that goes on as long as it is wanted.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect that happens when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect with which a symbol comes and goes.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// The repetition and the speed of a symbol's animation; without effect on a picture.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The repetition of an effect.
  public struct RepeatBehavior: Hashable, Sendable {
    private init() {}

    /// Without a pause.
    public static var continuous: RepeatBehavior { RepeatBehavior() }
    /// With pauses between.
    public static var periodic: RepeatBehavior { RepeatBehavior() }

    /// With pauses between of a length in seconds, some number of times.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  private init() {}

  /// As is usual.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Again and again.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }

  /// So many times, or without end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Repeated in some way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }

  /// So many times as fast as is usual.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// These options, again and again.
  public var repeating: SymbolEffectOptions { self }
  /// These options, once.
  public var nonRepeating: SymbolEffectOptions { self }

  /// These options, so many times or without end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }

  /// These options, repeated in some way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

  /// These options, so many times as fast as is usual.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

// MARK: - Views

nonisolated extension View {
  /// This view, whose symbols would change while that is wanted; symbols that the effect takes away
  /// are not seen.
  public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    opacity(isActive && T._hidesSymbol ? 0 : 1)
      .isStill(Self.symbolStillness(of: effect), if: isActive)
  }

  /// This view, whose symbols would change when a value does.
  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { isStill(Self.symbolStillness(of: effect), at: value) }

  private static func symbolStillness(of effect: some SymbolEffect) -> String {
    "symbolEffect(\(type(of: effect))): the symbol stands still"
  }

  /// This view, whose symbols would not change with the effects set around; a symbol that one of
  /// them has taken away does not come back.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension ContentTransition {
  /// By the usual effect of symbols.
  public static var symbolEffect: ContentTransition { .identity }

  /// By an effect of symbols.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .identity }
}

extension AnyTransition {
  /// By the usual effect of symbols.
  public static var symbolEffect: AnyTransition { .identity }

  /// By an effect of symbols.
  public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { .identity }
}
