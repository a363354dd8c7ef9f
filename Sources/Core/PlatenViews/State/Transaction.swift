// MARK: - Transactions

/// The context of a change of state, with its animation, which an ``AnimationRenderer`` draws.
public struct Transaction {
  /// The animation that code chose.
  public var animation: Animation?
  /// Whether the change happens immediately, except in views with their own animation.
  public var disablesAnimations = false
  /// Whether the change is one of many; without effect on a picture.
  public var isContinuous = false
  /// The values of keys that Platen does not know.
  var custom: [ObjectIdentifier: Any] = [:]

  /// Makes a transaction without an animation.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// Runs an action when the animations are done, in a still picture immediately.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    FollowingAnimations.complete(animation, criteria, completion)
  }

  /// The animation of its changes.
  var change: ChangeAnimation {
    ChangeAnimation(animation: disablesAnimations ? nil : animation)
  }
}

/// Animations that start when others are done, as those of a bell that swings for ever.
private enum FollowingAnimations {
  /// How many animations may follow one another: as many as rounds of layout.
  private static let limit = RenderPass.roundLimit
  @TaskLocal private static var depth = 0

  /// Does what is to be done when an animation is done, unless too many have followed each other.
  static func complete(
    _ animation: Animation?, _ criteria: AnimationCompletionCriteria,
    _ completion: @escaping () -> Void
  ) {
    let change = FollowingChange(animation: animation, criteria: criteria, action: completion)
    if ChangeLog.current?.keep(change) == true { return }
    guard depth < limit else {
      ChangeLog.current?.noteEndlessAnimations()
      return
    }
    $depth.withValue(depth + 1, operation: completion)
  }
}

// MARK: - Changes of state

/// Changes state with an animation, or nil for none; a still picture shows the final state.
///
/// - Throws: Errors of the closure.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try ChangeAnimation(animation: animation).make(body)
}

/// Changes state with an animation, and calls `completion` at its end, in a still picture immediately.
///
/// - Throws: Errors of the closure.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  FollowingAnimations.complete(animation, completionCriteria, completion)
  return result
}

/// Changes state as a transaction says; a still picture shows the state after it.
///
/// - Throws: Errors of the closure.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try transaction.change.make(body)
}

/// Changes state with a value of the transaction set; a still picture shows the state after it.
///
/// - Throws: Errors of the closure.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction(animation: ChangeAnimation.current?.animation)
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

extension Binding {
  /// Returns a binding whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// Returns a binding whose changes use a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    let change = transaction.change
    return Binding(
      get: { wrappedValue },
      set: { value in change.make { wrappedValue = value } })
  }
}
