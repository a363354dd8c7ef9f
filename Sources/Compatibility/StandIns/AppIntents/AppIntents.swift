// AppIntents' names: intents are values that views hold, and none is ever performed. What only the system asks an intent for,
// such as `perform()`, is no requirement here.

@_exported public import Foundation
public import SwiftUI

// MARK: - Intents

public protocol AppIntent: Sendable {
  static var title: LocalizedStringResource { get }
  init()
}

extension AppIntent {
  public typealias Parameter<Value> = IntentParameter<Value>
  public typealias Summary = IntentParameterSummary<Self>
  public typealias Dependency<Value> = AppDependency<Value>
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var persistentIdentifier: String { "\(Self.self)" }
  @discardableResult public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
}

public protocol SystemIntent: AppIntent {}
public protocol WidgetConfigurationIntent: AppIntent {}
public protocol ControlConfigurationIntent: AppIntent {}
public protocol LiveActivityIntent: AppIntent {}
public protocol LiveActivityStartingIntent: AppIntent {}
public protocol AudioPlaybackIntent: AppIntent {}
public protocol AudioStartingIntent: AppIntent {}
public protocol AudioRecordingIntent: AppIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}
public protocol PredictableIntent: AppIntent {}
public protocol ProgressReportingIntent: AppIntent {}
public protocol UndoableIntent: AppIntent {}
public protocol DeleteIntent: AppIntent {}
public protocol URLRepresentableIntent: AppIntent {}
public protocol SnippetIntent: AppIntent {}
public protocol SetFocusFilterIntent: AppIntent {}
public protocol TargetContentProvidingIntent: AppIntent {}
public protocol ShowInAppSearchResultsIntent: AppIntent {}
public protocol OpenIntent: AppIntent {}
public protocol SetValueIntent: AppIntent {
  associatedtype ValueType
  var value: ValueType { get set }
}
public protocol CustomIntentMigratedAppIntent: AppIntent {}
extension WidgetConfigurationIntent {
  public static var title: LocalizedStringResource { "" }
}
extension SetFocusFilterIntent {
  public static var title: LocalizedStringResource { "" }
}
extension ForegroundContinuableIntent {
  public func needsToContinueInForegroundError(_ dialog: IntentDialog? = nil) -> any Error { AppIntentError.restartPerform }
}

public struct OpenURLIntent: SystemIntent {
  public static let title: LocalizedStringResource = "Open URL"
  public var url: URL?
  public init() {}
  public init(_ url: URL) { self.url = url }
}

public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  public let descriptionText: LocalizedStringResource
  public let categoryName: LocalizedStringResource?
  public init(_ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil, searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil) { (descriptionText, self.categoryName) = (text, categoryName) }
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) { self.init(LocalizedStringResource(stringInterpolation: stringInterpolation)) }
}

public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public let full: LocalizedStringResource
  public init(_ text: LocalizedStringResource) { full = text }
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String? = nil) { self.full = full }
  public init(full: LocalizedStringResource, systemImageName: String? = nil) { self.full = full }
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) { self.init(LocalizedStringResource(stringInterpolation: stringInterpolation)) }
}

public struct IntentDonationIdentifier: Hashable, Sendable {}
public enum IntentAuthenticationPolicy: Sendable { case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication }
public struct IntentModes: OptionSet, Sendable {
  public enum ForegroundMode: Sendable { case dynamic, deferred, immediate }
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let background = Self(rawValue: 1)
  public static let foreground = Self(rawValue: 2)
  public static func foreground(_ mode: ForegroundMode) -> Self { .foreground }
}
public struct AppIntentError: Error, Hashable {
  let reason: String
  public static let restartPerform = Self(reason: "restart")
}

// MARK: - Results

public protocol IntentResult: Sendable {}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol ShowsSnippetIntent: IntentResult {}
public protocol OpensIntent: IntentResult {}
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
}

// Unchecked: a value that nothing changes, of whatever type an intent returns.
public struct IntentResultContainer<Value>: ProvidesDialog, ShowsSnippetView, ShowsSnippetIntent, OpensIntent, ReturnsValue, @unchecked Sendable {
  public let value: Value?
}

extension IntentResult where Self == IntentResultContainer<Never> {
  public static func result(opensIntent: (any AppIntent)? = nil, dialog: IntentDialog? = nil) -> Self { Self(value: nil) }
  public static func result(dialog: IntentDialog? = nil, snippetIntent: any SnippetIntent) -> Self { Self(value: nil) }
  public static func result<V: View>(dialog: IntentDialog? = nil, view: V) -> Self { Self(value: nil) }
  public static func result<V: View>(opensIntent: (any AppIntent)? = nil, dialog: IntentDialog? = nil, @ViewBuilder content: () -> V) -> Self { Self(value: nil) }
}
extension IntentResult {
  public static func result<V>(value: V, opensIntent: (any AppIntent)? = nil, dialog: IntentDialog? = nil) -> Self where Self == IntentResultContainer<V> { Self(value: value) }
  public static func result<V, Snippet: View>(value: V, dialog: IntentDialog? = nil, view: Snippet) -> Self where Self == IntentResultContainer<V> { Self(value: value) }
  public static func result<V, Snippet: View>(value: V, dialog: IntentDialog? = nil, @ViewBuilder content: () -> Snippet) -> Self where Self == IntentResultContainer<V> { Self(value: value) }
}

// MARK: - What is shown of values

public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public struct Image: Sendable {
    public init(systemName: String, isTemplate: Bool? = nil) {}
    public init(systemName: String, tintColor: UIColor?) {}
    public init(named: String, isTemplate: Bool? = nil, displayStyle: ImageDisplayStyle = .default) {}
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: ImageDisplayStyle = .default) {}
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: ImageDisplayStyle = .default) {}
    public enum ImageDisplayStyle: Sendable { case `default`, circular }
  }
  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil, synonyms: [LocalizedStringResource] = []) { (self.title, self.subtitle, self.image) = (title, subtitle, image) }
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) { self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation)) }
}

public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public var name: LocalizedStringResource
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource] = []) { self.name = name }
  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) { self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation)) }
}

public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

// MARK: - Entities

public protocol AppValue: Sendable {}
public protocol AppEntity: AppValue, Identifiable, CustomLocalizedStringResourceConvertible {
  var displayRepresentation: DisplayRepresentation { get }
}
extension AppEntity {
  public typealias Property<Value> = EntityProperty<Value>
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
public protocol TransientAppEntity: AppEntity {}
public protocol IndexedEntity: AppEntity {}
public protocol UniqueAppEntity: AppEntity {}
public protocol URLRepresentableEntity: AppEntity {}
public protocol FileEntity: AppEntity {}

public protocol AppEnum: AppValue, RawRepresentable, CaseIterable, Hashable, CustomLocalizedStringResourceConvertible {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
extension AppEnum {
  public var localizedStringResource: LocalizedStringResource { Self.caseDisplayRepresentations[self]?.title ?? "" }
}

public protocol DynamicOptionsProvider: Sendable {}
public protocol EntityQuery: DynamicOptionsProvider {
  init()
}
extension EntityQuery {
  public typealias Dependency<Value> = AppDependency<Value>
}
public protocol EntityStringQuery: EntityQuery {}
public protocol EntityPropertyQuery: EntityQuery {}
public protocol EnumerableEntityQuery: EntityQuery {}
public protocol UniqueAppEntityQuery: EntityQuery {}
public protocol UniqueIDEntityQuery: EntityQuery {}

public struct IntentItem<Value> {
  public init(_ value: Value, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil) {}
}
public struct IntentItemSection<Value> {
  public init(_ title: LocalizedStringResource? = nil, items: [Value]) {}
  @_disfavoredOverload public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Value>]) {}
}
public struct IntentItemCollection<Value> {
  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Value]) {}
  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, sections: [IntentItemSection<Value>]) {}
}
public typealias ItemCollection = IntentItemCollection
public typealias ItemSection = IntentItemSection

public struct IntentFile: Hashable, Sendable {
  public let data: Data
  public let filename: String
  public let fileURL: URL?
  public init(data: Data, filename: String) { (self.data, self.filename, fileURL) = (data, filename, nil) }
  public init(fileURL: URL, filename: String? = nil) { (data, self.filename, self.fileURL) = (Data(), filename ?? fileURL.lastPathComponent, fileURL) }
}

public protocol AppIntentsPackage {}
extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
