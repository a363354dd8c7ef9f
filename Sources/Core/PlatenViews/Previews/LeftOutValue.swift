internal import Foundation
internal import PlatenDrawing
internal import PlatenText

/// Returns a value instead of one whose code is left out, and notes it for the findings.
///
/// So a view is still drawn if a colour or a number in it does not compile: the value is grey,
/// zero, the first case or nothing. The program ends if the type has no such value.
public func _leftOut<Value>(_ reason: String) -> Value {
  guard let value = LeftOutValues.value(of: Value.self, reason) else { fatalError(reason) }
  if Value.self != Void.self { LeftOutNotes.add(reason) }
  return value
}

/// Does nothing, instead of a statement that is left out.
@_disfavoredOverload
public func _leftOut(_ reason: String) {}

/// A missing type, which an empty class replaces.
public protocol _MissingType {
  /// Makes a value.
  init()
}

/// A value that is made of another that stands for one.
private protocol LeftOutWrapper {
  static func wrapped(_ reason: String) -> Self?
}

extension State: LeftOutWrapper {
  fileprivate static func wrapped(_ reason: String) -> State? {
    LeftOutValues.value(of: Value.self, reason).map { State(initialValue: $0) }
  }
}

extension Binding: LeftOutWrapper {
  fileprivate static func wrapped(_ reason: String) -> Binding? {
    LeftOutValues.value(of: Value.self, reason).map { .constant($0) }
  }
}

/// The values that replace others.
enum LeftOutValues {
  /// Returns the value of a type: what is empty, zero or gray of it; nil if nothing is.
  static func value<Value>(of type: Value.Type, _ reason: String) -> Value? {
    let empty: Any? =
      switch type {
      case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
      case let type as any RangeReplaceableCollection.Type: type.init()
      case let type as any SetAlgebra.Type: type.init()
      case let type as any ExpressibleByDictionaryLiteral.Type: Self.empty(type)
      case let type as any BinaryInteger.Type: type.init(0)
      case let type as any BinaryFloatingPoint.Type: type.init(0)
      case let type as any _MissingType.Type: type.init()
      case is Task<Void, any Error>.Type: Task<Void, any Error> {}
      case is Task<Void, Never>.Type: Task<Void, Never> {}
      case let type as any LeftOutWrapper.Type: type.wrapped(reason)
      case let type as any CaseIterable.Type: Self.first(of: type)
      default: nil
      }
    if let value = empty as? Value { return value }
    let others: [Any] = [
      (), false, Color.gray, UIColor.systemGray, Font.body, UIFont.systemFont(ofSize: 17),
      Image(systemName: "square.dashed"), Text(verbatim: ""), AnyView(_LeftOutView(reason)), Path(),
      CGSize.zero, CGPoint.zero, CGRect.zero, Date(timeIntervalSinceReferenceDate: 0), UUID(),
    ]
    return others.lazy.compactMap { $0 as? Value }.first
  }

  private static func first<Cases: CaseIterable>(of type: Cases.Type) -> Any? {
    type.allCases.first
  }

  private static func empty<Literal: ExpressibleByDictionaryLiteral>(_ type: Literal.Type)
    -> Literal
  {
    type.init()
  }
}
