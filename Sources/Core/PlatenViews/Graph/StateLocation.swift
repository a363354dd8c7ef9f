internal import Foundation

/// The storage of a state's value, kept from round to round of a render.
///
/// A binding may outlive the render, and a view may hand it to another thread.
/// What other threads write during a render is dropped: the picture would depend on chance.
final class StateLocation<Value>: @unchecked Sendable {
  private let lock = NSLock()
  // Guarded by `lock`.
  private var stored: Value
  private let owner: StateOwner
  // Set once. It is gone when the render is over.
  private weak var changes: ChangeLog?

  init(_ value: Value, owner: StateOwner, changes: ChangeLog) {
    stored = value
    self.owner = owner
    self.changes = changes
  }

  var value: Value { lock.withLock { stored } }

  /// Takes a value without asking for another round.
  func keep(_ newValue: Value) { lock.withLock { stored = newValue } }

  func set(_ newValue: Value) {
    if let changes, !changes.isOnItsThread { return }
    let old = lock.withLock {
      let old = stored
      stored = newValue
      return old
    }
    guard let changes, !areEqual(old, newValue) else { return }
    changes.note(StateChange(owner, of: Value.self), of: owner)
    changes.note { StateWrite(of: self, from: old, to: newValue) }
  }
}

/// Returns whether two values are the same object, or equal; values that cannot be compared are
/// not.
func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  if Value.self is AnyClass, a as AnyObject === b as AnyObject { return true }
  func compare<E: Equatable>(_ a: E) -> Bool { a == b as? E }
  guard let a = a as? any Equatable else { return false }
  return compare(a)
}
