// WidgetKit's names: a widget's views are drawn, also from its configuration, with the entries of a preview.

public import ActivityKit
public import AppIntents
public import SwiftUI

public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular, accessoryInline
}

extension EnvironmentValues {
  public internal(set) var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
  public var showsWidgetContainerBackground: Bool { true }
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }
  public var showsWidgetLabel: Bool { false }
  public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
}

public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String
  public static let fullColor = Self(name: "fullColor")
  public static let accented = Self(name: "accented")
  public static let vibrant = Self(name: "vibrant")
}

private struct WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemSmall }
}

public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  public var score: Float
  public var duration: TimeInterval
  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

public struct TimelineReloadPolicy: Sendable {
  public static let atEnd = Self()
  public static let never = Self()
  public static func after(_ date: Date) -> Self { Self() }
}

public struct Timeline<Entry: TimelineEntry> {
  public let entries: [Entry]
  public let policy: TimelineReloadPolicy
  public init(entries: [Entry], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily
  public var isPreview: Bool { true }
  public var displaySize: CGSize { family.size }
}

public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

/// A provider whose widget is configured by an intent.
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  func recommendations() -> [AppIntentRecommendation<Intent>]
}
extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  public init(intent: Intent, description: LocalizedStringResource) {}
  @_disfavoredOverload public init<S: StringProtocol>(intent: Intent, description: S) {}
}

/// A provider whose widget is configured by an intent of SiriKit.
public protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping (Entry) -> Void)
  func getTimeline(for configuration: Intent, in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
  func recommendations() -> [IntentRecommendation<Intent>]
}
extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}
public struct IntentRecommendation<Intent> {
  public init<S: StringProtocol>(intent: Intent, description: S) {}
}

// MARK: - Widgets

@preconcurrency @MainActor public protocol WidgetConfiguration {
  func _view(for entry: any TimelineEntry) -> AnyView?
  func _activity(_ attributes: any ActivityAttributes, _ state: any Hashable) -> _ActivityViews?
}
extension WidgetConfiguration {
  public func _view(for entry: any TimelineEntry) -> AnyView? { nil }
  public func _activity(_ attributes: any ActivityAttributes, _ state: any Hashable) -> _ActivityViews? { nil }
}
@preconcurrency @MainActor public protocol Widget {
  associatedtype Body: WidgetConfiguration
  @WidgetConfigurationBuilder var body: Body { get }
  init()
}
@preconcurrency @MainActor public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder var body: Body { get }
  init()
}
extension Widget { public static func main() {} }
extension WidgetBundle { public static func main() {} }

@resultBuilder public enum WidgetConfigurationBuilder {
  public static func buildBlock<C: WidgetConfiguration>(_ content: C) -> C { content }
}
public struct _Widgets: Widget {
  nonisolated public init() {}
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
public struct EmptyWidgetConfiguration: WidgetConfiguration { public init() {} }
/// A bundle is only started by the system: its widgets are not kept.
@resultBuilder public enum WidgetBundleBuilder {
  public static func buildExpression<W: Widget>(_ widget: W) -> _Widgets { _Widgets() }
  public static func buildExpression<W: ControlWidget>(_ widget: W) -> _Widgets { _Widgets() }
  public static func buildBlock(_ widgets: _Widgets...) -> _Widgets { _Widgets() }
  public static func buildOptional(_ widgets: _Widgets?) -> _Widgets { _Widgets() }
  public static func buildEither(first: _Widgets) -> _Widgets { first }
  public static func buildEither(second: _Widgets) -> _Widgets { second }
  public static func buildLimitedAvailability(_ widgets: _Widgets) -> _Widgets { widgets }
}

public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  private let content: (any TimelineEntry) -> AnyView?
  public init<P: TimelineProvider>(
    kind: String, provider: P, @ViewBuilder content: @escaping (P.Entry) -> Content
  ) {
    self.content = { ($0 as? P.Entry).map { AnyView(content($0)) } }
  }
  public func _view(for entry: any TimelineEntry) -> AnyView? { content(entry) }
}

public struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration {
  private let content: (any TimelineEntry) -> AnyView?
  public init<P: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: P, @ViewBuilder content: @escaping (P.Entry) -> Content
  ) where P.Intent == Intent {
    self.content = { ($0 as? P.Entry).map { AnyView(content($0)) } }
  }
  public func _view(for entry: any TimelineEntry) -> AnyView? { content(entry) }
}

public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
  private let content: (any TimelineEntry) -> AnyView?
  public init<P: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: P, @ViewBuilder content: @escaping (P.Entry) -> Content
  ) where P.Intent == Intent {
    self.content = { ($0 as? P.Entry).map { AnyView(content($0)) } }
  }
  public func _view(for entry: any TimelineEntry) -> AnyView? { content(entry) }
}

extension WidgetConfiguration {
  public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration { self }
  public func description(_ text: LocalizedStringKey) -> some WidgetConfiguration { self }
  @_disfavoredOverload public func configurationDisplayName(_ name: String) -> some WidgetConfiguration { self }
  @_disfavoredOverload public func description(_ text: String) -> some WidgetConfiguration { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
  public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> some WidgetConfiguration { self }
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
  public func pushHandler(_ handler: Any.Type) -> some WidgetConfiguration { self }
}
public struct WidgetLocation: Hashable, Sendable {
  private let name: String
  public static let homeScreen = Self(name: "homeScreen")
  public static let lockScreen = Self(name: "lockScreen")
  public static let standBy = Self(name: "standBy")
  public static let iPhoneWidgetsOnMac = Self(name: "iPhoneWidgetsOnMac")
}

public struct WidgetCenter: Sendable {
  public static let shared = Self()
  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
  public func invalidateConfigurationRecommendations() {}
  public func invalidateRelevance(ofKind kind: String) {}
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {}
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
public struct WidgetInfo: Hashable, Sendable {
  public let kind: String
  public let family: WidgetFamily
}

public struct WidgetPreviewContext: Sendable {
  public let family: WidgetFamily
  public init(family: WidgetFamily) { self.family = family }
}

extension View {
  public func widgetURL(_ url: URL?) -> some View { self }
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
  public func widgetLabel(_ label: LocalizedStringKey) -> some View { self }
  public func widgetLabel<L: View>(@ViewBuilder label: () -> L) -> some View { self }
  public func widgetCurvesContent(_ curves: Bool = true) -> some View { self }
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  /// Shows the view as a widget on an iPhone of 393 by 852 points.
  public func previewContext(_ context: WidgetPreviewContext) -> some View {
    let (family, size) = (context.family, context.family.size)
    return environment(\.widgetFamily, family).environment(\._now, Date())
      ._widgetBackground(size: size, margin: family.margin, needsGround: true)
      .clipShape(family.shape)
      .previewLayout(.fixed(width: size.width, height: size.height))
  }
}

/// The ground of a round widget of the lock screen.
public struct AccessoryWidgetBackground: View {
  public init() {}
  public var body: some View { Rectangle().fill(.primary.opacity(0.15)) }
}
