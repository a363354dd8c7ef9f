public import Foundation
public import SwiftUI

/// A value that somebody would choose: the one that code sets, or the default, or else one that is empty.
// Unchecked, as AppIntents shares it, too: previews set and read it on the main thread alone.
@propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable {
  private var value: Value?

  public var wrappedValue: Value {
    get { value ?? _leftOut("a parameter of type \(Value.self) has no value") }
    set { value = newValue }
  }
  public var projectedValue: IntentParameter<Value> { self }

  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    displayName: Bool.IntentDisplayName? = nil, kind: IntentDateKind? = nil, currencyCodes: [String]? = nil,
    controlStyle: IntentControlStyle? = nil, inclusiveRange: (lowerBound: Value, upperBound: Value)? = nil,
    inputOptions: String.IntentInputOptions? = nil, size: IntentCollectionSize? = nil, supportedTypeIdentifiers: [String]? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: (any DynamicOptionsProvider)? = nil,
    query: (any EntityQuery)? = nil
  ) {
    value = defaultValue ?? Self.none
  }

  /// Optional parameters begin as nil.
  private static var none: Value? {
    guard let type = Value.self as? any ExpressibleByNilLiteral.Type else { return nil }
    return type.init(nilLiteral: ()) as? Value
  }

  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { wrappedValue }
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { AppIntentError.restartPerform }
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool { true }
  public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil) async throws -> Value { wrappedValue }
}

public enum IntentDateKind: Sendable { case date, time, dateTime }
public enum IntentControlStyle: Sendable { case field, stepper, slider }
public enum InputConnectionBehavior: Sendable { case `default`, never, connectToPreviousIntentResult }
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Sendable {
  public init(integerLiteral value: Int) {}
  public init(min: Int, max: Int) {}
}
extension Bool {
  public struct IntentDisplayName: Sendable {
    public init(`true`: LocalizedStringResource, `false`: LocalizedStringResource) {}
    public static let onOff = Self(true: "On", false: "Off")
    public static let yesNo = Self(true: "Yes", false: "No")
    public static let trueFalse = Self(true: "True", false: "False")
  }
}
extension String {
  public struct IntentInputOptions: Sendable {
    public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }
    public enum KeyboardType: Sendable { case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, emailAddress, decimalPad }
    public init(keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences, multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true) {}
  }
}

/// A property of an entity, which is a value like another here.
// Unchecked for the same reason.
@propertyWrapper public final class EntityProperty<Value>: @unchecked Sendable {
  private var value: Value?
  public var wrappedValue: Value {
    get { value ?? _leftOut("a property of type \(Value.self) has no value") }
    set { value = newValue }
  }
  public var projectedValue: EntityProperty<Value> { self }
  public init(title: LocalizedStringResource? = nil, identifier: String? = nil, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>? = nil) {}
  public init(wrappedValue: Value, title: LocalizedStringResource? = nil, identifier: String? = nil) { value = wrappedValue }
}

/// A property that code computes stays as it is.
@attached(peer)
public macro ComputedProperty(
  title: LocalizedStringResource? = nil, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>? = nil
) = #externalMacro(module: "PlatenMacros", type: "Nothing")
@attached(peer)
public macro DeferredProperty(title: LocalizedStringResource? = nil) = #externalMacro(module: "PlatenMacros", type: "Nothing")

/// Core Spotlight's, whose properties entities name as their keys.
public final class CSSearchableItemAttributeSet: NSObject {
  public var title: String?
  public var displayName: String?
  public var contentDescription: String?
  public var keywords: [String]?
  public var subject: String?
  public var city: String?
  public var thumbnailData: Data?
}
extension IndexedEntity {
  public var defaultAttributeSet: CSSearchableItemAttributeSet { CSSearchableItemAttributeSet() }
}

// MARK: - Dependencies

public final class AppDependencyManager: Sendable {
  public static let shared = AppDependencyManager()
  public func add<Value>(key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Value) {}
  @_disfavoredOverload public func add<Value>(key: AnyHashable? = nil, dependency: @escaping @Sendable () -> Value) {}
}
@propertyWrapper public struct AppDependency<Value>: Sendable {
  public var wrappedValue: Value { _leftOut("a dependency of intents is not made: \(Value.self)") }
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared, default defaultValue: @autoclosure () -> Value? = nil) {}
}

// MARK: - Summaries

public protocol ParameterSummary {}

public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public struct Text: ExpressibleByStringInterpolation {
    public struct StringInterpolation: StringInterpolationProtocol {
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) {}
      public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
      public mutating func appendInterpolation(_ text: String) {}
    }
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
  }
  public init() {}
  public init(_ summary: Text, table: String? = nil) {}
  public init(_ summary: Text, table: String? = nil, @_ParameterListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
  public init(@_ParameterListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
}
@resultBuilder public enum _ParameterListBuilder<Intent> {
  public static func buildExpression(_ parameter: PartialKeyPath<Intent>) -> PartialKeyPath<Intent> { parameter }
  public static func buildBlock(_ parameters: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { parameters }
}

@resultBuilder public enum ParameterSummaryBuilder {
  public static func buildBlock<S: ParameterSummary>(_ summary: S) -> S { summary }
}
public enum ParameterSummaryComparison: Sendable { case equalTo, notEqualTo, lessThan, greaterThan, hasAnyValue, hasNoValue, oneOf }
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
  public init<Value, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison, _ value: Value,
    @ParameterSummaryBuilder _ then: () -> Then, @ParameterSummaryBuilder otherwise: () -> Otherwise
  ) {}
  public init<Value, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
    @ParameterSummaryBuilder _ then: () -> Then, @ParameterSummaryBuilder otherwise: () -> Otherwise
  ) {}
}
extension AppIntent {
  public typealias When = ParameterSummaryWhenCondition<Self>
}
