internal import Foundation
internal import PlatenBase
internal import Synchronization

/// The changes since a round of a render began.
///
/// Models tell of their changes on whichever thread they are made. Only those on the render's own
/// thread count, as a picture must not depend on what other threads happen to do meanwhile, unless the render
/// waits until these have done it.
final class ChangeLog: Sendable {
  /// The log of the current render on this thread.
  @TaskLocal static var current: ChangeLog?

  private struct Record {
    /// The thread that the round is on.
    let thread = pthread_self()
    var first: StateChange?
    /// The animation of the first changes that have one.
    var animation: ChangeAnimation?
    /// The values that views keep and that were written, in order.
    var writes: [StateWrite] = []
    /// The types of the views that read observable objects.
    var readers: [ObjectIdentifier: StateChange] = [:]
    /// The views that read observable objects.
    var views: [ObjectIdentifier: Set<Identity>] = [:]
    /// The views of which something changed.
    var changed: Set<Identity> = []
    /// Whether something changed of which no view is known.
    var hasOtherChanges = false
    /// Whether something changed within an animation.
    var hasAnimatedChanges = false
    /// Whether animations followed each other without end, in this round or one before.
    var hasEndlessAnimations = false
    /// What tells of the changes of objects whose publishers are not of the usual kind.
    var subscriptions: [ObjectIdentifier: Subscribed] = [:]
  }

  private let record = Lock(Record())
  /// Whether animations take their time, and are not over at once.
  private let animates: Bool
  /// Whether changes count on whichever thread they are made.
  private let takesAllThreads: Bool
  /// What is to be done when animations are over.
  private let following = Lock<[FollowingChange]>([])
  private let deferred = Lock<[[StateWrite]]>([])

  init(animates: Bool = false, takesAllThreads: Bool = false) {
    (self.animates, self.takesAllThreads) = (animates, takesAllThreads)
  }

  /// Whether changes count on this thread: that of the render, or any.
  var isOnItsThread: Bool {
    takesAllThreads || record.withLock { pthread_equal($0.thread, pthread_self()) != 0 }
  }

  /// The first change since the round began.
  var first: StateChange? { record.withLock { $0.first } }

  /// Starts a round, in which nothing has changed yet.
  func begin() {
    // What the round before has subscribed to is let go of outside of the lock.
    let before = record.withLock { record in
      let wasEndless = record.hasEndlessAnimations
      defer {
        record = Record()
        record.hasEndlessAnimations = wasEndless
      }
      return record.subscriptions
    }
    _ = before
  }

  /// The views of which something has changed since the round began; nil where that may be any.
  var changedViews: Set<Identity>? {
    record.withLock { $0.hasOtherChanges ? nil : $0.changed }
  }

  /// Takes note that anything may change, of which no view is known.
  func noteOtherChanges() { record.withLock { $0.hasOtherChanges = true } }

  /// Whether animations followed each other without end since the render began.
  var hasEndlessAnimations: Bool { record.withLock { $0.hasEndlessAnimations } }

  /// Takes note that what follows an animation was left out, as it had no end.
  func noteEndlessAnimations() {
    guard isOnItsThread else { return }
    record.withLock { $0.hasEndlessAnimations = true }
  }

  /// The animation of the first changes since the round began that have one; nil if none have.
  var animation: ChangeAnimation? { record.withLock { $0.animation } }

  /// Takes a change of something that the picture is made of.
  ///
  /// - Parameter owner: What keeps it; nil where that is not known.
  func note(_ change: @autoclosure () -> StateChange, of owner: StateOwner? = nil) {
    guard isOnItsThread else { return }
    record.withLock { record in
      if record.first == nil { record.first = change() }
      if ChangeAnimation.current != nil { record.hasAnimatedChanges = true }
      if let owner, let place = owner.place {
        // What bars keep, for example, is no reason to make the views within anew.
        if !owner.isPlatens { record.changed.insert(place) }
      } else {
        record.hasOtherChanges = true
      }
    }
  }

  /// Takes the animation of changes that are about to be made.
  func note(_ animation: ChangeAnimation) {
    guard isOnItsThread else { return }
    record.withLock { $0.animation = $0.animation ?? animation }
  }

  /// Takes note of a value that was written; in a picture that stands still nobody asks for it.
  func note(_ write: () -> StateWrite) {
    guard animates, isOnItsThread else { return }
    let write = write()
    record.withLock { $0.writes.append(write) }
  }

  /// Undoes the values that were written with animations other than the first, so that each
  /// animation becomes a separate change.
  ///
  /// The values of models with `@Observable` stay as they are.
  func deferOtherAnimations() {
    let writes = record.withLock { record in
      defer { record.writes = [] }
      return record.writes
    }
    var groups: [[StateWrite]] = []
    var last: [ObjectIdentifier: Int] = [:]
    for write in writes {
      // What is written again is a later change, unless it is of the same one.
      let own = groups.indices.dropFirst(last[write.place] ?? 0).first {
        groups[$0][0].animation == write.animation
      }
      if let own { groups[own].append(write) } else { groups.append([write]) }
      last[write.place] = own ?? groups.count - 1
    }
    guard groups.count > 1 else {
      // An animation around no changes is not that of those before it.
      record.withLock { record in
        if let own = groups.first, !record.hasOtherChanges, !record.hasAnimatedChanges {
          record.animation = own[0].animation
        }
      }
      return
    }
    for write in writes.reversed() { write.undo() }
    for write in groups[0] { write.redo() }
    record.withLock { $0.animation = groups[0][0].animation }
    deferred.withLock { $0 += groups.dropFirst() }
  }

  /// Takes out the values that were taken back, for each animation those that go with it.
  func takeDeferred() -> [[StateWrite]] {
    deferred.withLock { writes in
      defer { writes = [] }
      return writes
    }
  }

  /// Keeps what is to be done when an animation is over; returns false where that is at once.
  func keep(_ change: FollowingChange) -> Bool {
    guard animates, isOnItsThread else { return false }
    following.withLock { $0.append(change) }
    return true
  }

  /// Takes out what is to be done when animations are over that began since it was last asked.
  func takeFollowing() -> [FollowingChange] {
    following.withLock { changes in
      defer { changes = [] }
      return changes
    }
  }

  /// Takes note that a view reads an object, or whatever tells of the object's changes.
  func watch(_ object: AnyObject, readBy owner: StateOwner) {
    let id = ObjectIdentifier(object)
    record.withLock { record in
      record.readers[id] = record.readers[id] ?? .ofModel(readBy: owner.view)
      if let place = owner.place { record.views[id, default: []].insert(place) }
    }
  }

  /// Holds what tells of an object's changes until the next round.
  func hold(_ subscription: AnyCancellable, for object: ObjectIdentifier) {
    let subscribed = Subscribed(subscription: subscription)
    // One that was there is let go of outside of the lock.
    let before = record.withLock { $0.subscriptions.updateValue(subscribed, forKey: object) }
    _ = before
  }

  /// Takes a change of an object; it counts if a view reads the object.
  func note(_ object: ObjectIdentifier) {
    guard isOnItsThread else { return }
    record.withLock { record in
      if record.first == nil { record.first = record.readers[object] }
      if ChangeAnimation.current != nil { record.hasAnimatedChanges = true }
      if let views = record.views[object] { record.changed.formUnion(views) }
    }
  }
}

/// A subscription of a render.
private struct Subscribed: @unchecked Sendable {
  // Unchecked: it is only retained and released, and has its own lock.
  let subscription: AnyCancellable
}

// MARK: - Animations

/// The animation of some changes; none for changes at once.
struct ChangeAnimation: Hashable, Sendable {
  @TaskLocal static var current: ChangeAnimation?

  var animation: Animation?

  /// Makes changes with the animation.
  func make<Result>(_ changes: () throws -> Result) rethrows -> Result {
    ChangeLog.current?.note(self)
    return try Self.$current.withValue(self, operation: changes)
  }
}

/// A change that follows an animation.
struct FollowingChange: @unchecked Sendable {
  // Unchecked: only the thread of the render keeps the closure and calls it, which the compiler cannot see.
  var animation: Animation?
  var criteria: AnimationCompletionCriteria
  let action: () -> Void
}

/// A value of a view, or of an object, that was written.
struct StateWrite: @unchecked Sendable {
  // Unchecked: only the thread of the render keeps the closures and calls them, which the compiler cannot see.
  /// The animation that it was written with; nil for none.
  let animation: ChangeAnimation?
  /// The value's location.
  let place: ObjectIdentifier
  /// Brings the value before back, or this one, without asking for another round.
  let undo, redo: () -> Void
  /// Writes the value once more, if it is the one before.
  let write: () -> Void

  init<Value>(of location: StateLocation<Value>, from old: Value, to new: Value) {
    self.init(
      at: location, from: old, to: new, value: { location.value }, keep: location.keep,
      set: location.set)
  }

  /// - Parameters:
  ///   - place: What keeps the value.
  ///   - value: Returns the value that is there.
  ///   - keep: Sets the value without asking for another round.
  ///   - set: Sets the value, and asks for one.
  init<Value>(
    at place: AnyObject, from old: Value, to new: Value, value: @escaping () -> Value,
    keep: @escaping (Value) -> Void, set: @escaping (Value) -> Void
  ) {
    animation = ChangeAnimation.current
    self.place = ObjectIdentifier(place)
    undo = { keep(old) }
    redo = { keep(new) }
    // A value that was written meanwhile takes precedence, where that can be told.
    let isTold = Value.self is AnyClass || old is any Equatable
    write = { if !isTold || areEqual(value(), old) { set(new) } }
  }
}

// MARK: - Changes

/// The owner of a value that has changed: a view, and its property if that is known.
struct StateChange: Sendable {
  /// The view's type, without those that it is made of.
  let view: String
  /// What has changed, as a part of a sentence about the view.
  let part: String

  /// A change of a value that a view keeps.
  init(_ owner: StateOwner, of type: Any.Type) {
    view = Self.name(of: owner.view)
    part = owner.property.isEmpty ? "\(type)" : "its \"\(owner.property)\", of type \(type),"
  }

  private init(view: String, part: String) {
    self.view = view
    self.part = part
  }

  /// A change of a model that a view, or a modifier, reads; nil if it is not known which.
  static func ofModel(readBy view: Any.Type?) -> StateChange {
    StateChange(view: view.map(name) ?? "a view", part: "a model that it reads")
  }

  private static func name(of type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }
}

/// The view, or the modifier, that keeps a value, and in which of its properties.
struct StateOwner {
  let view: Any.Type
  /// The property's name; empty if the value is in none.
  let property: String
  /// The identity of the view's body; nil if the value is no property's.
  var place: Identity?

  /// Whether it is one of Platen's own views.
  var isPlatens: Bool {
    let module = String(reflecting: view).prefix { $0 != "." }
    return ["Platen", "PlatenViews", "PlatenControls"].contains(module)
  }
}
