/// A key of values that views hand up to those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }
  /// Adds the value of the next view, in their order, to the one so far.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil, as no view sets a value.
  public static var defaultValue: Value { nil }
}
