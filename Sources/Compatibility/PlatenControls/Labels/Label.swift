internal import Foundation
internal import PlatenBase
internal import PlatenLayout
public import PlatenViews

/// A title with a picture before it.
public struct Label<Title: View, Icon: View>: _NonisolatedView {
  private let title: Title
  private let icon: Icon

  @Environment(\.controlStyles.label) private var styles

  /// Makes a label with a title and a picture.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The title and the picture in the innermost style around it.
  public var body: some View {
    let style: any LabelStyle = styles.last ?? DefaultLabelStyle()
    LabelStyleConfiguration(
      title: .init(view: AnyView(title)), icon: .init(view: AnyView(icon))
    )
    .styled(with: style)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Makes a label with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes the label of a style's configuration, in the style around it.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

// MARK: - Styles

/// The look of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the drawn label.
  associatedtype Body: View
  /// The parts that a style draws.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the drawn label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts that a ``LabelStyle`` draws.
public struct LabelStyleConfiguration {
  /// The type-erased title of a label.
  public struct Title: _NonisolatedView {
    let view: AnyView

    /// The label's own title.
    public var body: some View { view }
  }

  /// The type-erased picture of a label.
  public struct Icon: _NonisolatedView {
    let view: AnyView

    /// The label's own picture.
    public var body: some View { view }
  }

  /// The title of the label.
  public let title: Title
  /// The picture before it.
  public let icon: Icon

  /// The label as a style draws it.
  func styled<S: LabelStyle>(with style: S) -> AnyView {
    AnyView(
      StyledView(style: style, configuration: self) { $0.makeBody(configuration: $1) }.withoutStyle(
        \.label))
  }
}

nonisolated extension View {
  /// Sets the style of labels in this view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    self.style(\.label, style)
  }
}

// MARK: - The system's styles

/// The default style of labels: title and picture.
public nonisolated struct DefaultLabelStyle: LabelStyle, NonisolatedStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Returns the picture and the title.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// Labels with a title and a picture; in a list on iOS, the pictures form a column.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle, NonisolatedStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Returns the picture and the title on one baseline, 8 points apart: a stack's usual distance.
  ///
  /// SwiftUI's own is not published.
  public func makeBody(configuration: Configuration) -> some View {
    LabelParts(title: configuration.title, icon: configuration.icon)
  }
}

/// A label's title and picture: in a list's rows the picture has the tint, as on iOS, unless another colour is set.
private struct LabelParts<Title: View, Icon: View>: _NonisolatedView {
  let title: Title
  let icon: Icon

  @Environment(\.self) private var environment
  @ScaledMetric private var columnWidth = IconColumn.usualWidth

  var body: some View {
    if environment.isInList, !environment.imitatesMac {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        IconColumn(width: columnWidth) { tintedIcon }
        title
      }
    } else {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        tintedIcon
        title
      }
    }
  }

  @ViewBuilder private var tintedIcon: some View {
    if environment.isInList, !environment.hasChosenForeground, environment.isEnabled {
      icon.foregroundColor(environment.tint)
    } else {
      icon
    }
  }
}

/// A picture in the middle of a column that a list's labels share, so that their titles begin at one place; one that
/// takes any size is as large as a symbol.
///
/// A label without a picture has no column. UIKit has such a column, too
/// (`UIListContentConfiguration.ImageProperties.reservedLayoutSize`); its width is estimated.
private struct IconColumn: Layout {
  static let usualWidth: CGFloat = 24
  /// The distance of the title from the column, as UIKit's.
  static let distance: CGFloat = 16

  let width: CGFloat

  private var proposal: ProposedViewSize { ProposedViewSize(width: width, height: width) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(self.proposal) }
    guard let widest = sizes.map(\.width).max() else { return .zero }
    return CGSize(
      width: max(width, widest) + Self.distance, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX - Self.distance / 2, y: bounds.midY), anchor: .center,
        proposal: self.proposal)
    }
  }

  /// A picture without a line of text, as a circle, has its middle at that of the title's capitals, half of which are
  /// about a quarter of the column.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    guard guide == .firstTextBaseline || guide == .lastTextBaseline, !subviews.isEmpty else {
      return nil
    }
    for picture in subviews.map({ $0.dimensions(in: self.proposal) }) {
      if let line = picture[explicit: guide] { return line + (bounds.height - picture.height) / 2 }
    }
    return bounds.height / 2 + width / 4
  }
}

/// Labels with only a title.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle, NonisolatedStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Labels with only a picture.
public nonisolated struct IconOnlyLabelStyle: LabelStyle, NonisolatedStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Returns the picture.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
  /// The usual style.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Title and picture.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Only the title.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Only the picture.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
