/// The view that a reader has reached; in a picture, none unless the state sets one.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// Reads and changes which view a reader has reached.
  public typealias Binding = FocusState<Value>.Binding

  private var state: FocusState<Value>

  /// Makes a property for whether a reader has reached a view.
  public init() where Value == Bool { state = FocusState() }

  /// Makes a property for the view, of several, that a reader has reached; nil for none.
  public init<T: Hashable>() where Value == T? { state = FocusState() }

  /// Makes a property for whether one of some readers has reached a view.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Makes a property for the view, of several, that one of some readers has reached; nil for none.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  /// The view that a reader has reached.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// Reads and changes the value from elsewhere.
  public var projectedValue: Binding { state.projectedValue }

  /// Installs the storage of the value.
  public mutating func _install(_ context: _PropertyContext) { state._install(context) }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}

/// Technologies that read or operate a device for a person.
public struct AccessibilityTechnologies: SetAlgebra, OptionSet, Sendable {
  /// The technologies as bits.
  public let rawValue: Int

  /// Takes technologies as bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The voice that reads a screen.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// The operation by switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

nonisolated extension View {
  /// Returns this view unchanged: no reader moves through a picture.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Returns this view unchanged: no reader moves through a picture.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }
}
