public import ActivityKit
public import SwiftUI

public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public var activityID: String { "preview" }
  public var isStale: Bool { false }
}

/// The views of an activity: on the lock screen, and around the camera.
public struct _ActivityViews {
  let content: AnyView
  let island: DynamicIsland
}

public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  private let views: @MainActor (ActivityViewContext<Attributes>) -> _ActivityViews
  public init<Content: View>(
    for attributesType: Attributes.Type = Attributes.self,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    views = { _ActivityViews(content: AnyView(content($0)), island: dynamicIsland($0)) }
  }
  public func _activity(_ attributes: any ActivityAttributes, _ state: any Hashable) -> _ActivityViews? {
    guard let attributes = attributes as? Attributes, let state = state as? Attributes.ContentState else { return nil }
    return views(ActivityViewContext(attributes: attributes, state: state))
  }
}

public enum ActivityFamily: Int, CaseIterable, Hashable, Sendable { case small, medium }

extension EnvironmentValues {
  public var activityFamily: ActivityFamily { .medium }
  public var isActivityFullscreen: Bool { false }
}

// MARK: - The island

@preconcurrency @MainActor public struct DynamicIsland {
  let expanded: DynamicIslandExpandedContent<AnyView>
  let compactLeading, compactTrailing, minimal: AnyView

  public init<Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: () -> DynamicIslandExpandedContent<AnyView>,
    @ViewBuilder compactLeading: () -> Leading, @ViewBuilder compactTrailing: () -> Trailing, @ViewBuilder minimal: () -> Minimal
  ) {
    self.expanded = expanded()
    (self.compactLeading, self.compactTrailing, self.minimal) = (AnyView(compactLeading()), AnyView(compactTrailing()), AnyView(minimal()))
  }

  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland { self }
}

public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String
  public static let expanded = Self(name: "expanded")
  public static let compactLeading = Self(name: "compactLeading")
  public static let compactTrailing = Self(name: "compactTrailing")
  public static let minimal = Self(name: "minimal")
}

public enum DynamicIslandExpandedRegionPosition: Hashable, Sendable { case leading, trailing, center, bottom }
public enum DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable { case `default`, belowIfTooWide }

public struct DynamicIslandExpandedRegion<Content: View> {
  let position: DynamicIslandExpandedRegionPosition
  let content: Content
  public init(_ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content) {
    (self.position, self.content) = (position, content())
  }
}

/// The regions of an expanded island, whatever their views are.
public struct DynamicIslandExpandedContent<Content: View> {
  var regions: [DynamicIslandExpandedRegionPosition: Content] = [:]
}

@resultBuilder public enum DynamicIslandExpandedContentBuilder {
  public typealias Regions = DynamicIslandExpandedContent<AnyView>
  public static func buildExpression<Content: View>(_ region: DynamicIslandExpandedRegion<Content>) -> Regions {
    Regions(regions: [region.position: AnyView(region.content)])
  }
  public static func buildExpression<Content: View>(_ content: DynamicIslandExpandedContent<Content>) -> Regions {
    Regions(regions: content.regions.mapValues { AnyView($0) })
  }
  public static func buildBlock(_ parts: Regions...) -> Regions {
    parts.reduce(into: Regions()) { $0.regions.merge($1.regions) { first, _ in first } }
  }
  public static func buildOptional(_ part: Regions?) -> Regions { part ?? Regions() }
  public static func buildEither(first: Regions) -> Regions { first }
  public static func buildEither(second: Regions) -> Regions { second }
  public static func buildLimitedAvailability(_ part: Regions) -> Regions { part }
}

extension View {
  public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View { self }
  /// Sets the ground of an activity on the lock screen.
  public func activityBackgroundTint(_ color: Color?) -> some View { preference(key: ActivityTintKey.self, value: color) }
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

struct ActivityTintKey: PreferenceKey {
  static var defaultValue: Color? { nil }
  static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}
