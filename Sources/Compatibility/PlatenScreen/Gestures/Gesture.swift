public import PlatenViews

/// A movement of fingers that means something; in a picture there is none.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells: what the one does that this one is made of, if nothing else is said.
  associatedtype Value = Body.Value
  /// The type of the gesture that this one is made of.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  var body: Body { get }
}

extension Never: Gesture {
  /// No value is reported.
  public typealias Value = Never
}

/// A gesture that is not made of another.
public nonisolated protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
  /// Never asked for: nothing in a picture moves.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A gesture that something is done for; in a picture it is not.
public struct _ObservedGesture<Content: Gesture>: _PrimitiveGesture {
  /// The value that the gesture reports.
  public typealias Value = Content.Value

  init(_ content: Content) {}
}

nonisolated extension Gesture {
  /// This gesture, for which something is done when it ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> {
    _ObservedGesture(self)
  }

  /// This gesture, for which something is done while it changes.
  public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ObservedGesture<Self> where Value: Equatable {
    _ObservedGesture(self)
  }

  /// This gesture, which would change a state while it goes on.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(self)
  }

  /// This gesture, telling something else.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MappedGesture<Self, T> {
    _MappedGesture(self)
  }

  /// This gesture and another at once.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture and then another.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture or, if it fails, another.
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// A gesture that changes a state while it goes on; in a picture it does not.
public struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
  /// The value that the gesture reports.
  public typealias Value = Base.Value

  init(_ base: Base) {}
}

/// A gesture that tells something else than the one it is made of.
public struct _MappedGesture<Content: Gesture, Value>: _PrimitiveGesture {
  init(_ content: Content) {}
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// The values of both gestures.
  public struct Value {
    /// What the first tells; nil before it begins.
    public var first: First.Value?
    /// What the second tells; nil before it begins.
    public var second: Second.Value?
  }

  /// Two gestures.
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

  /// Two gestures.
  public init(_ first: First, _ second: Second) {}
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture or another.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// The value of the gesture that is recognised.
  public enum Value {
    /// It is the first.
    case first(First.Value)
    /// It is the second.
    case second(Second.Value)
  }

  /// Two gestures.
  public init(_ first: First, _ second: Second) {}
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// The gestures of a view that are recognised.
public struct GestureMask: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt32

  /// Makes a mask of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gesture.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// The one that is added, and those of the views inside.
  public static let all: GestureMask = [.gesture, .subviews]
}
