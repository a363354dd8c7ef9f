public import Observation

/// A value of the environment, read by a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case model((EnvironmentValues) -> Value?)

    func value(in environment: EnvironmentValues) -> Value? {
      switch self {
      case .keyPath(let keyPath): environment[keyPath: keyPath]
      case .model(let find): find(environment)
      }
    }
  }

  private let source: Source
  @usableFromInline
  var value: Value?

  /// Reads the value that a key path leads to.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Reads the observable model of a type, which must exist.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .model { $0[objectType] }
  }

  /// Reads the observable model of a type, if it exists.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .model { $0[objectType] }
  }

  /// The value in the view's environment; outside a render, the default.
  ///
  /// - Precondition: A required model is in the environment.
  @inlinable
  public var wrappedValue: Value { value ?? outside }

  /// The value outside all views.
  ///
  /// A call of its own, so that a view reads its value without asking the runtime for types.
  @usableFromInline
  var outside: Value {
    guard let value = source.value(in: EnvironmentValues()) else {
      preconditionFailure(
        "no \(Value.self) in the environment: add .environment(_:) to a view around this one")
    }
    return value
  }

  /// Takes the value from the environment of the view.
  public mutating func _install(_ context: _PropertyContext) {
    value = source.value(in: context.environment)
  }
}

// A key path does not change, and the closure that finds a model touches its argument alone.
extension Environment: @unchecked Sendable where Value: Sendable {}

// MARK: - Observable models

/// The model of a type in the environment.
struct ModelKey<Model: AnyObject>: EnvironmentKey {
  static var defaultValue: Model? { nil }
}

extension EnvironmentValues {
  /// The observable model of a type; nil if there is none.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[ModelKey<T>.self] }
    set { self[ModelKey<T>.self] = newValue }
  }
}

nonisolated extension View {
  /// Puts an observable model into the environment of this view; nil removes one from around it.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    environmentValues { $0[T.self] = object }
  }
}
