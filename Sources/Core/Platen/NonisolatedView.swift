public import PlatenViews

/// A view that is bound to no actor: a picture of such views alone may be made on any thread, and
/// many at once.
///
/// Its body must not need the main actor, which the compiler checks.
public typealias NonisolatedView = _NonisolatedView

/// A change to a view that is bound to no actor, so that pictures of such views may be made on any
/// thread.
public typealias NonisolatedViewModifier = _NonisolatedViewModifier
