public import PlatenViews

/// A gesture of a user; a picture has none.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's values; by default, the type of its body's values.
  associatedtype Value = Body.Value
  /// The type of the gesture's content.
  associatedtype Body: Gesture

  /// The gesture's content.
  var body: Body { get }
}

extension Never: Gesture {
  /// The gesture reports no values.
  public typealias Value = Never
}

/// A gesture without content.
public nonisolated protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
  /// Never called.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A gesture with actions, which do not run in a picture.
public struct _ObservedGesture<Content: Gesture>: _PrimitiveGesture {
  /// The value that the gesture reports.
  public typealias Value = Content.Value

  init(_ content: Content) {}
}

nonisolated extension Gesture {
  /// Runs an action when this gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> {
    _ObservedGesture(self)
  }

  /// Runs an action while this gesture changes.
  public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ObservedGesture<Self> where Value: Equatable {
    _ObservedGesture(self)
  }

  /// Updates a state during this gesture; ignored in a picture.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(self)
  }

  /// Maps the values of this gesture.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MappedGesture<Self, T> {
    _MappedGesture(self)
  }

  /// Combines this gesture with a simultaneous one.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Combines this gesture with a following one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Combines this gesture with another that runs if it fails.
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// A gesture that updates a state; it does not run in a picture.
public struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
  /// The value that the gesture reports.
  public typealias Value = Base.Value

  init(_ base: Base) {}
}

/// A gesture that maps the values of another.
public struct _MappedGesture<Content: Gesture, Value>: _PrimitiveGesture {
  init(_ content: Content) {}
}

/// Two simultaneous gestures.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture; nil before it begins.
    public var first: First.Value?
    /// The value of the second gesture; nil before it begins.
    public var second: Second.Value?
  }

  /// Makes two gestures.
  public init(_ first: First, _ second: Second) {}
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture after another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// The values of both gestures.
  public enum Value {
    /// The first is under way.
    case first(First.Value)
    /// The first is done, and the second may be under way.
    case second(First.Value, Second.Value?)
  }

  /// Makes two gestures.
  public init(_ first: First, _ second: Second) {}
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture or another.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// The value of the gesture that is recognised.
  public enum Value {
    /// The first gesture succeeded.
    case first(First.Value)
    /// The second gesture succeeded.
    case second(Second.Value)
  }

  /// Makes two gestures.
  public init(_ first: First, _ second: Second) {}
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// The gestures of a view that are recognised.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Makes a mask from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gestures.
  public static let none: GestureMask = []
  /// Only the added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// The added gesture, and the gestures of the views inside.
  public static let all: GestureMask = [.gesture, .subviews]
}
