/// What goes with a change of state.
///
/// Nothing in a picture moves; a transaction has no animation unless code gives it one.
public struct Transaction {
  /// The animation that code chose; without effect on a picture.
  public var animation: Animation?
  /// Whether animations are off; without effect on a picture.
  public var disablesAnimations = false
  /// Whether the change is one of many; without effect on a picture.
  public var isContinuous = false

  /// A transaction without an animation.
  public init() {}

  /// A transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// Does something when the animations are done; they are done at once.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completion()
  }
}

/// When an animation is said to be done.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// When nearly all of it has happened.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logically")
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Changes state; a picture shows what it has come to.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Changes state and then says that the animations are done.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// Changes state; a picture shows what it has come to.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Changes state; a picture shows what it has come to.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  try body()
}

extension Binding {
  /// The binding itself: its changes are not animated in a picture.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// The binding itself: its changes are not animated in a picture.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
