/// A protocol that refines one of the main actor's, and whose own types are on no actor.
///
/// A type is on the actor of the protocols that it names, and of those that they refine, however these are
/// marked themselves. Where two name different actors it is on none: so a shape, which is a view as well, stays
/// off the main actor, even where that is a module's default or the shape names ``View`` once more.
@_NoActor
public protocol _RemoveGlobalActorIsolation {}

/// An actor on which nothing runs: it is there to be another than the main actor.
@globalActor
public actor _NoActor {
  /// The actor.
  public static let shared = _NoActor()
}
