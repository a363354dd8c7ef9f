/// Which view is in focus; at first none, and in a picture nobody but the views changes that.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Reads and changes which view is in focus.
  @propertyWrapper
  public struct Binding {
    private let base: PlatenViews.Binding<Value>

    fileprivate init(_ base: PlatenViews.Binding<Value>) { self.base = base }

    /// What is in focus.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private var state: State<Value>

  /// Whether a view is in focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Which of several views is in focus; nil for none.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// What is in focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// Reads and changes the value from elsewhere.
  public var projectedValue: Binding { Binding(state.projectedValue) }

  /// Takes the place where the value is kept.
  public mutating func _install(_ context: _PropertyContext) { state._install(context) }
}

extension FocusState: Sendable where Value: Sendable {}

extension FocusState.Binding: Sendable where Value: Sendable {}

extension View {
  /// This view as it is: a picture shows no focus.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    self
  }

  /// This view as it is: a picture shows no focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
}
