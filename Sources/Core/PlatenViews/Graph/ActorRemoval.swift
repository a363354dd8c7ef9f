/// A protocol that refines a main-actor protocol and keeps its types off every actor.
///
/// A type is on the actor of the protocols that it names and of the protocols that they refine, however these
/// are marked. If two name different actors, it is on none. So a shape, which is also a view, stays off the
/// main actor, even if that is a module's default or the shape also names ``View``.
@_NoActor
public protocol _RemoveGlobalActorIsolation {}

/// An actor on which nothing runs; it only differs from the main actor.
@globalActor
public actor _NoActor {
  /// The actor.
  public static let shared = _NoActor()
}
