// The effects of symbols by their names, and the ways in which each can go on. None of them can be
// seen in a picture.

/// A symbol that changes by leaping.
public struct BounceSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  /// This effect upwards.
  public var up: BounceSymbolEffect { self }
  /// This effect downwards.
  public var down: BounceSymbolEffect { self }
  /// This effect, layer by layer.
  public var byLayer: BounceSymbolEffect { self }
  /// This effect on the whole symbol.
  public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol that changes by leaping.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A symbol that changes by paling and coming back.
public struct PulseSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  /// This effect, layer by layer.
  public var byLayer: PulseSymbolEffect { self }
  /// This effect on the whole symbol.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol that changes by paling and coming back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A symbol that changes layer by layer, as its value would.
public struct VariableColorSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  /// This effect, one layer at a time.
  public var iterative: VariableColorSymbolEffect { self }
  /// This effect, layer upon layer.
  public var cumulative: VariableColorSymbolEffect { self }
  /// This effect, and back again.
  public var reversing: VariableColorSymbolEffect { self }
  /// This effect, and not back again.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// This effect, with the layers away that it is not on.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// This effect, with the layers pale that it is not on.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A symbol that changes layer by layer, as its value would.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A symbol that changes in size; it is drawn at its own.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
  /// This effect upwards.
  public var up: ScaleSymbolEffect { self }
  /// This effect downwards.
  public var down: ScaleSymbolEffect { self }
  /// This effect, layer by layer.
  public var byLayer: ScaleSymbolEffect { self }
  /// This effect on the whole symbol.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol that changes in size; it is drawn at its own.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A symbol that changes by coming.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  /// This effect upwards.
  public var up: AppearSymbolEffect { self }
  /// This effect downwards.
  public var down: AppearSymbolEffect { self }
  /// This effect, layer by layer.
  public var byLayer: AppearSymbolEffect { self }
  /// This effect on the whole symbol.
  public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol that changes by coming.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A symbol that changes by going: it is not seen while the effect is on.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  /// True: the symbol has gone.
  public static var _hidesSymbol: Bool { true }

  /// This effect upwards.
  public var up: DisappearSymbolEffect { self }
  /// This effect downwards.
  public var down: DisappearSymbolEffect { self }
  /// This effect, layer by layer.
  public var byLayer: DisappearSymbolEffect { self }
  /// This effect on the whole symbol.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol that changes by going: it is not seen while the effect is on.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A symbol that changes into another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
  /// This effect, first down and then up.
  public var downUp: ReplaceSymbolEffect { self }
  /// This effect, up and once more up.
  public var upUp: ReplaceSymbolEffect { self }
  /// This effect, off and then up.
  public var offUp: ReplaceSymbolEffect { self }
  /// This effect, layer by layer.
  public var byLayer: ReplaceSymbolEffect { self }
  /// This effect on the whole symbol.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol that changes into another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// A symbol that changes as is usual.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable
{}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// A symbol that changes as is usual.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// A symbol that changes by growing and shrinking.
public struct BreatheSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  /// This effect, growing and shrinking alone.
  public var plain: BreatheSymbolEffect { self }
  /// This effect, paling as well.
  public var pulse: BreatheSymbolEffect { self }
  /// This effect, layer by layer.
  public var byLayer: BreatheSymbolEffect { self }
  /// This effect on the whole symbol.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol that changes by growing and shrinking.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// A symbol that changes by turning.
public struct RotateSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  /// This effect as clocks go.
  public var clockwise: RotateSymbolEffect { self }
  /// This effect against the way that clocks go.
  public var counterClockwise: RotateSymbolEffect { self }
  /// This effect, layer by layer.
  public var byLayer: RotateSymbolEffect { self }
  /// This effect on the whole symbol.
  public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol that changes by turning.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A symbol that changes by shaking.
public struct WiggleSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  /// This effect upwards.
  public var up: WiggleSymbolEffect { self }
  /// This effect downwards.
  public var down: WiggleSymbolEffect { self }
  /// This effect to the left.
  public var left: WiggleSymbolEffect { self }
  /// This effect to the right.
  public var right: WiggleSymbolEffect { self }
  /// This effect in the direction of reading.
  public var forward: WiggleSymbolEffect { self }
  /// This effect against the direction of reading.
  public var backward: WiggleSymbolEffect { self }
  /// This effect as clocks go.
  public var clockwise: WiggleSymbolEffect { self }
  /// This effect against the way that clocks go.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// This effect, layer by layer.
  public var byLayer: WiggleSymbolEffect { self }
  /// This effect on the whole symbol.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol that changes by shaking.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
