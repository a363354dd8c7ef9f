// The effects of symbols by their names, and the ways in which each can go on. They are seen in pictures that
// move.

internal import PlatenBase

/// A symbol that changes by leaping.
public struct BounceSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  private var isByLayer = false
  private var amount = 0.2

  /// The movement of a symbol.
  public var _course: _SymbolCourse { .bounce(by: amount).byLayer(isByLayer) }

  /// This effect upwards.
  public var up: BounceSymbolEffect { Self(amount: 0.2) }
  /// This effect downwards.
  public var down: BounceSymbolEffect { Self(amount: -0.15) }
  /// This effect, layer by layer.
  public var byLayer: BounceSymbolEffect {
    var effect = self
    effect.isByLayer = true
    return effect
  }
  /// This effect on the whole symbol.
  public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol that changes by leaping.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A symbol that changes by paling and coming back.
public struct PulseSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  private var isByLayer = false

  /// The movement of a symbol.
  public var _course: _SymbolCourse { .pulse.byLayer(isByLayer) }

  /// This effect, layer by layer.
  public var byLayer: PulseSymbolEffect {
    var effect = self
    effect.isByLayer = true
    return effect
  }
  /// This effect on the whole symbol.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol that changes by paling and coming back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A symbol that changes layer by layer, like a variable value.
public struct VariableColorSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  /// The movement of a symbol.
  public var _course: _SymbolCourse { .variableColor }

  /// This effect, one layer at a time.
  public var iterative: VariableColorSymbolEffect { self }
  /// This effect, layer upon layer.
  public var cumulative: VariableColorSymbolEffect { self }
  /// This effect, forward and back.
  public var reversing: VariableColorSymbolEffect { self }
  /// This effect, only forward.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// This effect, with inactive layers hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// This effect, with inactive layers dimmed.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A symbol that changes layer by layer, like a variable value.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A symbol that changes in size; it is drawn at its own.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
  /// The movement of a symbol.
  public var _course: _SymbolCourse { .unscaled }

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
  /// The movement of a symbol.
  public var _course: _SymbolCourse { .still }

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
  /// The movement of a symbol.
  public var _course: _SymbolCourse { .away }

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
  /// The movement of a symbol.
  public var _course: _SymbolCourse { .still }

  /// This effect, first down and then up.
  public var downUp: ReplaceSymbolEffect { self }
  /// This effect, up and again up.
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

/// A symbol that changes in the default way.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable
{
  /// The movement of a symbol.
  public var _course: _SymbolCourse { .still }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// A symbol that changes in the default way.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// A symbol that changes by growing and shrinking.
public struct BreatheSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  private var isByLayer = false
  private var pales = false

  /// The movement of a symbol.
  public var _course: _SymbolCourse { .breathe(pales: pales).byLayer(isByLayer) }

  /// This effect, only growing and shrinking.
  public var plain: BreatheSymbolEffect { self }
  /// This effect, also dimming.
  public var pulse: BreatheSymbolEffect { Self(pales: true) }
  /// This effect, layer by layer.
  public var byLayer: BreatheSymbolEffect {
    var effect = self
    effect.isByLayer = true
    return effect
  }
  /// This effect on the whole symbol.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol that changes by growing and shrinking.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// A symbol that changes by turning.
public struct RotateSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  private var isByLayer = false
  private var isClockwise = true

  /// The movement of a symbol.
  public var _course: _SymbolCourse { .rotate(isClockwise: isClockwise).byLayer(isByLayer) }

  /// This effect clockwise.
  public var clockwise: RotateSymbolEffect { Self(isClockwise: true) }
  /// This effect counterclockwise.
  public var counterClockwise: RotateSymbolEffect { Self(isClockwise: false) }
  /// This effect, layer by layer.
  public var byLayer: RotateSymbolEffect {
    var effect = self
    effect.isByLayer = true
    return effect
  }
  /// This effect on the whole symbol.
  public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol that changes by turning.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A symbol that changes by shaking.
public struct WiggleSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  private var isByLayer = false
  private var across: Double?
  private var along: Double?
  private var isClockwise = true

  /// The movement of a symbol.
  public var _course: _SymbolCourse { .wiggle(way, isClockwise: isClockwise).byLayer(isByLayer) }

  private var way: CGVector? {
    across == nil && along == nil ? nil : CGVector(dx: across ?? 0, dy: along ?? 0)
  }

  /// This effect upwards.
  public var up: WiggleSymbolEffect { Self(along: -1) }
  /// This effect downwards.
  public var down: WiggleSymbolEffect { Self(along: 1) }
  /// This effect to the left.
  public var left: WiggleSymbolEffect { Self(across: -1) }
  /// This effect to the right.
  public var right: WiggleSymbolEffect { Self(across: 1) }
  /// This effect in the direction of reading.
  public var forward: WiggleSymbolEffect { Self(across: 1) }
  /// This effect against the direction of reading.
  public var backward: WiggleSymbolEffect { Self(across: -1) }
  /// This effect clockwise.
  public var clockwise: WiggleSymbolEffect { Self(isClockwise: true) }
  /// This effect counterclockwise.
  public var counterClockwise: WiggleSymbolEffect { Self(isClockwise: false) }
  /// This effect, layer by layer.
  public var byLayer: WiggleSymbolEffect {
    var effect = self
    effect.isByLayer = true
    return effect
  }
  /// This effect on the whole symbol.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol that changes by shaking.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
