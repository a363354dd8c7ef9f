internal import Foundation

/// A subscription or other activity that can be cancelled.
public protocol Cancellable {
  /// Ends the activity, and releases its resources.
  func cancel()
}

extension Cancellable {
  /// Keeps this in a collection, until the collection lets go of it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this in a set, until the set lets go of it.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// Cancels an activity on request, or when it is deallocated.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  /// Ends something by a closure, which is called once.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Ends something else.
  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

  deinit { action?() }

  /// Ends it, if that has not been done.
  public func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  /// Returns whether two are the same object.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  /// Adds the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Keeps this in a collection, until the collection lets go of it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this in a set, until the set lets go of it.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}
