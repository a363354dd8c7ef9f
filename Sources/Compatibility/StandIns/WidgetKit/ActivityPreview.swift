// Previews of activities: the views for the first state, at the sizes of an iPhone of 393 by 852 points.

public import ActivityKit
public import SwiftUI

public enum ActivityPreviewViewKind: Hashable, Sendable {
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)
}
public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, minimal, expanded }

@freestanding(declaration)
public macro Preview<W: Widget, A: ActivityAttributes>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: A, widget: @escaping @MainActor () -> W,
  @_ContentStateBuilder<A> contentStates: @escaping @MainActor () -> [A.ContentState]
) = #externalMacro(module: "PlatenMacros", type: "Preview")

@resultBuilder public enum _ContentStateBuilder<Attributes: ActivityAttributes> {
  public static func buildExpression(_ state: Attributes.ContentState) -> [Attributes.ContentState] { [state] }
  public static func buildExpression(_ states: [Attributes.ContentState]) -> [Attributes.ContentState] { states }
  public static func buildBlock(_ states: [Attributes.ContentState]...) -> [Attributes.ContentState] { states.flatMap { $0 } }
}

extension ActivityAttributes {
  /// A preview of the older kind, which does not name the widget.
  @preconcurrency @MainActor public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    let views = WidgetTypes.activity(self, contentState)
    return _WidgetPreview(viewKind, views, missing: "no widget has views for \(Self.self)")
      .previewLayout(.sizeThatFits)
  }
}

// MARK: - Views

/// The sizes in points, from Apple's guidelines for a screen of this width.
enum ActivitySize {
  static let width: CGFloat = 371
  static let heights: ClosedRange<CGFloat> = 84...160
  static let camera = CGSize(width: 126, height: 36.67)
  static let side: CGFloat = 52.33
  static let widestMinimal: CGFloat = 45
}

extension _WidgetPreview {
  public init<W: Widget, A: ActivityAttributes>(
    _ kind: ActivityPreviewViewKind, using attributes: A, widget: @MainActor () -> W,
    @_ContentStateBuilder<A> contentStates: @MainActor () -> [A.ContentState]
  ) {
    let views = contentStates().first.flatMap { widget().body._activity(attributes, $0) }
    self.init(kind, views, missing: "the widget has no view for the first state")
  }

  fileprivate init(_ kind: ActivityPreviewViewKind, _ views: _ActivityViews?, missing reason: String) {
    self.init(views.map { AnyView(_ActivityPreview(kind: kind, views: $0)) } ?? AnyView(_LeftOutView(reason)))
  }
}

struct _ActivityPreview: View {
  let kind: ActivityPreviewViewKind
  let views: _ActivityViews

  var body: some View {
    Group {
      switch kind {
      case .content: content
      case .dynamicIsland(.compact): compact.environment(\.colorScheme, .dark)
      case .dynamicIsland(.minimal): minimal.environment(\.colorScheme, .dark)
      case .dynamicIsland(.expanded): ExpandedIsland(regions: views.island.expanded.regions).environment(\.colorScheme, .dark)
      }
    }
    .buttonStyle(.bordered).toggleStyle(.button)
    ._inWidget()
    // States have dates that code computes from the machine's time.
    .environment(\._now, Date())
  }

  private var content: some View {
    views.content
      .frame(width: ActivitySize.width)
      .frame(minHeight: ActivitySize.heights.lowerBound, maxHeight: ActivitySize.heights.upperBound)
      .fixedSize()
      .backgroundPreferenceValue(ActivityTintKey.self) { $0 ?? Color(.secondarySystemGroupedBackground) }
      .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
  }

  private var compact: some View {
    HStack(spacing: 0) {
      views.island.compactLeading.padding(.leading, 8).padding(.trailing, 2).fixedSize()
        .frame(minWidth: ActivitySize.side)
      Color.clear.frame(width: ActivitySize.camera.width)
      views.island.compactTrailing.padding(.leading, 2).padding(.trailing, 8).fixedSize()
        .frame(minWidth: ActivitySize.side)
    }
    .fixedSize(horizontal: true, vertical: false)
    .frame(height: ActivitySize.camera.height)
    .background(.black)
    .clipShape(Capsule(style: .circular))
  }

  private var minimal: some View {
    views.island.minimal
      .frame(minWidth: ActivitySize.camera.height, maxWidth: ActivitySize.widestMinimal)
      .fixedSize(horizontal: true, vertical: false)
      .frame(height: ActivitySize.camera.height)
      .background(.black)
      .clipShape(Capsule(style: .circular))
  }
}

/// Leading and trailing lie beside the camera, or below it where they are too wide; the center below it, and the bottom below all.
private struct ExpandedIsland: View {
  let regions: [DynamicIslandExpandedRegionPosition: AnyView]

  private static let margins = CGSize(width: 18, height: 12)
  private static let side = ActivitySize.width / 2 - margins.width - ActivitySize.camera.width / 2

  var body: some View {
    VStack(spacing: 4) {
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .top, spacing: 0) {
          ZStack { regions[.leading] }.frame(minWidth: Self.side, alignment: .leading)
          VStack(spacing: 0) {
            camera
            regions[.center]
          }
          .frame(width: ActivitySize.camera.width)
          ZStack { regions[.trailing] }.frame(minWidth: Self.side, alignment: .trailing)
        }
        VStack(spacing: 0) {
          camera
          HStack(spacing: 8) {
            regions[.leading]
            Spacer(minLength: 0)
            regions[.center]
            Spacer(minLength: 0)
            regions[.trailing]
          }
        }
      }
      regions[.bottom]
    }
    .padding(.horizontal, Self.margins.width).padding(.vertical, Self.margins.height)
    .frame(width: ActivitySize.width)
    .frame(minHeight: ActivitySize.heights.lowerBound, maxHeight: ActivitySize.heights.upperBound, alignment: .top)
    .fixedSize()
    .background(.black)
    .clipShape(RoundedRectangle(cornerRadius: 44, style: .continuous))
  }

  private var camera: some View {
    Color.clear.frame(width: ActivitySize.camera.width, height: ActivitySize.camera.height - Self.margins.height)
  }
}
