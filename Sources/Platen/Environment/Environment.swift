/// A value of the environment, read by a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var values: EnvironmentValues?

  /// Reads the value that a key path leads to.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value where the view stands; outside of a render, the default.
  public var wrappedValue: Value { (values ?? EnvironmentValues())[keyPath: keyPath] }

  /// Takes the environment of the view.
  public mutating func _install(_ context: _PropertyContext) { values = context.environment }
}
