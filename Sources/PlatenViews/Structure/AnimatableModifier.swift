public import PlatenBase
internal import PlatenLayout

/// A modifier with a part that could be animated; nothing in Platen moves.
public protocol AnimatableModifier: Animatable, ViewModifier {}
