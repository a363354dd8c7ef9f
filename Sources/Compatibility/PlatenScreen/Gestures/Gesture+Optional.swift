public import PlatenViews

extension Optional: Gesture where Wrapped: Gesture {
  /// The value that the gesture reports.
  public typealias Value = Wrapped.Value

  /// Never called.
  public var body: Never { fatalError("Optional has no body") }
}

/// A type-erased gesture; a picture has no gestures.
public struct AnyGesture<Value>: _PrimitiveGesture {
  /// Hides the type of a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}

nonisolated extension Gesture {
  /// Limits this gesture to times when keys are held.
  public func modifiers(_ modifiers: EventModifiers) -> _ObservedGesture<Self> {
    _ObservedGesture(self)
  }
}

nonisolated extension View {
  /// Adds a gesture to this view with priority over gestures inside, if it is enabled; ignored in a picture.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }

  /// Adds a gesture to this view that works together with gestures inside, if it is enabled; ignored in a picture.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
}
