/// A change that changes nothing.
@frozen
public struct EmptyModifier: ViewModifier, Sendable {
  /// The only one there is.
  public static let identity = EmptyModifier()

  /// Makes a change that changes nothing.
  public init() {}

  /// The view as it is.
  public func body(content: Content) -> some View { content }
}
