/// A key under which a view carries a value for the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that carries none.
  static var defaultValue: Value { get }
}
