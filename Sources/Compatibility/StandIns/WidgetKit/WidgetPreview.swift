// Previews of widgets: the view for the first entry of a timeline, at the size of its family.

public import SwiftUI

@freestanding(declaration)
public macro Preview<W: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  @_TimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "PlatenMacros", type: "Preview")

@freestanding(declaration)
public macro Preview<W: Widget, P: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "PlatenMacros", type: "Preview")

@freestanding(declaration)
public macro Preview<W: Widget, P: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: P.Intent,
  widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "PlatenMacros", type: "Preview")

@resultBuilder public enum _TimelineBuilder {
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
}

public struct _WidgetPreview: View {
  private let view: AnyView

  /// An activity's, which has a size of its own.
  init(_ view: AnyView) { self.view = view }

  private init<W: Widget>(
    _ family: WidgetFamily, _ widget: W, first: (any TimelineEntry)?,
    later: (@MainActor () async -> (any TimelineEntry)?)? = nil
  ) {
    let body = widget.body
    view = AnyView(EntryView(family: family, content: { body._view(for: $0) }, first: first, later: later))
  }

  public init<W: Widget>(
    _ family: WidgetFamily, widget: @MainActor () -> W,
    @_TimelineBuilder timeline: @MainActor () -> [any TimelineEntry]
  ) {
    self.init(family, widget(), first: timeline().first)
  }

  /// The first entry of a provider's timeline, or else its placeholder.
  public init<W: Widget, P: TimelineProvider>(
    _ family: WidgetFamily, widget: @MainActor () -> W, timelineProvider: @MainActor () -> P
  ) {
    let (provider, context) = (timelineProvider(), TimelineProviderContext(family: family))
    var first: (any TimelineEntry)?
    provider.getTimeline(in: context) { first = $0.entries.first }
    self.init(family, widget(), first: first ?? provider.placeholder(in: context))
  }

  public init<W: Widget, P: AppIntentTimelineProvider>(
    _ family: WidgetFamily, using intent: P.Intent, widget: @MainActor () -> W,
    timelineProvider: @MainActor () -> P
  ) {
    // Nobody else has it.
    nonisolated(unsafe) let provider = timelineProvider()
    let context = TimelineProviderContext(family: family)
    self.init(family, widget(), first: provider.placeholder(in: context)) {
      await provider.timeline(for: intent, in: context).entries.first
    }
  }

  public var body: some View { view }
}

/// A widget with its first entry, which may be known later.
private struct EntryView: View {
  let family: WidgetFamily
  let content: (any TimelineEntry) -> AnyView?
  let first: (any TimelineEntry)?
  let later: (@MainActor () async -> (any TimelineEntry)?)?
  @State private var entry: (any TimelineEntry)?

  var body: some View {
    Group {
      if let content = (entry ?? first).flatMap(content) {
        content
      } else {
        _LeftOutView("the widget has no view for its first entry")
      }
    }
    .environment(\.widgetFamily, family)
    // The time left until a date is that at the entry's.
    .environment(\._now, (entry ?? first)?.date ?? Date())
    // As on the home screen, where both have a ground.
    .buttonStyle(.bordered)
    .toggleStyle(.button)
    ._widgetBackground(size: family.size, margin: family.margin)
    .clipShape(family.shape)
    .task { if let later { entry = await later() } }
  }
}

extension WidgetFamily {
  /// The size of a widget on an iPhone of 393 by 852 points.
  var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 715, height: 354)
    case .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }

  var margin: CGFloat { isAccessory ? 0 : 16 }
  var shape: RoundedRectangle { RoundedRectangle(cornerRadius: isAccessory ? 0 : 22, style: .continuous) }

  private var isAccessory: Bool {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: false
    case .accessoryCircular, .accessoryRectangular, .accessoryInline: true
    }
  }
}
