import Foundation

/// What was found out about a container's subviews, made anew when they are other ones.
///
/// A layout that another one delegates to may get the same cache with a slice of the subviews.
struct SubviewMemo<Value> {
  private var identities: [ObjectIdentifier] = []
  private var value: Value?

  /// Gives access to the value, after making it if it belongs to other subviews.
  ///
  /// - Complexity: O(*n*) in the number of subviews, without measuring any.
  mutating func withValue<Result>(
    for subviews: LayoutSubviews, make: () -> Value, _ body: (inout Value) -> Result
  ) -> Result {
    var opened: Value
    if let value, subviews.identities.elementsEqual(identities) {
      opened = value
    } else {
      opened = make()
      identities = Array(subviews.identities)
    }
    // Held once only, what is inside can change in place.
    value = nil
    defer { value = opened }
    return body(&opened)
  }
}
