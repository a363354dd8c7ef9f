public import PlatenViews

extension Optional: Gesture where Wrapped: Gesture {
  /// The value that the gesture reports.
  public typealias Value = Wrapped.Value

  /// Never asked for: nothing in a picture moves.
  public var body: Never { fatalError("Optional has no body") }
}

/// A gesture whose type is not known; in a picture there is none.
public struct AnyGesture<Value>: _PrimitiveGesture {
  /// Hides the type of a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}

nonisolated extension Gesture {
  /// This gesture, which counts while keys are held.
  public func modifiers(_ modifiers: EventModifiers) -> _ObservedGesture<Self> {
    _ObservedGesture(self)
  }
}

nonisolated extension View {
  /// This view, on which a gesture would count before those inside if it is in use.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }

  /// This view, on which a gesture would count beside those inside if it is in use.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
}
