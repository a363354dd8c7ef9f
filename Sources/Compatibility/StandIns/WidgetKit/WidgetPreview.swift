// Previews of widgets: the view for the first entry of a timeline, at the size of its family.

public import SwiftUI

@freestanding(declaration)
public macro Preview<W: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  @_TimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "PlatenMacros", type: "Preview")

@resultBuilder public enum _TimelineBuilder {
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
}

public struct _WidgetPreview: View {
  private let family: WidgetFamily
  private let content: AnyView?

  public init<W: Widget>(
    _ family: WidgetFamily, widget: @MainActor () -> W,
    @_TimelineBuilder timeline: @MainActor () -> [any TimelineEntry]
  ) {
    self.family = family
    content = timeline().first.flatMap { widget().body._view(for: $0) }
  }

  public var body: some View {
    Group {
      if let content { content } else { _LeftOutView("the widget has no view for its first entry") }
    }
    .environment(\.widgetFamily, family)
    ._widgetBackground(size: family.size, margin: family.isAccessory ? 0 : 16)
    .clipShape(RoundedRectangle(cornerRadius: family.isAccessory ? 0 : 22, style: .continuous))
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

  var isAccessory: Bool {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: false
    case .accessoryCircular, .accessoryRectangular, .accessoryInline: true
    }
  }
}
