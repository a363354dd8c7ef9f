// WidgetKit's names: a widget's views are drawn, also from its configuration, with the entries of a preview.

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
}

private struct WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemSmall }
}

public protocol TimelineEntry {
  var date: Date { get }
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

public struct TimelineProviderContext {
  public var family: WidgetFamily { .systemSmall }
  public var isPreview: Bool { true }
  public var displaySize: CGSize { CGSize(width: 158, height: 158) }
}

public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

@preconcurrency @MainActor public protocol WidgetConfiguration {
  func _view(for entry: any TimelineEntry) -> AnyView?
}
extension WidgetConfiguration {
  public func _view(for entry: any TimelineEntry) -> AnyView? { nil }
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
  public init() {}
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
public struct EmptyWidgetConfiguration: WidgetConfiguration { public init() {} }
@resultBuilder public enum WidgetBundleBuilder {
  public static func buildBlock<each W: Widget>(_ content: repeat each W) -> _Widgets { fatalError("widgets are not made") }
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

extension WidgetConfiguration {
  public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration { self }
  public func description(_ text: LocalizedStringKey) -> some WidgetConfiguration { self }
  @_disfavoredOverload public func configurationDisplayName(_ name: String) -> some WidgetConfiguration { self }
  @_disfavoredOverload public func description(_ text: String) -> some WidgetConfiguration { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
}

public struct WidgetCenter: Sendable {
  public static let shared = Self()
  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
}

public struct WidgetPreviewContext: Sendable {
  public let family: WidgetFamily
  public init(family: WidgetFamily) { self.family = family }
}

extension View {
  public func widgetURL(_ url: URL?) -> some View { self }
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// Shows the view at the size of a widget on an iPhone of 393 by 852 points.
  public func previewContext(_ context: WidgetPreviewContext) -> some View {
    let size = context.family.size
    return environment(\.widgetFamily, context.family)
      .previewLayout(.fixed(width: size.width, height: size.height))
  }
}
