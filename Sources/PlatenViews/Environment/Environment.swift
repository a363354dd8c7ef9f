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
  private var value: Value?

  /// Reads the value that a key path leads to.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Reads the observable model of a type, which has to be there.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .model { $0[objectType] }
  }

  /// Reads the observable model of a type, if it is there.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .model { $0[objectType] }
  }

  /// The value where the view stands; outside of a render, the default.
  ///
  /// - Precondition: A model that has to be there is.
  public var wrappedValue: Value {
    guard let value = value ?? source.value(in: EnvironmentValues()) else {
      preconditionFailure(
        "no \(Value.self) in the environment: a view around has to have .environment(_:)")
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
