public import PlatenViews

/// A view without an actor: a picture with only such views can be rendered on any thread, and many
/// at the same time.
///
/// Its body must not need the main actor, which the compiler checks.
public typealias NonisolatedView = _NonisolatedView

/// A view modifier without an actor, so that pictures of such views can be rendered on any thread.
public typealias NonisolatedViewModifier = _NonisolatedViewModifier
