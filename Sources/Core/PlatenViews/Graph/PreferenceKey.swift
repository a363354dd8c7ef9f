/// A key for values that views pass to the views around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no view sets one.
  static var defaultValue: Value { get }
  /// Combines the value so far with the value of the next view, in their order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil, because no view sets a value.
  public static var defaultValue: Value { nil }
}
